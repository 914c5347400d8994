/** The cases that a brief has cited, by the short names under which its sentences speak of them. */
import { states } from '../../citations/facts/states';
import type { FoundCitation } from '../../citations/found-citation';

/** From a short name in small letters to the full citations and short forms that bear it, in text order. */
export type CaseNames = ReadonlyMap<string, readonly number[]>;

export function readCaseNames(found: readonly FoundCitation[]): CaseNames {
  const names = new Map<string, number[]>();
  for (const [index, find] of found.entries()) {
    for (const name of namesOf(find)) {
      const bearers = names.get(name);
      if (bearers) bearers.push(index);
      else names.set(name, [index]);
    }
  }
  return names;
}

function namesOf(find: FoundCitation): ReadonlySet<string> {
  if (find.kind === 'short') return new Set(shortNames(find.name));
  if (find.kind !== 'case') return new Set();
  return new Set([...shortNames(find.plaintiff), ...shortNames(find.defendant)]);
}

/**
 * The case by whose short name `leadIn` lets a court speak (`In Brown, the Court held`, `the Brown Court`, `Brown held`):
 * the last full citation of it before `at`, else the first after. `several` when names of different cases stand there.
 */
export function namedCase(
  leadIn: string,
  at: number,
  names: CaseNames,
  found: readonly FoundCitation[],
): number | 'several' | null {
  const authorities = new Map<string, number>();
  for (const match of leadIn.matchAll(capitalized)) {
    const opening = openingWords.exec(match[0])?.[0].length ?? 0;
    const name = match[0].slice(opening).replace(/[’']s?$/, '');
    const start = match.index + opening;
    if (personTitle.test(name) || !speaks(leadIn, start, start + name.length)) continue;
    const bearer = bearerOf(withoutStops(name), at, names, found);
    if (bearer === 'several') return 'several';
    if (bearer !== null) authorities.set(placeOf(found[bearer]), bearer);
  }
  if (authorities.size > 1) return 'several';
  return [...authorities.values()][0] ?? null;
}

/**
 * The case of a reference that gives only name and page, `Brown, at 495`: at the head of `words`, or with `place` at their end
 * right before a parenthetical.
 */
export function pageReference(
  words: string,
  place: 'head' | 'end',
  at: number,
  names: CaseNames,
  found: readonly FoundCitation[],
): number | 'several' | null {
  const match = (place === 'head' ? referenceAtHead : referenceAtEnd).exec(words);
  const name = match?.[1]?.split(/\sv\.?\s/, 1)[0];
  return name === undefined ? null : bearerOf(withoutStops(name.replace(openingWords, '')), at, names, found);
}

const referenceAtHead =
  /^[\s.,]*(?:(?:[Ss]ee(?:,\se\.g\.,)?|[Aa]ccord|[Cc]f\.)\s)?(\p{Lu}[\p{L}.’'&-]*(?:\s[\p{Lu}&][\p{L}.’'&-]*|\sv\.){0,5}),?\sat\s\*?\d/u;
const referenceAtEnd =
  /(?:^|\s)(\p{Lu}[\p{L}.’'&-]*(?:\s[\p{Lu}&][\p{L}.’'&-]*|\sv\.){0,5}),?\s?at\s\*?\d[\d,\s–-]*\.?\s?$/u;

/** The full citation of the one case that bears a name: the last before `at`, else the first. A short form may mean another. */
function bearerOf(
  name: string,
  at: number,
  names: CaseNames,
  found: readonly FoundCitation[],
): number | 'several' | null {
  const words = name.toLowerCase().split(/\s+/);
  const [borne, bearers] = [words.join(' '), words[0] ?? '', words.at(-1) ?? '']
    .map((candidate): readonly [string, readonly number[]] => [
      candidate,
      (names.get(candidate) ?? []).filter((index) => bearsAll(words, found[index])),
    ])
    .find(([, indexes]) => indexes.length > 0) ?? ['', []];
  if (bearers.length === 0) return null;
  if (new Set(bearers.map((index) => placeOf(found[index]))).size > 1) return 'several';
  if ((names.get(borne) ?? []).some((index) => isOfOtherVolume(found[index], found[bearers[0] ?? -1])))
    return 'several';
  const before = bearers.filter((index) => (found[index]?.start ?? 0) < at && found[index]?.inTable !== true);
  return before.at(-1) ?? bearers[0] ?? null;
}

/** `Miller, 538 U.S. at 341` is not `Elm v. Miller, 124 F.2d 160`. */
function isOfOtherVolume(short: FoundCitation | undefined, full: FoundCitation | undefined): boolean {
  if (short?.kind !== 'short' || full?.kind !== 'case') return false;
  const inSameReporter = [full, ...(full.parallel ?? [])].filter(
    ({ reporter }) => reporter === short.reporter,
  );
  return inSameReporter.every(({ volume }) => volume !== short.volume);
}

/** "Dean Fay", "Justice Brown": a person, where the case is `Dean Witter Reynolds` or `Brown`. */
function bearsAll(words: readonly string[], find: FoundCitation | undefined): boolean {
  if (find?.kind !== 'case') return false;
  const parties = `${find.plaintiff ?? ''} ${find.defendant ?? ''}`.toLowerCase();
  return words.every((word) => ofCourts.test(word) || parties.includes(word));
}

const ofCourts = /^(?:court|circuit|panel|majority|plurality|[ivx]+)\b/;

const capitalized = /(?:\p{Lu}\.){2,}|\p{Lu}[\p{L}’'&-]*(?:\.(?=\s\p{Lu}))?(?:\s\p{Lu}[\p{L}’'&-]*)*/gu;
const personTitle = /^(?:Mr|Mrs|Ms|Dr|Prof|Officer|Detective|Sergeant|Deputy|Agent|Sheriff|Trooper)\b/;
const openingWords =
  /^(?:(?:In|Under|As|The|See|Per|And|But|Unlike|Both|Since|After|Before|When|While|If|For|From|By|Indeed|Accordingly|Thus|Here)\s)+/;

function placeOf(find: FoundCitation | undefined): string {
  return find?.kind === 'case'
    ? `${find.volume} ${find.reporter} ${find.page ?? find.docketNumber ?? ''}`
    : '';
}

/**
 * `In X,`, `under X`, `as X held`, `the X Court`, `X held`: the name stands for a decision, not for a person. What is said of it (`The X
 * opinion “marks a change”`, `the X court’s choice to`) are another's words.
 */
function speaks(leadIn: string, start: number, end: number): boolean {
  const before = leadIn.slice(Math.max(0, start - 16), start);
  const after = leadIn.slice(end, end + 40);
  if (
    /^(?:[’']s)? (?:(?:[Cc]ourt|[Mm]ajority|[Pp]lurality|decision|opinion)(?![’']s|\s*$)|holding|rule|test|standard|language|dictum|formulation|framework|teaching)\b/.test(
      after,
    )
  )
    return true;
  if (
    /^,? (?:itself |also |further |expressly |specifically |then )?(?:(?:did|does) not hold|held|holds|explain(?:s|ed)|recogniz(?:es|ed)|reason(?:s|ed)|observ(?:es|ed)|teaches|instructs|makes clear|made clear|found|ruled|concluded|emphasiz(?:es|ed)|cautions|cautioned|reiterat(?:es|ed)|rejected|went (?:on|further))\b/.test(
      after,
    )
  ) {
    return true;
  }
  // `As Brown puts it,`, `Brown (at 495) says:`
  if (/^ \(at \*?\d+\) /.test(after) || (/^ puts? it\b/.test(after) && /\b[Aa]s $/.test(before))) return true;
  if (/^ case,? /.test(after)) return /^\W*(?:\p{L}+ ){0,2}[Ii]n the $/u.test(leadIn.slice(0, start));
  return (
    /\b(?:[Ii]n|[Uu]nlike|[Uu]nder|[Ll]ike) $/.test(before) &&
    (/^(?:,|:\s*$| ?\(| at \*?\d|\s(?:that|where|when|which))/.test(after) ||
      (/\b[Ii]n $/.test(before) && /^\s(?:the|this)/.test(after)) ||
      /^\sthe (?:[Cc]ourt|majority|plurality|panel)\b/.test(after))
  );
}

/** A State is in many captions and seldom a case: `It is settled in Georgia that`. */
const common = new Set([
  ...states.flatMap(({ name }) => [name, ...name.split(' ')]).map((name) => name.toLowerCase()),
  ...(
    'the of and for in re ex parte matter estate united states state people commonwealth city county town village ' +
    'board department dep’t commissioner secretary company inc llc corp ltd co national american association ass’n ' +
    'bank insurance ins university school district court doe roe dist commission bureau office general north south ' +
    'new west east first federal international group services system systems'
  ).split(' '),
]);

/** Of a State, an office or a company in general. */
export function isCommonName(word: string): boolean {
  return common.has(word.toLowerCase());
}

/** The whole name, its first word and its last, where they are nobody's in particular. */
function shortNames(party: string | undefined): readonly string[] {
  if (party === undefined) return [];
  const words = party
    .replace(/^(?:In re|Ex parte|Matter of|Estate of)\s+/i, '')
    .split(/,?\s(?:et al|Inc|LLC|L\.L\.C|Corp|Co|Ltd|LLP|P\.C)\b/i, 1)
    .join('')
    .split(/\s+/)
    .map((word) => withoutStops(word).toLowerCase())
    .filter((word) => word !== '');
  const candidates = [words.join(' '), words[0] ?? '', words.at(-1) ?? ''];
  return candidates.filter((name) => name.length > 2 && !common.has(name));
}

function withoutStops(name: string): string {
  let end = name.length;
  while (end > 0 && /[\s.,]/.test(name.charAt(end - 1))) end -= 1;
  return name.slice(0, end);
}
