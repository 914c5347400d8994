/**
 * A .docx open in a stand-in for Word: the globals that an add-in finds there (`Word`, `Office`, `OfficeExtension`), the
 * author at the keyboard, and a look at the document from outside. As unkind as Word: see `stand-in.test.ts`.
 */
import { Author } from './author';
import type { WordDocument } from './document-model';
import type { FaultNumber } from './faults';
import { loadDocx } from './load-docx';
import { microsoftClient } from './microsoft-client';
import { officeGlobal, type OfficeGlobal } from './office-global';
import { OfficeError } from './office-error';
import { Onlooker } from './onlooker';
import { platforms, type PlatformName } from './platform';
import { wordGlobal, type WordGlobal } from './word-global';
import { WordSession, type Counts, type ViewChoices } from './word-session';

export interface OpenWord {
  readonly Word: WordGlobal;
  readonly Office: OfficeGlobal;
  readonly author: Author;
  readonly onlooker: Onlooker;
  readonly counts: Counts;
  /** To be switched while the document is open. */
  readonly faults: Set<FaultNumber>;
  readonly session: WordSession;
  /** Makes the globals those of this Word; returns how to take them away. */
  install(): () => void;
}

export interface WordChoices {
  readonly platform?: PlatformName;
  readonly faults?: Iterable<FaultNumber>;
  readonly view?: Partial<ViewChoices>;
  readonly isReadOnly?: boolean;
  /** Where the file was opened from; none where it was never saved. */
  readonly address?: string;
  /** Through which library the add-in speaks; Microsoft's own has no more than WordApi 1.5. */
  readonly client?: 'ours' | 'microsoft';
}

export function openWord(file: Uint8Array | WordDocument, choices: WordChoices = {}): OpenWord {
  const faults = new Set(choices.faults);
  const document = file instanceof Uint8Array ? loadDocx(file) : file;
  const session = new WordSession(document, platforms[choices.platform ?? 'windows'], faults);
  session.view = { ...session.view, ...choices.view };
  session.isReadOnly = choices.isReadOnly ?? false;
  session.address = choices.address ?? null;
  const office = officeGlobal(session);
  const client =
    choices.client === 'microsoft'
      ? microsoftClient(session, office)
      : { Word: wordGlobal(session), OfficeExtension: { Error: OfficeError } };
  const globals = { ...client, Office: office };
  return {
    Word: globals.Word,
    Office: globals.Office,
    author: new Author(session),
    onlooker: new Onlooker(session),
    counts: session.counts,
    faults,
    session,
    install: () => {
      const before = Object.keys(globals).map(
        (name) => [name, Reflect.get(globalThis, name) as unknown] as const,
      );
      Object.assign(globalThis, globals);
      return () => {
        for (const [name, value] of before) {
          if (value === undefined) Reflect.deleteProperty(globalThis, name);
          else Reflect.set(globalThis, name, value);
        }
      };
    },
  };
}
