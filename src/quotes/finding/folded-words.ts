/** In small letters, each with a space before and behind it; brackets and ellipses stay, so that altered words are no repetition. */
export function foldedWords(text: string): string {
  return ` ${(text.toLowerCase().match(/[\p{L}\p{N}[\]’'…-]+/gu) ?? []).join(' ').replaceAll('’', "'")} `;
}
