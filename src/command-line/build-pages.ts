/** Builds the pages that the relay serves, where they are missing or older than what they are made from. */
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

/** `'fresh'` where nothing had to be done. Rejects with the messages of the build. */
export async function buildPages(root: string): Promise<'fresh' | 'built'> {
  const pages = join(root, 'dist');
  const sources = fingerprint(root);
  if (isBuiltFrom(pages, sources)) return 'fresh';
  // Built aside and put in place at once: another program may be serving the old pages, or building the same.
  const aside = join(root, '.cache', `pages-${process.pid}`);
  try {
    await runWebpack(root, aside);
    writeFileSync(join(aside, stampName), sources);
    if (isBuiltFrom(pages, sources)) return 'fresh';
    rmSync(pages, { recursive: true, force: true });
    renameSync(aside, pages);
    return 'built';
  } finally {
    rmSync(aside, { recursive: true, force: true });
  }
}

const stampName = '.built-from';

function isBuiltFrom(pages: string, sources: string): boolean {
  const stamp = join(pages, stampName);
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === sources;
}

/** Rooms of which nothing comes into a page. */
const elsewhere = new Set(['service', 'relay', 'command-line', 'http']);

function fingerprint(root: string): string {
  const hash = createHash('sha256');
  const add = (path: string): void => {
    const { size, mtimeMs } = statSync(path);
    hash.update(`${path}\t${size}\t${mtimeMs}\n`);
  };
  const addFolder = (folder: string): void => {
    if (!existsSync(folder)) return;
    const entries = readdirSync(folder, { withFileTypes: true });
    for (const entry of entries.sort((one, other) => (one.name < other.name ? -1 : 1))) {
      if (entry.isDirectory()) addFolder(join(folder, entry.name));
      else add(join(folder, entry.name));
    }
  };
  for (const name of ['package-lock.json', 'webpack.config.js', 'tsconfig.json']) add(join(root, name));
  for (const room of readdirSync(join(root, 'src')).sort()) {
    if (!elsewhere.has(room)) addFolder(join(root, 'src', room));
  }
  addFolder(join(root, 'assets', 'sample'));
  for (const name of readdirSync(join(root, 'assets')).sort()) {
    if (name.endsWith('.png')) add(join(root, 'assets', name));
  }
  return hash.digest('hex');
}

function runWebpack(root: string, folder: string): Promise<void> {
  const webpack = createRequire(import.meta.url).resolve('webpack/bin/webpack.js');
  return new Promise((resolve, reject) => {
    const build = spawn(process.execPath, [webpack, '--mode', 'production', '--output-path', folder], {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const said: Buffer[] = [];
    build.stdout.on('data', (part: Buffer) => said.push(part));
    build.stderr.on('data', (part: Buffer) => said.push(part));
    build.on('error', reject);
    build.on('close', (code) => {
      if (code === 0) resolve();
      else reject(new Error(`The pages could not be built.\n${Buffer.concat(said).toString().trim()}`));
    });
  });
}
