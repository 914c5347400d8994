/**
 * Every citation in a text, in order, with offsets into the text as given.
 *
 * One pass, triggered where a number or one of a few words begins; only a hit is read forward and backward. Linear in the
 * length of the text: every reach is bounded.
 */
import { BalancedBrackets } from './balanced-brackets';
import { isDigit, isLetter, isWordCharacter } from './character-classes';
import type { FoundCitation } from './found-citation';
import { readCase } from './read-case';
import { readBlanks, readReporterCitation } from './read-reporter-citation';
import { readId, readSupra } from './read-short-form';

export function findCitations(text: string): readonly FoundCitation[] {
  const scan = new Scan(text);
  let place = 0;
  const length = text.length;
  while (place < length) {
    const code = text.charCodeAt(place);
    if (isDigit(code)) place = scan.atNumber(place);
    else if (isLetter(code)) place = scan.atWord(place, code);
    else if (code === 95 || code === 0x2014 || code === 0x2015) place = scan.atBlank(place);
    else place++;
  }
  return scan.found;
}

class Scan {
  readonly found: FoundCitation[] = [];
  readonly #text: string;
  readonly #brackets: BalancedBrackets;
  /** Of each find, where explanatory parentheticals begin: a caption within them may reach back to here. */
  readonly #innerEnds: number[] = [];

  constructor(text: string) {
    this.#text = text;
    this.#brackets = new BalancedBrackets(text);
  }

  /** Reads at a number; returns where scanning goes on. */
  atNumber(at: number): number {
    const text = this.#text;
    let end = at + 1;
    while (isDigit(text.charCodeAt(end))) end++;
    if (end - at > 4 || !mayBeginCitation(text, at)) return skipWord(text, end);
    const hit = readReporterCitation(text, at);
    if (!hit) return skipWord(text, end);
    const read = readCase(text, hit, this.#leastFor(at), this.#brackets);
    if (!read) return skipWord(text, end);
    this.#add(read.citation, read.innerEnd);
    return read.consumed;
  }

  atWord(at: number, code: number): number {
    const text = this.#text;
    if (code === 73 || code === 105) {
      const id = readId(text, at, this.#leastFor(at), this.#brackets);
      if (id) {
        this.#add(id, id.end);
        return id.end;
      }
    } else if (code === 115 || code === 83) {
      const supra = readSupra(text, at, this.#leastFor(at), this.#brackets);
      if (supra) {
        this.#add(supra, supra.end);
        return supra.end;
      }
    }
    return skipWord(text, at + 1);
  }

  /** `___ U.S. ___`, `— F.4th —`. */
  atBlank(at: number): number {
    const text = this.#text;
    const end = readBlanks(text, at);
    if (end < 0) return at + 1;
    const hit = isWordCharacter(text.charCodeAt(at - 1)) ? null : readReporterCitation(text, at);
    if (!hit) return end;
    const read = readCase(text, hit, this.#leastFor(at), this.#brackets);
    if (!read) return end;
    this.#add(read.citation, read.innerEnd);
    return read.consumed;
  }

  /** How far back a caption may reach: past no earlier citation, unless it stands within that one's parentheticals. */
  #leastFor(at: number): number {
    let least = 0;
    for (let index = this.found.length - 1; index >= 0 && index >= this.found.length - 12; index--) {
      const earlier = this.found[index];
      if (!earlier) break;
      const end = earlier.fullEnd <= at ? earlier.fullEnd : (this.#innerEnds[index] ?? earlier.end);
      if (end <= at && end > least) least = end;
    }
    return least;
  }

  #add(citation: FoundCitation, innerEnd: number): void {
    this.found.push(citation);
    this.#innerEnds.push(innerEnd);
  }
}

/** No citation begins within a word, a decimal, a sum of money or a path. */
function mayBeginCitation(text: string, at: number): boolean {
  const before = text.charCodeAt(at - 1);
  if (at === 0) return true;
  if (isWordCharacter(before) || before === 36 || before === 47 || before === 35 || before === 0xa7)
    return false;
  if (before === 46) return !isDigit(text.charCodeAt(at - 2));
  if (before === 45) return !isWordCharacter(text.charCodeAt(at - 2));
  return true;
}

function skipWord(text: string, at: number): number {
  let place = at;
  while (isWordCharacter(text.charCodeAt(place))) place++;
  return place;
}
