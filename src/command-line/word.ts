/** `npm run word`: Cite Check inside the Word of this computer. Ctrl-C ends it whole. */
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { pino } from 'pino';
import { makeFolder } from '../service/make-folder';
import { buildPages } from './build-pages';
import { localCertificate } from './local-certificate';
import { openForWord } from './open-for-word';
import { sideload } from './sideload';

const root = fileURLToPath(new URL('../..', import.meta.url));
const dataDir = join(root, '.data');
const manifest = join(root, 'manifest.xml');

try {
  process.stdout.write('Cite Check is starting. The first time, its pages are built; this takes a moment.\n');
  await buildPages(root);
  const certificate = await localCertificate(process.platform, join(dataDir, 'certificates'));
  const logs = join(dataDir, 'logs');
  makeFolder(logs);
  const open = await openForWord({
    dataDir,
    pagesFolder: join(root, 'dist'),
    logger: pino({ base: null }, pino.destination(join(logs, 'word.log'))),
    tls: certificate,
    manifest: readFileSync(manifest, 'utf8'),
    port: 3000,
  });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.once(signal, () => {
      open.stop().then(
        () => process.exit(0),
        () => process.exit(1),
      );
    });
  }
  process.stdout.write(`Cite Check is served at ${open.url}. Ctrl-C stops it.\n`);
  if (certificate.toTrust !== null) {
    process.stdout.write(
      `The browser has to trust ${certificate.toTrust} first, which was made for this computer.\n`,
    );
  }
  process.stdout.write(await sideload(process.platform, manifest, run));
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(2);
}

function run(command: string, args: readonly string[]): Promise<boolean> {
  return new Promise((resolve) => {
    // Windows starts a .cmd through a shell only; nothing in the arguments comes from anybody else.
    const shell = process.platform === 'win32';
    const child = spawn(command, shell ? args.map((arg) => `"${arg}"`) : [...args], {
      cwd: root,
      stdio: 'inherit',
      shell,
    });
    child.on('error', () => resolve(false));
    child.on('close', (code) => resolve(code === 0));
  });
}
