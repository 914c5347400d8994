/** Whether a brief takes a quotation up without denying it: then the opinion's "not" right before the words is missed in it. */
import { sentenceEnds } from '../../text/sentence-ends';
import type { FoundQuotation } from '../found-quotation';
import { withoutQuoted } from './without-quoted';

/**
 * False where the brief asks, supposes, tells of a refusal or of what somebody argues: in the words before the quotation, those before
 * a colon or in the sentence before it where none of its own lead up to it, or in those that follow within its sentence.
 */
export function isAffirmed(text: string, quotation: Pick<FoundQuotation, 'fullStart' | 'fullEnd'>): boolean {
  const { fullStart, fullEnd } = quotation;
  const before = text.slice(Math.max(0, fullStart - reach), fullStart);
  if (goesOn.test(before) && denies.test(withoutEarlier(before))) return false;
  const after = goesOnAfter.exec(text.slice(fullEnd - 1, fullEnd + reachAfter))?.[0] ?? '';
  return [ownWordsIn(text, fullStart), after].every(
    (words) => !denies.test(words.replace(affirmsDoubly, ' ')) && !supposes.test(words),
  );
}

/** The brief's own words that lead up to the quotation: those of its clause or, where that has none, of the clause before it. */
function ownWordsIn(text: string, fullStart: number): string {
  const from = Math.max(0, fullStart - reach);
  const clauses = [from, ...sentenceEnds(text, from, fullStart), fullStart].flatMap((start, at, all) =>
    withoutQuoted(text.slice(start, all[at + 1] ?? fullStart)).split(/[;:\n]/),
  );
  return clauses.findLast((clause) => /\p{L}/u.test(clause)) ?? '';
}

/** Of several sentences the last. */
function withoutEarlier(before: string): string {
  return before.slice(sentenceEnds(before, 0, before.length).at(-1) ?? 0);
}

/** `“the suit is barred,” the widow argued.` */
const goesOnAfter = /^.?[”"]?,?\s\p{Ll}[^.;“"]*|^[”"]\s\p{Ll}[^.;“"]*/u;
const reachAfter = 80;

/** "No one doubts that", "nothing is clearer than that": denied twice, it is said. */
const affirmsDoubly =
  /\b(?:(?:no one|no court|nobody|not|cannot|cannot be) (?:seriously )?(?:doubt|disput|den[iy]|contest|question)\w*|no (?:real |serious )?(?:doubt|dispute|question)|nothing is (?:clearer|plainer|more certain)|(?:beyond|without) (?:doubt|dispute|question)|cannot (?:escape|avoid)|error to (?:forget|overlook|ignore)|law presumes)\b/gi;

/** "Where the deed is lost, “the widow …”": the brief says itself when it holds. */
const supposes =
  /^\W*(?:\p{L}+,? )?(?:when|where|once|should|had|were|absent|so long as|as long as|in cases?|in the event|to the extent|provided|upon)\b[^“"]*,\s*$/iu;

/** `Ott “did not change the rule” that “…”`: the quotation before is the head of this one. */
const goesOn = /[”"] that\s{1,3}$/;

const reach = 160;

const denies =
  /\b(?:not|no|none|never|neither|nor|nothing|nobody|cannot|without|hardly|rarely|seldom|scarcely|barely|few|little|nowhere|lack\w*|absen\w+|fail\w*|refus\w+|reject\w*|declin\w+|den(?:y|ies|ied|ial|ying)|disagree\w*|disavow\w*|disapprov\w+|disclaim\w*|doubt\w*|dispute\w*|preclud\w+|prohibit\w*|forbid\w*|forbade|bar(?:s|red|ring)?|prevent\w*|avoid\w*|exempt\w*|immun\w+|unable|unlikely|insufficien\w+|inadequate\w*|impossib\w+|improper\w*|wrong\w*|false\w*|err(?:s|ed|or|oneous\w*)?|overrul\w+|revers\w+|vacat\w+|abandon\w*|contrary|unless|except\w*|whether|if|question\w*|ask\w*|suppos\w+|far from|rather than|instead of|other than|short of|longer|opposite|opposed|contra|unlike|contrast\w*|distinguish\w*|argu\w+|conten(?:d|tion)\w*|(?:claim|maintain|submit|submitt)(?:s|ed|ing)? that|assert\w*|insist\w*|alleg\w+|urg(?:e[ds]?|ing)|suggest\w*|complain(?:s|ed|ing)?|testif\w+|assum\w+|presum(?:e[ds]?|ing)|believ\w+|thinks?|thought|theor(?:y|ies)|(?:his|her|their|its|['’]s?) (?:view|position))\b|n[’']t\b/i;
