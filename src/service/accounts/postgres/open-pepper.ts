/** Opens accounts and keys in PostgreSQL, for the service and for the operator's commands alike. */
import { dirname } from 'node:path';
import type { PostgresDatabase, Statement } from '../../databases/database';
import { textIn } from '../../databases/read-row';
import { digestsAgree, type Pepper, readPepper } from '../pepper';
import { makeFolder } from '../../make-folder';

export interface PepperFile {
  readonly pepperFile: string;
  readonly mayCreatePepper: boolean;
}

export type OpenedPepper =
  { readonly kind: 'open'; readonly pepper: Pepper } | { readonly kind: 'fault'; readonly message: string };

/** The pepper under which the keys in the database were made; a database without keys takes the one in the file. */
export async function openPepper(
  database: PostgresDatabase,
  { pepperFile, mayCreatePepper }: PepperFile,
): Promise<OpenedPepper> {
  makeFolder(dirname(pepperFile), 0o700);
  const pepper = readPepper(pepperFile, mayCreatePepper);
  if (pepper === null) {
    return { kind: 'fault', message: `KEY_PEPPER_FILE names ${pepperFile}, and there is no such file.` };
  }
  const fingerprint = pepper.digest('fingerprint', '');
  await database.ask(NOTE_FINGERPRINT, [fingerprint]);
  const [row] = await database.ask(READ_FINGERPRINT);
  if (row && digestsAgree(textIn(row, 'value'), fingerprint)) return { kind: 'open', pepper };
  const message = `The keys in the database were made under another pepper than the one in ${pepperFile}.`;
  return {
    kind: 'fault',
    message: `${message} Give every process the same file: set KEY_PEPPER_FILE.`,
  };
}

const NOTE_FINGERPRINT: Statement = {
  name: 'note-fingerprint',
  text: `INSERT INTO cite_check.facts (name, value) VALUES ('pepper', $1) ON CONFLICT (name) DO NOTHING`,
};
const READ_FINGERPRINT: Statement = {
  name: 'read-fingerprint',
  text: `SELECT value FROM cite_check.facts WHERE name = 'pepper'`,
};
