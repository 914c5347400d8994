/** Where in a name the words stand that a shorter form of it leaves out. */
import { municipal, type Longer } from './lengthening';
import { isNumber, readNameWords, type NameWord } from './name-words';

/** Of pieces that are left out in whole, and of what ends one, nothing is told: `of Los Angeles`. */
export interface MissingWords {
  /** Before the first word that is kept, where that stands in the first piece. */
  readonly first: readonly NameWord[];
  /** Between words that are kept, or before those of a later piece. */
  readonly within: readonly NameWord[];
}

export function missingFrom({ words, beyond, party }: Longer): MissingWords {
  const isMissing = ({ text }: NameWord): boolean =>
    beyond.some((word) => word.text === text) &&
    !words.some((word) => word.text === text && !beyond.includes(word));
  const missing = piecesOf(party.main).map((all, at) => {
    const piece = all.filter((word) => !isNumber(word));
    // Of `County Commissioners of Orrin County` the place is left out, though a county is left.
    const mayBeLeftOut = (word: NameWord): boolean =>
      isMissing(word) || (at > 0 && municipal.test(word.text));
    if (piece.every(mayBeLeftOut)) return { before: [], between: [] };
    const start = piece.findIndex((word) => !isMissing(word));
    const end = piece.findLastIndex((word) => !isMissing(word));
    return {
      before: piece.slice(0, Math.max(start, 0)),
      between: piece.slice(start, end + 1).filter(isMissing),
    };
  });
  return {
    first: missing[0]?.before ?? [],
    within: missing.flatMap(({ before, between }, at) => (at === 0 ? between : [...before, ...between])),
  };
}

/** What stands before `of` or a comma, and what behind: `Board`, `Airport Commissioners` and `Los Angeles`. */
export function piecesOf(name: string): readonly (readonly NameWord[])[] {
  return name
    .replace(/\bdistrict of columbia\b/iu, 'D.C.')
    .split(/\s(?:of|for|at|in|on)\s(?:the\s)?|[,;(]/iu)
    .map(readNameWords)
    .filter((piece) => piece.length > 0);
}
