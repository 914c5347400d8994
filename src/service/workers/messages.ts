/** What passes between the service's own thread and those that verify. */
import type { Item } from '../../contract/items';
import type { DataPlace } from '../config';
import type { Determined } from '../determine';

/** Given to a thread when it starts. */
export interface WorkerStart {
  readonly place: DataPlace;
  /** Whether live sources may be asked. */
  readonly hasSources: boolean;
}

export type ToWorker =
  | { readonly kind: 'verify'; readonly request: number; readonly items: readonly Item[] }
  /** Nobody waits for its results any more. */
  | { readonly kind: 'abort'; readonly request: number }
  | { readonly kind: 'answer'; readonly call: number; readonly value: unknown }
  | { readonly kind: 'refusal'; readonly call: number; readonly error: SentError }
  /** Ends the thread, once its library is closed. */
  | { readonly kind: 'close' };

export type FromWorker =
  | { readonly kind: 'ready' }
  | { readonly kind: 'determined'; readonly request: number; readonly determined: Determined }
  | { readonly kind: 'failed'; readonly request: number; readonly error: SentError }
  /** Asks the service's own thread, which alone keeps pace with sources and opens links. */
  | {
      readonly kind: 'call';
      readonly call: number;
      /** On whose behalf: when that is given up, so is the call. */
      readonly request: number;
      readonly method: OutsideMethod;
      readonly args: readonly unknown[];
    };

export type OutsideMethod = 'visit' | 'lookUp' | 'readOpinion' | 'findByName';

/** What the log tells of an error. Not every error can be passed on as it is. */
export interface SentError {
  readonly name: string;
  readonly message: string;
  readonly stack: string;
  readonly code?: string;
  readonly cause?: SentError;
}

export function sentError(error: unknown): SentError {
  if (!(error instanceof Error)) return { name: typeof error, message: '', stack: '' };
  return {
    name: error.name,
    message: error.message,
    stack: error.stack ?? '',
    ...('code' in error && typeof error.code === 'string' ? { code: error.code } : {}),
    ...(error.cause === undefined ? {} : { cause: sentError(error.cause) }),
  };
}

export function receivedError({ message, cause, ...rest }: SentError): Error {
  return Object.assign(new Error(message, cause === undefined ? {} : { cause: receivedError(cause) }), rest);
}
