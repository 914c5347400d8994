/** The operator's commands on keys and accounts. */
import { parseArgs } from 'node:util';
import type { AccountsOffice, KeyRight, Rate } from '../service/accounts/accounts';
import { readDataPlace } from '../service/config';
import { openData } from '../service/open-data';

const usage = `Usage: npm run --silent keys -- COMMAND

  issue --account NAME [--right verify|none]   print a new key of the account, and nothing else; opens the account
  list                                         keys: id, account, right, created, revoked
  accounts                                     accounts: name, state, used, quota, rate
  revoke --key ID                              the key is refused from now on
  suspend --account NAME                       every key of the account is refused from now on
  resume --account NAME
  quota --account NAME --citations NUMBER      citations in a calendar month (UTC)
  rate --account NAME --per-minute N --burst N --at-once N
`;

/** Standard output, or a message for standard error. */
export type Outcome =
  { readonly kind: 'done'; readonly output: string } | { readonly kind: 'refused'; readonly message: string };

export async function runKeys(
  args: readonly string[],
  environment: Readonly<Record<string, string | undefined>>,
): Promise<Outcome> {
  const parsed = parse(args);
  if (parsed.kind === 'help') return done(usage);
  if (parsed.kind === 'fault') return refused(`${parsed.message}\n\n${usage}`);
  const opened = await openData(readDataPlace(environment));
  if (opened.kind === 'fault') return refused(`${opened.message}\n`);
  try {
    return await runCommand(parsed.command, parsed.options, opened.office);
  } finally {
    await opened.accounts.close();
  }
}

async function runCommand(command: string, options: Options, office: AccountsOffice): Promise<Outcome> {
  const account = options.account?.trim() ?? '';
  switch (command) {
    case 'issue': {
      if (account === '' || account.length > 200 || !/^\P{Cc}+$/u.test(account)) {
        return refused('Name the account: --account "Firm" (at most 200 characters).\n');
      }
      const right = rightNamed(options.right ?? 'verify');
      if (right === null) return refused('A right is verify or none.\n');
      return done(`${(await office.issueKey(account, right)).text}\n`);
    }
    case 'list':
      return done(
        table(
          (await office.listKeys()).map((key) => [
            key.id,
            key.account,
            key.right,
            key.createdAt.toISOString(),
            key.revokedAt === null ? 'valid' : `revoked ${key.revokedAt.toISOString()}`,
          ]),
        ),
      );
    case 'accounts':
      return done(
        table(
          (await office.listAccounts()).map(({ name, suspended, usage: { used, limit }, rate }) => [
            name,
            suspended ? 'suspended' : 'active',
            `${used} of ${limit}`,
            rateWords(rate),
          ]),
        ),
      );
    case 'revoke':
      return changed(
        await office.revokeKey(options.key ?? ''),
        'key',
        `Key ${options.key ?? ''} is revoked.`,
      );
    case 'suspend':
      return changed(await office.suspend(account), 'account', `${account} is suspended.`);
    case 'resume':
      return changed(await office.resume(account), 'account', `${account} is active.`);
    case 'quota': {
      const citations = wholeNumber(options.citations, 0);
      if (citations === null) return refused('Give the quota: --citations NUMBER.\n');
      const told = `${account} has ${citations} citations a month.`;
      return changed(await office.setQuota(account, citations), 'account', told);
    }
    case 'rate': {
      const [perMinute, burst, atOnce] = [options['per-minute'], options.burst, options['at-once']].map(
        (text) => wholeNumber(text, 1),
      );
      if (perMinute == null || burst == null || atOnce == null) {
        return refused('Give the rate: --per-minute N --burst N --at-once N, each at least 1.\n');
      }
      const told = `${account} has ${rateWords({ perMinute, burst, atOnce })}.`;
      return changed(await office.setRate(account, { perMinute, burst, atOnce }), 'account', told);
    }
    default:
      return refused(`There is no command ${command}.\n\n${usage}`);
  }
}

type Options = Readonly<Partial<Record<keyof typeof optionTypes, string>>>;

const optionTypes = {
  account: { type: 'string' },
  right: { type: 'string' },
  key: { type: 'string' },
  citations: { type: 'string' },
  'per-minute': { type: 'string' },
  burst: { type: 'string' },
  'at-once': { type: 'string' },
} as const;

type Parsed =
  | { readonly kind: 'command'; readonly command: string; readonly options: Options }
  | { readonly kind: 'help' }
  | { readonly kind: 'fault'; readonly message: string };

function parse(args: readonly string[]): Parsed {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      options: { ...optionTypes, help: { type: 'boolean', short: 'h' } },
      allowPositionals: true,
    });
    const { help, ...options } = values;
    if (help === true) return { kind: 'help' };
    const [command, ...rest] = positionals;
    return command === undefined || rest.length > 0
      ? { kind: 'fault', message: 'Name one command.' }
      : { kind: 'command', command, options };
  } catch (error) {
    return { kind: 'fault', message: error instanceof Error ? error.message : String(error) };
  }
}

function rightNamed(text: string): KeyRight | null {
  return text === 'verify' || text === 'none' ? text : null;
}

function wholeNumber(text: string | undefined, least: number): number | null {
  const value = /^\d{1,9}$/.test(text ?? '') ? Number(text) : NaN;
  return value >= least ? value : null;
}

function changed(found: boolean, what: 'key' | 'account', told: string): Outcome {
  return found ? done(`${told}\n`) : refused(`There is no such ${what}.\n`);
}

function rateWords({ perMinute, burst, atOnce }: Rate): string {
  return `${perMinute} a minute, burst ${burst}, ${atOnce} at once`;
}

function table(rows: readonly (readonly string[])[]): string {
  return rows.map((row) => `${row.join('\t')}\n`).join('');
}

function done(output: string): Outcome {
  return { kind: 'done', output };
}

function refused(message: string): Outcome {
  return { kind: 'refused', message };
}
