/** The README and DEPLOYMENT.md name every setting that is read and no other, no command and no place that does not exist. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('../..', import.meta.url));
const readme = readFileSync(join(root, 'README.md'), 'utf8');
const deployment = readFileSync(join(root, 'DEPLOYMENT.md'), 'utf8');

test('its table of settings is what the programs read from the environment', () => {
  const rows = readme.split('\n').filter((line) => /^\| `[A-Z_]+`/.test(line));
  const told = rows.flatMap((row) => namesIn(row.split('|')[1] ?? '', /`([A-Z_]+)`/g));
  expect(told.length).toBeGreaterThan(8);
  expect([...new Set(told)].sort()).toEqual(settingsRead());
});

test('DEPLOYMENT.md names every setting of the relay, and none that nothing reads', () => {
  const read = settingsRead();
  const rows = deployment.split('\n').filter((line) => /^\| `[A-Z_]+`/.test(line));
  const inTable = rows.flatMap((row) => namesIn(row.split('|')[1] ?? '', /`([A-Z_]+)`/g));
  const ofTheRelay = read.filter((name) => /^(RELAY|ENTRA)_|^VERIFY_(BASE_URL|API_KEY)/.test(name));
  expect([...inTable].sort()).toEqual(ofTheRelay);
  const anywhere = namesIn(deployment, /\b((?:RELAY|ENTRA|VERIFY|DATA|KEY|LOG)_[A-Z_]+)\b/g);
  expect(anywhere.filter((name) => !read.includes(name))).toEqual([]);
});

test.each([
  ['README.md', readme],
  ['DEPLOYMENT.md', deployment],
])('each command in %s is a script of package.json', (_, document) => {
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { scripts: object };
  const told = namesIn(document, /npm run (?:--silent )?([a-z][a-z:-]*)/g);
  expect(told.length).toBeGreaterThan(4);
  expect(told.filter((name) => !(name in scripts))).toEqual([]);
});

test.each(['README.md', 'ARCHITECTURE.md', 'DEPLOYMENT.md'])(
  'each place that %s names is there',
  (document) => {
    const told = namesIn(readFileSync(join(root, document), 'utf8'), /`((?:src|test|assets)\/[\w./-]+)`/g);
    expect(told.length).toBeGreaterThan(0);
    expect(told.filter((path) => !existsSync(join(root, path)))).toEqual([]);
  },
);

function settingsRead(): readonly string[] {
  const sources = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ts'))
    .map((path) => readFileSync(join(root, 'src', path), 'utf8'));
  const reads = /(?:process\.env\[|\b(?:valueOf|readPort)\((?:environment, )?)'([A-Z_]+)'/g;
  return [...new Set(sources.flatMap((source) => namesIn(source, reads)))].sort();
}

function namesIn(text: string, pattern: RegExp): readonly string[] {
  return Array.from(text.matchAll(pattern), ([, name = '']) => name);
}
