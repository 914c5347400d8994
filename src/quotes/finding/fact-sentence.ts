/**
 * Whether a sentence tells what a person did or a paper says, and not what the law asks of them. With `See` behind it, the quoted
 * words in it are of those facts: a court's own words stand before a citation without a signal.
 */
import { anyPaper, court, endsWithPaper, isLaw, person, titledName } from './speaker-words';

export function isOfFacts(leadIn: string): boolean {
  const words = leadIn.replace(/“[^“”]{0,600}”|"[^"]{0,600}"/g, '“”').slice(-300);
  for (const { 0: verb, index } of words.matchAll(verbLike)) {
    const subject = words.slice(0, index);
    if (!isSubject(subject)) continue;
    if (court.test(subject) || isLaw(subject) || anyPaper.test(subject)) return false;
    const isColon = /:\s*$/.test(words);
    return isColon ? !duty.test(words.slice(index)) : !duty.test(words.slice(index)) && !state.test(verb);
  }
  return false;
}

/** `Roe feared`, `The note is`. */
const verbLike =
  /\s(?:\p{Ll}{2,}(?:s|ed)|is|was|are|were|got|took|made|gave|put|ran|felt|kept|held|sent|saw)\b/gu;
const state = /\b(?:is|was|are|were|has|does)$/;

function isSubject(words: string): boolean {
  return titledName.test(words) || person.test(words) || endsWithPaper(words) || name.test(words);
}

/** A name alone at the sentence's head or behind a phrase of place. */
const name = /(?:^\W*|,\s|^\W*On the \p{Ll}+\s)\p{Lu}\p{Ll}[\p{L}-]*(?<!s)$/u;

/** What the law asks, allows, or finds wanting. */
const duty =
  /\b(?:must|may|shall|can|cannot|could|need|should|would|will|not|no|never|nor|only|unless|entitled|required|bears?|bore|carr(?:y|ies|ied)|owe[sd]?|lacks?|lacked|fail(?:s|ed)?|show(?:s|n|ed)?|prove[nsd]?|establish(?:es|ed)?|demonstrate[sd]?|satisf(?:y|ies|ied)|meets?|met|requires?|means?|exists?|arises?|applies|depends?|turns?|lies|occurs|consists?|violate[sd]?|acted|enjoys?|waive[sd]?|forfeit(?:s|ed)?|constitute[sd]?|amount(?:s|ed)?|presume[sd]|deemed|considered)\b/;
