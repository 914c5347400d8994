import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';

/** Runs every script here that ends so and holds `word` in its name, one process each; any failure fails the whole. */
export function runAll(ending: string, word: string): void {
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
