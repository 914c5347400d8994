/**
 * Which words that decide the meaning a bracket adds or replaces. None: the mark is lawful.
 *
 * A party for a pronoun is lawful; another negation, modal, quantifier, number, outcome or party is not.
 */
import { criticalClass, meaningOf, toldByDraft, turningWords, type CriticalClass } from './critical-words';
import { exchangedKinds } from './exclusive-kinds';
import { exchangedMeasures, isMeasure } from './measures';
import { isOnlyPossible, isOpposite, isOtherRole, startsOtherwise } from './opposite-words';
import { endsOtherwise } from './other-endings';
import { exchangedWords } from './exchanged-words';
import { prepositions } from './grammar-words';
import { isUndone } from './hidden-qualifiers';
import { exchangedStances } from './stances';
import { exchangedStandards } from './standards';
import { isEnglishWord } from '../reading/word-list';

/** Of whole words in brackets, `drafted`, that stand for `replaced`. */
export function affectedByBracket(
  drafted: readonly string[],
  replaced: readonly string[],
): readonly string[] {
  const found = toldByDraft(replaced, drafted);
  const affected: string[] = [];
  const differ = (
    kind: CriticalClass,
  ): { readonly added: readonly string[]; readonly lost: readonly string[] } => ({
    added: missingFrom(ofClass(drafted, kind), ofClass(found, kind)),
    lost: missingFrom(ofClass(found, kind), ofClass(drafted, kind)),
  });
  for (const kind of ['negation', 'modal'] as const) {
    const { added, lost } = differ(kind);
    affected.push(...lost, ...added);
  }
  const quantifiers = differ('quantifier');
  const fewer =
    drafted.length > 0 ? quantifiers.lost.filter((word) => ofSome.has(word) && !found.includes('as')) : [];
  if (quantifiers.added.length > 0) affected.push(...quantifiers.lost, ...quantifiers.added);
  else affected.push(...fewer);
  // "[half]" for "all"
  const numbers = differ('number');
  if (quantifiers.lost.length > 0 && numbers.added.length > 0)
    affected.push(...quantifiers.lost, ...wordsOf(drafted, numbers.added));
  for (const kind of ['number', 'party', 'outcome'] as const) {
    const { added, lost } = differ(kind);
    if (added.length > 0 && lost.length > 0)
      affected.push(...wordsOf(found, lost), ...wordsOf(drafted, added));
  }
  if (drafted.some((word) => ofOne.has(word))) affected.push(...found.filter((word) => ofAll.has(word)));
  affected.push(
    ...exchangedMeasures(drafted, found),
    ...exchangedStandards(drafted, found),
    ...exchangedStances(drafted, found),
    ...exchangedKinds(drafted, found),
  );
  affected.push(...found.filter((word, at) => deniesBehind(word, found[at + 1]) && !drafted.includes(word)));
  if (drafted.length === 0) affected.push(...wordsOf(found, numbers.lost), ...found.filter(isMeasure));
  const [turnsThere, turnsHere] = [turningWords(found), turningWords(drafted)];
  affected.push(...missingFrom(turnsThere, drafted), ...missingFrom(turnsHere, found));
  affected.push(...affectedConnectives(drafted, found, differ('connective')));
  if (found.length > 0 && found.every((word) => pointing.has(word)))
    affected.push(...drafted.filter((word) => parting.has(word)));
  for (const word of drafted) {
    affected.push(...found.filter((other) => isOpposite(word, other) || isOtherRole(word, other)));
  }
  return [...new Set(affected)];
}

/** "is {inadmissible}", "ineffective for", and not "the unlawful search", which "[it]" may stand for. */
function deniesBehind(word: string, next = ''): boolean {
  return isUndone(word) && (next === '' || prepositions.has(next) || relating.has(next) || next === 'as');
}

/** "[the other] party" for "that party" */
const pointing = new Set([
  'that',
  'this',
  'these',
  'those',
  'such',
  'the',
  'same',
  'its',
  'his',
  'her',
  'their',
]);
const parting = new Set(['other', 'another', 'others', 'opposite', 'opposing', 'different']);

/** "[an] element" for "every element". */
const ofAll = new Set(['every', 'each', 'all']);
const ofOne = new Set(['a', 'an', 'one']);
/** "[courts]" for "some courts", and not for "any court". */
const ofSome = new Set(['some', 'many', 'most', 'several', 'few']);

/** "[or]" for "and" turns a test; the "and" of a name in brackets does not. */
function affectedConnectives(
  drafted: readonly string[],
  found: readonly string[],
  { added, lost }: { readonly added: readonly string[]; readonly lost: readonly string[] },
): readonly string[] {
  const provides = [...drafted, ...found].some((word) => /^provid(?:e|es|ing)$/.test(word));
  const conditions = [...added, ...lost].filter(
    (word) => word === 'if' || word === 'until' || (word === 'provided' && !provides),
  );
  const [put, taken] = [drafted[0] ?? '', found[0] ?? ''];
  if (drafted.length < 2 && found.length === 1 && put !== taken && relating.has(taken)) {
    if (relating.has(put) || (put === '' && taken === 'or')) return [taken, ...drafted];
    if (articles.has(put) && (taken === 'and' || taken === 'or')) return [taken, put];
  }
  if (giveReason(drafted) !== giveReason(found) && (concede(drafted) || concede(found)))
    return [...found, ...drafted];
  if (found.includes('whether') && drafted.includes('that')) return ['whether', 'that'];
  // "(1) knowledge [or] (2) will assist" for "that"
  if (put === 'or' && drafted.length === 1 && found.length > 0 && !found.includes('or'))
    return [...found, put];
  const bare = drafted.length <= 2 && found.length <= 2;
  return bare && added.length > 0 && lost.length > 0 ? [...lost, ...added] : conditions;
}

/** "despite the report" is not "[because of] the report". */
function giveReason(words: readonly string[]): boolean {
  return (
    words.includes('because') || /^(?:due to|owing to|by reason of|on account of)$/.test(words.join(' '))
  );
}

function concede(words: readonly string[]): boolean {
  return words.some((word) => /^(?:despite|although|though|notwithstanding|regardless)$/.test(word));
}

/** "owed by" is not "owed [to]", nor "or" nothing. */
const relating = new Set(
  'or and of by to from through for against because although though despite whereas'.split(' '),
);
const articles = new Set(['a', 'an', 'the']);

/** Of a bracket within a word: `drafted` is the word as the draft reads it, `firstLiteral` what stands before its first bracket. */
export function affectedByInflection(
  drafted: string,
  found: string,
  literals: readonly string[],
): readonly string[] {
  const [draftedClass, foundClass] = [criticalClass(drafted), criticalClass(found)];
  // "hundr[ing]" is no other number.
  const turns = (kind: CriticalClass | null): boolean =>
    kind === 'negation' || kind === 'modal' || (kind === 'number' && isEnglishWord(drafted));
  const otherClass = draftedClass !== foundClass && (turns(draftedClass) || turns(foundClass));
  const sameClass = draftedClass !== null && draftedClass === foundClass;
  const [told = found] = toldByDraft([found], [drafted]);
  const otherWord = sameClass && meaningOf(drafted) !== meaningOf(told);
  if (isLeftUnfinished(drafted, found, literals) || isSpeltRight(drafted, found)) return [];
  const quantifies = draftedClass === 'quantifier' && foundClass !== 'quantifier';
  return otherClass ||
    exchangedMeasures([drafted], [found]).length > 0 ||
    otherWord ||
    quantifies ||
    isOpposite(drafted, found) ||
    isOnlyPossible(drafted, found) ||
    isOtherRole(drafted, found) ||
    startsOtherwise(drafted, found, literals) ||
    endsOtherwise(drafted, found, literals) ||
    exchangedWords([drafted], [found]).length > 0
    ? [found]
    : [];
}

/** `noth[ed]`, `unles[ ]`: of no word that there is, so that nobody reads another word than the one that it was. */
function isLeftUnfinished(drafted: string, found: string, [kept = '', last]: readonly string[]): boolean {
  return (
    last === '' &&
    kept.length >= leastKept &&
    found.startsWith(kept) &&
    !isEnglishWord(drafted) &&
    !isEnglishWord(kept)
  );
}

/** In letters. */
const leastKept = 4;

/** `rec[ei]ved` for "recieved", which is no word. */
function isSpeltRight(drafted: string, found: string): boolean {
  return isEnglishWord(drafted) && !isEnglishWord(found) && sortedLetters(drafted) === sortedLetters(found);
}

function sortedLetters(word: string): string {
  return Array.from(word).sort().join('');
}

function ofClass(words: readonly string[], kind: CriticalClass): readonly string[] {
  return words.filter((word) => criticalClass(word) === kind).map(meaningOf);
}

/** The words with these meanings. */
function wordsOf(words: readonly string[], meanings: readonly string[]): readonly string[] {
  return words.filter((word) => meanings.includes(meaningOf(word)));
}

/** What `words` has more often than `others`. */
function missingFrom(words: readonly string[], others: readonly string[]): readonly string[] {
  const left = [...others];
  return words.filter((word) => {
    const at = left.indexOf(word);
    if (at < 0) return true;
    left.splice(at, 1);
    return false;
  });
}
