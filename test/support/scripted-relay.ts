/** A relay that answers as a test says, and remembers what it was asked. */
import { VerifyRequest, type Item } from '../../src/contract/items';
import type { Result } from '../../src/contract/results';
import type { OutgoingRequest, RelayAnswer, RelayClient } from '../../src/checking/relay-client';
import { caseResult, linkResult, quoteResult } from './sample-items';

export interface ScriptedRelay extends RelayClient {
  readonly asked: OutgoingRequest[];
  /** The most requests that were under way at once. */
  readonly busiest: () => number;
}

export type Script = (
  request: OutgoingRequest,
  items: readonly Item[],
  tries: number,
  signal: AbortSignal,
) => RelayAnswer | Promise<RelayAnswer>;

export function scriptedRelay(
  script: Script = (_, items) => answered(items.map(verifiedResult)),
): ScriptedRelay {
  const asked: OutgoingRequest[] = [];
  let underWay = 0;
  let busiest = 0;
  return {
    asked,
    busiest: () => busiest,
    async verify(request, signal) {
      asked.push(request);
      underWay += 1;
      busiest = Math.max(busiest, underWay);
      await Promise.resolve();
      try {
        const tries = asked.filter(({ body }) => body === request.body).length;
        return await script(request, VerifyRequest.parse(JSON.parse(request.body)).items, tries, signal);
      } finally {
        underWay -= 1;
      }
    },
  };
}

export function answered(results: readonly Result[]): RelayAnswer {
  return { kind: 'answered', reply: { results, usage: { used: 1, remaining: 99, limit: 100 } } };
}

export function verifiedResult(item: Item): Result {
  if (item.type === 'quote') return quoteResult(item.id, 'verified', 'verified');
  if (item.type === 'link') return linkResult(item.id, 'verified', 'verified');
  return { ...caseResult(item.id, 'verified', 'verified'), type: item.type } as Result;
}
