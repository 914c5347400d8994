/** A value as it stands when something happens, for callbacks that are not made anew with it. */
import { useLayoutEffect, useRef, type RefObject } from 'react';

/** Set before anything is seen: a mark can be chosen as soon as its card is drawn. */
export function useLatest<T>(value: T): RefObject<T> {
  const latest = useRef(value);
  useLayoutEffect(() => {
    latest.current = value;
  }, [value]);
  return latest;
}
