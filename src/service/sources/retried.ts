/** Asks again where another attempt may help. The one layer that does: decorators below it and callers above it never repeat. */
import type { Clock } from './clock';
import type { CallSource, SourceReply } from './source-call';

const ATTEMPTS = 3;
const FIRST_WAIT_MS = 400;

/** Between two attempts passes a random part of a time that doubles, so that many processes do not come back at once. */
export function retried(call: CallSource, clock: Clock, random: () => number = Math.random): CallSource {
  return async (asked, until) => {
    for (let attempt = 1; ; attempt += 1) {
      const reply = await call(asked, until);
      const asksAgain = attempt < ATTEMPTS && mayHelp(reply);
      const waitMs =
        random() * FIRST_WAIT_MS * 2 ** (attempt - 1) + (reply.kind === 'throttled' ? reply.waitMs : 0);
      if (!asksAgain || clock.now() + waitMs >= until.at) return reply;
      await clock.sleep(waitMs, until.signal);
      if (until.signal.aborted) return reply;
    }
  };
}

function mayHelp(reply: SourceReply): boolean {
  if (reply.kind === 'throttled') return true;
  if (reply.kind !== 'failed') return false;
  return reply.reason === 'network' || reply.reason === 'timeout' || reply.reason === 'status';
}
