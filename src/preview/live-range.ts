/** A range that can be asked where it is and what is in it. For one question: the browser forgets it afterwards. */
export function liveRange({ startContainer, startOffset, endContainer, endOffset }: AbstractRange): Range {
  const range = document.createRange();
  range.setStart(startContainer, startOffset);
  range.setEnd(endContainer, endOffset);
  return range;
}
