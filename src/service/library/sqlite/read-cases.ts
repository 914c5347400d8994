/** Cases of an index, all that a statement finds in one text; see read-json.ts. */
import type Database from 'libsql';
import type { Authority } from '../../../citations/authority';
import { readStoredCase, type StoredCase } from '../stored-case';
import { readJson } from './read-json';

/** The beginning of a statement that finds cases `c`, and gives each with a number: a column of it, or one that is the same for all. */
export function selectCases(number: string): string {
  return `SELECT '[' || coalesce(group_concat('[' || ${number} || ',' || c.record || ']'), '') || ']'`;
}

/** Those of which the rows are asked for, in that order; the number of each is its row. */
export const CASES_OF_ROWS = `${selectCases('c.id')} FROM json_each(?) j CROSS JOIN cases c ON c.id = j.value`;

/** `statement` begins as `selectCases` says, and is raw. */
export function readCases(
  statement: Database.Statement,
  ...asked: readonly (string | number)[]
): readonly (readonly [number: number, authority: Authority])[] {
  const found = readJson(statement, ...asked) as readonly (readonly [number, StoredCase])[];
  return found.map(([number, stored]) => [number, readStoredCase(stored)]);
}
