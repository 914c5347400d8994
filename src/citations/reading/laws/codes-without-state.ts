/**
 * Of which state a code or rule is that is named without one: `Civil Code` is California's in its own courts, `CR` Washington's
 * or Kentucky's. The section's shape and the states that the text cites tell; where they do not, no state is named.
 */
import { isAmong } from '../../../text/character-classes';
import { matchEnd } from '../../../text/match-at';
import { citedCourtById } from '../../facts/cited-courts';
import { codeNamed, codesOf } from '../../facts/codes';
import { reporterNamed } from '../../facts/reporter-named';
import { states } from '../../facts/states';
import type { CodeCitation, FoundCitation, ReporterCitation } from '../../found-citation';

/** California's and New York's courts leave the state out so often that it is theirs unless two cases of others speak against it. */
const usual = /^(?:Cal\.|N\.Y\.) (?=.*(?:Code|Law|Act|Proc)\b)/;
const ENOUGH = 2;
/** The share of what a text cites that tells where it was written. */
const CLEAR = 0.8;
/** Letters that several states use alike, which the table gives to one of them. */
const shared =
  /^(?:M\.?\s?R\.?\s?E\.?|CR|ER|E\. ?R\.|R\. ?A\. ?P\.|RAP|RPC|App\. ?R\.|Civ\. ?R\.|Crim\. ?R\.|Evid\. ?R\.|Juv\. ?R\.|Super\. ?Ct\. ?Civ\. ?R\.)(?=[\s\d])/;
/** What others call a rule of these names. */
const alike: Readonly<Record<string, string>> = {
  'Super. Ct. Civ. R.': 'R. Civ. P.',
  'Civ. R.': 'R. Civ. P.',
  'Crim. R.': 'R. Crim. P.',
  'Evid. R.': 'R. Evid.',
};

/**
 * The names of those of `laws`, the statutes and rules of `found`, that the table gives to a state which the text does not bear out; `null` for the clerk's
 * record, which has the letters of a rule.
 */
export function withoutState(
  text: string,
  found: readonly FoundCitation[],
  laws: readonly CodeCitation[],
): Map<CodeCitation, string | null> {
  const named = new Map<CodeCitation, string | null>();
  let cited: StatesCited | undefined;
  for (const citation of laws) {
    if (!isOpen(text, citation)) continue;
    cited ??= statesCited(text, found);
    if (isOfRecord(text, citation, cited)) {
      named.set(citation, null);
      continue;
    }
    const state = stateBeside(text, citation);
    if (state === undefined && isBorneOut(citation, cited)) continue;
    const name = citation.code.slice(homeOf(citation.code).length + 1);
    named.set(citation, nameIn(state ?? clearState(cited), name) ?? alike[name] ?? name);
  }
  return named;
}

/** `Idaho Code of Civil Procedure`, `section 85 of the Code of Civil Procedure of the state of Oregon`, `Insurance Law § 4 (Wis.)` */
function stateBeside(text: string, { start, end }: CodeCitation): string | undefined {
  const before = text.slice(Math.max(0, start - 20), start);
  const place = matchEnd(
    /,?\s\(?(?:of\s)?(?:the\s)?(?:(?:[sS]tate|[tT]erritory)\sof\s)?(?=[A-Z])/y,
    text,
    end,
  );
  return states
    .filter(
      ({ name, abbreviation }) =>
        before.endsWith(`${name} `) ||
        (place > 0 && (text.startsWith(name, place) || text.startsWith(abbreviation, place))),
    )
    .at(-1)?.code;
}

/** `CR 45` in Texas: a page, where neither of the states that cite rules so is cited. */
function isOfRecord(text: string, { start, end }: CodeCitation, { counts }: StatesCited): boolean {
  return /^CR\s{1,3}\d{1,4}$/.test(text.slice(start, end)) && !counts.has('wa') && !counts.has('ky');
}

/** Whether what the text cites, or custom where it tells nothing, leaves the code to the state that the table gives it. */
function isBorneOut(
  { code, section = '' }: CodeCitation,
  { counts, first, most, cases }: StatesCited,
): boolean {
  const home = homeOf(code);
  const own = counts.get(states.find(({ abbreviation }) => abbreviation === home)?.code ?? '') ?? 0;
  if (home === 'Cal.' && /^\d{1,2}-\d{3}/.test(section)) return false;
  if (own > 0 && own >= most) return true;
  // Courts-martial are rarer than four states that write MRE.
  if (!usual.test(code)) return most === 0 && home !== 'Mil.';
  // Texas has three decimals where California's Civil Discovery Act alone has.
  const isTexan = first === 'tx' && /^\d{1,4}\.\d{2,3}(?!\d)/.test(section);
  // Codes of these names others have had too: Alaska's first were of Congress.
  const others = home === 'Cal.' ? Math.max(most, cases) : most;
  return !isTexan && (own > 0 || others < ENOUGH);
}

/** The state that nearly all say of what the text cites. */
function clearState({ counts, first, most }: StatesCited): string | undefined {
  const all = [...counts.values()].reduce((sum, count) => sum + count, 0);
  return most > 0 && most >= all * CLEAR ? first : undefined;
}

/** The state's abbreviation at the head of a code's name. */
function homeOf(code: string): string {
  return code.split(' ', 1)[0] ?? code;
}

/** The state's own code of that name, if it has one. */
function nameIn(state: string | undefined, name: string): string | undefined {
  if (state === undefined) return undefined;
  const abbreviation = states.find(({ code }) => code === state)?.abbreviation ?? '';
  const names = [name, alike[name] ?? name].map((one) => `${abbreviation} ${one}`);
  return codesOf(state).find((code) => [code.name, ...code.spellings].some((one) => names.includes(one)))
    ?.name;
}

/** How often each state's courts and codes are cited, and which the most. */
interface StatesCited {
  readonly counts: ReadonlyMap<string, number>;
  readonly first: string;
  readonly most: number;
  /** Of whatever court. */
  readonly cases: number;
}

/** Those codes apart that may be another's. */
function statesCited(text: string, found: readonly FoundCitation[]): StatesCited {
  const counts = new Map<string, number>();
  const jurisdictions = new Map<string, string | undefined>();
  let cases = 0;
  for (const citation of found) {
    if (citation.kind === 'case') {
      cases++;
      const court = citation.court === undefined ? undefined : citedCourtById(citation.court)?.jurisdiction;
      count(counts, court ?? stateOf(citation));
      for (const place of citation.parallel ?? []) count(counts, court ?? stateOf(place));
    } else if (citation.kind === 'short') count(counts, stateOf(citation));
    else if ('code' in citation && !isOpen(text, citation)) {
      const { code } = citation;
      if (!jurisdictions.has(code)) jurisdictions.set(code, codeNamed(code)?.jurisdiction);
      count(counts, jurisdictions.get(code));
    }
  }
  const [first, most] = [...counts].sort(([, left], [, right]) => right - left)[0] ?? ['', 0];
  return { counts, first, most, cases };
}

function count(counts: Map<string, number>, state: string | undefined): void {
  if (state?.length === 2 && state !== 'us') counts.set(state, (counts.get(state) ?? 0) + 1);
}

/** Whether the code is named without its state, so that others may have it too. */
function isOpen(text: string, { code, start, end }: CodeCitation): boolean {
  const may =
    (isAmong('CN', code.charCodeAt(0)) && usual.test(code)) ||
    (isAmong('MCERAJS', text.charCodeAt(start)) && shared.test(text.slice(start, end)));
  return may && !/Cal|N\.\s?Y|New\sYork|NY|CPLR/.test(text.slice(Math.max(0, start - 8), end));
}

function stateOf({ reporter, volume }: Pick<ReporterCitation, 'reporter' | 'volume'>): string | undefined {
  const prints = reporterNamed(reporter, volume)?.prints ?? [];
  return prints.length === 1 ? prints[0] : undefined;
}
