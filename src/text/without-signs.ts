/** `written` without the signs of `first` at its beginning and those of `last` at its end. */
import { isAmong } from './character-classes';

export function withoutSigns(written: string, first: string, last: string): string {
  let start = 0;
  let end = written.length;
  while (end > 0 && isAmong(last, written.charCodeAt(end - 1))) end--;
  while (start < end && isAmong(first, written.charCodeAt(start))) start++;
  return written.slice(start, end);
}
