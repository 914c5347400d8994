/** Where scanning goes on behind a short form: what stands in its parentheses may cite too. */
import type { FoundCitation } from '../found-citation';
import { readPinCite } from './read-pin-cite';

/** Pin cites and parallels are read; what stands in parentheses is still to be found. */
export function endBeforeParentheses(text: string, found: FoundCitation): number {
  const pinCite = 'pinCite' in found ? found.pinCite : undefined;
  const from = pinCite?.includes('(') === true ? endOfPin(text, found.end) : found.end;
  // No farther than the find: a text full of them may hold no parenthesis at all.
  for (let place = from; place < found.fullEnd; place++) if ('(['.includes(text.charAt(place))) return place;
  return found.fullEnd;
}

/** `supra at 743(2), 406 S.E.2d 88`: the division belongs to the page. */
function endOfPin(text: string, at: number): number {
  return readPinCite(text, at, () => false)?.end ?? at;
}
