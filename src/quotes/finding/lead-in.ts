/** The words with which a brief announces a quotation: who speaks, and whether anyone does. */

/** Whether `words` hold a verb or phrase by which a court or text is made to speak. */
export function announces(words: string): boolean {
  return announcement.test(words);
}

/** Whether a party, a witness or a paper of the case at hand is made to speak: then the words are the record's. */
export function recordSpeaks(words: string): boolean {
  return recordSpeaker.test(words);
}

const announcement =
  /\b(?:h[eo]ld(?:s|ing)?|stat(?:e[ds]?|ing)|explain(?:s|ed|ing)?|not(?:es|ed|ing)|observ(?:e[ds]?|ing)|wrote|writ(?:es|ing)|sa(?:id|ys|ying)|reason(?:s|ed|ing)|conclud(?:e[ds]?|ing)|provid(?:e[ds]?|ing)|reads?|reading|follows|following|declar(?:e[ds]?|ing)|quot(?:e[ds]?|ing)|instruct(?:s|ed|ing)?|emphasi[sz](?:e[ds]?|ing)|recogni[sz](?:e[ds]?|ing)|caution(?:s|ed|ing)?|warn(?:s|ed|ing)?|summari[sz](?:e[ds]?|ing)|describ(?:e[ds]?|ing)|articulat(?:e[ds]?|ing)|defin(?:e[ds]?|ing)|characteri[sz](?:e[ds]?|ing)|rul(?:e[ds]|ing)|f(?:ound|inding)|reject(?:s|ed|ing)|reiterat(?:e[ds]?|ing)|remark(?:s|ed)|add(?:s|ed)|put it|made clear|mak(?:es|ing) clear|clarif(?:y|ies|ied)|affirm(?:s|ed|ing)|confirm(?:s|ed)|announc(?:e[ds]?|ing)|requir(?:e[ds]?|ing)|call(?:s|ed)|adopt(?:s|ed|ing)|set (?:out|forth)|according to|in the words of|under|analy[sz](?:ed|is)|teach(?:es)?|taught|acknowledg(?:e[ds]?|ing)|express(?:es|ed)|discuss(?:es|ed|ing)|determin(?:es|ed|ing)|agreed|elaborated)\b/i;

const recordSpeaker =
  /\b(?:testif(?:y|ied|ies)|alleg(?:e[ds]?|ing|ations?)|complaint|declaration|affidavit|deposition|e-?mails?|letters?|contract|agreement|policy|transcript|plaintiffs?['’]? (?:argues?|claims?|contends?|asserts?|states?|concedes?)|(?:appell(?:ant|ee)|petitioner|respondent|defendant|government|state|counsel)s?['’]?s? (?:argue[ds]?|claim(?:s|ed)?|contend(?:s|ed)?|assert(?:s|ed)?|concede[ds]?|brief|response))\b/i;
