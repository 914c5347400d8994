/** Paragraphs that head an opinion, or its pages, in a text in one piece. */

export type Heading =
  | NamedHeading
  | { readonly kind: 'syllabus' }
  /** `Pell, J., dissents and votes to reverse`: what follows may be the vote, or the whole of its reasons. */
  | { readonly kind: 'vote' }
  /** Whoever spoke before it may have ended: an appendix, the court's own page; or what may be a judge's heading or vote. */
  | { readonly kind: 'break' | 'doubt' };

export interface NamedHeading {
  /** `JUSTICE PELL, dissenting.` opens an opinion; `PELL, J., dissenting` stands above its pages. */
  readonly kind: 'opening' | 'running';
  readonly stance: 'concurrence' | 'dissent';
  /** A surname in small letters; empty where there are several. */
  readonly judge: string;
  readonly author?: string;
}

/**
 * `beginning` of a paragraph of so many characters. `Justice Pell, with whom Justice Oak joins, dissenting.` is a heading;
 * `Justice Pell, dissenting, said` and `The dissent argues` are none.
 */
export function readHeading(beginning: string, length: number): Heading | null {
  const words = beginning.replace(/^\[\*\d{1,5}\] ?/, '');
  if (!/^\p{Lu}/u.test(words)) return null;
  const isShort = length <= longestRunningHead;
  if (isShort && /^syllabus$/i.test(words)) return { kind: 'syllabus' };
  if (isShort && between.test(words)) return { kind: 'break' };
  if (/\bdelivered the opinion\b|\bannounced the judgment\b/i.test(words)) return { kind: 'break' };
  const stance = /\b(?:concur|dissent)\w*/i.exec(words);
  if (!stance || !judge.test(words.slice(0, stance.index))) return null;
  const named = readNamed(words, stance.index, isShort);
  if (named || !mayNameJudge.test(words)) return named;
  return { kind: votes.test(words.slice(0, stance.index + 40)) ? 'vote' : 'doubt' };
}

/** In characters. */
const longestRunningHead = 100;

/** What stands between opinions, or behind them. */
const between = /\b(?:opinion of the court|per curiam|appendix|rehearing|supplemental|addendum|order)\b/i;

const votes = /, ?(?:[CP]\. ?)?J\. ?P?\.?,? (?:concurs|dissents)(?: in (?:part|the result))?\b/i;

function readNamed(words: string, at: number, isShort: boolean): NamedHeading | null {
  const before = words.slice(0, at);
  const after = words.slice(at);
  if (!/^(?:concurring|dissenting)\b/i.test(after)) return null;
  if (/^(?:as|but|for|from|in|to|with)\b/i.test(words) || !namesOnly(before.replace(/\($/, ''))) return null;
  const said = /^[\p{Ll} ]{0,120}(?<closed>\)?) ?(?<stop>[.:—–]|$)/iu.exec(after);
  const isSaid =
    said !== null && (said.groups?.['closed'] === ')') === before.endsWith('(') && namesOnly(said[0]);
  if (isSaid && (said.groups?.['closed'] === ')' || said.groups?.['stop'] !== ''))
    return { kind: 'opening', ...writerOf(before, before), stance: stanceOf(said[0]) };
  // Pages whose two heads were read as one: `PELL, J., Opinion of dissenting PELL, J.`
  const isRunning = isSaid || (isShort && !/[()]/.test(after) && namesOnly(after));
  return isRunning ? { kind: 'running', ...writerOf(before, words), stance: stanceOf(after) } : null;
}

/** One opinion of both kinds is kept as a concurrence, as sources of parts do. */
function stanceOf(words: string): NamedHeading['stance'] {
  return /concurring/i.test(words) ? 'concurrence' : 'dissent';
}

const judge = /\b(?:justices?|judges?|chancellor|j\.|jj\.)/i;

/** `named` in the heading; `head` is all of it where its words were mixed up. */
function writerOf(named: string, head: string): Pick<NamedHeading, 'judge' | 'author'> {
  const alone = named.replace(/,? (?:with whom|joined by)\b[^]*$/i, '').replace(/[\s,(]{1,5}$/, '');
  if (/\b(?:JJ|and|justices|judges)\b/i.test(alone)) return { judge: '' };
  const own = head === named ? alone : head;
  const surname = (own.match(/\p{Lu}[\p{L}'’]{2,}/gu) ?? []).filter((word) => !office.test(word)).at(-1);
  if (surname === undefined) return { judge: '' };
  const author = head === named ? alone : surname;
  return { judge: surname.toLowerCase(), author: author.replace(/\p{Lu}[\p{Lu}'’]+/gu, inSmallLetters) };
}

const office =
  /^(?:mr|mrs|ms|the|chief|associate|acting|presiding|senior|district|circuit|justice|judge|chancellor|opinion|concurring|dissenting|judgment|part)$/i;

/** `O’CONNOR` has a second capital. */
function inSmallLetters(word: string): string {
  const small = word.charAt(0) + word.slice(1).toLowerCase();
  return small.replace(/(?<=^O['’])\p{Ll}/u, (letter) => letter.toUpperCase());
}

/** A judge's name and office begin the paragraph: a vote, or a heading in another form. */
const mayNameJudge =
  /^(?:(?:Mr\.?|MR\.?|Chief|CHIEF|Associate|ASSOCIATE) )?(?:Justice|JUSTICE|Judge|JUDGE) \p{Lu}|^\p{Lu}[\p{L}.'’]{0,30}(?: [\p{L}.'’]{1,30}){0,3}, (?:(?:Chief|Associate|Presiding|Senior|Circuit|District) )*(?:Justice|Judge|C\. ?J\.|P\. ?J\.|J\.|JJ\.)/u;

/** Names, which begin with a capital, and the words between them: no sentence. */
function namesOnly(words: string): boolean {
  if (/[()\d"“”;?!]/.test(words.replace(/\)? ?[.:—–]?$/, ''))) return false;
  return (words.match(/\p{L}+/gu) ?? []).every((word) => /^\p{Lu}/u.test(word) || linking.has(word));
}

const linking = new Set(
  'with whom who join joins joining and as to of in part parts all but except footnote the also specially respectfully concurring dissenting judgment judgement judgments result decision disposition order affirmance reversal respect severability from denial rehearing en banc petition for certiorari opinion only ante post dubitante s de la van von der'.split(
    ' ',
  ),
);
