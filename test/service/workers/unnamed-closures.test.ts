/** What tsx adds to each function is left out of the threads that verify: it costs more than most of them do. */
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../../support/temporary-folder';

const folder = temporaryFolder();
const loader = new URL('../../../src/service/workers/unnamed-closures.mjs', import.meta.url).href;

test.each([
  ['as tsx has it, each closure is named when it is made', '', 'inner'],
  ['in a thread none is', `import { register } from 'node:module'; register(${JSON.stringify(loader)});`, ''],
])('%s', (_, before, name) => {
  const file = join(folder, 'closure.mts');
  writeFileSync(
    file,
    'export function make(by: number) { const inner = (one: number): number => one + by; return inner; }',
  );
  const program = `${before} const { make } = await import(${JSON.stringify(pathToFileURL(file).href)});
    console.log(JSON.stringify([make(2).name, make(2)(1)]));`;
  const printed = execFileSync(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', program], {
    encoding: 'utf8',
  });
  expect(JSON.parse(printed)).toEqual([name, 3]);
});
