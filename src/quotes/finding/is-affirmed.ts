/** Whether a brief takes a quotation up without denying it: then the opinion's "not" right before the words is missed in it. */
import { sentenceEnds } from '../../text/sentence-ends';
import type { FoundQuotation } from '../found-quotation';
import { withoutQuoted } from './without-quoted';

/**
 * False also where the brief asks, supposes, tells of a refusal or of what somebody argues, and where that cannot be told: the
 * words begin a sentence, or none of the brief's own stand before them.
 */
export function isAffirmed(text: string, { kind, fullStart, text: quoted }: FoundQuotation): boolean {
  if (kind === 'block' || !/^[\p{Ll}\d]/u.test(quoted)) return false;
  const from = Math.max(0, fullStart - reach);
  const start = sentenceEnds(text, from, fullStart).at(-1) ?? from;
  const before = text.slice(start, fullStart);
  const own =
    withoutQuoted(before)
      .split(/[;:\n]/)
      .at(-1) ?? '';
  if (goesOn.test(before) && denies.test(before)) return false;
  return /\p{L}/u.test(own) && !denies.test(own) && !supposes.test(own);
}

/** "Where the deed is lost, “the widow …”": the brief says itself when it holds. */
const supposes =
  /^\W*(?:\p{L}+,? )?(?:when|where|once|should|had|were|absent|so long as|as long as|in cases?|in the event|to the extent|provided|upon)\b[^“"]*,\s*$/iu;

/** `Ott “did not change the rule” that “…”`: the quotation before is the head of this one. */
const goesOn = /[”"] that\s{1,3}$/;

const reach = 160;

const denies =
  /\b(?:not|no|none|never|neither|nor|nothing|nobody|cannot|without|hardly|rarely|seldom|scarcely|barely|few|little|nowhere|lack\w*|absen\w+|fail\w*|refus\w+|reject\w*|declin\w+|den(?:y|ies|ied|ial|ying)|disagree\w*|disavow\w*|disapprov\w+|disclaim\w*|doubt\w*|dispute\w*|preclud\w+|prohibit\w*|forbid\w*|forbade|bar(?:s|red|ring)?|prevent\w*|avoid\w*|exempt\w*|immun\w+|unable|unlikely|insufficien\w+|inadequate\w*|impossib\w+|improper\w*|wrong\w*|false\w*|err(?:s|ed|or|oneous\w*)?|overrul\w+|revers\w+|vacat\w+|abandon\w*|contrary|unless|except\w*|whether|if|question\w*|ask\w*|suppos\w+|far from|rather than|instead of|other than|short of|longer|opposite|opposed|unlike|contrast\w*|distinguish\w*|argu\w+|conten(?:d|tion)\w*|(?:claim|maintain|submit|submitt)(?:s|ed|ing)? that|assert\w*|insist\w*|alleg\w+|urg(?:e[ds]?|ing)|suggest\w*|complain(?:s|ed|ing)?|testif\w+|assum\w+|presum(?:e[ds]?|ing)|believ\w+|thinks?|thought|theor(?:y|ies)|(?:his|her|their|its|s['’]|['’]s) (?:view|position))\b|n[’']t\b/i;
