/**
 * Few words that a sentence may lose without falling apart, but that say how far it holds: `allegedly`, `generally`, `at least`,
 * `attempted to`, `was barred from`. Where an ellipsis hides nothing else, a possibility becomes a fact, and a tendency a rule.
 */
import { criticalClass } from './critical-words';
import { articles } from './grammar-words';
import { isMeasure } from './measures';
import { isStandardWord } from './standards';
import { deniesItsRoot } from '../reading/word-list';
import { wordSet } from './word-set';

/** Of all the words of an omission, which are few. */
export function areQualifiers(words: readonly string[]): boolean {
  if (fixedPhrases.has(words.join(' ')) || isLimitOfTime(words) || isShare(words) || isStandard(words))
    return true;
  const last = words.at(-1) ?? '';
  const leadsOn = (word: string): boolean =>
    ((last === 'to' || /to (?:be|have)$/.test(words.slice(-2).join(' '))) && intentions.has(word)) ||
    (last === 'from' && preventions.has(word)) ||
    ((last === 'of' || last === 'with') && accusations.has(word));
  return (
    words.some((word) => qualifies(word) || leadsOn(word)) &&
    words.every(
      (word, at) =>
        qualifies(word) ||
        leadsOn(word) ||
        fillers.has(word) ||
        (at === words.length - 1 && leadsOn(words[at - 1] ?? '')),
    )
  );
}

/** "about" before a number, "two" before "years": what the omission takes from the word that it leaves. */
export function measures(words: readonly string[], next: string): boolean {
  const isNumber = (word: string): boolean => criticalClass(word) === 'number';
  if (isNumber(next) && bounds.test(words.join(' '))) return true;
  if (isNumber(next)) return words.join(' ') !== 'a' && words.every((word) => approximations.has(word));
  return (
    isMeasure(next) &&
    next.length > 1 &&
    words.some(isNumber) &&
    words.every((word) => isNumber(word) || shares.has(word) || word === 'of') &&
    // "4th of May, {1901, at the} hour"
    words.slice(words.findLastIndex(isNumber) + 1).every((word) => word === 'of' || articles.has(word))
  );
}

/** "may be as high as" before "ten". */
const bounds = /(?:^|\s)as (?:high|low|much|little|many|few|great|small|long|short|late|early) as$/;

const approximations = wordSet(
  'about approximately roughly nearly almost around over under above below some twice thrice half a tenth third quarter of',
);

/** "within 30 days", "for not more than two years": how much, and of what. */
function isLimitOfTime(words: readonly string[]): boolean {
  const isNumber = (word: string): boolean => criticalClass(word) === 'number';
  const isUnit = (word = ''): boolean => word.length > 1 && isMeasure(word);
  return (
    words.slice(0, -1).some(isNumber) &&
    isUnit(words.at(-1)) &&
    words.every((word) => isNumber(word) || isUnit(word) || limits.has(word))
  );
}

const limits = wordSet(
  'within after before for by until in of not no a the than more less later fewer least',
);

/** Whether a bracket that puts this word in says how far the sentence holds: `[allegedly]`, `[once]`. */
export function isHedge(word: string): boolean {
  return hedges.has(word);
}

/** Whether a bracket that puts this word in narrows what is asked for: `[specific]`, `[material]`. "[prior]" only says which. */
export function isElement(word: string): boolean {
  return elements.has(word) && word !== 'prior';
}

/** "First, the widow", "Second, he must": whether all that the words do is to count what follows. */
export function onlyCount(words: readonly string[]): boolean {
  return words.every((word) => ordinals.has(word) || word === 'and');
}

/** `inadmissible`, `unripe`: which denies by itself. A `nonmovant` is somebody. */
export function isUndone(word: string): boolean {
  return undoing.has(word) || (/^un.*[^y]$/.test(word) && deniesItsRoot(word));
}

function qualifies(word: string): boolean {
  return hedges.has(word) || undoing.has(word) || elements.has(word) || deniesItsRoot(word);
}

/** `some of`, `one of the`, `a tenth of`: the draft says of all what the opinion says of a share. */
function isShare(words: readonly string[]): boolean {
  const last = words.lastIndexOf('of');
  return (
    last > 0 &&
    words.length <= mostWordsOfShare &&
    words.slice(0, last).every((word) => shares.has(word)) &&
    words.slice(last + 1).every((word) => word === 'the' || criticalClass(word) === 'number')
  );
}

const mostWordsOfShare = 5;
const shares = wordSet(
  'a an the at least only some one two three many most much part parts half none few several portion majority minority third quarter fifth tenth percent fraction',
);

/** `by clear and convincing evidence`, `de novo`, `for abuse of discretion`: how it is proved, or reviewed. */
function isStandard(words: readonly string[]): boolean {
  return (
    words.some(isStandardWord) && words.every((word) => isStandardWord(word) || besideStandards.has(word))
  );
}

const besideStandards = wordSet(
  'by for under of on upon beyond with a an the and or any evidence proof clear de discretion review reviewed scrutiny standard error clearly reasonable cause cases basis',
);

const fixedPhrases = new Set(
  [
    'alone, as modified, at least, at most, up to, more than, less than, fewer than, next to, as good as, or more, or less, more or less, in part',
    'in theory, in principle, in form, in name, in dicta, in dictum, on its face, on their face, in a sense, as a rule, as a general rule',
    'in the ordinary case, in the usual case, in the normal case, in the typical case, in ordinary cases, in the usual way',
    'in most cases, in some cases, in some respects, in large part, in rare cases, in certain circumstances, in limited circumstances',
    'for the most part, to some extent, to a degree, at times, on occasion, from time to time, at first, at one time, used to be, used to',
    'standing alone, by itself, by themselves, but one, but two, but a',
    'as applied, as applied here, as so applied, as it is applied here, as it was applied here, as applied to him, as applied to them',
    'arguendo, for the sake of argument, for present purposes, prima facie, per se, de facto, de jure, pro tanto, ex parte',
  ]
    .join(', ')
    .split(', '),
);

const hedges = wordSet(
  'may might could would must shall allegedly arguably arguable debatable purportedly supposedly perhaps possibly probably likely apparently seemingly presumably ostensibly potentially conceivably theoretically reportedly alleged purported supposed potential possible probable apparent purports purport purported socalled wouldbe putative attempted proposed former formerly once dissenting generally ordinarily usually typically normally often sometimes frequently occasionally mostly largely partly partially primarily almost nearly virtually tentatively unsuccessfully presumed presumptively rebuttably deemed assumed less least solely exclusively originally temporarily provisionally thought believed',
);

/** Beside a noun, which then is little, nothing, or another's. */
const undoing = wordSet(
  'few little scant insufficient inadequate minimal nominal minority rejected discredited overruled repealed superseded vacated abandoned withdrawn hypothetical sham fictitious tentative preliminary conditional invalid inadmissible illegal void improper incorrect inapplicable ineffective ineligible immaterial irrelevant false draft lesser constructive actual qualified absolute limited involuntary coerced forged expired unpublished',
);

/** A degree of fault, of proof or of scrutiny, without which a rule holds of more, or of less. */
const elements = wordSet(
  'lawful unlawful willful willfully wilful wilfully knowing knowingly reckless recklessly negligent negligently deliberate deliberately wanton wantonly intentional intentionally purposely malicious maliciously specific reasonable unreasonable material substantial substantially probable exclusive prior gross severally jointly essential clearly necessarily justifiable legitimate genuine too voluntary voluntarily directly personally expressly explicitly affirmatively moving nonmoving non-moving prevailing reasonably unreasonably properly improperly lawfully unlawfully wrongful wrongfully objectively subjectively mere sole frivolous nonfrivolous fundamental carefully narrowly strictly',
);

const ordinals = wordSet(
  'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth',
);

/** Before "to" and what was perhaps never done. */
const intentions = wordSet(
  'attempts attempted attempting tries tried trying seeks sought seeking wants wanted threatens threatened conspires conspired conspiring plans planned intends intended hopes hoped pretends pretended claims claimed appears appeared seems seemed slow reluctant loath hesitant unwilling offers offered promises promised agrees agreed asks asked said alleged believed expected thought about unable neglects neglected omitted forgot ceases ceased purports purported forbidden tends tended meant urged invited told reported found held',
);

/** Before "from" and what is not to be. */
const preventions = wordSet(
  'prohibited precluded barred prevented exempt immune enjoined restrained estopped refrain refrains refrained free relieved excused',
);

/** Before "of" or "with" and what was perhaps never done. */
const accusations = wordSet('accused suspected charged');

const fillers = wordSet(
  'have has had be been being is are was were and or to well very so too quite it a an any that which who whom however therefore thus also then indeed moreover nevertheless since now later long included',
);
