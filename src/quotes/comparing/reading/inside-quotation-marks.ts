/** Whether a whole passage of an opinion stands between quotation marks there: the opinion is quoting itself. */

const farthestBack = 4000;
const opening = '“'.charCodeAt(0);
const closing = '”'.charCodeAt(0);
const straightMark = '"'.charCodeAt(0);

/** Each paragraph of a long quotation opens its marks again, so one paragraph tells enough. */
export function insideQuotationMarks(text: string, start: number, end: number): boolean {
  const back = text.slice(Math.max(0, start - farthestBack), start);
  const paragraph = start - back.length + back.lastIndexOf('\n\n') + 1;
  let depth = 0;
  let straight = false;
  for (let at = paragraph; at < start; at++) {
    const code = text.charCodeAt(at);
    if (code === opening) depth++;
    else if (code === closing) depth = Math.max(0, depth - 1);
    else if (code === straightMark) straight = !straight;
  }
  if (depth > 0) return !closesWithin(text, start, end, depth);
  return straight && !text.slice(start, end).includes('"');
}

function closesWithin(text: string, start: number, end: number, depthBefore: number): boolean {
  let depth = depthBefore;
  for (let at = start; at < end; at++) {
    const code = text.charCodeAt(at);
    if (code === opening) depth++;
    else if (code === closing && --depth === 0) return true;
  }
  return false;
}
