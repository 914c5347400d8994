/** Inserts by the hundred: a call of the driver costs more than a row. */
import type Database from 'libsql';

type Value = string | number | null;

/** `table` may name its columns: `names(rowid, words)`. `flush` writes the rows of the last call. */
export function manyAtOnce(database: Database.Database, table: string, columns: number) {
  const rows = Math.floor(240 / columns);
  const row = `(${Array(columns).fill('?').join(',')})`;
  const insert = (count: number): Database.Statement =>
    database.prepare(`INSERT INTO ${table} VALUES${Array(count).fill(row).join(',')}`);
  const full = insert(rows);
  let values: Value[] = [];
  const flush = (): void => {
    if (values.length > 0) insert(values.length / columns).run(values);
    values = [];
  };
  return {
    add(...added: readonly Value[]): void {
      for (const value of added) values.push(value);
      if (values.length < rows * columns) return;
      full.run(values);
      values = [];
    },
    flush,
  };
}
