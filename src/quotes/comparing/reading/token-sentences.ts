/** Where the sentences of an opinion end, as far as a comparison needs to know: between two of its tokens. */
import type { Tokens } from './tokenize';

const abbreviated =
  /^(?:[A-Za-z]|Mr|Mrs|Ms|Dr|Jr|Sr|No|Nos|Co|Corp|Inc|Ltd|Bros|Assn|Dept|Rev|Stat|Supp|Cir|Sec|Art|Cf|Id|vs?|pp?|al|ed|App|Div|Ch|Cl|Rep|Ann|Const|Gen|Ed|Ct|St)$/;
const afterEnd = /^[”"’'\])*\s\d[]*[.?!]/;

/** Whether a sentence ends with this token. */
export function endsSentence(tokens: Tokens, token: number): boolean {
  const { text } = tokens;
  if (token < 0 || token + 1 >= tokens.count) return true;
  const end = tokens.ends[token] as number;
  const next = tokens.starts[token + 1] as number;
  const gap = text.slice(end, next);
  if (!afterEnd.test(gap)) return false;
  if (/[a-z]/.test(text.charAt(next)) && !/\n\s*\n/.test(gap)) return false;
  return !/^\./.test(gap) || !abbreviated.test(text.slice(tokens.starts[token], end));
}

/** Whether a comma stands between the token and the one before it. */
export function followsComma({ text, starts, ends }: Tokens, token: number): boolean {
  return token > 0 && text.slice(ends[token - 1], starts[token]).includes(',');
}
