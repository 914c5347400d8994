/** The service's sentences about quotations. */
import type { OpinionPart } from '../quotes/opinion-text';
import type { PartsApart } from '../quotes/parts-apart';
import type { DifferenceInContext } from '../quotes/difference-in-context';
import type { Edit, PageSpan, PinRange } from '../quotes/quotation-comparison';

/** The case of the same citation in which words stand, and how much of the one that the quotation is laid to was searched before. */
export interface OtherCase {
  readonly caseName: string;
  readonly searched: 'whole' | 'part' | 'none';
}

/** `parent` is the outcome of the citation that the quotation rests on. */
export function parentUnresolved(parent: string): string {
  return `The source of this quotation could not be settled, so its wording is unchecked. ${whyUnresolved(parent)}`;
}

function whyUnresolved(parent: string): string {
  switch (parent) {
    case 'not_covered':
      return 'The sources searched do not cover the case cited.';
    case 'source_unavailable':
      return 'A source that may hold the case did not answer: please try again.';
    default:
      return 'Please look at its citation first.';
  }
}

export const unavailable = 'A source did not answer, so this is unchecked, not doubted. Please try again.';

export function exact(caseName: string, page: PageSpan | null, insideQuotationMarks: boolean): string {
  const note = insideQuotationMarks ? ' The opinion itself is quoting there.' : '';
  return `These words stand in ${caseName}${at(page)}, without unmarked changes.${note} Emphasis and context were not checked.`;
}

export function noise(caseName: string, page: PageSpan | null, edits: readonly Edit[]): string {
  const misread = edits.filter(({ kind }) => kind === 'scanNoise').map(({ found }) => `"${found.text}"`);
  return `The words match ${caseName}${at(page)}, except ${misread.join(', ')}, apparently a scanning error in the record.`;
}

export function marked(caseName: string, page: PageSpan | null): string {
  return `The words match ${caseName}${at(page)}; every change is marked. Please confirm that they read fairly.`;
}

export function cleanedUp(caseName: string, page: PageSpan | null): string {
  return `The words match ${caseName}${at(page)}; your citation says that marks were cleaned up. Please confirm that they read fairly.`;
}

/** To stand behind what is said of words that agree, where nobody looked whether they stand on the page that the draft gives. */
export function uncomparedPin(pinCite: string | undefined): string {
  return pinCite === undefined ? '' : ` The pin cite (${pinCite}) was not compared.`;
}

/** To stand there too, where the text is in one piece and others than the court speak in it. */
export const unknownSpeaker =
  ' Whether the court, its syllabus or a separate opinion speaks here was not looked at.';

/** `found` is what the opinion reads where the mark stands. */
export function markedMeaning(edit: Edit | undefined, found: string): string {
  if (!edit)
    return 'Your ellipsis joins passages that stand far apart. Please confirm that they read fairly together.';
  if (edit.kind === 'cutShort') {
    const where = edit.quoted.start === 0 ? 'begins after' : 'ends before';
    return `Your quotation ${where} "${openingOf(edit.found.text)}"; the opinion reads ${atEnd(found)} Please confirm that the meaning is kept.`;
  }
  if (edit.kind === 'omittedCitation')
    return `Your quotation leaves out "${edit.found.text}" of a citation; the opinion reads ${atEnd(found)} Please confirm that this is meant.`;
  if (edit.kind === 'ellipsis' && found.length > mostShown) {
    const words = edit.found.text.trim().split(/\s+/).length;
    return `Your ellipsis leaves out ${words} words of the opinion, between "${headOf(found)}" and ${atEnd(tailOf(found))} Please confirm that the meaning is kept.`;
  }
  return `Your ${whatMarkDoes(edit)}; the opinion reads ${atEnd(found)} Please confirm that the meaning is kept.`;
}

/** The words themselves, where they are few: what is put in for which, or left out. */
function whatMarkDoes({ kind, quoted, found, affected }: Edit): string {
  const words = affected.map((word) => `"${word}"`).join(' and ');
  const mark = kind === 'ellipsis' ? 'ellipsis' : 'bracket';
  const put = /^\[(.*)\]$/.exec(quoted.text)?.[1] ?? quoted.text;
  const isLeftOut = kind === 'ellipsis' || put === '';
  if (isLeftOut && affected.every((word) => found.text.toLowerCase().includes(word)))
    return `${mark} leaves out ${words}`;
  const isShort = found.text !== '' && found.text.length + put.length <= mostNamed;
  return !isLeftOut && isShort
    ? `${mark} puts "${put}" in place of "${found.text}"`
    : `${mark} affects ${words}`;
}

/** UTF-16 code units. Longer words are read better where they stand. */
const mostNamed = 80;

/** Of a longer passage only its ends are shown; what it says in whole stands in the evidence. */
const mostShown = 300;

function headOf(found: string): string {
  return found.split(' ').slice(0, 8).join(' ');
}

function tailOf(found: string): string {
  return found.split(' ').slice(-8).join(' ');
}

/** In quotation marks at a sentence's end: what ends one itself wants no second full stop. */
function atEnd(found: string): string {
  return /[.?!]$/.test(found) ? `"${found}"` : `"${found}".`;
}

export function altered(
  caseName: string,
  page: PageSpan | null,
  { cited, found }: DifferenceInContext,
): string {
  return `${caseName}${at(page)} reads "${found}"; your draft reads "${cited}", without a mark.`;
}

/** Of two parts of the draft that each agree. */
export function apart(caseName: string, { first, second, inOrder }: PartsApart): string {
  const [before, behind] = [first, second].map(({ words, page }) => `"${openingOf(words)}"${at(page)}`);
  return inOrder
    ? `In ${caseName}, other words stand between ${before} and ${behind}; your draft shows no ellipsis.`
    : `In ${caseName}, ${before} comes after ${behind}; your draft puts it first.`;
}

function openingOf(words: string): string {
  const all = words.split(/\s+/);
  return all.length > 8 ? `${all.slice(0, 8).join(' ')} …` : all.join(' ');
}

/** Of an edit of letter case, the one word. */
export function capital(caseName: string, page: PageSpan | null, { quoted, found }: Edit): string {
  return `The words match ${caseName}${at(page)}, but it has "${found.text}" where your draft has "${quoted.text}", without a bracket.`;
}

/** `said` of what was searched. */
export function besideUnsearched(said: string, unsearched: readonly string[]): string {
  return `${said} The sources searched do not have the complete text of ${unsearched.join(' or ')}, so it could not be looked for there.`;
}

export function absent(caseName: string): string {
  return `The complete text of ${caseName} was searched, and nothing close was found. Please check wording and source.`;
}

export function absentBesideUnsearched(caseName: string): string {
  return `Nothing close was found in ${caseName}.`;
}

/** Not all words of the case are held. */
export function absentInPart(caseName: string): string {
  return `Nothing close was found in the text held of ${caseName}, which may not be complete. Please check wording and source.`;
}

/** The page cited is none of those held. */
export function endsBefore(caseName: string, endsAt: PageSpan, cited: readonly PinRange[]): string {
  const isOne = cited.every(({ first, last }) => first === last) && cited.length === 1;
  const what = endsAt.counted ? '' : isOne ? 'page ' : 'pages ';
  return `The text held of ${caseName} ends at ${pages(endsAt)}; ${what}${ranges(cited, endsAt.counted)} could not be looked at.`;
}

export function alteredInPart(
  caseName: string,
  page: PageSpan | null,
  { cited, found }: DifferenceInContext,
): string {
  return `The text held of ${caseName}, which may not be complete, reads${at(page)} "${found}"; your draft reads "${cited}", without a mark.`;
}

export const wordless =
  'This quotation has no words outside its brackets, so nothing was compared with the opinion.';

export function textUnavailable(caseName: string): string {
  return `The sources searched do not have the complete text of ${caseName}, so the wording could not be fully checked.`;
}

export function otherPage(page: PageSpan, cited: readonly PinRange[]): string {
  return `These words stand at ${pages(page)}, not ${ranges(cited, page.counted)}. Please check the pin cite.`;
}

export function otherPart(part: OpinionPart, page: PageSpan | null): string {
  const found = `These words stand only in the ${partName(part)}${at(page)}`;
  return `${found.endsWith('.') ? found : `${found}.`} Please say so, or check the source.`;
}

/** `part` is the one that the draft names. */
export function beforePart(part: OpinionPart, page: PageSpan | null): string {
  return `These words stand${at(page)}, before the ${partName(part)} begins. Please check whose they are.`;
}

export function otherCase(
  caseName: string,
  { caseName: other, searched }: OtherCase,
  page: PageSpan | null,
): string {
  const found = `These words stand in ${other}${at(page)}, cited nearby`;
  switch (searched) {
    case 'whole':
      return `${found}, and not in ${caseName}. Which do you mean?`;
    case 'part':
      return `${found}, and were not found in the text held of ${caseName}, which may not be complete. Which do you mean?`;
    case 'none':
      return `${found}. The sources searched do not have the text of ${caseName}, so they could not be looked for there.`;
  }
}

/** Another case that the draft cites, though not for these words. */
export interface StandsIn {
  readonly caseName: string;
  readonly citation?: string;
  readonly page: PageSpan | null;
}

/** To stand behind what is said of the case that they are laid to; two cases may bear one name. */
export function standsIn({ caseName, citation, page }: StandsIn): string {
  const named = citation === undefined ? caseName : `${caseName}, ${citation}`;
  return `These words stand in ${named}${page ? `,${at(page)}` : ''}, which your draft also cites.`;
}

export function pages({ first, last, counted }: PageSpan): string {
  return ranges([{ first, last }], counted);
}

/** `12, 14–15`; of paragraphs `¶¶ 12, 14–15`. */
export function ranges(
  spans: readonly Readonly<Record<'first' | 'last', string | number>>[],
  counted?: PageSpan['counted'],
): string {
  const isOne = spans.length === 1 && spans.every(({ first, last }) => first === last);
  const sign = counted === undefined ? '' : isOne ? '¶ ' : '¶¶ ';
  return `${sign}${spans.map(({ first, last }) => (first === last ? first : `${first}–${last}`)).join(', ')}`;
}

export function partName({ kind, author }: OpinionPart): string {
  const name = {
    majority: 'opinion of the court',
    concurrence: 'concurrence',
    dissent: 'dissent',
    syllabus: 'syllabus',
  }[kind];
  return author === undefined || kind === 'majority' || kind === 'syllabus' ? name : `${name} of ${author}`;
}

function at(page: PageSpan | null): string {
  return page === null ? '' : ` at ${pages(page)}`;
}
