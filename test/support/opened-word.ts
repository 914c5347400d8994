/** A .docx open in the stand-in for Word, and the adapter to it. */
import type { TextStore } from '../../src/document/text-store';
import { openWordDocument, type Timer, type WordDocument } from '../../src/document/word/open-word-document';
import type { WordDocument as WordFile } from './word/document-model';
import { openWord, type OpenWord, type WordChoices } from './word/open-word';

export interface OpenedWord extends OpenWord {
  readonly document: WordDocument;
  readonly close: () => void;
}

export function openInWord(
  file: Uint8Array | WordFile,
  { store, ...choices }: WordChoices & { readonly store?: TextStore } = {},
): OpenedWord {
  const word = openWord(file, choices);
  const uninstall = word.install();
  const document = openWordDocument({ timer: soon, ...(store === undefined ? {} : { store }) });
  return { ...word, document, close: uninstall };
}

/** However long one should wait, the next turn of the loop. */
const soon: Timer = (_, then) => {
  const running = setTimeout(then);
  return () => clearTimeout(running);
};
