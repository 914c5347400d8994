/**
 * Courts written out, as search pages and hasty drafts have them: `Southern District of New York`, `Nevada Supreme Court`,
 * `Court of Appeals, 9th Circuit`, `Cal: Court of Appeal`, and by letters alone: `NDCA`, `CAFC`. Each becomes the abbreviation that
 * the tables list, or `undefined`.
 */
import { stateByCode, states, type State } from '../../facts/states';

export function abbreviateCourt(written: string): string | undefined {
  const words = written
    .replace(/^(?:United States|U\. ?S\.|US) (?=[CDS\d]|B[aA])/, '')
    .replace(/ for the /, ' ');
  if (/^Supreme Court$/.test(words)) return words === written ? undefined : 'U.S.';
  if (written === 'CAFC') return 'Fed. Cir.';
  return circuitOf(words) ?? districtOf(words) ?? courtOfState(words);
}

/** `Court of Appeals, 9th Circuit`, `2d Cir.` behind `U.S.` */
function circuitOf(words: string): string | undefined {
  const [, circuit] =
    /^(?:(?:Court|Ct\.?) of Appeals,? )?((?:\d{1,2}(?:st|nd|rd|d|th)|[A-Z][a-z]+|D\.?C\.?) Cir)(?:cuit|\.)?$/.exec(
      words,
    ) ?? [];
  return circuit === undefined
    ? undefined
    : `${circuit.replace(/^(?:Federal|Fed) /, 'Fed. ').replace(/^DC /, 'D.C. ')}.`;
}

/** `Northern District of Texas`, `Dist. Court, ND California`, `NDCA`, `W.D. Wash., Seattle`, `SDNY Bankr.` */
function districtOf(words: string): string | undefined {
  const bankruptcy = /^Bankr(?:uptcy)? (?:Court|Ct\.?),? | Bankr\.?$/.exec(words)?.[0];
  const rest = bankruptcy === undefined ? words : words.replace(bankruptcy, '');
  const [, region = '', place = ''] =
    /^(?:Dist(?:rict|\.) (?:Court|Ct\.?),? )?(?:([NSEWMC])[a-z]* )?D(?:istrict|ist\.) (?:of )?(?!C(?:our)?t\b)(.+)$/.exec(
      rest,
    ) ??
    /^Dist(?:rict|\.) (?:Court|Ct\.?),? (?:([NSEWMC])\.? ?)?D\.? (?:of )?(.+)$/.exec(rest) ??
    /^([NSEWMC])?D([A-Z]{2})$/.exec(rest) ??
    /^(?:([NSEWMC])\. ?)?D\. ([A-Z][A-Za-z. ]{1,16}?)(?:, [A-Z][a-z]{2,12}(?: [A-Z][a-z]{2,12})?)?$/.exec(
      rest,
    ) ??
    [];
  const state = place === 'Columbia' ? stateByCode('dc') : stateNamed(place);
  if (!state) return undefined;
  return `${bankruptcy === undefined ? '' : 'Bankr. '}${region === '' ? '' : `${region}.`}D. ${state.abbreviation}`;
}

/** How the tables abbreviate the kinds of courts; of the highest they have the state alone. */
const kinds: readonly (readonly [RegExp, string])[] = [
  [/^(?:Supreme Court|S\. ?Ct\.|Sup(?:r|reme|\. Ct|r\. Ct)\.?|Supreme Judicial Court|SJC)$/, ''],
  [/^(?:Courts? of Appeals?|App)$/, 'Ct. App.'],
  [/^(?:Court of Criminal Appeals|Crim\.? App)$/, 'Crim. App.'],
  [/^(?:Court of Civil Appeals)$/, 'Civ. App.'],
  [/^(?:Appellate Court|Appeals Court)$/, 'App. Ct.'],
  [/^(?:District Courts? of Appeal|\d? ?DCA)$/, 'Dist. Ct. App.'],
  [/^(?:Appellate Div(?:ision|\.)|Supreme Court,? Appellate Div(?:ision|\.))$/, 'App. Div.'],
  [/^(?:Superior Court,? Appellate Div(?:ision|\.)|Super\. A\. ?D\.)$/, 'Super. Ct. App. Div.'],
  [/^Superior Court$/, 'Super. Ct.'],
  [/^Commonwealth Court$/, 'Commw. Ct.'],
  [/^(?:Court of Chancery|Chancery Court)$/, 'Ch.'],
];

/** A quick look before the slower one: whether any of the kinds may be named. */
const namesKind = /Court|App|Sup|S\. ?Ct|SJC|Div|DCA/;

/** `Supreme Court of Nevada`, `Texas Court of Appeals`, `Cal: Court of Appeal, 2nd Appellate Dist.`, `TX App`, `Mass. SJC`. */
function courtOfState(words: string): string | undefined {
  const [, court = '', ofState = ''] =
    /^([A-Z][A-Za-z ]{2,40}),? of (?:the (?:State|Commonwealth) of )?([A-Z][A-Za-z ]{2,20})$/.exec(words) ??
    [];
  const named = court === '' ? undefined : stateNamed(ofState);
  if (named) return ofKind(named, court);
  if (!namesKind.test(words)) return undefined;
  for (const [head, state] of (heads ??= states.flatMap(headsOf))) {
    if (!words.startsWith(head)) continue;
    const [, kind] =
      /^:? (?:St\. )?([^,]+(?:, Appellate Div\.)?)(?:, .*)?$/.exec(words.slice(head.length)) ?? [];
    const abbreviated = kind === undefined ? undefined : ofKind(state, kind);
    if (abbreviated !== undefined) return abbreviated;
  }
  return undefined;
}

let heads: readonly (readonly [string, State])[] | undefined;

/** How a state stands before its court. */
function headsOf(state: State): (readonly [string, State])[] {
  const { abbreviation, name, code } = state;
  return [name, abbreviation, abbreviation.replace(/\.$/, ''), code.toUpperCase()].map((head) => [
    head,
    state,
  ]);
}

function ofKind({ abbreviation }: State, kind: string): string | undefined {
  const known = kinds.find(([pattern]) => pattern.test(kind));
  if (!known) return undefined;
  // New York's Supreme Court is a trial court, and its highest the Court of Appeals.
  if (abbreviation === 'N.Y.' && known[1] === '') return 'N.Y. Sup. Ct.';
  if (abbreviation === 'N.Y.' && known[1] === 'Ct. App.') return 'N.Y.';
  return known[1] === '' ? abbreviation : `${abbreviation} ${known[1]}`;
}

/** By its name, abbreviation or postal code. */
function stateNamed(place: string): State | undefined {
  if (/^[A-Z]{2}$/.test(place)) return stateByCode(place.toLowerCase());
  return states.find(({ name, abbreviation }) => name === place || abbreviation === place);
}
