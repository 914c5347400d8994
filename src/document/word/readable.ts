/**
 * Word's text as a `BriefText` has it. The marks of notes (U+0002, which leaks: office-js #4997, #6942), of comments, fields
 * and cells go; a hyphen that does not break, or only at the end of a line, is the character that Unicode has for it.
 */
export function readable(text: string): string {
  return text
    .replace(marks, '')
    .replaceAll('\u001e', '\u2011')
    .replaceAll('\u001f', '\u00ad')
    .replaceAll('\n', '\v');
}

const marks = /[\u0002\u0005\u0007\u0013-\u0015\ufffc\r]/g;
