/** A deadline on top of another signal. */

/**
 * Aborted with `signal`, for its reason, or `ms` from now with a `TimeoutError`. (Not by `AbortSignal.any`: it holds its sources
 * weakly, so that Node may collect a timeout that nothing else refers to, and it never fires.)
 */
export function within(signal: AbortSignal, ms: number): AbortSignal {
  const controller = new AbortController();
  const end = (reason: unknown): void => {
    clearTimeout(timer);
    signal.removeEventListener('abort', leave);
    controller.abort(reason);
  };
  const leave = (): void => end(signal.reason);
  const timer = setTimeout(() => end(new DOMException('The time is up.', 'TimeoutError')), ms);
  timer.unref();
  if (signal.aborted) leave();
  else signal.addEventListener('abort', leave, { once: true });
  return controller.signal;
}
