/** Leaves a source alone that has failed several times in a row, and tries it with one call before all others return. */
import type { Clock } from './clock';
import type { CallSource, SourceReply } from './source-call';

export interface BreakerOptions {
  /** Failures in a row. */
  readonly opensAfter: number;
  readonly openMs: number;
  readonly report: (event: 'opened' | 'closed') => void;
}

export function breaking(call: CallSource, options: BreakerOptions, clock: Clock): CallSource {
  const { opensAfter, openMs, report } = options;
  let failures = 0;
  /** `null` while it is closed. */
  let openUntil: number | null = null;
  let isProbing = false;

  const settle = (reply: SourceReply): void => {
    if (!isFailure(reply)) {
      if (openUntil !== null) report('closed');
      failures = 0;
      openUntil = null;
      return;
    }
    failures += 1;
    if (openUntil === null && failures < opensAfter) return;
    if (openUntil === null) report('opened');
    openUntil = clock.now() + openMs;
  };

  return async (asked, until) => {
    if (openUntil !== null && (isProbing || clock.now() < openUntil))
      return { kind: 'failed', reason: 'open' };
    const probes = openUntil !== null;
    if (probes) isProbing = true;
    try {
      const reply = await call(asked, until);
      if (!wasNeverAsked(reply, until.signal)) settle(reply);
      return reply;
    } finally {
      if (probes) isProbing = false;
    }
  };
}

/** A source that wants fewer questions is no broken one. */
function isFailure(reply: SourceReply): boolean {
  return reply.kind === 'failed';
}

/** It waited for its turn in vain, or the caller left: that says nothing of the source. */
function wasNeverAsked(reply: SourceReply, signal: AbortSignal): boolean {
  if (reply.kind !== 'failed') return false;
  return reply.reason === 'late' || (reply.reason === 'timeout' && isCancelled(signal));
}

/** Aborted by who asked, not by a deadline. */
function isCancelled({ aborted, reason }: AbortSignal): boolean {
  return aborted && !(reason instanceof DOMException && reason.name === 'TimeoutError');
}
