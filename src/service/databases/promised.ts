/** What a synchronous driver does, as a promise: done at once, and what it throws rejects, as the callers of a port expect. */
export function promised<Value>(work: () => Value): Promise<Value> {
  return new Promise((resolve) => resolve(work()));
}
