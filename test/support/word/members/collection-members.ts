/** What all collections have: their items come by `load`, their first one by itself. */
import type { AnyClass } from '../member';
import type { ApiSet } from '../platform';
import type { ClassName } from '../word-classes';

/** `more`: members that only this collection has. */
export function collectionOf(items: ClassName, set: ApiSet, more?: AnyClass['members']): AnyClass {
  const first = (targets: readonly object[]): object | null => targets[0] ?? null;
  return {
    items,
    members: {
      getFirst: { set, type: items, make: first },
      getFirstOrNullObject: { set, type: items, make: first },
      ...more,
    },
  };
}
