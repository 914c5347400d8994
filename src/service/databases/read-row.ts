/** Columns of a row as what they are; a column of another kind is our mistake. */
type Row = Readonly<Record<string, unknown>>;

export function textIn(row: Row, column: string): string {
  const value = row[column];
  if (typeof value !== 'string') throw new TypeError(`column ${column} holds no text`);
  return value;
}

/** A driver of PostgreSQL hands out `bigint` as text, as it may exceed a number. */
export function integerIn(row: Row, column: string): number {
  const value = row[column];
  const number = typeof value === 'string' && /^-?\d+$/.test(value) ? Number(value) : value;
  if (typeof number !== 'number' || !Number.isSafeInteger(number)) {
    throw new TypeError(`column ${column} holds no integer`);
  }
  return number;
}
