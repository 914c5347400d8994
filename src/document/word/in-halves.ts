import { isGone } from './word-failure';

/**
 * Does something for all items in one batch. One item that is gone fails the whole batch with `ItemNotFound` (office-js #4319): then
 * each half is tried by itself, and so on. Returns the items that are gone. What a batch did before it failed stays done, so `act`
 * must be able to run twice for an item.
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
