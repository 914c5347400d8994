/** A sentence without what it quotes: earlier quoted words are nobody's verbs. The marks stay. */
export function withoutQuoted(words: string): string {
  return words.replace(/“[^“”]*”|"[^"]*"/g, '“”');
}
