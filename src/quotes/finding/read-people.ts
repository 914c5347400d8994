/** Whom a brief speaks of where it cites no case: the parties, witnesses and companies of the case at hand, by each word of their names. */
import type { FoundCitation } from '../../citations/found-citation';
import { firstEndingAfter } from './first-ending-after';
import type { Span } from './quoting-brief';
import { outsidePassages } from './without-quoted';

/** Names that stand at least twice in paragraphs without a case, outside quotation marks (`spans`) and not first in a sentence. */
export function readPeople(
  text: string,
  found: readonly FoundCitation[],
  spans: readonly Span[],
): ReadonlySet<string> {
  const cases = found.filter(
    ({ kind }) => kind === 'case' || kind === 'short' || kind === 'id' || kind === 'supra',
  );
  const counts = new Map<string, number>();
  let start = 0;
  for (const paragraph of text.split('\n')) {
    const end = start + paragraph.length;
    if ((cases[firstEndingAfter(cases, start)]?.start ?? end) >= end) {
      for (const [name] of outsidePassages(text, start, end, spans).matchAll(withinSentence))
        counts.set(name, (counts.get(name) ?? 0) + 1);
    }
    start = end + 1;
  }
  return new Set([...counts].flatMap(([name, count]) => (count > 1 ? [name] : [])));
}

const withinSentence = /(?<=[\p{Ll},]\s|\b(?:Mr|Ms|Mrs|Dr)\.\s)\p{Lu}\p{Ll}\p{L}+/gu;
