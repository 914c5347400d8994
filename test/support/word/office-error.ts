/** What Office throws: everywhere else `OfficeExtension.Error`, whose name is `RichApi.Error`. */

export type OfficeErrorCode =
  | 'AccessDenied'
  | 'ApiNotFound'
  | 'GeneralException'
  | 'InvalidArgument'
  | 'InvalidObjectPath'
  | 'InvalidRequestContext'
  | 'ItemNotFound'
  | 'NotAllowed'
  | 'NotImplemented'
  | 'PropertyNotLoaded'
  | 'RunMustReturnPromise'
  | 'SearchStringInvalidOrTooLong'
  | 'ValueNotLoaded';

export class OfficeError extends Error {
  override readonly name = 'RichApi.Error';
  readonly traceMessages: string[] = [];
  readonly innerError = null;
  readonly debugInfo: { readonly code: string; readonly message: string; errorLocation?: string };

  constructor(
    readonly code: OfficeErrorCode,
    message = sentences[code],
    errorLocation?: string,
  ) {
    super(message);
    this.debugInfo = { code, message, ...(errorLocation === undefined ? {} : { errorLocation }) };
  }
}

const sentences: Record<OfficeErrorCode, string> = {
  AccessDenied: 'You cannot perform the requested operation.',
  ApiNotFound: 'The API is not in this version of Word.',
  GeneralException: 'GeneralException',
  InvalidArgument: 'The argument is invalid or missing or has an incorrect format.',
  InvalidObjectPath: 'The object was made in an earlier run, or is no longer tracked.',
  InvalidRequestContext: 'Objects of two request contexts cannot be used together.',
  ItemNotFound: 'The item is not in the document.',
  NotAllowed: 'The operation is not allowed here.',
  NotImplemented: 'This Word does not implement it.',
  PropertyNotLoaded: 'The property is not available. Load it and sync before reading it.',
  RunMustReturnPromise: 'The function given to Word.run must return a promise.',
  SearchStringInvalidOrTooLong: 'The search string is invalid or too long.',
  ValueNotLoaded: 'The value of the result has not been loaded yet. Sync before reading it.',
};

/** The code with which Office refuses; `undefined` where it does not. */
export function codeOf(act: () => unknown): string | undefined {
  try {
    act();
    return undefined;
  } catch (error) {
    // Microsoft's library may run in a world of its own, with an `Error` of its own.
    if (typeof error === 'object' && error !== null && 'code' in error) return String(error.code);
    throw error;
  }
}
