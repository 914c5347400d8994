/** The global `Word`: `run`, and the enumerations that add-ins name. */
import { ClientContext } from './client-context';
import { isClientObject, type ClientObject } from './client-object';
import { OfficeError } from './office-error';
import type { WordSession } from './word-session';

export type WordGlobal = Pick<typeof Word, 'run' | EnumName>;

type EnumName = keyof typeof enumerations;

export function wordGlobal(session: WordSession): WordGlobal {
  const run = async (...given: readonly unknown[]): Promise<unknown> => {
    const batch = given.at(-1);
    const earlier = given.length > 1 ? given[0] : undefined;
    if (typeof batch !== 'function') throw new OfficeError('InvalidArgument', undefined, 'Word.run');
    const context = contextOf(earlier) ?? new ClientContext(session);
    try {
      const running = (batch as (context: ClientContext) => unknown)(context);
      if (!(running instanceof Promise)) throw new OfficeError('RunMustReturnPromise', undefined, 'Word.run');
      const result: unknown = await running;
      await context.sync();
      return result;
    } finally {
      context.trackedObjects.endRun();
    }
  };
  return { ...enumerations, run: run };
}

/** `Word.run(object, batch)` goes on in the context of the object. */
function contextOf(earlier: unknown): ClientContext | undefined {
  if (earlier instanceof ClientContext) return earlier;
  const objects = (Array.isArray(earlier) ? earlier : [earlier]) as readonly unknown[];
  const first = objects.find((object): object is ClientObject => isClientObject(object));
  return first?.context;
}

const enumerations = {
  ChangeTrackingMode: { off: 'Off', trackAll: 'TrackAll', trackMineOnly: 'TrackMineOnly' },
  ChangeTrackingVersion: { original: 'Original', current: 'Current' },
  CritiqueColorScheme: { red: 'Red', green: 'Green', blue: 'Blue', lavender: 'Lavender', berry: 'Berry' },
  AnnotationState: { created: 'Created', accepted: 'Accepted', rejected: 'Rejected' },
  HeaderFooterType: { primary: 'Primary', firstPage: 'FirstPage', evenPages: 'EvenPages' },
  InsertLocation: { before: 'Before', after: 'After', start: 'Start', end: 'End', replace: 'Replace' },
  RangeLocation: {
    whole: 'Whole',
    start: 'Start',
    end: 'End',
    before: 'Before',
    after: 'After',
    content: 'Content',
  },
  SelectionMode: { select: 'Select', start: 'Start', end: 'End' },
  ContentControlAppearance: { boundingBox: 'BoundingBox', tags: 'Tags', hidden: 'Hidden' },
  NoteItemType: { footnote: 'Footnote', endnote: 'Endnote' },
} as unknown as Pick<
  typeof Word,
  | 'ChangeTrackingMode'
  | 'ChangeTrackingVersion'
  | 'CritiqueColorScheme'
  | 'AnnotationState'
  | 'HeaderFooterType'
  | 'InsertLocation'
  | 'RangeLocation'
  | 'SelectionMode'
  | 'ContentControlAppearance'
  | 'NoteItemType'
>;
