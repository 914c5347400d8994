/** One check of a document that is not written on meanwhile, from reading it to the last mark. */
import type { BriefDocument } from '../document/brief-document';
import type { CheckState } from './check-state';
import { openCheck, type OpenCheckOptions } from './open-check';
import type { RelayClient } from './relay-client';

export interface CheckOptions extends Omit<OpenCheckOptions, 'live' | 'pauseMs'> {
  readonly signal: AbortSignal;
}

/** Never rejects for the document's or the network's sake. */
export async function checkDocument(
  document: BriefDocument,
  client: RelayClient,
  { signal, ...options }: CheckOptions,
): Promise<CheckState> {
  const check = openCheck(document, client, options);
  const cancel = (): void => check.cancel();
  const started = check.start();
  if (signal.aborted) cancel();
  signal.addEventListener('abort', cancel);
  try {
    await started;
    return check.state();
  } finally {
    signal.removeEventListener('abort', cancel);
    check.close();
  }
}
