/** Lets a request in whose sender is one of the firm's people, a few of each at once. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { ProblemError } from '../http/problem-error';
import type { CheckToken } from './check-token';
import { refuseSignIn } from './sign-in-fault';
import { createUserShare } from './user-share';

export interface Refusal {
  /** For the log; it names nobody. */
  readonly reason: string;
  readonly problem: ProblemError;
}

/** The service answers sixteen of a firm's requests at once; a pane sends three. */
const requestsAtOnce = 8;

export type AdmitUser = (request: IncomingMessage, response: ServerResponse) => Promise<Refusal | null>;

/** `null` lets the request in; it counts as one of its sender's until `response` is done with. */
export function admitUser(checkToken: CheckToken): AdmitUser {
  const share = createUserShare(requestsAtOnce);
  return async (request, response) => {
    // `headers` keeps only the first of several.
    const answer = await checkToken(request.headersDistinct['authorization'] ?? []);
    switch (answer.kind) {
      case 'refused':
        return { reason: answer.fault, problem: refuseSignIn(answer.fault) };
      case 'user': {
        const leave = share.enter(answer.user);
        if (leave === null) return { reason: 'share', problem: tooMany() };
        if (response.closed) leave();
        else response.once('close', leave);
        return null;
      }
    }
  };
}

function tooMany(): ProblemError {
  return new ProblemError('rate_limited', `No more than ${requestsAtOnce} requests of one person at once.`, {
    headers: { 'Retry-After': '1' },
  });
}
