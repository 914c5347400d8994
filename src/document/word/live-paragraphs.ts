/** Paragraphs that were read, as they are in Word now. */
import { currentTextOf } from './current-text';
import { inHalves } from './in-halves';
import { isGone } from './word-failure';
import type { WordHost } from './word-host';
import type { StoryPlace, WordParagraph } from './word-reading';

export interface LiveParagraph {
  readonly read: WordParagraph;
  readonly object: Word.Paragraph;
  /** As it stands now; another than `read.text` where the author has changed it since. */
  readonly text: string;
}

/**
 * Calls `act` with those that are still there, after one request; two before WordApi 1.6, which has no ids of paragraphs.
 * `act` runs in one `Word.run` and may make more requests.
 */
export async function withLiveParagraphs<T>(
  host: WordHost,
  wanted: readonly WordParagraph[],
  act: (live: readonly LiveParagraph[], context: Word.RequestContext) => Promise<T>,
): Promise<T> {
  const attempt = (paragraphs: readonly WordParagraph[]): Promise<T | typeof someAreGone> =>
    Word.run(async (context) => {
      const live = await openParagraphs(context, host, paragraphs);
      return live === someAreGone ? someAreGone : act(live, context);
    });
  const outcome = await attempt(wanted);
  if (outcome !== someAreGone) return outcome;

  const gone = new Set(
    await inHalves(wanted, (some) => Word.run((context) => askTexts(context, host, some).sync())),
  );
  const again = await attempt(wanted.filter((paragraph) => !gone.has(paragraph)));
  if (again === someAreGone) throw new Error('The document changes faster than it can be marked.');
  return again;
}

const someAreGone = Symbol('some are gone');

async function openParagraphs(
  context: Word.RequestContext,
  host: WordHost,
  wanted: readonly WordParagraph[],
): Promise<readonly LiveParagraph[] | typeof someAreGone> {
  if (!host.has('1.6')) return openByPlace(context, host, wanted);
  const asked = askTexts(context, host, wanted);
  try {
    await asked.sync();
  } catch (error) {
    if (isGone(error)) return someAreGone;
    throw error;
  }
  return asked.live();
}

function askTexts(context: Word.RequestContext, host: WordHost, wanted: readonly WordParagraph[]) {
  const asked = wanted.flatMap((read) => {
    if (read.localId === undefined) return [];
    const object = context.document.getParagraphByUniqueLocalId(read.localId);
    return [{ read, object, text: currentTextOf(object, host) }];
  });
  return {
    sync: async (): Promise<void> => {
      await context.sync();
    },
    live: () => asked.map(({ read, object, text }) => ({ read, object, text: text() })),
  };
}

/** By story and number, and from there to the nearest that has the same text. */
async function openByPlace(
  context: Word.RequestContext,
  host: WordHost,
  wanted: readonly WordParagraph[],
): Promise<readonly LiveParagraph[]> {
  const { body } = context.document;
  const isWanted = (...kinds: readonly StoryPlace['kind'][]): boolean =>
    wanted.some(({ story }) => kinds.includes(story.kind));
  body.paragraphs.load('items/text');
  const notes = host.has('1.5') && isWanted('footnote', 'endnote');
  if (notes) {
    body.footnotes.load('items/body/paragraphs/items/text');
    body.endnotes.load('items/body/paragraphs/items/text');
  }
  await context.sync();

  const paragraphsOf = (story: StoryPlace): readonly Word.Paragraph[] => {
    if (story.kind === 'body') return body.paragraphs.items;
    if (!notes || (story.kind !== 'footnote' && story.kind !== 'endnote')) return [];
    const items = story.kind === 'footnote' ? body.footnotes.items : body.endnotes.items;
    return items[story.index]?.body.paragraphs.items ?? [];
  };
  const asked = wanted.flatMap((read) => {
    const object = nearest(paragraphsOf(read.story), read);
    return object ? [{ read, object, text: currentTextOf(object, host) }] : [];
  });
  await context.sync();
  return asked.map(({ read, object, text }) => ({ read, object, text: text() }));
}

function nearest(
  paragraphs: readonly Word.Paragraph[],
  { raw, index }: WordParagraph,
): Word.Paragraph | undefined {
  for (let away = 0; away < paragraphs.length + index; away++) {
    for (const at of [index - away, index + away]) {
      if (paragraphs[at]?.text === raw) return paragraphs[at];
    }
  }
  return undefined;
}
