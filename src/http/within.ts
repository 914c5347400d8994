/** A deadline on top of another signal. */

/**
 * Aborted with `signal`, for its reason, or `ms` from now with a `TimeoutError`. (`AbortSignal.any` holds its sources weakly: of a
 * timeout that nobody else holds, Node's collector makes one that never comes.)
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
