/**
 * Where citations stand in a stretch of an opinion: a quotation may leave them out without a mark.
 *
 * Narrow on purpose: a word of the sentence that were taken for part of a citation could be dropped unseen.
 */
import { reporterNamed } from '../../../citations/facts/reporter-named';
import { omissionNotesIn } from './omission-notes';

export interface TextSpan {
  readonly start: number;
  readonly end: number;
}

/** Several spans may be given for one citation: with its signal, with its name, and bare. */
export function citationsInText(text: string): readonly TextSpan[] {
  const spans: TextSpan[] = [];
  core.lastIndex = 0;
  for (let match = core.exec(text); match; match = core.exec(text)) {
    if (!namesReporter(match[0])) continue;
    const tail = readTail(text, core.lastIndex);
    core.lastIndex = tail.end;
    for (const start of startsBefore(text, match.index)) {
      if (limitingWord.test(text.slice(start, match.index)) || !standsApart(text, start)) continue;
      spans.push({ start, end: tail.end });
    }
    const short = shortNameBefore(text, match.index);
    if (short !== null && closesSentence(text, tail.end)) spans.push({ start: short, end: tail.end });
    const [first] = tail.parallels;
    if (first) spans.push({ start: first.start, end: tail.end }, ...stretchesOf(tail.parallels));
  }
  spans.push(...backReferencesIn(text), ...omissionNotesIn(text));
  return spans;
}

/** Any of them, and any that follow one another: a draft may keep the first, the last or both. */
function stretchesOf(spans: readonly TextSpan[]): readonly TextSpan[] {
  return spans.flatMap(({ start }, at) => spans.slice(at).map(({ end }) => ({ start, end })));
}

/** Of the preliminary prints of the United States Reports, in the middle of a line. */
export function printersNotesIn(text: string): readonly TextSpan[] {
  return [...text.matchAll(/Page Proof Pending Publication/g)].map(({ index, 0: raw }) => ({
    start: index,
    end: index + raw.length,
  }));
}

const core =
  /\b\d{1,4}\s{1,3}(?:U\.\s?S\.|S\.\s?Ct\.|L\.\s?Ed\.(?:\s?2d)?|F\.\s?(?:2d|3d|4th)|F\.(?:\s?Supp\.)?(?:\s?[23]d)?|F(?:ed)?\.\s?App[’']x|[A-Z][A-Za-z.]{0,5}\.(?:\s?[A-Z][A-Za-z.]{0,6}){0,3}(?:\s?(?:2d|3d|4th))?|WL|LEXIS)(?:,?\sat\s\*?|\s{1,3})\d{1,7}\b|[—_-]{1,4}\sU\.\s?S\.\s[—_-]{1,4}/g;
/** `3 Jan. 1995` and `40 Ac. 12` are none: of a single abbreviation, only a reporter that is known. */
function namesReporter(citation: string): boolean {
  const pageless = citation.replace(/,?\sat\s\*?\d{1,7}$/, '');
  const name = pageless.replace(/^[\d—_-]{1,4}\s{1,3}|\s{1,3}[\d—_-]{1,7}$/g, '');
  if (monthOrMeasure.test(name)) return false;
  // "10 A.M. at 5 Main Street"
  if (pageless !== citation) return reporterNamed(name) !== null;
  return /[A-Z].*[A-Z]|\s/.test(name) || reporterNamed(name) !== null;
}

const monthOrMeasure =
  /^(?:Jan|Feb|Mar|Apr|May|June?|July?|Aug|Sept?|Oct|Nov|Dec|Ac|Acr|Sq|Ft|In|Lbs?|Yds?|Mi|Doz|Oz|Gal|Hrs?|Min|Bbls?|Bu|Tons?)\b/;

const furtherPages =
  /\s{0,2}[,;]?\s{0,3}(?:at\s)?\*?\d{1,5}(?:[-–]\d{1,5})?(?:[,\s]{1,2}(?:and\s)?n\.\s?\d+)?(?!\d|\s?[A-Z])/y;
const parallelCitation = /,?\s\d{1,4}\s(?:[A-Z][\w.]{0,8}\s?(?:[\w.]{1,5}\s){0,3})\d{1,5}/y;
const parenthetical = /\s{0,3}\((?:[^()]|\([^()]{0,200}\)){1,400}\)/y;

/** Between a decision and what became of it: the citation of that follows. */
const history =
  /,\s{1,3}(?:(?:cert\.|certiorari|reh[’']g|rehearing|review)\s(?:denied|granted|dismissed)|(?:aff|rev)[’']d(?:\s(?:in\spart|mem\.|per\scuriam|on\sother\sgrounds))?|(?:affirmed|reversed|vacated|modified)(?:\son\sother\sgrounds)?),?\s{1,3}(?=(?:\d{1,4}|[—_-]{1,4})\s{1,3}[A-Z])/y;

/** Where the citation ends, and where its parallel citations stand. */
function readTail(
  text: string,
  from: number,
): { readonly end: number; readonly parallels: readonly TextSpan[] } {
  let at = after(lastPage, text, from) ?? from;
  const parallels: TextSpan[] = [];
  for (let piece = 0; piece < mostPieces; piece++) {
    const afterParallel = afterParallelCitation(text, at);
    if (afterParallel !== null) parallels.push({ start: at + 1, end: afterParallel });
    const next = afterParallel ?? after(furtherPages, text, at) ?? after(parenthetical, text, at);
    if (next === null) break;
    at = next;
  }
  const followed = after(history, text, at);
  if (followed !== null) return { end: followed, parallels };
  return { end: /[.;,]/.test(text.charAt(at)) ? at + 1 : at, parallels };
}

const mostPieces = 12;

function afterParallelCitation(text: string, at: number): number | null {
  const end = after(parallelCitation, text, at);
  const citation = text.slice(at, end ?? at).replace(/^[,\s]+/, '');
  return /\.|WL|LEXIS/.test(citation) && namesReporter(citation) ? end : null;
}

function after(pattern: RegExp, text: string, at: number): number | null {
  pattern.lastIndex = at;
  return pattern.test(text) ? pattern.lastIndex : null;
}

/** After a word that goes on with it, the citation is part of the sentence: "the rule of Ott v. Bell, 12 F.2d 33, governs". */
function standsApart(text: string, start: number): boolean {
  const before = text
    .slice(Math.max(0, start - 24), start)
    .replace(/\[?\*{1,3}\d{1,5}\]?/g, '')
    .replace(/(?:\[\w{1,5}\]|\d{1,3})?\s{0,8}$/, '');
  return (
    start === 0 ||
    before === '' ||
    text.charAt(start) === '(' ||
    /[^\w\s$§¶]$/.test(before) ||
    /\n\s{0,8}\n\s{0,8}$/.test(text.slice(Math.max(0, start - 24), start))
  );
}

const partOfName = /^(?:,|[A-Z0-9“"(&’'].*|v\.?|vs\.?|of|the|and|for|in|re|ex|rel\.?|de|la|on|d\/b\/a)$/;
const partOfSignal =
  /^(?:[Ss]ee,?|[Aa]lso|e\.\s?g\.,?|e\.|g\.,?|[Cc]f\.|[Aa]ccord,?|[Cc]iting|[Qq]uoting|[Bb]ut|generally,?|[Cc]ompare|also,?|\(?[Ss]ee|\(?citing|\(?quoting)$/;
/** "In Ott v. Bell, 12 F.2d 33, we held": the name depends on it, and is part of the sentence. */
const opensPhrase =
  /^(?:In|Under|After|Before|Since|Following|Unlike|Like|Despite|By|From|With|As|Because|Although|When|While|Where|If|Until|Applying|Overruling|Relying)$/;
const opensCitation = /^(?:See,?|Cf\.|Accord,?)$/;
const endOfSentence = /[a-z]{3}[.?!][”"’)]*$/;
export const abbreviated =
  /^(?:Corp|Inc|Bros|Assn|Ass’n|Dept|Dep’t|Supp|Cir|Dist|Educ|Indus|Comm|Comm’n|Bldg|Servs?|Natl|Nat’l|Intl|Int’l|Elec|Bank|Univ|Mfg|Constr|Pharm|Labs?|Prods?|Sys|Tech|Ins|Hosp|Ctr|Cnty|Bd|Auth|Transp|Tel|Mach|Chem|Found|Org|Gov’t|Fed|Mut|Cas|Sav|Dev|Mgmt|Res|Envtl|Consol|Sch|Enters?|Fin|Sec|Soc|Mktg|Props?|Grp|Hous|Inst|Invs?|Liab|Litig|Merch|Metro|Mortg|Mun|Pac|Pers|Prob|Prot|Pub|Rehab|Ret|Sci|Telecomms?|Twp|Ltd|Bhd|Cmty|Exch|Guar|Hwy|Imps?|Indem|Loc|Prof|Sols?|Stds?|Sur|Theatres?|Utils?|Ass’ns?|Comm’rs?|Fed’n|Cath|Broad|Cas|Petrol|Realty|Refin|Steel|Stores?|Motors?|Lines?)\./;
const limitingWord = /\b(?:not|never|nor|only|unless|except|cannot|without|no(?!\.))\b/i;

/** Where the citation may begin: at its number, at the name before it, at the signal before that. */
function startsBefore(text: string, number: number): readonly number[] {
  const from = Math.max(0, number - 240);
  const words = [...text.slice(from, number).matchAll(/\S+/g)];
  let first = words.length;
  let versus = false;
  let signal: number | null = null;
  for (let at = words.length - 1; at >= 0; at--) {
    const word = words[at]?.[0] ?? '';
    if (!partOfName.test(word) && !partOfSignal.test(word)) break;
    if (opensPhrase.test(word) && words[at + 1]?.[0] !== 're') break;
    if (at < words.length - 1 && endOfSentence.test(word) && !abbreviated.test(word)) break;
    if (at < words.length - 1 && /;$|[)\d]\.$|[.,?!][”"]$/.test(word)) break;
    if (/^vs?\.?$/.test(word) || /^(?:In|Ex)$/.test(word)) versus = true;
    if (versus && opensCitation.test(word)) signal = at;
    first = at;
  }
  const starts = [number];
  const placeOf = (at: number): number => from + (words[at]?.index ?? 0);
  // What stands before it ends a sentence, whatever it is: "the price in CEPs. Cf. Ott v. Bell".
  if (signal !== null) starts.push(placeOf(signal));
  while (/^(?:of|the|and|for|in|on|de|la)$/.test(words[first]?.[0] ?? '')) first++;
  let name = first;
  while (name < words.length && partOfSignal.test(words[name]?.[0] ?? '')) name++;
  if (versus && name < words.length) starts.push(placeOf(name));
  if (first < name && (versus || name === words.length)) starts.push(placeOf(first));
  return starts;
}

/**
 * Where a short form begins that stands between sentences: `See also Ott, 398 U. S., at 158.` One name says little, so what stands
 * before it must end a sentence or another citation, and it must be a sentence of its own.
 */
function shortNameBefore(text: string, number: number): number | null {
  const from = Math.max(0, number - 120);
  const before = text.slice(from, number);
  const found = shortName.exec(before);
  const start = found ? found.index + found[0].length - (found[1] ?? '').length : 0;
  const name = before.slice(start);
  if (
    !found ||
    /^Contra\b/.test(name) ||
    opensPhrase.test(name.replace(/\s.*$/s, '')) ||
    limitingWord.test(name)
  )
    return null;
  const lead = before.slice(0, start).trimEnd();
  return /\p{L}\.$/u.test(lead) && endsAbbreviation(lead) ? null : from + start;
}

const shortName =
  /(?:[.?!][”"’')\]]{0,3}(?:\[?\d{1,3}\]?)?|[;(])\s{1,3}((?:(?:[Ss]ee|[Cc]f\.|[Aa]ccord|[Cc]iting|[Qq]uoting),?\s(?:(?:also|generally),?\s)?(?:e\.\s?g\.,\s)?)?(?:(?:In re|Ex parte)\s)?\p{Lu}[\p{L}’'.&-]{1,24}(?:\s(?:\p{Lu}[\p{L}’'.&-]{0,24}|of|the|for|and|&)){0,5},\s{1,3})$/u;

const title = /^(?:Capt|Prof|Supt|Messrs|Judge|Atty|Cmdr|Comdr|Insp|Pres)\./;

function endsAbbreviation(text: string): boolean {
  const word = text.slice(text.lastIndexOf(' ') + 1);
  return !endOfSentence.test(word) || abbreviated.test(word) || title.test(word);
}

/** Behind it, a new sentence or another citation; and it is no subject: "Ott, 398 U. S., at 158, held". */
function closesSentence(text: string, end: number): boolean {
  return /[.;]/.test(text.charAt(end - 1)) || text.charAt(end) === ')';
}

/** `Id. at 12.`, `See Ott, supra, at 44` after the end of a sentence or of a quotation. */
function backReferencesIn(text: string): readonly TextSpan[] {
  const spans: TextSpan[] = [];
  for (const { index, 0: name } of text.matchAll(backReference)) {
    const named = name.startsWith('s')
      ? nameBefore.exec(text.slice(Math.max(0, index - longestName), index))
      : null;
    if (name.startsWith('s') && !named) continue;
    const start = index - (named?.[0].length ?? 0);
    const before = signalBefore.exec(text.slice(Math.max(0, start - longestSignal), start));
    if (!before || (/^[api]/.test(name) && !before[1])) continue;
    let end = index + name.length;
    if (name.startsWith('I')) end = after(pageOfReference, text, end) ?? end;
    end = after(lastPage, text, end) ?? end;
    end = after(shortParenthetical, text, end) ?? end;
    spans.push({
      start: index - (before[1] ?? '').length,
      end: /[.,;]/.test(text.charAt(end)) ? end + 1 : end,
    });
  }
  return spans;
}

const backReference =
  /\b(?:Id\.|Ibid\.|(?:Ante|Post|Supra|Infra|supra|ante|post|infra),?\s(?:at|note)\s\d{1,5})/g;
/** `Ott, ` before "supra". */
const nameBefore = /\b[A-Z]\w{1,30},\s$/;
const longestName = 34;
const longestSignal = 20;
const signalBefore = /[.”"’)\]]\s{1,2}\(?((?:(?:See|see|Cf\.|Accord),?\s(?:also,?\s)?)?)$/;
const pageOfReference = /,?(?:\sat\s\*?\d{1,5})?/y;
const lastPage = /(?:[-–]\d{1,5}(?!\d|\s?[A-Z]))?(?:\s?(?:&\s)?nn?\.\s?\d{1,4})?/y;
const shortParenthetical = /\s?\([^()]{1,120}\)/y;
