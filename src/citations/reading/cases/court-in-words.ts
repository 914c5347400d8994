/**
 * Courts written out, as search pages and hasty drafts have them: `Southern District of New York`, `Nevada Supreme Court`,
 * `Court of Appeals, 9th Circuit`, `Cal: Court of Appeal`, and by letters alone: `NDCA`, `CAFC`. Each becomes the abbreviation that
 * the tables list, or `undefined`.
 */
import { stateByCode, states, type State } from '../../facts/states';

export function abbreviateCourt(written: string): string | undefined {
  const words = written
    .replace(/^(?:United States|U\. ?S\.|US) (?=[CDST\d]|B[aA])/, '')
    .replace(/ for the /, ' ');
  if (/^Supreme Court(?: of the United States)?$/.test(words))
    return words === 'Supreme Court' && words === written ? undefined : 'U.S.';
  if (written === 'CAFC') return 'Fed. Cir.';
  return (
    circuitOf(words) ??
    districtOf(words) ??
    courtOfState(words) ??
    (words === written || words.includes(',') ? undefined : shorten(words))
  );
}

/** `Court of Appeals, 9th Circuit`, `2d Cir.` behind `U.S.` */
function circuitOf(words: string): string | undefined {
  const [, circuit] =
    /^(?:C(?:our)?t\.? (?:of )?App[a-z.]*,? )?((?:\d{1,2}(?:st|nd|rd|d|th)|[A-Z][a-z]+|D\.?C\.?) Cir)(?:cuit|\.)?$/.exec(
      words,
    ) ?? [];
  return circuit === undefined
    ? undefined
    : `${circuit.replace(/^(?:Federal|Fed) /, 'Fed. ').replace(/^DC /, 'D.C. ')}.`;
}

/** `Northern District of Texas`, `Dist. Court, ND California`, `NDCA`, `W.D. Wash., Seattle`, `SDNY Bankr.` */
function districtOf(words: string): string | undefined {
  const bankruptcy = /^Bankr(?:uptcy|\.)? (?:Court|Ct\.?),? | Bankr\.?$/.exec(words)?.[0];
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
  // "Bankruptcy Court, S.D.N.Y."
  if (!state) return bankruptcy === undefined ? undefined : `Bankr. ${rest}`;
  return `${bankruptcy === undefined ? '' : 'Bankr. '}${region === '' ? '' : `${region}.`}D. ${state.abbreviation}`;
}

/** A quick look before the slower one: whether any kind of court may be named. */
const namesKind = /Court|App|Sup|S\. ?Ct|SJC|Div|DCA/;

/** `Supreme Court of Nevada`, `Texas Court of Appeals`, `Cal: Court of Appeal, 2nd Appellate Dist.`, `TX App`, `Mass. SJC`. */
function courtOfState(words: string): string | undefined {
  const [, court = '', ofState = '', division = ''] =
    /^([A-Z][A-Za-z ]{2,40}),? of (?:the (?:State|Commonwealth) of )?([A-Z][A-Za-z ]{2,20})(,.*)?$/.exec(
      words,
    ) ?? [];
  const named = court === '' ? undefined : stateNamed(ofState);
  if (named) return ofKind(named, court + division);
  if (!namesKind.test(words)) return undefined;
  const headed = (heads ??= states.flatMap(headsOf)).find(([head]) =>
    /^[.:]? /.test(words.slice(words.startsWith(head) ? head.length : -1)),
  );
  if (!headed) return undefined;
  return ofKind(headed[1], words.slice(headed[0].length).replace(/^[.:]? (?:St\. )?/, ''));
}

let heads: readonly (readonly [string, State])[] | undefined;

/** How a state stands before its court. */
function headsOf(state: State): (readonly [string, State])[] {
  const { abbreviation, name, code } = state;
  return [name, abbreviation.replace(/\.$/, ''), code.toUpperCase()].map((head) => [head, state]);
}

/** How the tables abbreviate a court's words; the others they leave out. */
const shortWords = new Map(
  'Court=Ct. Courts=Ct. Appeal=App. Appeals=App. Appellate=App. Superior=Super. Supreme=Sup. District=Dist. Division=Div. Criminal=Crim. Civil=Civ. Special=Spec. Commonwealth=Commw. Chancery=Ch. Federal=Fed. Claims=Cl. International=Int’l Intermediate='
    .split(' ')
    .map((pair) => pair.split('=') as [string, string]),
);

function shorten(kind: string): string {
  // Of what follows a comma only New Jersey's and New York's Appellate Division is another court.
  const [court = ''] = kind.split(/, (?!App[a-z.]{0,8} Div)/);
  return (
    court
      .replace(/[A-Z][a-z]+/g, (word) => shortWords.get(word) ?? word)
      .replace(/,| of(?= )|^ /g, '')
      // "Second Dist. Ct. App.", "Ct. Crim. App.", "Ch. Ct."
      .replace(/^\w+ (?=Dist\. Ct\. App)|^Ct\. (?=C)|(?<=^Ch\.) Ct\./, '')
  );
}

function ofKind({ abbreviation }: State, kind: string): string {
  const short = shorten(kind);
  const isHighest = /^(?:S(?:up(?:r|reme)?)?\.?(?: ?Ct\.| Judicial Ct\.)?|SJC)$/.test(short);
  // New York's Supreme Court is a trial court, and its highest the Court of Appeals.
  if (abbreviation === 'N.Y.' && (isHighest || short === 'Ct. App.'))
    return isHighest ? 'N.Y. Sup. Ct.' : 'N.Y.';
  return isHighest ? abbreviation : `${abbreviation} ${short}`;
}

/** By its name, abbreviation or postal code. */
function stateNamed(place: string): State | undefined {
  if (/^[A-Z]{2}$/.test(place)) return stateByCode(place.toLowerCase());
  return states.find(({ name, abbreviation }) => name === place || abbreviation === place);
}
