/** Relay and service in a process of their own, for a test whose globals are a browser's. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';

export interface ProgramsAside {
  /** Without a slash at the end. */
  readonly relayUrl: string;
  stop(): Promise<void>;
}

export async function startProgramsAside(dataDir: string): Promise<ProgramsAside> {
  const program = spawn(process.execPath, ['--import', 'tsx', import.meta.filename, dataDir], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const ended = once(program, 'exit');
  const printed = await Promise.race([once(program.stdout, 'data'), ended.then(() => null)]);
  if (printed === null) throw new Error('Relay and service did not start.');
  return {
    relayUrl: String(printed[0]).trim(),
    async stop() {
      program.stdin.end();
      await ended;
    },
  };
}

if (process.argv[1] === import.meta.filename) await run(process.argv[2] ?? '');

/** Prints the relay's address; ends with its input, and so with whoever started it. */
async function run(dataDir: string): Promise<void> {
  const { runPrograms } = await import('../../src/command-line/run-programs');
  const programs = await runPrograms({
    dataDir,
    visitor: { visit: () => Promise.resolve({ kind: 'unreachable', reason: 'network' }) },
  });
  process.stdout.write(`${programs.relayUrl}\n`);
  process.stdin.resume().once('end', () => void programs.stop());
}
