/** `npm run check-brief -- FILE.docx`: the whole check in a terminal. Ctrl-C ends it with what is known by then. */
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runCheck } from './run-check';

const root = fileURLToPath(new URL('../..', import.meta.url));
const cancelling = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  // A second signal finds no listener any more and ends the process at once.
  process.once(signal, () => cancelling.abort());
}

// Not `process.exit`: a long report still has to leave the pipe.
process.exitCode = await runCheck(process.argv.slice(2), {
  output: process.stdout,
  progress: process.stderr,
  dataDir: process.env['DATA_DIR']?.trim() || join(root, '.data'),
  environment: process.env,
  signal: cancelling.signal,
});
