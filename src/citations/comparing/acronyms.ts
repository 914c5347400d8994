/** Short forms put together from a name: `FTC` for Federal Trade Commission, `SFFA` for Students for Fair Admissions, `FedEx`. */
import { expansionsOf, isSameWord, lettersOf, type NameWord } from './name-words';
import { isFirm } from './firm-kind';
import type { Party } from './party';
import { isStateName } from './party-kind';
import { isCommonWord, isCommonText } from './words-in-many-names';

/** Short forms that leave words out, or take other letters = the words that tell. */
const irregular: ReadonlyMap<string, readonly string[]> = new Map([
  ['uaw', ['automobile', 'workers']],
  ['usw', ['steelworkers']],
  ['geico', ['government', 'employees', 'insurance']],
  ['fanniemae', ['federal', 'national', 'mortgage']],
  ['freddiemac', ['federal', 'home', 'loan', 'mortgage']],
  ['amtrak', ['national', 'railroad', 'passenger']],
  ['3m', ['minnesota', 'mining', 'manufacturing']],
  ['mopac', ['missouri', 'pacific']],
  ['bny', ['bank', 'newyork']],
  ['painewebber', ['paine', 'webber']],
  ['lirr', ['long', 'island']],
  ['coned', ['consolidated', 'edison']],
  ['conedison', ['consolidated', 'edison']],
  ['conrail', ['consolidated', 'rail']],
  ['bnsf', ['burlington', 'northern']],
  ['suny', ['state', 'university', 'newyork']],
  ['cuny', ['city', 'university', 'newyork']],
]);

/**
 * Whether what is left of one name stands for what is left of `party`'s, `rest`: initials, or for a firm the beginnings of its words;
 * articles and the kind of company left out where one likes. `MGM` beside shared words: `MGM Studios`, Metro-Goldwyn-Mayer Studios.
 */
export function isAcronym(candidate: readonly NameWord[], rest: readonly NameWord[], party: Party): boolean {
  // `U.S. EPA`
  const own = candidate.filter(({ text }) => text !== 'unitedstates');
  const [only, ...more] = own.length > 1 && own.every(isInitial) ? [runTogether(own)] : own;
  if (!only || rest.length === 0 || more.length > 1) return false;
  if (isIrregular(own, rest)) return true;
  const short = only.text;
  if (more.length > 0 || short.length < 2 || /\d/.test(short)) return false;
  // The very words, run together.
  if (rest.map(({ text }) => text).join('') === short) return false;
  // `HEW` is the Department or the Secretary of Health, Education & Welfare.
  const named = rest.slice(rest.findIndex(({ text }) => !ofGovernment.test(text)));
  // Most names begin otherwise.
  const isAlike =
    [...named.slice(0, 1), ...rest.slice(0, 3)].some(({ text }) => text.startsWith(short.charAt(0))) ||
    (party.kind === 'public' && short.startsWith('us'));
  if (!isAlike) return false;

  const isCompany = isFirm(party) || (party.names[0] ?? []).some(isCommonWord);
  // Two letters may be anybody's.
  if (short.length === 2 && !(isCompany && /^[A-Z]+$/.test(only.written))) return false;
  return isMadeOf(short, named, rest, party, isCompany);
}

/** Whether `short` is put together from the words of one of the forms in which the name of `party` may be given; `named`: what is left of it without its office. */
function isMadeOf(
  short: string,
  named: readonly NameWord[],
  rest: readonly NameWord[],
  party: Party,
  isCompany: boolean,
): boolean {
  const [left, full] = [named, rest].map((words) =>
    words.map((word) => (isCommonWord(word) ? (expansionsOf(word)[0] ?? word.text) : word.text)),
  );
  const all = party.main.replace(/^the /iu, '').replace(/^u\. ?s\. /iu, 'United States ');
  const ofNation = all.replace(/^united states /iu, '');
  const wholes = [`united states ${ofNation}`, ofNation].map((text) =>
    text.split(/[\s,&/–—-]+/u).map(lettersOf),
  );
  // `ACLU` of the American Civil Liberties Union, Greater Pittsburgh Chapter.
  const firstNamed = (party.first ?? []).map(({ text }) => text);
  const ofFirst = firstNamed.filter((text) => rest.some((word) => word.text === text));
  // `DSHS` of the Washington State Department.
  const [home, ...ofState] = full ?? [];
  const isOfState = rest[0] !== undefined && (home === 'state' || isStateName(rest[0]));
  const atHome = isOfState ? ofState.slice(ofState[0] === 'state' ? 1 : 0) : [];
  // `DOT` of a Department of Transportation, `USPS`.
  const inFull = (full ?? []).flatMap((word) =>
    /^(?:department|dept)$/.test(word)
      ? [word, 'of']
      : word === 'unitedstates'
        ? ['united', 'states']
        : [word],
  );
  // `ACLU` of Kentucky.
  const [place] = rest.slice(-1);
  const elsewhere = place && isStateName(place) ? (left ?? []).slice(0, -1) : [];
  // Else the words that both names have would lend their letters: `Chrome Enterprises` is not Chromatic Enterprises.
  const mayTakeAll =
    rest.length === (party.names[0] ?? []).length || rest[0]?.text.startsWith(short) === true;
  const ofRest = [left ?? [], full ?? [], elsewhere, atHome, inFull];
  const forms = [...ofRest, ...wholes, firstNamed, ofFirst];
  if (forms.some((words) => isCutFrom(short, words, initials))) return true;
  // `Marks` is not Mark S.
  const isInitialled = rest.at(-1)?.text.length === 1;
  return (
    isCompany &&
    !isInitialled &&
    // `Mars` is not Marsh.
    rest.length > 1 &&
    short.length >= 4 &&
    (mayTakeAll
      ? forms.some((words) => isCutFrom(short, words, beginnings))
      : ofRest.some((words) => isCutFrom(short, words, besideOthers)))
  );
}

/** `Con Ed` for Consolidated Edison. */
export function isIrregular(short: readonly NameWord[], name: readonly NameWord[]): boolean {
  const meant = irregular.get(short.map(({ text }) => text).join(''));
  return (
    meant?.every((text) =>
      name.some((word) => isSameWord(word, { text, written: text, abbreviated: false })),
    ) ?? false
  );
}

/** `Amtrak`, that begins like no word of its name. */
export function isShortForm({ text }: NameWord): boolean {
  return irregular.has(text);
}

/** `N.` and `W.` of the Norfolk & Western. */
export function isInitial({ written }: NameWord): boolean {
  return /^[A-Z]{1,3}$/.test(written);
}

function runTogether(words: readonly NameWord[]): NameWord {
  const written = words.map((word) => word.written).join('');
  return { text: written.toLowerCase(), written, abbreviated: true };
}

interface Cut {
  readonly mostLetters: number;
  readonly mayLack: (word: string) => boolean;
}

const ofGovernment = /^(?:unitedstates|department|dept|secretary|secy|director|commissioner|administrator)$/u;
const small = /^(?:of|the|and|for|in|on|to|by|a|an|)$/u;
const kindOfFirm =
  /^(?:co|corp|company|corporation|inc|incorporated|llc|ltd|na|railroad|railway|ry|rr|association|assn|foundation|studios|no|number|\d+)$/u;
const initials: Cut = { mostLetters: 1, mayLack: (word) => kindOfFirm.test(word) };
/** `FedEx`, `Caltrans` */
const beginnings: Cut = { mostLetters: 5, mayLack: (word) => kindOfFirm.test(word) || isCommonText(word) };
/** `UFCW, Local 23`; `Cooper Industries` is not Colt Industries Operating Corp. */
const besideOthers: Cut = { ...beginnings, mostLetters: 3 };

/** Whether `short` is made of the beginnings of `words`, of the first and of the others in their order. */
function isCutFrom(short: string, words: readonly string[], cut: Cut, isFirst = true): boolean {
  const [word, ...others] = words;
  if (short === '') return words.every((one) => small.test(one) || cut.mayLack(one));
  if (word === undefined) return false;
  for (let length = 1; length <= cut.mostLetters && short.startsWith(word.slice(0, length)); length += 1) {
    if (length > word.length) break;
    const left = short.slice(length);
    // One word is no initials.
    if (!(isFirst && left === '') && isCutFrom(left, others, cut, false)) return true;
  }
  const mayPass = small.test(word) || (!isFirst && cut.mostLetters > 1 && cut.mayLack(word));
  return mayPass && isCutFrom(short, others, cut, isFirst);
}
