/** The window of a quota: the calendar month, in UTC. */

/** `2026-11`. */
export function quotaWindowAt(now: Date): string {
  return now.toISOString().slice(0, 7);
}

export function secondsToNextWindow(now: Date): number {
  const next = Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, 1);
  return Math.max(1, Math.ceil((next - now.getTime()) / 1000));
}
