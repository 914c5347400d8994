/** The words with which a brief announces a quotation: who speaks, and whether anyone does. */
import { opensGroup } from './subject-end';

/** Whether `words` hold a verb or phrase by which a court or text is made to speak. */
export function announces(words: string): boolean {
  return announcement.test(words);
}

/** Whether a party, a witness or a paper of the case at hand is made to speak: then the words are the record's. */
export function recordSpeaks(words: string): boolean {
  return recordSpeaker.test(words);
}

/** Whether a court, or a case by its name, is made to say something. */
export function courtSpeaks(words: string): boolean {
  return announcement.test(words) && speakingCourt.test(words);
}

/** Whether a court, a case or a place in one is named. */
export function namesCourt(words: string): boolean {
  return speakingCourt.test(words);
}

const speakingCourt =
  /\b(?:[Cc]ourts?|Circuits?|[Jj]ustices?|Judges?|[Pp]anel|[Mm]ajority|[Pp]lurality|[Dd]issent|[Oo]pinion|[Dd]ecisions?|[Cc]ases?|[Hh]olding)\b|\b(?:In|Under|As) \p{Lu}/u;

/** Whether a court, a case or a text of law is made to say what follows right after `words`: `The statute requires a`. */
export function introduces(words: string): boolean {
  return (
    endsIntroducing(words) &&
    (speakingCourt.test(words) || speakingText.test(words)) &&
    !recordSpeaks(words) &&
    !partySpeaks(words)
  );
}

/** Whether `words`, right behind a case's citation, let its court go on: `It called the practice a`, `The majority did not find`. */
export function courtGoesOn(words: string): boolean {
  return (
    announcement.test(words) &&
    /^\W*(?:(?:And|But|There|Thus|Rather|Indeed|Instead|Moreover|Further),? )?(?:[Ii]t|[Tt]he (?:[Cc]ourt|[Mm]ajority|[Pp]lurality|[Pp]anel|[Oo]pinion|[Dd]issent)|[Ww]e|Justice \p{Lu}\p{L}+) (?!below\b)/u.test(
      words,
    ) &&
    !recordSpeaks(words) &&
    !partySpeaks(words)
  );
}

/** Whether a sentence is about what courts do: `Second, the court must identify`, `Courts look to`. */
export function isOfCourts(words: string): boolean {
  return /^\W*(?:\p{Lu}\p{Ll}+,? )?(?:(?:[Tt]he|[Aa]) )?[Cc]ourts?\s(?!below\b)/u.test(words);
}

/** `The court precluded the deposition and held, in part:`: the subject of the sentence says the words, whatever else stands in it. */
export function courtAlsoSays(words: string): boolean {
  const joined = alsoSays.exec(words);
  return (
    joined !== null &&
    /\b(?:Court|Circuit|court|panel|majority|plurality)\b/.test(words.slice(0, joined.index))
  );
}

const alsoSays = /\sand\s(?:h[eo]ld|stated|explained|observed|wrote|reasoned|concluded|emphasi[sz]ed)\b/;

/** `…,” the high court explained:`; `words` begin with the closing mark. */
export function courtSpeaksBehind(words: string): boolean {
  const clause =
    /[”"],?\s((?:the|this|our|that|Chief|Justice|Judge)\s[^.;:,“”"]{1,70})/.exec(words)?.[1] ?? '';
  return courtSpeaks(clause) && !recordSpeaks(clause);
}

/** Whether the sentence is about the words of a statute, rule or instruction: what it quotes in a word or two is theirs. */
export function textSpeaks(words: string): boolean {
  return enactment.test(words) && !courtSpeaks(words);
}

/** Whether `words` end by naming what follows as a term: `the definition of`, `the meaning of the word`. */
export function speaksOfWords(words: string): boolean {
  return /\b(?:definitions?|meanings?) of (?:the )?(?:(?:terms?|words?|phrases?) )?$|\bthe (?:terms?|words?) $|\b(?:terms|words|phrases) (?:such as|like) $/i.test(
    words.slice(-40),
  );
}

/** A verb of saying stands at most 50 characters before the end, in the same clause. */
function endsIntroducing(words: string): boolean {
  const clause = words.split(/[.;:“”"]/).at(-1) ?? '';
  const verb = [...clause.matchAll(introduction)].at(-1);
  return verb !== undefined && clause.length - verb.index - verb[0].length <= 50;
}

const introduction =
  /\b(?:held|holds|said|says|stat(?:es|ed)|explain(?:s|ed)|call(?:s|ed)|describ(?:es|ed)|term(?:s|ed)|defin(?:es|ed)|characteri[sz](?:es|ed)|requires?|required|deem(?:s|ed)|wrote|not(?:es|ed)|emphasi[sz]ed|reject(?:s|ed)|found|conclud(?:es|ed)|recogni[sz](?:es|ed)|refer(?:s|red|ring) to(?= (?:the|an?|what)\b)|point(?:s|ed) out)\b/g;
const speakingText =
  /§|\bRCW\b|\bU\.S\.C\b|\b(?:statut(?:e|es|ory)|[Aa]ct|[Rr]ule|regulation|[Cc]lause|[Aa]mendment|[Cc]onstitution|Congress|legislature)\b/;

const enactment =
  /§|\bRCW\b|\bU\.S\.C\b|\b(?:statut(?:e|es|ory)|regulation|legislature|Congress|Act|(?:Rule|Article|Art\.) \d)\b/;

/** Whether words between a quotation and a citation make it the source: `as required by`, `that the Court rejected in`. */
export function givesSource(words: string): boolean {
  return announcement.test(words) && /\b(?:by|in|from|under)\s$/.test(words.slice(-8));
}

const announcement =
  /\b(?:h[eo]ld(?:s|ing)?|stat(?:e[ds]?|ing)|explain(?:s|ed|ing)?|not(?:es|ed|ing)|observ(?:e[ds]?|ing)|wrote|writ(?:es|ing)|sa(?:id|y(?=\sthat\b)|ys|ying)|reason(?:s|ed|ing)|conclud(?:e[ds]?|ing)|provid(?:e[ds]?|ing)|reads?|reading|follows|following|declar(?:e[ds]?|ing)|quot(?:e[ds]?|ing)|instruct(?:s|ed|ing)?|emphasi[sz](?:e[ds]?|ing)|recogni[sz](?:e[ds]?|ing)|caution(?:s|ed|ing)?|warn(?:s|ed|ing)?|summari[sz](?:e[ds]?|ing)|describ(?:e[ds]?|ing)|articulat(?:e[ds]?|ing)|defin(?:e[ds]?|ing)|characteri[sz](?:e[ds]?|ing)|rul(?:e[ds]|ing)|f(?:ound|inding)|reject(?:s|ed|ing)|reiterat(?:e[ds]?|ing)|remark(?:s|ed)|add(?:s|ed)|put it|made clear|mak(?:es|ing) clear|(?:is|was) (?:clear|explicit|emphatic)|ha[sd] it|clarif(?:y|ies|ied)|affirm(?:s|ed|ing)|confirm(?:s|ed)|announc(?:e[ds]?|ing)|requir(?:e[ds]?|ing)|call(?:s|ed)|adopt(?:s|ed|ing)|sets? (?:out|forth)|la(?:id|ys) down|according to|in the words of|for the proposition|under|analy[sz](?:ed|is)|teach(?:es)?|taught|acknowledg(?:e[ds]?|ing)|express(?:es|ed)|discuss(?:es|ed|ing)|determin(?:es|ed|ing)|agreed|elaborated|point(?:s|ed) out|continue[ds]|went (?:on|further)|goes on)\b/i;

/** Whether a party, its counsel or a witness is made to say something right before the words. */
export function partySpeaks(words: string): boolean {
  return [...words.matchAll(partysVerb)].some(({ index }) => {
    const before = words.slice(0, index).split(/\s/);
    return (
      opensGroup(before, party, /^\p{L}{2,}$/u, 2) ||
      opensGroup(before, /\b(?:Mr|Ms|Mrs|Dr)\.$/, /^[\p{L}-]+['’]?s?$/u, 3)
    );
  });
}

const party =
  /\b(?:plaintiffs?|defendants?|appell(?:ant|ee)s?|petitioners?|respondents?|counsel|prosecutors?|government|state|witness(?:es)?|officers?|detective)['’]?s?$/i;
const partysVerb =
  /\s(?:argu|claim|contend|assert|testif|alleg|conced|insist|suggest|complain|describ|said|sa(?:ys|id)|stat(?:es|ed)|wr(?:ote|ites)|report|admit|invo[ck]|characteri)/gi;

const recordSpeaker =
  /\b(?:testif(?:y|ied|ies)|alleg(?:e[ds]?|ing|ations?)|complaint|declaration|affidavit|deposition|e-?mails?|letters?|contract|agreement|policy|transcript|plaintiffs?['’]? (?:argues?|claims?|contends?|asserts?|states?|concedes?)|(?:appell(?:ant|ee)|petitioner|respondent|defendant|government|state|counsel)s?['’]?s? (?:argue[ds]?|claim(?:s|ed)?|contend(?:s|ed)?|assert(?:s|ed)?|concede[ds]?|brief|response))\b/i;
