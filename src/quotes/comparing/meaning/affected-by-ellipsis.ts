/**
 * Which words that decide the meaning an ellipsis hides. None: the mark is lawful.
 *
 * Whole sentences may be left out; of a sentence that is cut, no negation, no exception, and not all that makes it doubtful.
 */
import { areOppositeOutcomes, closesTurn, isHidden, mostOpening, opensTurn } from './critical-words';
import { areQualifiers, measures } from './hidden-qualifiers';
import { wordAt, wordsBetween, type IndexedOpinion } from '../../index-opinion';
import { speakerBetweenCommas } from './speakers';
import { endsSentence } from '../reading/token-sentences';

/** Omissions up to this many tokens within one sentence are read in whole. */
export const shortOmission = 60;
const edge = 4;
/** So few tokens are read in whole even where they are sentences: "Not so." */
const fewTokens = 6;

/** Of an ellipsis for the tokens `from` to before `to`. */
export function affectedByEllipsis(opinion: IndexedOpinion, from: number, to: number): readonly string[] {
  let firstEnd = -1;
  let lastEnd = -1;
  for (let at = from - 1; at < to; at++) {
    if (at < 0 || !endsSentence(opinion.tokens, at)) continue;
    if (firstEnd < 0) firstEnd = at;
    lastEnd = at;
  }
  const affected: string[] = [];
  const look = (start: number, end: number): void => {
    for (let at = Math.max(from, start); at < Math.min(to, end); at++) {
      const [word = '', next] = wordsBetween(opinion, at, at + 2);
      if (isHidden(word, next)) affected.push(word);
    }
  };
  if (to - from <= fewTokens) {
    look(from, to);
  } else if (firstEnd < 0) {
    if (to - from <= shortOmission) {
      look(from, to);
    } else {
      look(from, from + edge);
      look(to - edge, to);
    }
  } else {
    // The sentence that the quotation leaves, and the one that it enters again, are cut; those between are left out whole.
    if (firstEnd >= from) look(from, Math.min(firstEnd + 1, from + edge));
    if (lastEnd < to - 1)
      look(Math.max(lastEnd + 1, to - (to - from <= shortOmission ? shortOmission : edge)), to);
  }
  if (from < to && firstEnd !== from - 1) affected.push(...turnAt(opinion, from, to));
  if (from > 0 && to - from <= shortOmission && firstEnd !== from - 1 && lastEnd < to - 1)
    affected.push(...turnBefore(opinion, from, to), ...hiddenWithin(opinion, from, to));
  return [...new Set(affected)];
}

/** Of an ellipsis that leaves a sentence in its middle, and enters the same or another in its middle. */
function hiddenWithin(opinion: IndexedOpinion, from: number, to: number): readonly string[] {
  if (to <= from) return [];
  const before = wordAt(opinion, from - 1);
  const last = wordAt(opinion, to - 1);
  if (last === 'but' || (last === 'or' && leavesOpen.has(before))) return [last];
  const contrast = contrastBefore(opinion, from, to);
  if (contrast !== null) return [contrast];
  const subject = otherSubject(opinion, from, to);
  if (subject.length > 0) return subject;
  const seam = repeatedAtSeam(opinion, from, to);
  return seam.length > 0 ? seam : otherOutcome(opinion, from, to);
}

/** "The widow . . . has sold the barn" where the opinion says "sued, and the miller has sold": the verb of another subject. */
function otherSubject(opinion: IndexedOpinion, from: number, to: number): readonly string[] {
  const { text, starts, ends, count } = opinion.tokens;
  const verb = to < count ? wordAt(opinion, to) : '';
  if (!leavesOpen.has(verb) && !pastTense.test(verb)) return [];
  for (let at = to - 2; at > Math.max(from, to - longestSubject - 2); at--) {
    if (!joints.has(wordAt(opinion, at)) || !/[,;]/.test(text.slice(ends[at - 1], starts[at]))) continue;
    const subject = text.slice(starts[at + 1], ends[to - 1]);
    return opensSubject.test(subject) && !/[,;:]/.test(subject) ? wordsBetween(opinion, at + 1, to) : [];
  }
  return [];
}

const pastTense =
  /[^e]ed$|^(?:sold|held|found|made|took|gave|said|went|paid|left|kept|brought|sought|lost|won|broke|wrote|saw|knew|bought)$/;
const longestSubject = 3;
const joints = new Set('and but yet while whereas or nor for so'.split(' '));
/** A pronoun may mean the same subject. */
const opensSubject = /^(?:(?:the|an?|his|her|its|their|we|I)\b|\p{Lu})/u;

/** "He may have . . . no lien" where the opinion says "a claim, but he has": the verb of the second clause is left out with its "but". */
function contrastBefore(opinion: IndexedOpinion, from: number, to: number): string | null {
  const { text, starts, ends } = opinion.tokens;
  if (!leavesOpen.has(wordAt(opinion, to - 1))) return null;
  for (let at = to - 2; at >= Math.max(from, to - edge); at--) {
    const word = wordAt(opinion, at);
    if (contrasts.has(word) && /[,;]/.test(text.slice(ends[at - 1], starts[at]))) return word;
  }
  return null;
}

const contrasts = new Set(['but', 'yet', 'while', 'whereas', 'although', 'though']);

/** "The tax of 1866 was . . . valid" where the opinion says "was void. The tax of 1876 was valid": two clauses alike become one. */
function repeatedAtSeam(opinion: IndexedOpinion, from: number, to: number): readonly string[] {
  const { text, starts, ends } = opinion.tokens;
  if (to >= opinion.tokens.count || !/[,;.?!]/.test(text.slice(starts[from], starts[to - 1]))) return [];
  const [before, first, last, after] = [from - 1, from, to - 1, to].map((at) => wordAt(opinion, at));
  const repeated = before === last ? before : first === after ? after : undefined;
  return repeated === undefined || standsAnywhere.has(repeated)
    ? []
    : [text.slice(starts[to - 1], ends[to - 1]).toLowerCase(), repeated];
}

const standsAnywhere = new Set('the a an of to in and or that by s he she it we they i you'.split(' '));

/** Words that the next one completes: `must pay or vacate` is no `must . . . vacate`. */
const leavesOpen = new Set(
  'is are was were be been has have had shall may must can will would could should might do does did'.split(
    ' ',
  ),
);

/** "We affirm the order on . . . the mill", where the opinion reverses that one. */
function otherOutcome(opinion: IndexedOpinion, from: number, to: number): readonly string[] {
  const kept: string[] = [];
  for (let at = from - 1; at >= Math.max(0, from - shortOmission) && !endsSentence(opinion.tokens, at); at--)
    kept.push(wordAt(opinion, at));
  for (let at = from; at < to; at++) {
    const word = wordAt(opinion, at);
    const other = kept.find((each) => areOppositeOutcomes(word, each));
    if (other !== undefined) return [other, word];
  }
  return [];
}

/** What turns a sentence that is left in its middle. */
function turnAt(opinion: IndexedOpinion, from: number, to: number): readonly string[] {
  // Of "cert. denied" the words before lose nothing.
  if (from > 0 && wordAt(opinion, from - 1) === 'cert') return [];
  const opening = wordsBetween(opinion, from, from + mostOpening);
  const within = wordsBetween(opinion, from, Math.min(from + mostOpening, to));
  // Of "save for" the draft may keep the second word; "in" before a kept "part" is none.
  if (opensTurn(prepositions.has(opening[0] ?? '') ? within : opening)) return opening.slice(0, 1);
  if (to - from > mostQualifying) return [];
  const words = wordsBetween(opinion, from, to);
  if (areQualifiers(words) || (to < opinion.tokens.count && measures(words, wordAt(opinion, to))))
    return words;
  const last = words.at(-1) ?? '';
  return opensTurn([last]) ? [last] : [];
}

const mostQualifying = 6;
const prepositions = new Set(['in', 'to', 'with', 'on', 'upon']);

/** What turns a sentence that is entered again in its middle: "instead of" before what was not done, "the widow argues" about all of it. */
function turnBefore(opinion: IndexedOpinion, from: number, to: number): readonly string[] {
  const closing = wordsBetween(opinion, Math.max(from, to - 2), to);
  if (closesTurn(closing)) return closing;
  const { text, starts, ends } = opinion.tokens;
  const speaker =
    to < opinion.tokens.count ? speakerBetweenCommas(text.slice(ends[from - 1], starts[to])) : null;
  return speaker === null ? [] : [speaker];
}
