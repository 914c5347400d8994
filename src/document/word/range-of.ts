/** The range of a stretch of the brief, in one `Word.run` with what is done to it. */
import { followSpan } from './follow-span';
import { withLiveParagraphs } from './live-paragraphs';
import { locateSpans } from './locate-spans';
import type { WordHost } from './word-host';
import { piecesOf, type WordReading } from './word-reading';

export interface BriefSpan {
  readonly start: number;
  readonly end: number;
}

/** `changed`: the words are others now. `lost`: they stand there, and Word's search does not find them. */
export type FoundRange = Word.Range | 'changed' | 'lost';

export async function withRanges<T>(
  host: WordHost,
  reading: WordReading,
  spans: readonly BriefSpan[],
  act: (ranges: readonly FoundRange[], context: Word.RequestContext) => Promise<T>,
): Promise<T> {
  const pieces = spans.map(({ start, end }) => piecesOf(reading, start, end));
  const paragraphs = [...new Set(pieces.flat().map(({ paragraph }) => paragraph))];
  return withLiveParagraphs(host, paragraphs, async (live, context) => {
    const byParagraph = new Map(live.map((each) => [each.read, each]));
    const wanted = pieces.map((ofSpan) =>
      [ofSpan[0], ofSpan.at(-1)].map((piece) => {
        const now = piece && byParagraph.get(piece.paragraph);
        const place = now && followSpan(piece.paragraph.text, now.text, piece.start, piece.end);
        return place ? { object: now.object, text: now.text, ...place } : null;
      }),
    );
    const located = await locateSpans(
      context,
      host,
      wanted.flatMap((ends, index) =>
        ends.slice(0, (pieces[index]?.length ?? 0) > 1 ? 2 : 1).filter((span) => span !== null),
      ),
    );
    let next = 0;
    const ranges = wanted.map((ends, index): FoundRange => {
      const needed = ends.slice(0, (pieces[index]?.length ?? 0) > 1 ? 2 : 1);
      const found = needed.map((span) => (span === null ? null : (located[next++] ?? null)));
      if (needed.some((span) => span === null) || !isUnchanged(pieces[index] ?? [], byParagraph))
        return 'changed';
      const [first, last] = found;
      if (!first || (needed.length > 1 && !last)) return 'lost';
      return last ? first.expandTo(last) : first;
    });
    return act(ranges, context);
  });
}

/** Every paragraph in between as well. */
function isUnchanged(
  pieces: ReturnType<typeof piecesOf>,
  live: ReadonlyMap<unknown, { readonly text: string }>,
): boolean {
  return (
    pieces.length > 0 &&
    pieces.every(({ paragraph, start, end }) => {
      const now = live.get(paragraph);
      return now !== undefined && followSpan(paragraph.text, now.text, start, end) !== null;
    })
  );
}
