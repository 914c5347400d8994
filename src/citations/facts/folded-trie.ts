/**
 * Spellings by their letters alone: "F. Supp. 2d", "F.Supp.2d" and "F Supp 2d" are one path.
 *
 * A walk passes over what is silent (spaces, dots, commas, apostrophes) and reports every spelling that ends on its way.
 */
import { isDigit, isLower, isSilent, isWordCharacter, skipSpaces } from '../../text/character-classes';
import { beginningOf, codes, SIGNS, WIDTH } from './beginnings';

const LONGEST_WALK = 90;
/** Enough for the largest table, and each fits in 16 bits; memory that is not written costs nothing. */
const CAPACITY = 60_000;
/** Borne beside its value by a node behind which more has yet to be learnt. */
const UNLEARNT = 0x8000;
/** In place of a node: what begins so has not been asked for yet. */
const UNASKED = 0xffff;

/** Each with what it names; of two that are spelled alike, the first is meant. Each begins with a letter or digit. */
export type Spellings<Source> = Iterable<readonly [string, Source]>;

/** Spellings that are asked for once, when a walk first comes behind one of the beginnings for which they are given. */
export type Later<Source> = readonly [beginning: string, spellings: () => Spellings<Source>];

/** What a spelling names, and the place just after it. */
export interface Spelt<Source> {
  readonly source: Source;
  readonly end: number;
}

const none: readonly never[] = [];

export class FoldedTrie<Source> {
  /** Of each node a row: its value, then for the code of each character the node that follows. */
  readonly #rows = new Uint16Array(WIDTH * CAPACITY).fill(UNASKED, 1, SIGNS);
  #nodes = 1;
  /** By value, which is above 0. */
  readonly #known: (Source | undefined)[] = [undefined];
  readonly #values = new Map<Source, number>();
  readonly #beginningWith: (beginning: number) => Spellings<Source>;
  readonly #later = new Map<number, Later<Source>[]>();
  /** The codes of first letters, by the rows behind them. */
  readonly #letters = new Map<number, number>();
  /** By node. */
  readonly #learning = new Map<number, () => Spellings<Source>>();
  readonly #learnt = new Set<() => Spellings<Source>>();

  /**
   * `beginningWith` is asked for each beginning once (see `beginnings.ts`), when a walk or a spelling first comes there: for one
   * letter alone, and for each two. Most texts begin with few.
   */
  constructor(beginningWith: (beginning: number) => Spellings<Source>, later: readonly Later<Source>[] = []) {
    this.#beginningWith = beginningWith;
    for (const one of later) {
      const beginning = beginningOf(one[0]);
      const others = this.#later.get(beginning);
      if (others) others.push(one);
      else this.#later.set(beginning, [one]);
    }
  }

  /** The spellings that end on the way from `at`, the longest first. A spelling never ends within a word. */
  walk(text: string, at: number): readonly Spelt<Source>[] {
    const rows = this.#rows;
    let row = 0;
    let found: Spelt<Source>[] | undefined;
    const limit = Math.min(text.length, at + LONGEST_WALK);
    for (let place = at; place < limit; place++) {
      const character = text.charCodeAt(place);
      const code = codes[character] ?? 0;
      if (code === 0) {
        if (isSilent(character)) continue;
        break;
      }
      // "Federal Rule of Evi-⏎dence"
      if (character === 45 && endsLine(text, place + 1)) continue;
      let node = rows[row + code] ?? 0;
      if (node === UNASKED) node = this.#ask(row, code);
      if (node === 0) break;
      row = node * WIDTH;
      let value = rows[row] ?? 0;
      if (value === 0) continue;
      if (value >= UNLEARNT) value = this.#learnBehind(node);
      const source = this.#known[value];
      if (source && (!isWordCharacter(text.charCodeAt(place + 1)) || endsBeforeNumber(text, place)))
        (found ??= []).unshift({ source, end: place + 1 });
    }
    return found ?? none;
  }

  /** Whether any spelling begins with the `count` letters at `at`. */
  begins(text: string, at: number, count: number): boolean {
    let row = 0;
    for (let place = at; place < at + count; place++) {
      const code = codes[text.charCodeAt(place)] ?? 0;
      let node = this.#rows[row + code] ?? 0;
      if (node === UNASKED) node = this.#ask(row, code);
      if (node === 0) return false;
      row = node * WIDTH;
      if ((this.#rows[row] ?? 0) >= UNLEARNT) this.#learnBehind(node);
    }
    return true;
  }

  /** The node behind a row, 0 where no spelling goes on so. */
  #ask(row: number, code: number): number {
    const rows = this.#rows;
    const letter = this.#letters.get(row);
    rows[row + code] = 0;
    if (letter === undefined) {
      const first = (rows[row + code] = this.#nodes++);
      this.#letters.set(first * WIDTH, code);
      rows.fill(UNASKED, first * WIDTH + 1, (first + 1) * WIDTH);
    }
    const beginning = letter === undefined ? code * WIDTH : letter * WIDTH + code;
    for (const later of this.#later.get(beginning) ?? []) this.#addLater(later);
    this.#learn(this.#beginningWith(beginning));
    return rows[row + code] ?? 0;
  }

  #addLater([beginning, spellings]: Later<Source>): void {
    const node = this.#nodeOf(beginning);
    this.#rows[node * WIDTH] = (this.#rows[node * WIDTH] ?? 0) | UNLEARNT;
    this.#learning.set(node, spellings);
  }

  /** The node's value. */
  #learnBehind(node: number): number {
    const place = node * WIDTH;
    this.#rows[place] = (this.#rows[place] ?? 0) & ~UNLEARNT;
    const spellings = this.#learning.get(node);
    if (spellings && !this.#learnt.has(spellings)) {
      this.#learnt.add(spellings);
      this.#learn(spellings());
    }
    return this.#rows[place] ?? 0;
  }

  #learn(spellings: Spellings<Source>): void {
    for (const [spelling, source] of spellings) {
      const place = this.#nodeOf(spelling) * WIDTH;
      const value = this.#rows[place] ?? 0;
      if ((value & ~UNLEARNT) === 0) this.#rows[place] = value | this.#valueOf(source);
    }
  }

  #valueOf(source: Source): number {
    let value = this.#values.get(source);
    if (value === undefined) {
      value = this.#known.push(source) - 1;
      this.#values.set(source, value);
    }
    return value;
  }

  /** The node at the end of a spelling's letters, which is made where none is. */
  #nodeOf(spelling: string): number {
    const rows = this.#rows;
    let node = 0;
    for (let index = 0; index < spelling.length; index++) {
      const code = codes[spelling.charCodeAt(index)] ?? 0;
      if (code === 0) continue;
      const row = node * WIDTH;
      node = rows[row + code] ?? 0;
      if (node === UNASKED) node = this.#ask(row, code);
      if (node === 0) node = rows[row + code] = this.#nodes++;
    }
    if (node >= CAPACITY) throw new Error('The spellings need more nodes than there are.');
    return node;
  }
}

/** Behind the hyphen of a word that goes on behind the line's end. */
function endsLine(text: string, at: number): boolean {
  const next = skipSpaces(text, at);
  return next > at && isLower(text.charCodeAt(next));
}

/** `F.3d964`, `WL1234567`: the blank before the page is lost. */
function endsBeforeNumber(text: string, place: number): boolean {
  if (!isDigit(text.charCodeAt(place + 1))) return false;
  const last = text.charCodeAt(place);
  const before = text.charCodeAt(place - 1);
  if (last === 76 /* L */) return before === 87; /* W */
  // "3d", "5th"
  return (last === 100 && isDigit(before)) || (last === 104 && before === 116);
}
