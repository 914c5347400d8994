/** When an answer in the making is given up: the client left, it took too long, or the service can wait no longer. */
import { setMaxListeners } from 'node:events';
import type { ServerResponse } from 'node:http';

export interface AnswerSignal {
  readonly signal: AbortSignal;
  /** The service gave it up, not the client. */
  readonly wasGivenUp: () => boolean;
  /** To be called once the answer is made: nothing of it may wait for what can no longer happen. */
  readonly end: () => void;
}

export interface AnswerLimits {
  readonly deadlineMs: number;
  readonly stopping: AbortSignal | undefined;
}

export function answerSignal(response: ServerResponse, { deadlineMs, stopping }: AnswerLimits): AnswerSignal {
  const controller = new AbortController();
  // Every link and every question to a source listens to it.
  setMaxListeners(0, controller.signal);
  let givenUp = false;
  const leave = (): void => controller.abort(new ClientLeft());
  const giveUp = (): void => {
    givenUp = true;
    controller.abort(new GivenUp());
  };
  const timer = setTimeout(giveUp, deadlineMs);
  onceClosed(response, leave);
  stopping?.addEventListener('abort', giveUp, { once: true });
  if (stopping?.aborted === true) giveUp();
  return {
    signal: controller.signal,
    wasGivenUp: () => givenUp,
    end() {
      clearTimeout(timer);
      response.off('close', leave);
      stopping?.removeEventListener('abort', giveUp);
    },
  };
}

/** At once where the connection is closed already: of that no event tells any more. */
export function onceClosed(response: Pick<ServerResponse, 'destroyed' | 'once'>, act: () => void): void {
  if (response.destroyed) act();
  else response.once('close', act);
}

/** Nobody is there to be answered. */
export class ClientLeft extends Error {
  override readonly name = 'ClientLeft';
}

class GivenUp extends Error {
  override readonly name = 'GivenUp';
}
