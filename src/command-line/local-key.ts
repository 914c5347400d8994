/** The key with which the programs of one computer talk to one another: made at the first start, kept for its owner alone. */
import { chmodSync, readFileSync, writeFileSync } from 'node:fs';
import { errorCode } from '../http/error-code';
import type { Accounts, AccountsOffice } from '../service/accounts/accounts';
import { parseApiKey } from '../service/accounts/api-key';

const localAccount = 'This computer';
/** Nobody is billed here: enough for any month of one firm's briefs. */
const localQuota = 1_000_000;

/** The key that `file` holds while it is known; else a new one, which replaces it. */
export async function readLocalKey(
  file: string,
  accounts: Accounts,
  office: AccountsOffice,
): Promise<string> {
  const kept = parseApiKey(readIfThere(file).trim());
  const caller = kept && (await accounts.authenticate(kept));
  if (kept && caller?.right === 'verify' && !caller.account.suspended) return kept.text;

  const issued = await office.issueKey(localAccount, 'verify');
  await office.setQuota(localAccount, localQuota);
  writeFileSync(file, `${issued.text}\n`, { mode: 0o600 });
  // The mode above is only that of a new file.
  chmodSync(file, 0o600);
  return issued.text;
}

function readIfThere(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return '';
    throw error;
  }
}
