/**
 * Whether a folded word is English: what decides between a scanning error and another word.
 *
 * 275,000 words from `an-array-of-english-words` (MIT), made into a set as the module is loaded, so that no comparison waits for it;
 * it stays out of the pane.
 */
import words from 'an-array-of-english-words' with { type: 'json' };

/** In the list, but in a printed opinion nearly always the scanner's: `frorn` for "from", `tho` for "the". */
const scannersOwn =
  'tho ono ene wili bo ou oi ot aa frorn sny taws ferm ferms weil ao tock thon doos dees baaed mako makos bere hore sonse nole nete cither tum tind laking tsking savs precess preposed effered meved lenger tonger leng shorl fo aud bas ane wis hove boing merc macle snit pav'.split(
    ' ',
  );

const known = englishWords();

export function isEnglishWord(word: string): boolean {
  return known.has(word);
}

const shortestPart = 3;

/** `statecourt`, which is what folding makes of "state-court". */
export function isCompound(word: string): boolean {
  for (let at = shortestPart; at <= word.length - shortestPart; at++) {
    if (isEnglishWord(word.slice(0, at)) && isEnglishWord(word.slice(at))) return true;
  }
  return false;
}

function englishWords(): Set<string> {
  const set = new Set(words);
  for (const word of scannersOwn) set.delete(word);
  for (const word of ['a', 'i', 'o']) set.add(word);
  return set;
}
