/** The caption of a citation that stands alone: where the finder took only its end for the name, all of what stands before. */
import {
  captionWords,
  introducers,
  sentenceStarters,
  signalWords,
} from '../../citations/reading/cases/caption-words';
import type { CaseCitation } from '../../citations/found-citation';

export const versus = /\s(?:v|vs)\.?(?:\s\.)?\s/u;
/** Of a caption in capitals. */
const capitalVersus = /\sVS?\.\s/u;
const longest = 240;

/**
 * `citation` was found in `text`, the whole of an item. In running text a dot may end a sentence before the caption; here what
 * stands before it belongs to it, unless it reads like a signal or like prose.
 */
export function completeCaption(citation: CaseCitation, text: string): CaseCitation {
  const missed = text.slice(0, citation.fullStart).trim();
  if (missed === '' && citation.defendant !== undefined) return citation;
  const whole = text
    .slice(0, citation.start)
    .replace(/[\s,]+$/u, '')
    .replace(/,? No\. [\w\s:-]+(?: \([^)]*\))?$/u, '')
    .trim();
  const sides = whole.split(versus.test(whole) || /\p{Ll}{2}/u.test(whole) ? versus : capitalVersus);
  const [plaintiff = '', defendant] = sides;
  if (whole.length > longest || sides.length > 2 || plaintiff === '' || !isName(whole)) return citation;
  const isShort = missed !== '' || defendant !== undefined;
  if (!isShort || (defendant === undefined && citation.defendant !== undefined)) return citation;
  return {
    ...citation,
    plaintiff: plaintiff.trim(),
    ...(defendant === undefined ? {} : { defendant: defendant.trim() }),
  };
}

/** Every word begins like one of a name, and none leads up to a citation. */
function isName(whole: string): boolean {
  if (/;/u.test(whole)) return false;
  const words = whole.split(/\s+/u);
  const first = bare(words[0] ?? '');
  if (introducers.has(first) || (sentenceStarters.has(first) && first !== 'The') || isSignal(first))
    return false;
  return words.every((word) => {
    const plain = bare(word);
    return !/^\p{Ll}/u.test(plain) || captionWords.has(plain) || /^(?:v|vs|via|c\.a)$/u.test(plain);
  });
}

function isSignal(word: string): boolean {
  return signalWords.has(word) && word !== 'Accord';
}

function bare(word: string): string {
  return word.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '');
}
