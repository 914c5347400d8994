/** Which kind of party a name is: a nation, a state, an office, a public body, a pseudonym, or somebody of an own name. */
import { states } from '../facts/states';
import { frequentParties, pseudonyms, publicWords } from '../facts/tables/name-table';
import { lettersOf, type NameWord } from './name-words';
import { isOffice } from './office-words';
import type { Party } from './party';

const bodies = new Set(publicWords.split(' '));
const frequent = new Set(frequentParties.split(' '));
const masks = new Set(pseudonyms.split(' '));
const stateNames = new Map(
  states.flatMap(({ code, name, abbreviation }) => [
    [lettersOf(name), code],
    [lettersOf(abbreviation), code],
  ]),
);
const wholeNames = new Set(states.map(({ name }) => lettersOf(name)));

export function kindOf(text: string, words: readonly NameWord[]): Pick<Party, 'kind' | 'state'> {
  const all = words.map((word) => word.text);
  const [first = ''] = all;
  const state = stateOf(text, all);
  if (state !== undefined) return state === '' ? { kind: 'state' } : { kind: 'state', state };
  if (all.every((word) => word === 'unitedstates')) return { kind: 'nation' };
  if (all.some((word) => masks.has(word)) && all.length <= 3 && !ofFamily.test(text))
    return { kind: 'pseudonym' };
  if (isOffice(words)) return { kind: 'office' };
  if (frequent.has(all.join(''))) return { kind: 'frequent' };
  // `Orrin Defense Council` is private; a City Council is the city's, whose word tells it.
  const isBody = all.some((word, at) => bodies.has(word) && (word !== 'council' || at === 0));
  if (isBody || words.some(isShortBody) || first === 'unitedstates') return { kind: 'public' };
  return { kind: 'private' };
}

/** `Doe-Orrin` hides nothing. */
const ofFamily = /\b(?:doe|roe|poe)-\p{Lu}\p{Ll}|\p{Ll}-(?:doe|roe|poe)\b/iu;

/** `doe` of `John Does 1–10`. */
export function maskOf({ names }: Party): string | undefined {
  const mask = names[0]?.find(({ text }) => masks.has(text))?.text;
  return mask?.replace(/s$/u, '');
}

/** The code of a state, empty where the caption says only `State` or `People`; `undefined` for anything else. */
function stateOf(text: string, words: readonly string[]): string | undefined {
  const ofState =
    /^(?:the\s+)?(?:state|people|commonwealth|com|comm|commw|cmwlth|st|territory|gov(?:ernmen|['’])?t|terr)\b\.?(?:\s+of\s+(?:the\s+)?(?:state\s+of\s+|commonwealth\s+of\s+)?(?:the\s+)?(.*))?$/iu.exec(
      text.trim(),
    );
  if (ofState) {
    const [, place = ''] = ofState;
    if (place === '') return '';
    return stateNames.get(lettersOf(place));
  }
  // `Ala` is a surname, where `Ala.` is Alabama.
  const known = stateNames.get(words.join(''));
  const isUndotted = /^[A-Z][a-z]+$/.test(text.trim());
  return isUndotted && !wholeNames.has(words.join('')) ? undefined : known;
}

function isShortBody({ text, abbreviated }: NameWord): boolean {
  return (
    abbreviated &&
    [
      'bd',
      'ct',
      'dept',
      'cty',
      'cnty',
      'commn',
      'comn',
      'dist',
      'sch',
      'twp',
      'tp',
      'vill',
      'univ',
      'auth',
    ].includes(text)
  );
}

/** `California`, `Cal.` */
export function isStateName(word: NameWord): boolean {
  return stateNamed(word) !== undefined;
}

/** Its code. */
export function stateNamed({ text }: NameWord): string | undefined {
  return stateNames.get(text);
}

/** A word of the names of public bodies. */
export function isBodyWord(word: NameWord): boolean {
  return bodies.has(word.text) || isShortBody(word);
}
