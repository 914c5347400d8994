/** Opens accounts and keys on disk, for the service and for the operator's commands alike. */
import { dirname } from 'node:path';
import { errorCode } from '../../../http/error-code';
import { AccountsDatabase } from './accounts-database';
import { type Pepper, readPepper } from '../pepper';
import { makeFolder } from '../../make-folder';

export interface AccountFiles {
  readonly accountsFile: string;
  readonly pepperFile: string;
  readonly mayCreatePepper: boolean;
}

export type OpenedAccounts =
  | { readonly kind: 'open'; readonly database: AccountsDatabase; readonly pepper: Pepper }
  | { readonly kind: 'fault'; readonly message: string };

export function openAccounts({ accountsFile, pepperFile, mayCreatePepper }: AccountFiles): OpenedAccounts {
  try {
    makeFolder(dirname(accountsFile), 0o700);
    const pepper = readPepper(pepperFile, mayCreatePepper);
    if (pepper === null) {
      return { kind: 'fault', message: `KEY_PEPPER_FILE names ${pepperFile}, and there is no such file.` };
    }
    const database = new AccountsDatabase(accountsFile);
    if (!database.belongsTo(pepper)) {
      database.close();
      const message = `The keys in ${accountsFile} were made under another pepper than the one in ${pepperFile}.`;
      return { kind: 'fault', message: `${message} Restore that file, or no key will be recognized.` };
    }
    return { kind: 'open', database, pepper };
  } catch (error) {
    const reason = error instanceof Error ? error.message : 'unknown reason';
    const message = `The accounts in ${dirname(accountsFile)} cannot be opened: ${reason}`;
    return { kind: 'fault', message: mayNotWrite(error) ? `${message}. ${whatToDo}` : message };
  }
}

const whatToDo = 'Set DATA_DIR to a folder in which this program may write.';

function mayNotWrite(error: unknown): boolean {
  return ['EACCES', 'EPERM', 'EROFS', 'ENOTDIR', 'EEXIST', 'ENOENT'].includes(errorCode(error));
}
