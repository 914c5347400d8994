/** The words of a party's name, ready to be compared: folded, with what was abbreviated marked as such. */
import { emptyWords, nameAbbreviations } from '../facts/tables/name-table';

export interface NameWord {
  /** Lower case letters and digits alone: `natl`, `odonnell`. */
  readonly text: string;
  /** As written, for showing: `O'Donnell`. */
  readonly written: string;
  /** Written with a dot at its end or an apostrophe within, or a known abbreviation. */
  readonly abbreviated: boolean;
  /** `nat` and `l` of `Nat'l`. */
  readonly halves?: readonly [string, string];
  /** Spelt otherwise: `lapine` for `LaPine's`, `mueller` for `Müller`. */
  readonly also?: string;
}

const empty = new Set(emptyWords.split(' '));
const expansions = new Map(
  nameAbbreviations
    .trim()
    .split('\n')
    .map((line) => {
      const [short = '', full = ''] = line.split('=');
      return [short, full.split(',')] as const;
    }),
);

const tens = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');
const units =
  ' one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const compound = new RegExp(`\\b(${tens.join('|')})[- ](${units.slice(1, 10).join('|')})\\b`, 'giu');

/** States and cities of two words, and the like, count as one. Each stands beside what a name must hold to need it: few do. */
const joined: readonly (readonly [hint: RegExp, pattern: RegExp, replacement: string])[] = [
  // `Forty-Four`
  [/ty[- ]/i, compound, '$1$2'],
  [/u\.? ?s\.? ?a/i, /\bu\.? ?s\.? ?a\b\.?/giu, ' UnitedStates '],
  [/N\.? ?Y\.? ?C/, /\bN\. ?Y\. ?C\.(?= |$|,)|\bNYC\b/gu, ' NewYork City '],
  [/N\.? ?Y\.? ?S/, /\bN\. ?Y\. ?S\.(?= [^&]|$|,)|\bNYS\b/gu, ' NewYork State '],
  [/united/i, /\bunited states(?: of america)?\b/giu, ' UnitedStates '],
  [/u\.|US/i, /\bu\. ?s\.(?= |$)|\bUS\b|\bU\.S\b/gu, ' UnitedStates '],
  [
    /(?:[wt]|th|de|to) [yjhmcdvir]/i,
    /\b(new|north|south|west|rhode|puerto) (york|jersey|hampshire|mexico|carolina|dakota|virginia|island|rico)\b/giu,
    ' $1$2 ',
  ],
  [/[nswrp]\./i, /\b(n|s|w|r|p)\. ?(y|j|h|m|c|d|i|r|va)\.(?= |$|,)/giu, ' $1$2. '],
  [/[NSW]\.? ?(?:ca|da|v)/i, /\b([NSW])\.? ?(carolina|dakota|virginia|va)\b\.?/giu, ' $1$2. '],
  [
    /of col|d\./i,
    /\bdist(?:rict\b|\.) of col(?:umbia\b|\.)|(?<!\p{L}\. ?)\bd\. ?c\.(?= |$|,)/giu,
    ' DistrictofColumbia ',
  ],
  // `Leland Stanford Jr. Univ.`
  [/\bJr/i, /\bjr\.?(?= (?:univ|coll|high|sch))/giu, 'Junior'],
  // `$8,850.00`
  [/\d[,.]\d/, /(?<=\d),(?=\d{3}(?!\d))|(?<=\d)\.00\b/gu, ''],
  [/los a|l\. ?a\./i, /\blos angeles\b|(?<!\p{L}\. ?)\bL\. ?A\.(?= |$|,)/giu, ' LosAngeles '],
  [/LA /, /\bLA(?= [A-Z][a-z]| &)/gu, ' LosAngeles '],
  [/san f/i, /\bsan francisco\b/giu, ' SanFrancisco '],
  [
    /(?:il|am|ws|th|ir) [rspclw]/i,
    /\b(rail|steam|news|health|air) (roads?|ships?|papers?|care|lines?|ways?)\b/giu,
    ' $1$2 ',
  ],
  [/wal|du p|co-op/i, /\b(wal|du|co)[- ](mart|pont|op)\b/giu, ' $1$2 '],
  // The Supreme Court's own reports have `Labor Board v. Orrin`.
  [
    /N\.? ?L\.? ?R\.? ?B|^Labor Board$/,
    /\bN\. ?L\. ?R\. ?B\.|\bNLRB\b|^Labor Board$/gu,
    ' National Labor Relations Board ',
  ],
  // `AT & T`, `A.T.&T.`, `B and B`
  [
    /&|[A-Z] and [A-Z]\b/,
    /(?<=\b[A-Z]{1,3})(?: ?& ?| and )(?=[A-Z]\b(?!\.))|(?<=[A-Z]\. ?[A-Z]\.) ?& ?(?=[A-Z]\.)/gu,
    '',
  ],
];
const mayJoin = new RegExp(joined.map(([hint]) => hint.source).join('|'), 'i');

/** Letters that are no other letter with an accent. */
const ligatures: Readonly<Record<string, string>> = { æ: 'ae', œ: 'oe', ø: 'o', ß: 'ss', ł: 'l', đ: 'd' };
const ordinals =
  ' first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth'.split(
    ' ',
  );
const numberNames = new Set(Array.from({ length: 100 }, (_, number) => inWords(number)));

/** The words that may tell one party from another; articles, prepositions and kinds of company are left out. */
export function readNameWords(name: string): readonly NameWord[] {
  let text = /^[A-Za-z .,&-]*$/.test(name) ? name : withPlainLetters(name);
  if (mayJoin.test(text))
    for (const [hint, pattern, replacement] of joined)
      if (hint.test(text)) text = text.replace(pattern, replacement);
  // `F.T.C.` and `J. D. B.` are one word each; `PA. COAL CO.` is in capitals what `Pa. Coal Co.` is.
  if (text.includes('.'))
    text = text
      .replace(/\b(?:[A-Za-z]\. ?){2,}(?![a-z])/gu, (letters) => `${letters.replace(/[. ]/gu, '')} `)
      .replace(/\b([PLMD])(A|D|EL)\.(?= |$|,)/gu, (_, first: string, rest: string) => {
        return `${first}${rest.toLowerCase()}.`;
      });
  const words = text
    .split(/[\s,;:()[\]"“”/–—-]+/u)
    .map(readWord)
    .filter((word) => word !== null);
  const telling = words.filter(
    (word, at) =>
      !empty.has(word.text) ||
      tells(word) ||
      isOfBody(word, words[at + 1]) ||
      // Of `J. R. Orrin` and `M. S. Vane`.
      (at === 0 && words.length > 1 && /^(?:[JSMD]R|M[SD])$/.test(word.written)),
  );
  // `In re S.A.` is about a child, not about a société anonyme.
  return telling.length > 0 ? telling : words.filter(({ written }) => /^[A-Z]{2}$/u.test(written));
}

/** Without accents and ligatures, one kind of apostrophe, ordinal numbers in words. */
function withPlainLetters(name: string): string {
  return name
    .replace(/\bM['’‘](?=\p{Lu})/gu, 'Mc')
    .normalize('NFD')
    .replace(/(?<![aou])\u0308|[\u0300-\u0307\u0309-\u036f\u00ad*†‡]/giu, '')
    .replace(/[’‘`´]/gu, "'")
    .replace(/[æœøßłđ]/giu, (letter) => ligatures[letter.toLowerCase()] ?? letter)
    .replace(/\b(\d{1,2})(?:st|[nr]?d|th)\b/giu, (_, number: string) => ordinalOf(Number(number)));
}

/** `fifty fifth` */
function ordinalOf(number: number): string {
  const ten = number < 20 ? '' : (tens[Math.floor(number / 10) - 2] ?? '');
  const one = ordinals[ten === '' ? number : number % 10] ?? '';
  return one === '' ? ten.replace(/y$/u, 'ieth') : `${ten} ${one}`;
}

/** `Pa. Coal Co.` and `La. Pub. Serv. Comm'n`: a state, where `P.A.` and `la` tell nothing; `A. Orrin` beside `a`. */
function tells({ text, written, abbreviated }: NameWord): boolean {
  if (written === 'A') return abbreviated;
  if (written === 'Rev') return abbreviated;
  return written === 'Pa' || (abbreviated && /^(?:La|Md|Del|Miss)$/u.test(written) && expansions.has(text));
}

/** A `Corporation Commission` is another body than a Tax Commission. */
function isOfBody({ text }: NameWord, next: NameWord | undefined): boolean {
  return /^corp(?:oration)?s?$/.test(text) && /^comm?n$|^comm(?:ission|r|issioner)$/.test(next?.text ?? '');
}

/** Small letters and digits alone, accents folded: `muller` for `Müller`. */
export function lettersOf(text: string): string {
  if (isPlain(text)) return text.toLowerCase();
  return text
    .normalize('NFD')
    .replace(/[^\p{L}\p{N}]/gu, '')
    .toLowerCase();
}

/** Nearly every word of a name is. */
function isPlain(text: string): boolean {
  return /^[A-Za-z0-9]+$/.test(text);
}

function readWord(written: string): NameWord | null {
  if (isPlain(written)) {
    const text = written.toLowerCase();
    const also = /^\d\d?$/.test(text) ? inWords(Number(text)) : '';
    return {
      text,
      written,
      ...(also !== '' && { also }),
      abbreviated: expansions.has(text) && (text.length > 2 || /^[A-Z]+$|^[^AEIOU][^aeiou]$/.test(written)),
    };
  }
  const possessive = written.replace(/'s?$/u, (end) => end.slice(1));
  const text = possessive.replace(/[^\p{L}\p{N}]/gu, '').toLowerCase();
  if (text === '') return null;
  const contraction = /^(\p{L}{2,})'(\p{L}{1,4})\.?$/u.exec(possessive);
  const dotted = /\.$/u.test(written) && (text.length > 1 || written === 'A.');
  const known = expansions.has(text) && (text.length > 2 || /^[A-Z.]+$/u.test(written));
  const also = otherSpelling(written, text);
  const head = contraction?.[1]?.toLowerCase();
  const tail = contraction?.[2]?.toLowerCase();
  return {
    text,
    written: written.replace(/[.,]+$/u, '').normalize('NFC'),
    abbreviated: dotted || contraction !== null || known,
    ...(head !== undefined && tail !== undefined && { halves: [head, tail] as const }),
    ...(also !== text && { also }),
  };
}

/** `44 Liquormart` and Forty-Four Liquormart, `7-Up` and Seven-Up. */
function inWords(number: number): string {
  return number < 20
    ? (units[number] ?? '')
    : `${tens[Math.floor(number / 10) - 2] ?? ''}${units[number % 10] ?? ''}`;
}

export function isNumber({ text }: NameWord): boolean {
  return /^\d+$/u.test(text);
}

/** `Two` of Local Two, `fortyfour`. */
export function isNumberWord({ text }: NameWord): boolean {
  return numberNames.has(text);
}

/** `In re LaPine's Estate` is that of LaPine. */
function otherSpelling(written: string, text: string): string {
  if (written.endsWith("'s")) return text.slice(0, -1);
  return written.includes('\u0308') ? lettersOf(written.replace(/\u0308/gu, 'e')) : text;
}

/** Every word that the table of abbreviations gives in full. */
export function fullWords(): Iterable<string> {
  return new Set([...expansions.values()].flat());
}

/** What an abbreviation may stand for. */
export function expansionsOf({ text, abbreviated }: NameWord): readonly string[] {
  // `Las` is no plural of `La.`
  const mayBePlural = abbreviated || text.length > 3;
  return (expansions.get(text) ?? (mayBePlural && expansions.get(text.replace(/s$/, '')))) || [];
}

/** Whether both stand for one word: alike, or one the ordinary abbreviation of the other. A wrong letter never is. */
export function isSameWord(left: NameWord, right: NameWord): boolean {
  if (left.text === right.text || left.text === right.also || right.text === left.also) return true;
  return abbreviates(left, right) || abbreviates(right, left) || shareExpansion(left, right);
}

export function abbreviates(short: NameWord, full: NameWord): boolean {
  if (!short.abbreviated || short.text.length > full.text.length) return false;
  const known = expansions.get(short.text) ?? expansions.get(short.text.replace(/s$/u, ''));
  if (known?.some((word) => stripPlural(word) === stripPlural(full.text))) return true;
  if (short.halves) {
    const [head, tail] = short.halves;
    const hasEnd = full.text.endsWith(tail) || stripPlural(full.text).endsWith(tail.replace(/s$/u, ''));
    return full.text.startsWith(head) && hasEnd && full.text.length > short.text.length;
  }
  // `Tele.` for Telephone; two letters missing at least, so that a slip of the pen is none.
  const stem = stripPlural(short.text);
  return (
    !known && stem.length >= 3 && full.text.startsWith(stem) && full.text.length >= short.text.length + 2
  );
}

function shareExpansion(left: NameWord, right: NameWord): boolean {
  if (!left.abbreviated || !right.abbreviated) return false;
  const others = expansions.get(right.text);
  return expansions.get(left.text)?.some((word) => others?.includes(word)) ?? false;
}

export function stripPlural(text: string): string {
  if (text.length > 4 && text.endsWith('ies')) return `${text.slice(0, -3)}y`;
  return text.length > 3 && text.endsWith('s') && !text.endsWith('ss') ? text.slice(0, -1) : text;
}
