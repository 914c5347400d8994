/** The words of a caption as the index of names holds them: folded, abbreviations resolved, without what every caption has. */
import type { Authority } from '../../../citations/authority';
import { indexedAbbreviations } from './name-abbreviations';

const WORDS_OF_EVERY_CAPTION = new Set(
  'v vs and the of for in re ex rel parte et al ux on behalf matter estate inc co corp llc ltd lp llp na'.split(
    ' ',
  ),
);

/**
 * `Brown v. Bd. of Educ.` → `brown board education`. In text order, a word once.
 * Empty for a caption of nothing but single letters and procedural words.
 */
export function nameTokens(caption: string): readonly string[] {
  const known = read.get(caption);
  if (known) return known;
  const tokens = tokensOf(caption);
  if (read.size >= MOST_READ) read.clear();
  read.set(caption, tokens);
  return tokens;
}

/** Of every caption of a case, each once. */
export function wordsOfNames({
  caseName,
  otherNames,
}: Pick<Authority, 'caseName' | 'otherNames'>): readonly string[] {
  return otherNames.length === 0
    ? nameTokens(caseName)
    : [...new Set([caseName, ...otherNames].flatMap(nameTokens))];
}

/** A search weighs the same captions more than once, and those of a small shelf are weighed by most searches. */
const read = new Map<string, readonly string[]>();
const MOST_READ = 10_000;

function tokensOf(caption: string): readonly string[] {
  const tokens = new Set<string>();
  for (const word of wordsOf(caption)) {
    if (WORDS_OF_EVERY_CAPTION.has(word)) continue;
    for (const full of indexedAbbreviations.get(word) ?? indexedAbbreviations.get(singular(word)) ?? [word]) {
      if (full.length > 1) tokens.add(singular(full));
    }
  }
  return [...tokens];
}

/** Periods and apostrophes join (`U.S.` is `us`, `Int'l` is `intl`); accents are dropped. */
function wordsOf(caption: string): readonly string[] {
  if (/^[\x20-\x7e]*$/u.test(caption)) {
    return (
      caption
        .replace(/[.']/gu, '')
        .toLowerCase()
        .match(/[a-z0-9]+/gu) ?? []
    );
  }
  const folded = caption
    .normalize('NFD')
    .replace(/[\p{M}.'’‘]/gu, '')
    .toLowerCase();
  return folded.match(/[\p{L}\p{N}]+/gu) ?? [];
}

function singular(word: string): string {
  return word.length > 3 && word.endsWith('s') && !word.endsWith('ss') ? word.slice(0, -1) : word;
}
