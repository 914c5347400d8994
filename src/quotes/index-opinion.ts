/**
 * An opinion made ready for comparing: its words as numbers, and for each word the places where it stands.
 *
 * Made once for each opinion and kept: comparing reads it and changes nothing.
 */
import type { Place } from '../citations/authority';
import { WordNumbers } from '../text/word-numbers';
import type { OpinionPart } from './opinion-text';
import { noteAt, type NotePlace, readNotePlaces } from './comparing/reading/note-places';
import {
  flagParagraphMarks,
  readParagraphSeries,
  type ParagraphSeries,
} from './comparing/reading/paragraph-series';
import { readPageSeries, type PageSeries } from './comparing/reading/page-series';
import { readSeparateOpinions } from './comparing/reading/separate-opinions';
import { foldedWord } from './comparing/reading/folded-word';
import { tokenize, type Tokens } from './comparing/reading/tokenize';

export interface IndexedOpinion {
  readonly tokens: Tokens;
  readonly words: WordNumbers;
  /** The word number of each token. */
  readonly numbers: Int32Array;
  /** The tokens of word `w` are `postings[firstPosting[w]]` to before `postings[firstPosting[w + 1]]`, ascending. */
  readonly firstPosting: Uint32Array;
  readonly postings: Uint32Array;
  readonly parts: readonly OpinionPart[];
  /** Where others than the court may speak, and it is not told who does. */
  readonly untold: readonly { readonly start: number; readonly end: number }[];
  readonly notes: readonly NotePlace[];
  /** Of the text without its notes. */
  readonly pages: readonly PageSeries[];
  /** `null` where the opinion does not count its paragraphs, or not for certain. */
  readonly paragraphs: ParagraphSeries | null;
}

export interface IndexOptions {
  readonly parts?: readonly OpinionPart[];
  /** Where the case is printed: tells which series of star pages belongs to which reporter. */
  readonly places?: readonly Place[];
}

export function indexOpinion(text: string, options: IndexOptions = {}): IndexedOpinion {
  const tokens = tokenize(text);
  const words = new WordNumbers(8 * Math.sqrt(text.length));
  // The hashes are needed no more once the words are numbered, so numbers and postings are written in their room.
  words.addAll(tokens.low, tokens.high);
  const numbers = tokens.low;
  const firstPosting = firstPostings(words.times);
  const postings = sorted(numbers, firstPosting, new Uint32Array(tokens.high.buffer, 0, numbers.length));
  const parts = options.parts ?? [];
  const speakers = readSpeakers(text, parts, options.places ?? []);
  const notes = readNotePlaces(text, tokens.starPages, parts);
  const paragraphs = readParagraphSeries(text, notes, [...speakers.parts, ...speakers.untold]);
  if (paragraphs) flagParagraphMarks(tokens, paragraphs);
  const starPages = tokens.starPages.filter(({ at }) => noteAt(notes, at) === undefined);
  return {
    tokens,
    words,
    numbers,
    firstPosting,
    postings,
    ...speakers,
    notes,
    pages: readPageSeries(starPages, options.places ?? []),
    paragraphs,
  };
}

/** Some sources give all opinions of a case as one, or as that of the court. */
function readSpeakers(
  text: string,
  parts: readonly OpinionPart[],
  places: readonly Place[],
): Pick<IndexedOpinion, 'parts' | 'untold'> {
  // Others number the law in theirs.
  const hasSyllabus = places.some(({ reporter }) => reporter === 'U.S.' || reporter === 'S. Ct.');
  const pieces: readonly OpinionPart[] =
    parts.length > 0 ? parts : [{ kind: 'majority', start: 0, end: text.length }];
  const told: OpinionPart[] = [];
  const untold: { start: number; end: number }[] = [];
  for (const piece of pieces) {
    const { kind, start, end } = piece;
    const separate =
      kind === 'majority' ? readSeparateOpinions(text.slice(start, end), hasSyllabus) : nobodyElse;
    const isWhole = separate.parts.length + separate.untold.length === 0;
    if (isWhole && parts.length > 0) told.push(piece);
    const moved = <Extent extends { start: number; end: number }>(one: Extent): Extent => ({
      ...one,
      start: one.start + start,
      end: one.end + start,
    });
    told.push(...separate.parts.map(moved));
    untold.push(...separate.untold.map(moved));
  }
  return { parts: told, untold };
}

const nobodyElse = { parts: [], untold: [] };

function firstPostings(times: Uint32Array): Uint32Array {
  const first = new Uint32Array(times.length + 1);
  for (let word = 0; word < times.length; word++) {
    first[word + 1] = (first[word] as number) + (times[word] as number);
  }
  return first;
}

/** The tokens of each word, sorted by counting. */
function sorted(numbers: Int32Array, firstPosting: Uint32Array, postings: Uint32Array): Uint32Array {
  const next = firstPosting.slice();
  for (let token = 0; token < numbers.length; token++) {
    const word = numbers[token] as number;
    const place = next[word] as number;
    postings[place] = token;
    next[word] = place + 1;
  }
  return postings;
}

/** How many times the word with this number stands in the opinion; 0 for -1. */
export function frequencyOf({ firstPosting }: IndexedOpinion, word: number): number {
  return word < 0 ? 0 : (firstPosting[word + 1] as number) - (firstPosting[word] as number);
}

export function wordAt({ tokens }: IndexedOpinion, token: number): string {
  return foldedWord(tokens.text, tokens.starts[token] as number, tokens.ends[token] as number);
}

/** The folded words of the tokens `from` to before `to`, as far as there are such. */
export function wordsBetween(opinion: IndexedOpinion, from: number, to: number): readonly string[] {
  const words: string[] = [];
  for (let at = Math.max(0, from); at < Math.min(to, opinion.tokens.count); at++)
    words.push(wordAt(opinion, at));
  return words;
}
