/** Word's search: literal but for `^` codes, within a paragraph, and blind across a note's mark or a deletion. */
import type { Run } from './document-model';
import { OfficeError } from './office-error';
import type { Platform } from './platform';
import { partsOf, runsBetween, type Part, type Stretch } from './stretch';
import { shows, type TextView } from './text-view';

export interface SearchChoices {
  ignorePunct?: boolean;
  ignoreSpace?: boolean;
  matchCase?: boolean;
  matchPrefix?: boolean;
  matchSuffix?: boolean;
  matchWholeWord?: boolean;
  matchWildcards?: boolean;
}

/** Hits in document order, none overlapping another. */
export function searchText(
  place: Stretch,
  wanted: string,
  choices: SearchChoices,
  platform: Platform,
  view: TextView,
): readonly Part[] {
  const pattern = patternOf(wanted, choices, platform);
  if (!pattern) return [];
  return partsOf(place).flatMap(({ paragraph, from, to }) => {
    const whole = from === 0 && to >= paragraph.runs.reduce((sum, { text }) => sum + text.length, 0);
    const runs = whole ? paragraph.runs : runsBetween(paragraph, from, to);
    return hitsIn(runs, pattern, choices, platform, view).map((hit) => ({
      paragraph,
      from: from + hit.from,
      to: from + hit.to,
    }));
  });
}

function hitsIn(
  runs: readonly Run[],
  pattern: RegExp,
  choices: SearchChoices,
  platform: Platform,
  view: TextView,
): { readonly from: number; readonly to: number }[] {
  return foldedPiecesOf(runs, choices, platform, view).flatMap(({ text, at }) =>
    Array.from(text.matchAll(pattern), (match) => ({
      from: at + match.index,
      to: at + match.index + match[0].length,
    })),
  );
}

/** Runs never change, so what was made ready for one search serves the next. */
const folded = new WeakMap<readonly Run[], Map<string, ReturnType<typeof piecesOf>>>();

function foldedPiecesOf(
  runs: readonly Run[],
  choices: SearchChoices,
  platform: Platform,
  view: TextView,
): ReturnType<typeof piecesOf> {
  const kind = [choices.matchCase, platform.searchesLoosely, view.deleted, view.hidden].join();
  const known = folded.get(runs) ?? new Map<string, ReturnType<typeof piecesOf>>();
  folded.set(runs, known);
  const pieces =
    known.get(kind) ??
    piecesOf(runs, view).map(({ text, at }) => ({ text: fold(text, choices, platform), at }));
  known.set(kind, pieces);
  return pieces;
}

/** Characters that a search can run through: a mark (#4401), a deletion (#5874) or hidden text parts them. */
function piecesOf(runs: readonly Run[], view: TextView): readonly { text: string; readonly at: number }[] {
  const pieces: { text: string; readonly at: number; readonly deleted: boolean }[] = [];
  let open: (typeof pieces)[number] | undefined;
  let at = 0;
  for (const run of runs) {
    const deleted = run.change?.kind === 'deleted';
    if (run.kind !== 'text' || !shows(view, run)) open = undefined;
    else if (open && open.deleted === deleted) open.text += run.text;
    else pieces.push((open = { text: run.text, at, deleted }));
    at += run.text.length;
  }
  return pieces;
}

function patternOf(wanted: string, choices: SearchChoices, platform: Platform): RegExp | null {
  if (choices.matchWildcards || choices.ignorePunct || choices.ignoreSpace) {
    throw new Error('The stand-in knows no wildcards, and nothing that is ignored.');
  }
  // A caret counts twice (#1726).
  const length = wanted.length + (wanted.split('^').length - 1);
  if (wanted === '' || length > platform.longestSearch) throw new OfficeError('SearchStringInvalidOrTooLong');
  // Tabs and breaks are found by their codes alone (#2331).
  if (/[\t\v\f\r\n]/.test(wanted)) return null;

  const source = fold(wanted, choices, platform).replace(
    /\^(?:u(\d+)|0?(\d{2,3})|(.?))|[\\$.*+?()[\]{}|/]/gsu,
    (whole, unicode?: string, code?: string, letter?: string) => {
      const number = unicode ?? code;
      if (number !== undefined) return `\\u{${Number(number).toString(16)}}`;
      if (letter === undefined) return `\\${whole}`;
      const known = searchCodes[letter];
      if (known === undefined) throw new OfficeError('SearchStringInvalidOrTooLong');
      return known;
    },
  );
  const [before, after] = ['(?<![\\p{L}\\p{N}])', '(?![\\p{L}\\p{N}])'];
  const { matchPrefix, matchSuffix, matchWholeWord } = choices;
  return new RegExp(
    `${matchPrefix || matchWholeWord ? before : ''}${source}${matchSuffix || matchWholeWord ? after : ''}`,
    'gu',
  );
}

/** What stands behind a caret; a paragraph mark or a note is in no piece of text that is searched. */
const searchCodes: Readonly<Record<string, string>> = {
  '^': '\\^',
  t: '\\t',
  l: '\\v',
  s: '\\u00a0',
  '~': '[\\u001e\\u2011]',
  '-': '[\\u001f\\u00ad]',
  '+': '\\u2014',
  '=': '\\u2013',
  '?': '.',
  '#': '\\d',
  $: '\\p{L}',
  p: '(?!)',
  f: '(?!)',
  e: '(?!)',
  '2': '(?!)',
};

/** Keeps the length. Desktop Word finds straight for curly and any space for any other. */
function fold(text: string, { matchCase }: SearchChoices, { searchesLoosely }: Platform): string {
  const cased = matchCase ? text : lowered(text);
  if (!searchesLoosely) return cased;
  return cased
    .replace(/[\u2018\u2019]/g, "'")
    .replace(/[\u201c\u201d]/g, '"')
    .replace(/\u00a0/g, ' ');
}

function lowered(text: string): string {
  const lower = text.toLowerCase();
  return lower.length === text.length
    ? lower
    : Array.from(text, (sign) => {
        const small = sign.toLowerCase();
        return small.length === sign.length ? small : sign;
      }).join('');
}
