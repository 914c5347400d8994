/**
 * Who says quoted words, by what stands right beside the marks and is no verb of saying: a transcript's label, the paper that the
 * words are put beside (`The voicemail, “…,” was a threat`), whoever has them (`the dean’s “…” rule`).
 */
import {
  isAnyPaper,
  isCourt,
  endsWithPaper,
  isLaw,
  isPartOfPaper,
  person,
  isTitledName,
  endsWithTranscriptLabel,
} from './speaker-words';
import { phrasesAtEnd } from './subject-end';

export type Beside = 'record' | { readonly name: string } | null;

/** `leadIn`: the sentence before the quoted words; `trailing`: what comes after their last character, marks first. */
export function speakerBeside(leadIn: string, trailing: string): Beside {
  const words = leadIn.replace(rowBefore, '').trimEnd();
  const behind = trailing.replace(rowBehind, '$1');
  if (endsWithTranscriptLabel(words)) return 'record';
  return (
    (isNoun.test(trailing) ? ownerOf(/^(.*)[’']s?$/su.exec(words)?.[1]) : null) ??
    uttered(words) ??
    (goesOn.test(behind) ? apposed(words.replace(/[,—–(:-]$/, '').trimEnd()) : null) ??
    sayingNoun(words) ??
    sayingPaper(words) ??
    answered(trailing) ??
    inWordsOf(words) ??
    (speaksForItself(words) ? 'record' : null)
  );
}

/** Other quoted words of one row: `The emails—“…,” “…,” and “…”—show`. */
const rowBefore = /[—–]\s?“”(?:,?\s(?:and\s)?“”)*,?\s(?:and\s)?$/;
const rowBehind = /^(.?[”"’']{1,3})(?:,?\s(?:and\s)?[“"][^“”"]{1,80}[”"])+/u;

/** `Her answer—“…”—is enough`, `Lee’s reply was short: “…”`, `The Complaint’s lone allegation is that “…”`. */
function uttered(words: string): Beside {
  const copula = [...words.matchAll(/\s(?:is|was|are|were)(?=[\s:,]|$)/g)].at(-1);
  const isShort = copula !== undefined && words.length - copula.index < 40;
  const subject = (isShort ? words.slice(0, copula.index) : words).replace(/[,—–(:-]{1,3}$/, '').trimEnd();
  if (subject === words) return null;
  const noun =
    utterance.exec(subject) ?? utterance.exec(subject.slice(0, phrasesAtEnd(subject, /\sto\s/g, 30)[0]));
  if (noun === null) return null;
  return noun[1] === undefined ? ownerOf(subject.slice(0, noun.index)) : 'record';
}

const utterance =
  /(?:\b([Hh]is|[Hh]er|[Tt]heir|[Mm]y)|[’']s?)\s(?:\p{Ll}+\s){0,2}(?:answer|reply|response|question|remark|comment|concession|admission|allegation|testimony|text|message|words|retort|joke|plea|impression|diagnosis|prognosis|explanation|excuse|boast|account|story|version|opinion|theory|resolution|definition|order|directive|demand|position|stance|contention|argument|assertion|submission)s?(?:\sof\s[\p{Ll}“”]+)?$/u;

/** What speaks for itself right before the marks. */
function speaksForItself(words: string): boolean {
  const last = words.slice(-100);
  const copula = copulaOfNotice.exec(last);
  if (copula !== null && /^[^.;,“”"]*$/.test(last.slice(copula.index + copula[0].length))) return true;
  return isRecorded(last) || [notice, bears, marked].some((expression) => expression.test(last));
}

/** `The subject line was`, `The tip was that`. */
const copulaOfNotice =
  /\b(?:subject line|tip|tweet|headline|caption|slogan|motto|sign|chant|voicemail|search terms?|query|keywords?|password|hashtag|nickname|alias|username)(?:\s(?:of|at|in|on|under|beneath|below|above)\s(?:the|that|his|her|an?)\s\p{L}+)?\s(?:is|was|were|reads?)\b/u;

/** `The remark`. */
const notice =
  /\b(?:[Tt]he|[Tt]hat|[Tt]his|[Hh]is|[Hh]er)\s(?:\p{Ll}+\s)?(?:remark|threat|slur|tweet|voicemail|slogan|chant|headline|message|retort|chorus)$/u;

/** `His shirt bore the words`. */
const bears =
  /\b(?:bore|bears?|bearing|includes?|included|carried|carries|displayed|printed|turned\sup|under)\sthe\s(?:words?|lines?|legend|phrase|inscription|claim|message|warning)$/;

/** `A folder marked`, `an email with the subject`, `On the ticket was printed`, `Files were searched for`. */
const marked =
  /\b(?:headed|captioned|titled|marked|with\sthe\s(?:subject|heading|label)|(?:was|were)\s(?:printed|stamped|painted|engraved|scrawled|searched\sfor)|search\s(?:string|terms?|query))$/;

/** `The footage shows Lee saying`. */
function isRecorded(words: string): boolean {
  const saying = [
    ...words.matchAll(
      /\s(?:(?<=\b(?:overheard|heard|hear)\s[^.;:“”"]{0,30}\s)say|saying|asking|stating|shouting|yelling)(?=\s|$)/g,
    ),
  ].at(-1);
  if (saying === undefined) return false;
  const said = words.slice(saying.index + saying[0].length);
  if (!/^(?:$|\s(?:that|whether|if)\b)/.test(said) || said.length > 40 || /[.;:“”"]/.test(said)) return false;
  const before = words.slice(Math.max(0, saying.index - 40), saying.index);
  return /\b(?:shows?|has|captures?|captured|records?|recorded|heard|caught)\s/.test(
    before.split(/[,;:“”"]/).at(-1) ?? '',
  );
}

/** `The tweet “…” is`, `the headline—“…”—shows`: another verb comes behind the words, which are no predicate then. */
const goesOn =
  /^.?[”"’']{1,3}(?:[—–]\p{Ll}{3,}|[\s,)—–-]{1,3}(?:is|are|was|were|has|had|does|did|\p{Ll}{3,}(?:s|ed)))\b/u;

/** `the dean’s “…” rule`; where nothing comes behind, it is what a court gives the person: `the accused’s “…” C`. */
const isNoun = /^.?[”"’']{1,3}\s\p{Ll}/u;

function apposed(subject: string): Beside {
  const isPaper = (endsWithPaper(subject) || isPartOfPaper(subject)) && !isAnyPaper(subject);
  return isPaper && !isLaw(subject) && !isCourt(subject) ? 'record' : null;
}

/** `A text message reading “…” is`, `Slack messages such as “…”`: a paper and what it says. */
function sayingPaper(words: string): Beside {
  const saying = paperSaying.exec(words);
  return saying === null ? null : apposed(words.slice(0, saying.index));
}

const paperSaying =
  /,?\s(?:(?:reading|saying|stating|asking|warning|announcing|demanding|threatening|which\s(?:read|said)s?|that\s(?:read|said)s?)(?:\sthat)?|such\sas|like),?$/;

/** `the memo’s statement that the sale was`, `Roe’s threat that`, `Given the admission that`. */
function sayingNoun(words: string): Beside {
  if (isUndertaking(words)) return 'record';
  const that = words.lastIndexOf(' that');
  if (that < 0 || words.length - that > 60 || /[.,;:]/.test(words.slice(that))) return null;
  const before = words.slice(0, that).replace(/,$/, '');
  if (
    /\b(?:[Tt]he\s(?:admission|confession|threat|promise|assurance|testimony|excuse|boast|rumou?r)|[Aa]n?\s(?:statement|remark|comment|rumou?r|accusation|threat|promise))$/.test(
      before,
    )
  )
    return 'record';
  const said = statement.exec(before);
  return said === null ? null : ownerOf(before.slice(0, said.index));
}

const statement =
  /[’']s?\s(?:\p{Ll}{3,15}\s)?(?:statement|assertion|contention|argument|insistence|protest|complaint|concession|admission|allegation|remark|comment|warning|claim|belief|view|position|stance|theory|description|testimony|demand|request|threat|promise|account|story|version|policy|representation|response|answer|report)s?$/u;

/** `the promise to`, `Her offer was`: what somebody was to have by it is in its words. */
function isUndertaking(words: string): boolean {
  return promisesTo.test(words) || (opensWithOffer.test(words) && /^[^;:“”"]{1,160}\swas$/.test(words));
}

const promisesTo =
  /\b(?:[Tt]he|[Aa]n?|[Hh]is|[Hh]er|[Tt]heir)\s(?:\p{Ll}+\s)?(?:promise|offer|threat|pledge)\sto$/u;
const opensWithOffer = /^\W*(?:The|An?|His|Her|Their)\s(?:\p{Ll}+\s)?(?:promise|offer|threat|pledge)\s/u;

/** `In Roe’s words,`, `To quote Roe,`. */
function inWordsOf(words: string): Beside {
  if (/[’']s?\swords,$/.test(words)) return ownerOf(words.replace(/[’']s?\swords,$/, ''));
  const account = bySomeone.exec(words);
  if (account !== null) return account[1] === undefined ? 'record' : ownerOf(account[1]);
  const quoted = words.lastIndexOf('o quote ');
  return quoted < 0 || words.length - quoted > 50 ? null : ownerOf(words.slice(quoted + 8).replace(/,$/, ''));
}

/** `By her account, he was`, `In Roe’s telling, it was`. */
const bySomeone =
  /^\W*(?:By|In|On)\s(?:[Hh]is|[Hh]er|[Tt]heir|[Mm]y|(\p{L}[^,;:“”"]{1,40})[’']s?)\s(?:own\s)?(?:words|account|telling|version|estimate|recollection|memory)\b/u;

/** `“…” was the dean’s answer`. */
function answered(trailing: string): Beside {
  const owner = answer.exec(trailing)?.[1];
  return owner === undefined || isCourt(owner) || isAnyPaper(owner) ? null : 'record';
}

const answer =
  /^.?[”"’']{1,3},?\s(?:is|was|were|are)\s([^.;:,“”"]{2,40})[’']s?\s(?:\p{Ll}{3,15}\s)?(?:answer|reply|response|retort|excuse|boast|threat|admission|explanation|testimony)\b/u;

/** `Q. Did you see him? A.`: `before` is the text up to an answer's opening mark. */
export function answersQuestion(before: string): boolean {
  return /[.”"\s]A[.:]\s*$/.test(before.slice(-6)) && /(?:^|\s)Q[.:]\s/.test(before);
}

function ownerOf(owner: string | undefined): Beside {
  if (owner === undefined || isCourt(owner) || isLaw(owner) || isAnyPaper(owner)) return null;
  if (isTitledName(owner) || person.test(owner) || endsWithPaper(owner)) return 'record';
  const name = /(?:^|[\s(“])(\p{Lu}\p{Ll}[\p{L}-]+)$/u.exec(owner)?.[1];
  return name === undefined ? null : { name };
}
