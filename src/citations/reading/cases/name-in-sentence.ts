/** The name of a case that the sentence before its citation begins with. It stands apart from the citation, and is not sent with it. */
import { isUpper, skipSpacesBack } from '../../../text/character-classes';
import { readCaption, type Caption } from './read-caption';

const REACH = 350;

/** `In Elm v. Oak, the court held that it is so. 168 F.3d 520 (D.C. Cir. 1999)`; `at` is where the citation or its signal begins. */
export function readNameInSentence(text: string, at: number, least: number): Caption | null {
  const end = skipSpacesBack(text, at, least);
  if (end === at || !'.!?”"’'.includes(text.charAt(end - 1))) return null;
  const from = Math.max(least, end - REACH);
  const region = text.slice(from, end);
  const versus = region.indexOf(' v. ');
  if (versus < 0 || region.includes(' v. ', versus + 4)) return null;
  const comma = region.indexOf(', ', versus);
  const sentence = region.slice(comma, -1);
  if (comma < 0 || isUpper(sentence.charCodeAt(2)) || sentenceEnd.test(sentence)) return null;
  // `…, the court followed Brown. 347 U.S. 483`: the citation is that of the name next to it.
  if (isUpper(sentence.charCodeAt(sentence.lastIndexOf(' ') + 1))) return null;
  const caption = readCaption(text, from + comma, least);
  return caption.form === 'adversary' &&
    heads.test(text.slice(Math.max(from, caption.start - LONGEST_LEAD), caption.start))
    ? caption
    : null;
}

const sentenceEnd = /[a-z]{2}[.!?][”"’)\]]{0,3}\s{1,3}[A-Z]/;

/** What stands before a name that a sentence begins with: nothing, `In`, `As the Sixth Circuit explained in`. */
const heads = /(?:^|[.!?”"’)\]]\s{1,3}|^\s{0,3})(?:In\s|As\s[^.;,]{3,70}\sin\s)?$/;
const LONGEST_LEAD = 90;
