/**
 * Few words that a sentence may lose without falling apart, but that say how far it holds: `allegedly`, `generally`, `at least`,
 * `attempted to`, `was barred from`. Where an ellipsis hides nothing else, a possibility becomes a fact, and a tendency a rule.
 */
import { criticalClass } from './critical-words';
import { isMeasure } from './measures';
import { isEnglishWord } from '../reading/word-list';

/** Of all the words of an omission, which are few. */
export function areQualifiers(words: readonly string[]): boolean {
  if (boundsOfNumbers.has(words.join(' ')) || isLimitOfTime(words)) return true;
  const last = words.at(-1) ?? '';
  const leadsOn = (word: string): boolean =>
    (last === 'to' && intentions.has(word)) ||
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

/** "within 30 days", "for not more than two years": how much, and of what. */
function isLimitOfTime(words: readonly string[]): boolean {
  const isNumber = (word: string): boolean => criticalClass(word) === 'number';
  const isUnit = (word = ''): boolean => word.length > 1 && isMeasure(word);
  return (
    words.some(isNumber) &&
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

function qualifies(word: string): boolean {
  return (
    hedges.has(word) || undoing.has(word) || elements.has(word) || ordinals.has(word) || deniesItsRoot(word)
  );
}

/** `unproven`, `nonbinding`: the negation is part of the word. */
function deniesItsRoot(word: string): boolean {
  const root = /^(?:un|non)(.{4,})$/.exec(word)?.[1];
  return root !== undefined && isEnglishWord(root);
}

const boundsOfNumbers = new Set([
  'at least',
  'at most',
  'up to',
  'more than',
  'less than',
  'fewer than',
  'in part',
  'in theory',
  'in most cases',
  'in some cases',
  'as a general rule',
]);

const hedges = wordSet(
  'may might could would should can must shall ought allegedly arguably purportedly supposedly perhaps possibly probably likely apparently seemingly presumably ostensibly potentially conceivably theoretically reportedly alleged purported supposed potential possible probable apparent purports purport purported socalled wouldbe putative attempted proposed former formerly once dissenting generally ordinarily usually typically normally often sometimes frequently occasionally mostly largely partly partially primarily almost nearly virtually tentatively unsuccessfully presumed presumptively rebuttably deemed assumed less least solely exclusively alone merely',
);

/** Beside a noun, which then is little, nothing, or another's. */
const undoing = wordSet(
  'few little scant insufficient inadequate minimal nominal minority rejected discredited overruled repealed superseded vacated abandoned withdrawn hypothetical sham fictitious tentative preliminary conditional invalid inadmissible illegal void improper incorrect incompetent inapplicable ineffective ineligible immaterial irrelevant false',
);

/** A degree of fault, of proof or of scrutiny, without which a rule holds of more, or of less. */
const elements = wordSet(
  'lawful unlawful willful willfully wilful wilfully knowing knowingly reckless recklessly negligent negligently intentional intentionally purposely malicious maliciously specific reasonable unreasonable material substantial substantially probable exclusive prior gross severally jointly',
);

/** Which of several: the first issue is not the issue, nor the First Amendment the Amendment. */
const ordinals = wordSet(
  'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth',
);

/** Before "to" and what was perhaps never done. */
const intentions = wordSet(
  'attempts attempted attempting tries tried trying seeks sought seeking wants wanted threatens threatened conspires conspired conspiring plans planned intends intended hopes hoped pretends pretended claims claimed appears appeared seems seemed offers offered promises promised agrees agreed asks asked said alleged believed expected thought about unable neglects neglected omitted forgot ceases ceased purports purported forbidden',
);

/** Before "from" and what is not to be. */
const preventions = wordSet(
  'prohibited precluded barred prevented exempt immune enjoined restrained estopped refrain refrains refrained free relieved excused',
);

/** Before "of" or "with" and what was perhaps never done. */
const accusations = wordSet('accused suspected charged');

const fillers = wordSet(
  'have has had be been being is are was were and or to well very so too quite it a an that which who whom however therefore thus also then indeed moreover nevertheless',
);

function wordSet(list: string): ReadonlySet<string> {
  return new Set(list.split(' '));
}
