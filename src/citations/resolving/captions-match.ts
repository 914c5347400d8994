/** Whether a caption or a name as a short form writes it is the case's. */
import { isSameWord, readNameWords, type NameWord } from '../comparing/name-words';
import type { CaseCitation } from '../found-citation';
import { foldName, holds, isCommonParty, namesMatch } from '../names-match';

type Parties = Pick<CaseCitation, 'plaintiff' | 'defendant'>;

/**
 * Whether a case is the one that `name` writes, with words abbreviated or left out: `Tax Commission` for `State Tax Comm'n`,
 * `Hamm v. OCSE`, `Elm Mutual Ins. Co.`; one party at least as it is called in full.
 */
export function captionMatcher(name: string): (citation: Parties) => boolean {
  const [left = '', right, further] = name.split(/ vs?\.? /);
  // "Elm II" is not Elm.
  const isNumbered = right === undefined && / [IVX]+$/.test(left);
  if (further !== undefined || isNumbered || isCommonParty(foldName(left))) return () => false;
  const leftWords = readNameWords(left);
  if (right === undefined)
    return (citation) => wordsOf(citation).some((words) => mayStandFor(leftWords, words));
  const rightWords = readNameWords(right);
  const [leftFolded, rightFolded] = [foldName(left), foldName(right)];
  const mayHoldRight = !isCommonParty(rightFolded);
  return (citation) => {
    const [plaintiff, defendant] = wordsOf(citation);
    return (
      mayStandFor(leftWords, plaintiff) &&
      mayStandFor(rightWords, defendant) &&
      (holds(citation.plaintiff, leftFolded) || (mayHoldRight && holds(citation.defendant, rightFolded)))
    );
  };
}

/**
 * Whether a short form's name is one by which the case may be called, `Elm II` too, or what the draft calls it in parentheses,
 * `(2009) (Seven Aphorisms)`: what stands at its place may have another.
 */
export function mayBeCalled(citation: CaseCitation, name: string): boolean {
  const called = name.replace(/ [IVX]+$/, '');
  if (namesMatch(called, citation) || captionMatcher(called)(citation)) return true;
  const defined = citation.parenthetical?.split('; ').map((one) => one.replace(/^hereinafter /i, '')) ?? [];
  return defined.some((one) => foldName(one) === foldName(name));
}

type Words = readonly NameWord[];

/** Of both parties, each read once: every short form of a text is held against every case before it. */
function wordsOf(citation: Parties): readonly [Words, Words] {
  const known = read.get(citation);
  if (known) return known;
  const words = [readNameWords(citation.plaintiff ?? ''), readNameWords(citation.defendant ?? '')] as const;
  read.set(citation, words);
  return words;
}

const read = new WeakMap<Parties, readonly [Words, Words]>();

/** Each word one of the party's, and at most one the initials of those that are left. */
function mayStandFor(name: Words, party: Words): boolean {
  let other: NameWord | undefined;
  for (const word of name) {
    if (isOneOf(word, party)) continue;
    // A second one, or one that is no initials, tells at once.
    if (other !== undefined || !/^[A-Z]{3,6}$/.test(word.written)) return false;
    other = word;
  }
  if (other === undefined) return name.length > 0;
  const left = party.filter((word) => !isOneOf(word, name));
  return initials(left) === other.text;
}

function isOneOf(word: NameWord, words: Words): boolean {
  for (const one of words) if (isSameWord(word, one)) return true;
  return false;
}

function initials(words: Words): string {
  return words.map(({ text }) => text.charAt(0)).join('');
}
