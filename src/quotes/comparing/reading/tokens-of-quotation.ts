/** The words of a quotation, each with its place and whether it only calls a note. */
import { TokenColumns } from './token-columns';
import { TokenFlag, tokenizeQuoted } from './tokenize';

export interface QuotedToken {
  readonly start: number;
  readonly end: number;
  /** The number of a note call. */
  readonly note: boolean;
}

/** Of a stretch between two marks of its author. */
export function tokensOfQuotation(text: string): readonly QuotedToken[] {
  const { count, starts, ends, flags } = tokenizeQuoted(text, columnsForQuotations);
  const tokens: QuotedToken[] = [];
  for (let at = 0; at < count; at++) {
    const note = ((flags[at] as number) & TokenFlag.note) !== 0;
    tokens.push({ start: starts[at] as number, end: ends[at] as number, note });
  }
  return tokens;
}

/** Used again for each stretch: a quotation may have thousands of them, of a word each. */
const columnsForQuotations = new TokenColumns(256);
