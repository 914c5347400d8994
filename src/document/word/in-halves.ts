/**
 * Does something for all at once, and where Word answers `ItemNotFound` for each half, and so on: one that is gone would else stop
 * the rest (office-js #4319). Returns those that are gone. What was done before a batch failed stays done, so `act` must bear to
 * be repeated.
 */
export async function inHalves<T>(
  all: readonly T[],
  act: (some: readonly T[]) => Promise<void>,
): Promise<readonly T[]> {
  if (all.length === 0) return [];
  try {
    await act(all);
    return [];
  } catch (error) {
    if (!isGone(error)) throw error;
    if (all.length === 1) return all;
    const middle = all.length >> 1;
    const first = await inHalves(all.slice(0, middle), act);
    return [...first, ...(await inHalves(all.slice(middle), act))];
  }
}

export function isGone(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ItemNotFound';
}
