/** Statements that answer with one text of JSON: handing a row over costs the driver more than reading it out of such a text. */
import type Database from 'libsql';

/** `statement` is raw, and has one row of one column. */
export function readJson(statement: Database.Statement, ...asked: readonly (string | number)[]): unknown {
  const [json] = statement.get([...asked]) as [string];
  return JSON.parse(json);
}
