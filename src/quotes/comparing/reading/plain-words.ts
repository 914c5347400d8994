/**
 * Words of letters alone, with the separators after them: nearly all of any text, so read without a detour.
 *
 * Classes and hashes are those of `CharacterClass` and `word-numbers`, written out: an imported name is looked up anew for each character,
 * a tenth of all.
 */
import { foldedCharacters } from '../../../text/folded-characters';
import type { TokenColumns } from './token-columns';

/** Where a text is read, and into which columns. */
export interface ReadingPlace {
  readonly text: string;
  readonly columns: TokenColumns;
  at: number;
  /** Since the last token. */
  lineEnds: number;
}

const characters = foldedCharacters;

/** Reads on from a letter; stops at the first word that takes more than letters, at its beginning, or where the columns are full. */
export function readPlainWords(place: ReadingPlace): void {
  const { text, columns } = place;
  const { length } = text;
  const { starts, ends, low: lows, high: highs, flags } = columns;
  const table = characters;
  const firstLetter = 32;
  const lastSeparator = 1;
  const paragraph = 4;
  const capacity = starts.length;
  let { at, lineEnds } = place;
  let { count } = columns;
  let value = table[text.charCodeAt(at)] as number;
  while (value >= firstLetter && count < capacity) {
    const start = at;
    let low = 0x811c9dc5 | 0;
    let high = 0x2545f491;
    do {
      low = Math.imul(low ^ value, 0x01000193);
      high = ((high << 5) - high + value) | 0;
      value = ++at < length ? (table[text.charCodeAt(at)] as number) : 0;
    } while (value >= firstLetter);
    if (value > lastSeparator) {
      // Something else belongs to this word, or may: it is read again, with care.
      at = start;
      break;
    }
    starts[count] = start;
    ends[count] = at;
    lows[count] = low;
    highs[count] = high;
    flags[count] = lineEnds >= 2 ? paragraph : 0;
    lineEnds = 0;
    count++;
    while (value <= lastSeparator && at < length) {
      lineEnds += value;
      value = ++at < length ? (table[text.charCodeAt(at)] as number) : 0;
    }
  }
  columns.count = count;
  place.at = at;
  place.lineEnds = lineEnds;
  if (count === capacity) columns.grow();
}
