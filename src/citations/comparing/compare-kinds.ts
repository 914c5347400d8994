/** Parties that a caption names by what they are: nations, states, holders of an office, people whose name is hidden. */
import { givenNames } from '../facts/tables/name-table';
import { isNumber, isSameWord, type NameWord } from './name-words';
import { pseudonymOtherwise, type PartyMatch, type PartyMatchKind } from './party-match';
import { isCommonWord } from './words-in-many-names';
import { isFirm } from './firm-kind';
import { areSuccessors } from './office-holders';
import { isTitle } from './office-words';
import type { Party } from './party';
import { isBodyWord, maskOf, stateNamed } from './party-kind';
import { areApart } from './told-apart';

const given = new Set(givenNames.split(' '));

/** In which ways two such parties agree; none tells a case from others. */
export function compareKinds(cited: Party, record: Party): PartyMatch[] {
  const kinds: PartyMatchKind[] = [];
  const kind = cited.kind === record.kind ? cited.kind : null;
  if (kind === 'nation') kinds.push('equal');
  if (kind === 'state') {
    const isOpen = cited.state === undefined || record.state === undefined;
    if (cited.state !== undefined && cited.state === record.state) kinds.push('equal');
    else if (isOpen) kinds.push(mayBeOneState(cited, record) ? 'generic' : 'overlap');
  }
  if (areSuccessors(cited, record)) kinds.push('successor');
  if (areOneCrown(cited, record) || areOneCrown(record, cited)) kinds.push('equal');
  // `Jane Doe` and `Doe` may be one person; `Doe` and `Roe` are written to be told apart.
  if (kind === 'pseudonym') {
    const isOne =
      maskOf(cited) === maskOf(record) &&
      !haveOtherNumbers(cited, record) &&
      isMaskedFirm(cited) === isMaskedFirm(record);
    kinds.push(isOne ? 'generic' : 'pseudonym');
  }
  if (kind === 'office' && sharesOffice(cited, record)) kinds.push('generic');
  if (hides(cited, record) || hides(record, cited)) kinds.push('pseudonym');
  return kinds.map((way) => ({
    kind: way,
    tells: 'nothing',
    // `Jane Roe` beside Roe, and Doe beside Roe
    ...(kind === 'pseudonym' && {
      reason: way === 'generic' ? pseudonymOtherwise : 'the pseudonym is another',
    }),
  }));
}

/** `Rex` is The King, and no Mr. King. */
function areOneCrown({ main: latin }: Party, { main: english }: Party): boolean {
  return (
    (/^rex$/iu.test(latin) && /^the king$/iu.test(english)) ||
    (/^regina$/iu.test(latin) && /^the queen$/iu.test(english))
  );
}

/** `Doe Corp.`, `Doe Foundation` */
export function isMaskedFirm(party: Party): boolean {
  return isFirm(party) || (party.names[0] ?? []).some((word) => isCommonWord(word) && !isNumber(word));
}

/** Ohio never sues as the People, nor Michigan as the Commonwealth; `State` may be any. */
function mayBeOneState(left: Party, right: Party): boolean {
  const [leftStyle, rightStyle] = [styleOf(left), styleOf(right)];
  if (leftStyle !== undefined && rightStyle !== undefined) return leftStyle === rightStyle;
  const style = leftStyle ?? rightStyle;
  const state = left.state ?? right.state ?? '';
  if (style === undefined || style === 'state' || style === 'territory') return true;
  return styledStates[style].includes(state);
}

/** `Commonwealth` beside `Virginia`, where another caption says only what kind of state it is. */
export function isStateStyle({ text, written }: NameWord, name: NameWord): boolean {
  const state = stateNamed(name);
  if (state === undefined || !/^(?:state|people|commonwealth|commw|com|cmwlth)$/u.test(text)) return false;
  const style = styleOf({ written });
  return (
    style === 'state' || (style !== undefined && style !== 'territory' && styledStates[style].includes(state))
  );
}

const styledStates = {
  people: ['ca', 'co', 'il', 'mi', 'ny', 'gu', 'pr', 'vi'],
  commonwealth: ['ky', 'ma', 'pa', 'va', 'mp', 'pr'],
} satisfies Readonly<Record<string, readonly string[]>>;

/** How a state is called whose name the caption leaves out. */
function styleOf({
  state,
  written,
}: Pick<Party, 'state' | 'written'>): 'people' | 'commonwealth' | 'territory' | 'state' | undefined {
  if (state !== undefined) return undefined;
  if (/^(?:the\s+)?people\b/iu.test(written)) return 'people';
  if (/^(?:the\s+)?terr/iu.test(written)) return 'territory';
  return /^(?:the\s+)?com/iu.test(written) ? 'commonwealth' : 'state';
}

/** `Commissioner` alone may be any; of a record it is the one of Internal Revenue, as courts say. */
function sharesOffice(cited: Party, record: Party): boolean {
  const [left = []] = cited.names;
  const [right = []] = record.names;
  if (isFirm(cited) !== isFirm(record)) return false;
  // `Mayor of Newark` is none of the Mayor, Township of Winslow.
  const [ofCited, ofRecord] = [cited, record].map(({ names }) => names.flat().filter(isOwnOfOffice));
  if (ofCited && ofRecord && areApart(ofCited, ofRecord)) return false;
  const isOfRevenue = left.some(({ text }) => text === 'revenue' || text === 'rev');
  if (/^comm(?:issione)?r$/.test(right[0]?.text ?? '') && right.length < Math.min(left.length, 2))
    return isOfRevenue;
  const [short, long] = left.length <= right.length ? [left, right] : [right, left];
  return short.every((word) => long.some((other) => isSameWord(word, other)));
}

/** Neither the office nor what kind of body it is of. */
function isOwnOfOffice(word: NameWord): boolean {
  return !isTitle(word) && !isBodyWord(word) && !isCommonWord(word);
}

/** `Doe` may be anybody; `Michael B.` and `M.B.` anybody with these letters. */
function hides(mask: Party, named: Party): boolean {
  if (named.kind !== 'private') return false;
  if (mask.kind === 'pseudonym') return true;
  const [words = []] = mask.names;
  const [full = []] = named.names;
  const last = words.at(-1);
  const surname = full.at(-1);
  // `UFW` is no person that the Farm Workers could be.
  if (!last || !surname || full.some(isCommonWord)) return false;
  const isInitial = last.text.length === 1 && words.length >= 2 && given.has(words[0]?.text ?? '');
  const areInitials =
    words.length === 1 && last.text.length >= 2 && last.text.length <= 3 && /^[A-Z]+$/u.test(last.written);
  return (
    (isInitial || areInitials) && surname.text.length > 3 && surname.text.startsWith(last.text.slice(-1))
  );
}

/** `Local 20` is not Local 357, `Doe II` not Doe III. */
export function haveOtherNumbers(cited: Party, record: Party): boolean {
  const known = numbersOf(record);
  return known.length > 0 && numbersOf(cited).some((number) => !known.includes(number));
}

const roman = ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X'];

function numbersOf({ kind, main, names }: Party): readonly string[] {
  const words =
    kind === 'pseudonym' ? main.split(/[^\p{L}\p{N}]+/u) : (names[0] ?? []).map(({ text }) => text);
  return words
    .map((word) => (roman.includes(word) ? String(roman.indexOf(word) + 1) : word))
    .filter((word) => /^(?:\d+|[A-Z])$/u.test(word));
}
