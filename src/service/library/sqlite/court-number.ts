/** A court as the rows of the index of names have it: two bytes, by which most rows of other courts are passed over. */

/** Another court may by chance share it. 0: no court. */
export function courtNumber(court: string | undefined): number {
  if (court === undefined || court === '') return 0;
  let hash = 0;
  for (let at = 0; at < court.length; at += 1) hash = (hash * 31 + court.charCodeAt(at)) % 32_749;
  return hash + 1;
}
