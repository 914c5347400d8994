/** Verifies a batch: every item gets exactly one result, in order. */
import type { Item } from '../contract/items';
import type { Result } from '../contract/results';
import type { Library } from './library/library';
import type { LinkVisitor } from './link-visitor';

export interface VerifyPorts {
  readonly library: Library;
  readonly visitor: LinkVisitor;
}

/** Never throws for an item's sake: what cannot be determined is an outcome. Rejects only when `signal` is aborted. */
export type VerifyItems = (
  items: readonly Item[],
  ports: VerifyPorts,
  signal: AbortSignal,
) => Promise<readonly Result[]>;
