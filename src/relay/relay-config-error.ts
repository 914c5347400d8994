/** A setting of the relay is missing or wrong; the message says which, and what to do. It never holds the key. */
export class RelayConfigError extends Error {
  override readonly name = 'RelayConfigError';
}
