/** `npm run soak [-- word]`: runs every `*.soak.ts` here, or those whose name holds the word, one process each. */
import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';

runAll('.soak.ts', process.argv[2] ?? '');

function runAll(ending: string, word: string): void {
  const folder = new URL('.', import.meta.url);
  const files = readdirSync(folder).filter((name) => name.endsWith(ending) && name.includes(word));
  for (const file of files) {
    console.log(`\n=== ${file.slice(0, -ending.length)}`);
    const { status } = spawnSync(process.execPath, ['--import', 'tsx', new URL(file, folder).pathname], {
      stdio: 'inherit',
    });
    if (status !== 0) process.exitCode = 1;
  }
}
