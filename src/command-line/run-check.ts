/**
 * One check of one file, from the arguments to the exit code: 0 nothing to look at, 1 something, 2 could not be completed, or
 * came to nothing.
 * The report goes to the output, everything else to the progress stream.
 */
import { stat, readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { parseArgs } from 'node:util';
import { errorCode } from '../http/error-code';
import { checkDocument } from '../checking/check-document';
import { countGroups, isComplete } from '../checking/check-progress';
import { isStarted, type CheckState, type StartedCheck } from '../checking/check-state';
import { connectRelay } from '../checking/relay-client';
import { writeReport } from '../checking/report';
import { unreadableSentence } from '../checking/sentences/document-sentences';
import { UnreadableDocument } from '../document/brief-document';
import { openDocx, type DocxDocument } from '../document/docx/open-docx';
import { zipBounds } from '../document/docx/open-zip';
import { refuse } from '../document/docx/refuse';
import { checkAsJson } from './check-as-json';
import { runPrograms, type ProgramOptions } from './run-programs';
import { showProgress, type ProgressStream } from './show-progress';

export type ExitCode = 0 | 1 | 2;

export interface Surroundings {
  readonly output: { write(text: string): unknown };
  readonly progress: ProgressStream;
  /** Where the relay and the service that are started for the check keep their data. */
  readonly dataDir: string;
  /** For the service that is started: `DATABASE_URL` and `SOURCES`. */
  readonly environment?: ProgramOptions['environment'];
  /** Aborted when the user gives up. */
  readonly signal: AbortSignal;
  readonly runPrograms?: typeof runPrograms;
}

const usage = `Usage: npm run check-brief -- FILE.docx [--json] [--relay URL]

Checks the citations, quotations and links of a brief, and lists what needs attention first.

  --json        print the whole result as JSON instead of a report
  --relay URL   ask the relay at this address; without it, one is started for this check

Exit code: 0 nothing to look at (what was not checked is listed), 1 a problem, a warning, or something that could not be
confirmed and differs, 2 the check could not be completed (a source that was needed did not answer, for one), or none of the
items found could be checked.
`;

export async function runCheck(args: readonly string[], surroundings: Surroundings): Promise<ExitCode> {
  const { output, progress } = surroundings;
  const asked = readArguments(args);
  if (asked.kind === 'help') {
    output.write(usage);
    return 0;
  }
  if (asked.kind === 'fault') {
    progress.write(`${asked.message}\n\n${usage}`);
    return 2;
  }
  try {
    const document = await openFile(asked.file);
    const state = await checkWithRelay(document, asked.relay, surroundings);
    if (!isStarted(state)) {
      const message = state.phase === 'failed' ? state.message : null;
      progress.write(
        `${message ?? (state.phase === 'idle' ? 'The check was cancelled.' : unreadableSentence)}\n`,
      );
      return 2;
    }
    output.write(
      asked.json
        ? checkAsJson(state, basename(asked.file))
        : writeReport(state, basename(asked.file), new Date()),
    );
    return exitCodeOf(state);
  } catch (error) {
    progress.write(`${error instanceof Error ? error.message : String(error)}\n`);
    return 2;
  }
}

type Arguments =
  | {
      readonly kind: 'check';
      readonly file: string;
      readonly json: boolean;
      readonly relay: string | undefined;
    }
  | { readonly kind: 'help' }
  | { readonly kind: 'fault'; readonly message: string };

function readArguments(args: readonly string[]): Arguments {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        json: { type: 'boolean' },
        relay: { type: 'string' },
        help: { type: 'boolean', short: 'h' },
      },
    });
    if (values.help === true) return { kind: 'help' };
    const [file] = positionals;
    if (file === undefined || positionals.length > 1) return fault('Name one file: the brief, as a .docx.');
    const relay = values.relay?.replace(/\/+$/, '');
    if (relay !== undefined && !isWebAddress(relay))
      return fault('--relay takes the address of a relay: http://localhost:3000');
    return { kind: 'check', file, json: values.json === true, relay };
  } catch (error) {
    return fault(error instanceof Error ? error.message : String(error));
  }
}

function fault(message: string): Arguments {
  return { kind: 'fault', message };
}

function isWebAddress(text: string): boolean {
  return URL.canParse(text) && ['http:', 'https:'].includes(new URL(text).protocol);
}

/** The file, read far enough to know that it can be read: nothing is started for one that cannot. */
async function openFile(path: string): Promise<DocxDocument> {
  let bytes: Uint8Array;
  try {
    const { size } = await stat(path);
    if (size > zipBounds.fileBytes) throw refuse('fileTooLarge');
    bytes = await readFile(path);
  } catch (error) {
    if (error instanceof UnreadableDocument) throw error;
    throw new Error(`${path} ${reasonOf(error)}`, { cause: error });
  }
  const document = openDocx(bytes);
  await document.read();
  return document;
}

function reasonOf(error: unknown): string {
  const code = errorCode(error);
  if (code === 'ENOENT') return 'is not there. Please check the name.';
  if (code === 'EISDIR') return 'is a folder. Please name the .docx in it.';
  if (code === 'EACCES' || code === 'EPERM') return 'may not be read. Please check its permissions.';
  return `cannot be read: ${error instanceof Error ? error.message : String(error)}`;
}

async function checkWithRelay(
  document: DocxDocument,
  relay: string | undefined,
  surroundings: Surroundings,
): Promise<CheckState> {
  const { progress, signal, dataDir, environment } = surroundings;
  const shown = showProgress(progress);
  const check = (origin: string) =>
    checkDocument(document, connectRelay({ origin }), { onEvent: shown.tell, signal });
  if (relay !== undefined) return check(relay).finally(shown.end);

  const programs = await (surroundings.runPrograms ?? runPrograms)({
    dataDir,
    ...(environment === undefined ? {} : { environment }),
  });
  try {
    return await check(programs.relayUrl);
  } finally {
    shown.end();
    await programs.stop();
  }
}

function exitCodeOf(state: StartedCheck): ExitCode {
  if (!isComplete(state)) return 2;
  const { problem, unconfirmed, warning, verified } = countGroups(state.cards);
  if (problem + unconfirmed + warning > 0) return 1;
  // Who asks only for the code must not take a brief of which nothing is known for a clean one.
  return verified === 0 && state.cards.length > 0 ? 2 : 0;
}
