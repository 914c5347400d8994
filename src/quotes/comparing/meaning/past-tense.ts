/** Words that are a verb's past tense or participle; "need" and "indeed" are not, and "set" or "read" may be anything. */
import { wordSet } from './word-set';

export function isPastTense(word: string): boolean {
  return /[^e]ed$/.test(word) || irregular.has(word);
}

const irregular = wordSet(
  'sold held found made took gave said went paid left kept brought sought lost won broke wrote saw knew bought began became built came caught chose arose dealt drank drew drove fell fled forgot got grew heard led met quit ran sat sent spoke spent stood stole struck swore taught told threw understood withdrew',
);
