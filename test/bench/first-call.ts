/** What the first text waits for: the finder bundled and minified as for the pane, each time in a process of its own. */
import { build } from 'esbuild';
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

export interface FirstCall {
  /** Medians, in milliseconds of the clock and of the processor: all threads of the engine count in the latter. */
  readonly imported: Cost;
  readonly called: Cost;
  /** Of the finder alone, without what resolves and compares. */
  readonly gzipBytes: number;
}

export interface Cost {
  readonly clock: number;
  readonly processor: number;
}

const PROCESSES = 15;

export async function measureFirstCall(text: string): Promise<FirstCall> {
  const folder = mkdtempSync(join(tmpdir(), 'cite-check-first-call-'));
  try {
    const bundle = join(folder, 'finder.mjs');
    const { outputFiles } = await build({
      entryPoints: [join(import.meta.dirname, '../../src/citations/find-citations.ts')],
      bundle: true,
      minify: true,
      format: 'esm',
      target: 'es2022',
      write: false,
    });
    const contents = outputFiles[0]?.contents ?? new Uint8Array();
    writeFileSync(bundle, contents);
    const program = join(folder, 'program.mjs');
    writeFileSync(program, programOf(text));
    const runs = Array.from(
      { length: PROCESSES },
      () => JSON.parse(execFileSync(process.execPath, [program], { encoding: 'utf8' })) as number[],
    );
    const median = (column: number): number =>
      runs.map((run) => run[column] ?? 0).sort((one, other) => one - other)[PROCESSES >> 1] ?? 0;
    return {
      imported: { clock: median(0), processor: median(1) },
      called: { clock: median(2), processor: median(3) },
      gzipBytes: gzipSync(contents, { level: 9 }).length,
    };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function programOf(text: string): string {
  return `
    const now = () => { const { user, system } = process.cpuUsage(); return [performance.now(), (user + system) / 1000]; };
    const [started, used] = now();
    const { findCitations } = await import('./finder.mjs');
    const [imported, usedThen] = now();
    if (findCitations(${JSON.stringify(text)}).length === 0) throw new Error('nothing was found');
    const [called, usedLast] = now();
    console.log(JSON.stringify([imported - started, usedThen - used, called - imported, usedLast - usedThen]));
  `;
}
