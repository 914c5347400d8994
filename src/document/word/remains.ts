/** What of ours stays in the saved file, for "Prepare for filing": comments, links to court records, and old highlighting. */
import { isRecordAddress } from '../record-hosts';
import type { Place, Remains } from '../brief-document';
import type { BriefText } from '../brief-text';
import { highlightColors } from './highlight-marks';
import { withRanges } from './range-of';
import type { WordHost } from './word-host';
import type { WordReading } from './word-reading';

/** What every comment of ours begins with, so that it is known again in any session. */
export const findingPrefix = 'Cite Check: ';

/** In the body and, where Word tells them, in the notes. Takes two requests; none before WordApi 1.4, which has no comments. */
export async function ourComments(host: WordHost): Promise<readonly Remains[]> {
  if (!host.has('1.4')) return [];
  return Word.run(async (context) => {
    const comments = context.document.body.getComments();
    comments.load('items/content');
    await context.sync();
    const ours = comments.items.filter(({ content }) => content.startsWith(findingPrefix));
    const ranges = ours.map((comment) => comment.getRange());
    for (const range of ranges) range.load('text');
    if (ranges.length > 0) await context.sync();
    return ranges.map(({ text }) => ({ kind: 'comment', text }));
  });
}

/**
 * A link is taken for ours where it was put in during this session; or where it leads by https to one of the courts' records that
 * we link to, from words that are no address themselves. The author's own links to such records look the same, and are listed too.
 */
export function ourLinks({ text, hyperlinks }: BriefText, putIn: ReadonlySet<string>): readonly Remains[] {
  return hyperlinks
    .map(({ start, end, url }) => ({ words: text.slice(start, end), url }))
    .filter(
      ({ words, url }) => putIn.has(url) || (isRecordAddress(url) && !/^\s*(?:https?:|www\.)/i.test(words)),
    )
    .map(({ words }) => ({ kind: 'link', text: words }));
}

/**
 * What an earlier pane highlighted and did not take away, as after a crash: one of our colours on just the words of an item. An
 * author who highlights in the same way is told of it as well. Nothing of ours may be highlighted now.
 */
export async function ourOldHighlighting(
  host: WordHost,
  reading: WordReading,
  places: readonly Place[],
): Promise<readonly Remains[]> {
  return withRanges(host, reading, places, async (ranges, context) => {
    const asked = ranges.flatMap((range, index) => {
      const place = places[index];
      return typeof range === 'string' || !place ? [] : [{ place, font: range.font }];
    });
    for (const { font } of asked) font.load('highlightColor');
    await context.sync();
    return asked
      .filter(({ font }) => ourColors.has(font.highlightColor))
      .map(({ place: { start, end } }) => ({
        kind: 'highlighting',
        text: reading.brief.text.slice(start, end),
      }));
  });
}

const ourColors: ReadonlySet<string> = new Set(Object.values(highlightColors));
