/** An error as the log may hold it: its kind and where it arose, never its message, which may quote a document. */
import { errorCode } from './error-code';

export function describeError(error: unknown): Readonly<Record<string, unknown>> {
  if (!(error instanceof Error)) return { name: typeof error };
  // A message of several lines could look like frames, so it is cut off before they are read.
  const stack = error.stack ?? '';
  const at = stack
    .slice(Math.max(0, stack.indexOf(error.message)) + error.message.length)
    .split('\n')
    .filter((line) => /^ {4}at /.test(line))
    .slice(0, 8)
    .map((line) => line.trim());
  const code = errorCode(error);
  return {
    name: error.name,
    ...(code === '' ? {} : { code }),
    at,
    ...(error.cause === undefined ? {} : { cause: describeError(error.cause) }),
  };
}
