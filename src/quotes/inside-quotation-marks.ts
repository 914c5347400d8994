/** Whether a whole passage of an opinion stands between quotation marks there: the opinion is quoting itself. */

const farthestBack = 4000;

/** Each paragraph of a long quotation opens its marks again, so one paragraph tells enough. */
export function insideQuotationMarks(text: string, start: number, end: number): boolean {
  const paragraph = Math.max(text.lastIndexOf('\n\n', start) + 1, start - farthestBack);
  let depth = 0;
  let straight = false;
  for (let at = paragraph; at < start; at++) {
    const character = text.charAt(at);
    if (character === '“') depth++;
    else if (character === '”') depth = Math.max(0, depth - 1);
    else if (character === '"') straight = !straight;
  }
  if (depth > 0) return !closesWithin(text, start, end, depth);
  return straight && !text.slice(start, end).includes('"');
}

function closesWithin(text: string, start: number, end: number, depthBefore: number): boolean {
  let depth = depthBefore;
  for (let at = start; at < end; at++) {
    const character = text.charAt(at);
    if (character === '“') depth++;
    else if (character === '”' && --depth === 0) return true;
  }
  return false;
}
