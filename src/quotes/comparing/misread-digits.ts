/** Digits of an opinion that a scanner made of letters, and that so belong to a word. */

/** `1aw`, `0f`: at the beginning of a word. */
export function letterMisreadAsDigit(text: string, at: number): boolean {
  const code = text.charCodeAt(at);
  if ((code !== 48 && code !== 49) || !isLowerCase(text.charCodeAt(at + 1))) return false;
  if (at > 0 && isDigit(text.charCodeAt(at - 1))) return false;
  return code === 48 || (isLowerCase(text.charCodeAt(at + 2)) && text.slice(at + 1, at + 3) !== 'st');
}

/** `h0use`, `wil1ing`, `t0`: a digit between small letters, or a nought at their end. */
export function digitInsideWord(text: string, at: number): boolean {
  const code = text.charCodeAt(at);
  if ((code !== 48 && code !== 49 && code !== 53) || !isLowerCase(text.charCodeAt(at - 1))) return false;
  return isLowerCase(text.charCodeAt(at + 1)) || (code === 48 && !isDigit(text.charCodeAt(at + 1)));
}

function isDigit(code: number): boolean {
  return code >= 48 && code <= 57;
}

function isLowerCase(code: number): boolean {
  return (code >= 97 && code <= 122) || (code >= 0xfb00 && code <= 0xfb06);
}
