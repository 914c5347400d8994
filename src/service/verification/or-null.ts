/** An answer of the library, or `null` where it failed: an outage is part of the answer, never a reason to refuse the whole batch. */
export async function orNull<T>(answer: Promise<T>): Promise<T | null> {
  try {
    return await answer;
  } catch {
    return null;
  }
}
