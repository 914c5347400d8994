/** Thrown wherever a request has to be refused; `createJsonServer` answers it as a problem document. */
import type { Fault, ProblemCode } from '../contract/problem';

export interface ProblemExtras {
  /** Each fault of the request with its JSON pointer; only the first of them are sent. */
  readonly errors?: readonly Fault[];
  readonly headers?: Readonly<Record<string, string>>;
  readonly cause?: unknown;
  /** Why, in a word of ours for the log alone. */
  readonly reason?: string;
  /** Says that the rest of the request will not be read. */
  readonly closeConnection?: boolean;
}

export class ProblemError extends Error {
  override readonly name = 'ProblemError';

  /** `detail` is a sentence for people; it must never contain text of the caller. */
  constructor(
    readonly code: ProblemCode,
    readonly detail: string,
    readonly extras: ProblemExtras = {},
  ) {
    super(code, { cause: extras.cause });
  }
}
