/**
 * What a filed PDF prints beside the words of its author, and a converter leaves among them: the numbers of pleading paper before each
 * line, and the court's stamp where a page ends within a sentence.
 */

/** Each sign of it a space; offsets hold. A stamp that is cited, as a page of the record, stays. */
export function withoutFurniture(text: string): string {
  return withoutLineNumbers(text).replace(stamp, (found, at: number) => {
    const [before, after] = [text.slice(Math.max(0, at - 24), at), text.slice(at + found.length)];
    const isWithin = /[\p{Ll},]\s$/u.test(before) && /^\s\p{Ll}/u.test(after);
    return isWithin && !citing.test(before) ? blank(found) : found;
  });
}

/** `Case 5:24-cv-01187-JLG Document 44 Filed 09/02/25 Page 11 of 24`, `USCA4 Appeal: 21-1234 Doc: 22 Filed: 08/02/2024 Pg: 3 of 20` */
const stamp =
  /(?<!\w)(?:USCA\d{1,2} )?(?:Case|Appeal):? (?:\d{1,2}:)?\d\d-(?:[a-z]{2}-)?\d{3,6}[-\w]{0,16},? (?:Document|Doc\.?|ECF No\.|Dkt\.?):? \d{1,10}(?:-\d{1,3})? (?:Page:? \d{1,4} (?:of \d{1,4} )?(?:Date )?)?Filed:? \d{1,2}\/\d{1,2}\/\d{2,4}(?: (?:Page|Pg)[.:]? \d{1,4}(?: of \d{1,4})?)?(?!\w)/g;

const citing = /\b(?:see|at|in|from|of|to|with|citing|per|by|under|also|e\.g\.,)\s$/i;

interface Line {
  readonly start: number;
  /** Where the words begin behind the number. */
  readonly from: number;
  readonly number: number;
  readonly goesOn: boolean;
}

const fewestLines = 4;

/** Lines numbered one after the other, a third of which begin in the midst of a sentence: no list does. */
function withoutLineNumbers(text: string): string {
  const pieces: string[] = [];
  let told = 0;
  let run: Line[] = [];
  const endRun = (): void => {
    const isPaper = run.length >= fewestLines && run.filter(({ goesOn }) => goesOn).length * 3 >= run.length;
    for (const { start, from } of isPaper ? run : []) {
      pieces.push(text.slice(told, start), ' '.repeat(from - start));
      told = from;
    }
    run = [];
  };
  for (const { 0: words, index } of text.matchAll(/[^\n\v]+/g)) {
    const line = readLine(words, index);
    const last = run.at(-1)?.number;
    if (line === null || (last !== undefined && line.number !== last + 1)) endRun();
    if (line !== null) run.push(line);
  }
  endRun();
  return pieces.join('') + text.slice(told);
}

function readLine(words: string, start: number): Line | null {
  const [matched, number] = /^[ \t]{0,8}(\d{1,2})[ \t]{1,8}(?=\S)/.exec(words) ?? [];
  if (matched === undefined) return null;
  const goesOn = /\p{Ll}/u.test(words.charAt(matched.length));
  return { start, from: start + matched.length, number: Number(number), goesOn };
}

function blank(text: string): string {
  return text.replace(/[^\n]/g, ' ');
}
