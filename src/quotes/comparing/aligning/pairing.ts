/** One operation of a quotation put beside one word of an opinion: the same, nearly the same, or another. */
import { frequencyOf, wordAt, type IndexedOpinion } from '../../index-opinion';
import type { StepKind } from './alignment-step';
import { foldedWord } from '../reading/folded-word';
import type { Operation } from '../reading/quotation-operations';
import { brokenWord, turnsTheRest } from './parted-words';
import { isScanNoise } from './scan-noise';
import { areIrregularForms } from '../reading/irregular-forms';
import { TokenFlag } from '../reading/tokenize';
import { wordSet } from '../meaning/word-set';
import { isEnglishWord } from '../reading/word-list';

type WordOperation = Extract<Operation, { readonly kind: 'word' }>;

/** Thousandths of one wrong word. */
const pairingCost = { inflected: 50, part: 60, scanNoise: 250, nearWord: 750, otherWord: 1000 } as const;

/** What it costs to read an operation as a token. The window's distinct words are numbered anew, to be remembered in small tables. */
export class Pairing {
  readonly #spelling: string[] = [];
  /** For each column the window's own number of its word. */
  readonly #local: Int32Array;
  /** For each local word whether it is a word as it stands, so that no scanner made it of another. */
  readonly #sound: Int8Array;
  /** Costs of the operation at hand, by local word; -1 where not yet measured. */
  readonly #costs: Int16Array;
  #operation: Operation | null = null;
  #mayBePart = false;

  constructor(
    private readonly opinion: IndexedOpinion,
    private readonly from: number,
    to: number,
  ) {
    const width = to - from;
    this.#local = new Int32Array(width);
    this.#costs = new Int16Array(width);
    this.#sound = new Int8Array(width).fill(-1);
    const known = new Map<number, number>();
    for (let column = 0; column < width; column++) {
      const token = from + column;
      // A word that a line's end breaks stands for itself: a part of it may be quoted.
      const number = isBrokenWithin(opinion, token) ? -1 - token : (opinion.numbers[token] as number);
      let local = known.get(number);
      if (local === undefined) {
        local = this.#spelling.length;
        known.set(number, local);
        this.#spelling.push(wordAt(opinion, from + column));
      }
      this.#local[column] = local;
    }
  }

  /** The operation whose costs are asked for from now on. */
  next(operation: Operation): void {
    this.#operation = operation;
    this.#mayBePart = mayBePart(this.opinion, operation);
    this.#costs.fill(-1, 0, this.#spelling.length);
  }

  cost(token: number): number {
    const local = this.#local[token - this.from] as number;
    const known = this.#costs[local] as number;
    if (known >= 0) return known;
    const operation = this.#operation;
    let measured: number = pairingCost.otherWord;
    if (
      operation &&
      !(operation.kind === 'word' && !this.#mayBePart && this.#farApart(operation.word, local))
    )
      measured = this.#measure(operation, token);
    this.#costs[local] = measured;
    return measured;
  }

  kind(operation: Operation, token: number): StepKind {
    if (operation.kind === 'word' && operation.word === this.#spell(token)) return 'same';
    switch (this.#measure(operation, token)) {
      case 0:
        return 'same';
      case pairingCost.inflected:
        return 'inflected';
      case pairingCost.part:
        return 'part';
      case pairingCost.scanNoise:
        return 'scanNoise';
      default:
        return 'substituted';
    }
  }

  /** `jus- tifcation` for "justification": a token and the next, broken at a line's end and misread. */
  joinsWithNoise(operation: Operation, token: number): boolean {
    const { words, tokens } = this.opinion;
    if (operation.kind !== 'word' || tokens.text.charAt(tokens.ends[token] as number) !== '-') return false;
    return isScanNoise({
      quoted: operation.word,
      found: this.#spell(token) + this.#spell(token + 1),
      timesQuoted: frequencyOf(this.opinion, words.find(operation.word)),
      timesFound: 0,
      capitalized: false,
      joined: true,
      parts: [],
      words,
    });
  }

  #farApart(word: string, local: number): boolean {
    const found = this.#spelling[local] as string;
    if (Math.abs(Math.min(255, found.length) - word.length) > 3) return true;
    const first = found.charCodeAt(0);
    const last = found.charCodeAt(found.length - 1);
    const digits = first < 58 || last < 58;
    return !digits && first !== word.charCodeAt(0) && last !== word.charCodeAt(word.length - 1);
  }

  #measure(operation: Operation, token: number): number {
    const found = this.#spell(token);
    if (operation.kind === 'partial') {
      if (found === operation.word) return 0;
      return agreesAroundBrackets(operation.literals, found) || areIrregularForms(operation.word, found)
        ? pairingCost.inflected
        : pairingCost.otherWord;
    }
    if (operation.kind !== 'word') return pairingCost.otherWord;
    const { word } = operation;
    if (found === word) return 0;
    if (mayBePart(this.opinion, operation) && isPartOf(this.opinion, token, operation))
      return pairingCost.part;
    if (!this.#isSound(token) && this.#isScanNoise(word, token)) return pairingCost.scanNoise;
    if (isMisreadNumeral(word, this.#print(token))) return pairingCost.scanNoise;
    return word.length >= 4 && differsLittle(word, found) ? pairingCost.nearWord : pairingCost.otherWord;
  }

  #isSound(token: number): boolean {
    const local = this.#local[token - this.from] as number;
    if (this.#sound[local] === -1) {
      const found = this.#spelling[local] as string;
      this.#sound[local] = Number(!/\d/.test(found) && isEnglishWord(found));
    }
    return this.#sound[local] === 1 && !this.#endsInFigure(token);
  }

  #isScanNoise(word: string, token: number): boolean {
    const { opinion } = this;
    const found = this.#spell(token);
    const raw = this.#print(token);
    const parts = raw.toLowerCase().split(/[-‐‑]\s*/);
    // `Good-tirne` for "Good-time": the capital is of the part that is read rightly.
    const [first = ''] = parts;
    const initial = raw.charAt(parts.length > 1 && word.startsWith(first) ? first.length + 1 : 0);
    const timesQuoted = frequencyOf(opinion, opinion.words.find(word));
    const timesFound = frequencyOf(opinion, opinion.numbers[token] as number);
    const whole = brokenWord(opinion, token);
    if (whole !== null && isEnglishWord(whole)) return false;
    return isScanNoise({
      quoted: word,
      found: this.#endsInFigure(token) && !isOwnWord(found, timesQuoted, timesFound) ? `${found}1` : found,
      timesQuoted,
      timesFound,
      capitalized: initial !== initial.toLowerCase(),
      joined: whole !== null,
      parts,
      words: opinion.words,
    });
  }

  /** `governmenta1`: the figure looks like a note call. */
  #endsInFigure(token: number): boolean {
    const { text, starts, ends, flags } = this.opinion.tokens;
    const end = ends[token] as number;
    return (
      text.charAt(end) === '1' &&
      starts[token + 1] === end &&
      ends[token + 1] === end + 1 &&
      ((flags[token + 1] as number) & TokenFlag.note) !== 0
    );
  }

  #print(token: number): string {
    const { text, starts, ends } = this.opinion.tokens;
    return text.slice(starts[token], ends[token]);
  }

  #spell(token: number): string {
    return this.#spelling[this.#local[token - this.from] as number] as string;
  }
}

const breakOfLine = /[-‐\u00ad]\s+/;

function isBrokenWithin({ tokens: { text, starts, ends } }: IndexedOpinion, token: number): boolean {
  const start = starts[token] as number;
  const end = ends[token] as number;
  return end - start > 4 && breakOfLine.test(text.slice(start, end));
}

/** One that was left with its hyphen, or that the opinion has nowhere. */
function mayBePart({ words }: IndexedOpinion, operation: Operation): boolean {
  if (operation.kind !== 'word' || operation.part === undefined) return false;
  return operation.part === 'first' || words.find(operation.word) < 0;
}

/** Whether the token is broken at a line's end so that its last or first part is this; of "un- constitutional" no last one that is a word. */
function isPartOf({ tokens }: IndexedOpinion, token: number, { word, part }: WordOperation): boolean {
  const written = tokens.text.slice(tokens.starts[token], tokens.ends[token]);
  const at = written.search(breakOfLine);
  if (at < 0) return false;
  const [head, tail] = [written.slice(0, at), written.slice(at)].map((half) =>
    foldedWord(half, 0, half.length),
  );
  if (part === 'first') return head === word;
  return tail === word && !(isEnglishWord(word) && turnsTheRest.test(head ?? ''));
}

/**
 * Whether what stands before a figure may be a word by itself: `fee1` is, `crimina1` where the opinion says "criminal" is not, nor are
 * `goa1` and `jai1`, of which the word list knows the beginnings.
 */
function isOwnWord(found: string, timesQuoted: number, timesFound: number): boolean {
  if (!isEnglishWord(found)) return false;
  if (timesFound > 1) return true;
  if (found.length >= longEnough || rareBeforeL.has(found)) return timesQuoted === 0;
  return wordsBeforeL.has(found);
}

const longEnough = 6;

/** Words of common use that an `l` makes other words. */
const wordsBeforeL = wordSet(
  'fee mode sea see too bow how cow ear pear fur due grave gave shove via media pea tea paste',
);
/** Rarer than `panel`, which is meant where the opinion has that elsewhere. */
const rareBeforeL = wordSet('pane carte');

/** `Ill` for "III": letter for letter, so that it is no other numeral. */
function isMisreadNumeral(word: string, printed: string): boolean {
  return /^[IVX][IVXl]+$/.test(printed) && printed.replaceAll('l', 'I').toLowerCase() === word;
}

/** Whether all that differs lies within two letters: near enough to be put side by side. */
function differsLittle(one: string, other: string): boolean {
  let start = 0;
  const shorter = Math.min(one.length, other.length);
  while (start < shorter && one.charCodeAt(start) === other.charCodeAt(start)) start++;
  let end = 0;
  while (
    end < shorter - start &&
    one.charCodeAt(one.length - end - 1) === other.charCodeAt(other.length - end - 1)
  )
    end++;
  return Math.max(one.length, other.length) - start - end <= 2;
}

const longestEnding = 5;

/** `stat[es]` agrees with "stated": the letters outside the brackets stand in order, with little in their place. */
function agreesAroundBrackets(literals: readonly string[], found: string): boolean {
  const first = literals[0] ?? '';
  const last = literals[literals.length - 1] ?? '';
  const kept = literals.reduce((sum, literal) => sum + literal.length, 0);
  if (kept < 2 || found.length - kept > longestEnding * (literals.length - 1) || found.length < kept)
    return false;
  if (!found.startsWith(first) || !found.endsWith(last)) return false;
  let at = first.length;
  for (const literal of literals.slice(1, -1)) {
    const place = found.indexOf(literal, at);
    if (place < 0) return false;
    at = place + literal.length;
  }
  return at <= found.length - last.length;
}
