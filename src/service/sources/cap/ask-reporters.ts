/** What the static site calls the reporters, as it tells itself. */
import type { Until } from '../clock';
import type { CallSource } from '../source-call';
import type { StoredAnswers } from '../stored-answers';
import { readCapReporters, type CapReporters } from './cap-reporters';

const MAX_BYTES = 8 * 1024 ** 2;
const ATTEMPT_MS = 8_000;
/** It has not changed in years. */
const LASTS_MS = 30 * 24 * 60 * 60 * 1000;
const KEY = 'reporters';

/** Asks for the list when it is first needed, and again only where it could not be had: that is `null`. */
export function askReporters(
  call: CallSource,
  answers: StoredAnswers,
): (until: Until) => Promise<CapReporters | null> {
  let asked: Promise<CapReporters | null> | null = null;
  const ask = async (until: Until): Promise<CapReporters | null> => {
    const held = readCapReporters(answers.read('cap', [KEY]).get(KEY));
    if (held !== null) return held;
    const question = { path: '/ReportersMetadata.json', cost: 1, maxBytes: MAX_BYTES, attemptMs: ATTEMPT_MS };
    const reply = await call(question, until);
    const list = reply.kind === 'json' ? readCapReporters(reply.value) : null;
    if (reply.kind === 'json' && list)
      answers.write('cap', [{ key: KEY, body: reply.value, lastsMs: LASTS_MS }]);
    return list;
  };
  return async (until) => {
    asked ??= ask(until);
    const known = await asked;
    if (known === null) asked = null;
    return known;
  };
}
