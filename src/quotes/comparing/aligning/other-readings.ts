/** What else a misread word of an opinion may have been, besides the word that a draft has in its place. */
import type { WordNumbers } from '../../../text/word-numbers';
import { isEnglishWord } from '../reading/word-list';

interface Misreading {
  readonly quoted: string;
  readonly found: string;
  /** How often the opinion has the quoted word elsewhere. */
  readonly timesQuoted: number;
  /** The folded words of the opinion. */
  readonly words: Pick<WordNumbers, 'find'>;
}

/** `wbere` is "where" rather than "were": letters that scanners confuse explain it better than a letter too many. */
export function couldBeOther({ quoted, found, words }: Misreading): boolean {
  if (couldBeCut(quoted, found) || couldLackLigature(quoted, found)) return true;
  if (afterOneConfusion(found).some((other) => other !== quoted && isEnglishWord(other))) return true;
  for (let at = 0; at < found.length; at++) {
    const start = found.slice(0, at);
    const end = found.slice(at + 1);
    if (start + end !== quoted && words.find(start + end) >= 0) return true;
    for (const letter of letters) {
      const changed = start + letter + end;
      if (changed !== quoted && changed !== found && words.find(changed) >= 0) return true;
      const longer = start + letter + found.slice(at);
      if (longer !== quoted && words.find(longer) >= 0) return true;
    }
  }
  return false;
}

/**
 * Of a word that like letters explain: `vvhile` is "while" rather than "white", which takes two confusions; and where one explains
 * either, `reacl` is what the opinion says elsewhere.
 */
export function isRatherOther({ quoted, found, timesQuoted, words }: Misreading): boolean {
  const readings = afterOneConfusion(found).filter((word) => word !== quoted && isEnglishWord(word));
  if (readings.length === 0) return false;
  if (!afterOneConfusion(found).includes(quoted)) return true;
  return timesQuoted === 0 && readings.some((word) => words.find(word) >= 0);
}

/** The token with one of its confusions undone. */
function afterOneConfusion(found: string): readonly string[] {
  const readings: string[] = [];
  for (const [read, meant] of confusions) {
    for (let at = found.indexOf(read); at >= 0; at = found.indexOf(read, at + 1))
      readings.push(found.slice(0, at) + meant + found.slice(at + read.length));
  }
  return readings;
}

/** `complet` is "complete" cut at its end, and no "complex". */
function couldBeCut(quoted: string, found: string): boolean {
  if (quoted.startsWith(found)) return false;
  return Array.from(letters).some((letter) => isEnglishWord(found + letter));
}

/** `dened` is "defined" without its ligature, and no "denied". */
function couldLackLigature(quoted: string, found: string): boolean {
  for (let at = 0; at <= found.length; at++) {
    for (const ligature of ligatures) {
      const whole = found.slice(0, at) + ligature + found.slice(at);
      if (whole !== quoted && isEnglishWord(whole)) return true;
    }
  }
  return false;
}

const ligatures = ['fi', 'fl', 'ff', 'ffi', 'ffl'];
const letters = 'abcdefghijklmnopqrstuvwxyz';
/** What a scanner reads, and what stands there. */
const confusions: readonly (readonly [string, string])[] =
  'b/h h/b c/e e/c rn/m m/rn vv/w w/vv cl/d d/cl ll/h li/h h/li l/i i/l f/fl f/fi f/ff l/t t/l t/f f/t n/u u/n a/o o/a 1/l 1/i 0/o 5/s'
    .split(' ')
    .map((pair): [string, string] => {
      const [read = '', meant = ''] = pair.split('/');
      return [read, meant];
    });
