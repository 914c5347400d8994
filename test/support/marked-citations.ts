/**
 * Finds marked by hand in a text, for tests that must not rest on `findCitations`.
 *
 * `{c|…}` a case, `{h|…}` a short form, `{i|…}` an `Id.`, `{p|…}` a supra, `{s|…}` a statute, `{r|…}` the record; marks
 * may stand within one another. `{i>0|…}` resolves to the find numbered 0; an `{i|…}` resolves to nothing.
 */
import type { FoundCitation } from '../../src/citations/found-citation';

export interface MarkedText {
  readonly text: string;
  readonly found: readonly FoundCitation[];
  readonly resolutions: readonly { readonly antecedent: number | null }[];
}

export function readMarkedCitations(marked: string): MarkedText {
  let text = '';
  const open: { index: number; letter: string; start: number }[] = [];
  const found: (FoundCitation | null)[] = [];
  const resolutions: { antecedent: number | null }[] = [];
  for (const [token, letter, antecedent] of marked.matchAll(/\{([chipsr])(?:>(\d+))?\||\}|[^{}]+/g)) {
    if (letter !== undefined) {
      const index = found.push(null) - 1;
      const own = letter === 'c' || letter === 's' || letter === 'r' ? index : null;
      resolutions.push({ antecedent: antecedent === undefined ? own : Number(antecedent) });
      open.push({ index, letter, start: text.length });
    } else if (token === '}') {
      const closed = open.pop();
      if (!closed) throw new Error(`a mark closes that was not opened: ${marked}`);
      found[closed.index] = findOf(closed.letter, text, closed.start);
    } else {
      text += token;
    }
  }
  return { text, found: found.filter((find) => find !== null), resolutions };
}

function findOf(letter: string, text: string, fullStart: number): FoundCitation {
  const written = text.slice(fullStart);
  const core =
    /\d+ (?:[A-Z][\w.]*\s?)+(?:\d+[a-z]? )?(?:at )?\d+|Id\.|\d+ U\.S\.C\. § \d+|supra|ECF No\. \d+/.exec(
      written,
    );
  const start = fullStart + (core?.index ?? 0);
  const end = core ? start + core[0].length : text.length;
  const placed = { start, end, fullStart, fullEnd: text.length };
  const [, plaintiff, defendant] =
    /^(?:[A-Z][a-z ]+? )?([A-Z][\w.’ ]*?) v\. ([A-Z][\w.’ ]*?),/.exec(written) ?? [];
  const [volume = '1', , page = '1'] = core?.[0].split(/ (?=\S+ \d+$)| (?=\d+$)/) ?? [];
  const reporter = 'U.S.';
  const pinCite = / at (\d+)/.exec(written)?.[1];
  const pinned = pinCite === undefined ? {} : { pinCite };
  switch (letter) {
    case 'c':
      return {
        kind: 'case',
        ...placed,
        volume,
        reporter,
        reporterAsWritten: reporter,
        page,
        ...(plaintiff === undefined ? {} : { plaintiff }),
        ...(defendant === undefined ? {} : { defendant }),
      };
    case 'h':
      return { kind: 'short', ...placed, volume, reporter, reporterAsWritten: reporter };
    case 'i':
      return { kind: 'id', ...placed, ...pinned };
    case 'p':
      return { kind: 'supra', ...placed };
    case 's':
      return { kind: 'statute', ...placed, code: 'U.S.C.' };
    default:
      return { kind: 'record', ...placed };
  }
}
