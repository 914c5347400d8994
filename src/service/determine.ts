/** What comes of a request's items: results of the contract's shape, written out where they are made, and what is counted of them. */
import { z } from 'zod';
import type { Item } from '../contract/items';
import type { Summary } from '../contract/reply';
import { Result } from '../contract/results';
import { summarize } from './summarize';

/** One result for each item, in order. Rejects only when `signal` is aborted. */
export type Verify = (items: readonly Item[], signal: AbortSignal) => Promise<readonly Result[]>;

export interface Determined {
  /** As they go out: a JSON array in UTF-8. From thread to thread bytes cost far less than the objects would. */
  readonly results: Uint8Array<ArrayBuffer>;
  readonly summary: Summary;
}

export type Determine = (items: readonly Item[], signal: AbortSignal) => Promise<Determined>;

const Results = z.array(Result);

/** Rejects too where the results do not answer the items. */
export function determining(verify: Verify): Determine {
  return async (items, signal) => {
    const results = Results.parse(await verify(items, signal));
    const inOrder = items.every(
      ({ id, type }, index) => results[index]?.id === id && results[index].type === type,
    );
    if (!inOrder || results.length !== items.length) throw new Error('the results do not answer the items');
    return {
      results: new TextEncoder().encode(JSON.stringify(results)),
      summary: summarize(items, results),
    };
  };
}
