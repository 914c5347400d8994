/** A case as a row holds it. */
import type { Authority } from '../../../citations/authority';
import { readStoredCase, type StoredCase } from '../stored-case';

export function readCaseRow(record: string): Authority {
  return readStoredCase(JSON.parse(record) as StoredCase);
}
