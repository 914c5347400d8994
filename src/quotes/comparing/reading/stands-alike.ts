/** Whether a quotation is, sign by sign, what the opinion prints: its brackets are then the opinion's own, and mark nothing. */
export function standsAlike(quotation: string, printed: string): boolean {
  return bare(quotation) === bare(printed);
}

/** Without white space, of one kind of quotation mark, apostrophe and dash, and from its first letter or number to its last. */
function bare(text: string): string {
  return text
    .replace(/[\s\u00ad]+/g, '')
    .replace(/[‘’‛`´]/g, "'")
    .replace(/[“”„‟]/g, '"')
    .replace(/[\u2010-\u2015\u2212]/g, '-')
    .replace(/^[^\p{L}\p{N}]{1,40}/u, '')
    .replace(/(?<=[\p{L}\p{N}])[^\p{L}\p{N}]{1,40}$/u, '');
}
