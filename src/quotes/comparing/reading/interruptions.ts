/**
 * What interrupts a sentence of an opinion where a page ended in print: page numbers, running heads, notes at the foot.
 *
 * Only what shows itself for such is passed over; a paragraph that might belong to the text never is.
 */
import { TokenFlag, type Tokens } from './tokenize';

/** Tokens `from` to before `to` interrupt the text. */
export interface Interruption {
  readonly from: number;
  readonly to: number;
}

const longestNote = 500;
const mostBlocks = 10;

/** Interruptions within the tokens `from` to before `to`. */
export function interruptionsIn(tokens: Tokens, from: number, to: number): readonly Interruption[] {
  const starts: number[] = [];
  for (let at = Math.max(1, from); at < to; at++) {
    if ((tokens.flags[at] as number) & TokenFlag.paragraph) starts.push(at);
  }
  const found: Interruption[] = [];
  for (let index = 0; index < starts.length; index++) {
    const start = starts[index] as number;
    const midSentence = !endsSentence(tokens, start - 1);
    let sawNote = false;
    let noteAlone = false;
    for (let next = index; next < Math.min(starts.length - 1, index + mostBlocks); next++) {
      const block = starts[next] as number;
      const end = starts[next + 1] as number;
      if (end - start > longestNote) break;
      const text = tokens.text.slice(tokens.starts[block], tokens.starts[end]);
      if (isFurniture(text)) {
        found.push({ from: start, to: end });
        noteAlone = false;
      } else if (isNote(text)) {
        // After a full stop a note is one only where the text calls it, or where the page ends below it.
        sawNote = true;
        noteAlone ||= !midSentence && !isCalled(tokens, start, text);
        if (!noteAlone) found.push({ from: start, to: end });
      } else if (!(sawNote && continuesNote(text))) {
        break;
      }
    }
  }
  return found;
}

const pageNumber = /^(?:[-–—\s]*\d{1,4}[-–—\s]*|(?:Page\s)?\d{1,4}\sof\s\d{1,4})$/i;
const filingStamp = /^(?:Case|USCA|Appeal:|Filed|No\.)\b.{0,80}\b(?:Page|Pg|Filed)\b.{0,40}$/;
const partHead =
  /^(?:\d{1,4} )?(?:Opinion of the Court|Syllabus|Per Curiam|[A-Z]+, (?:C\. )?J\., (?:dissenting|concurring)[^.]{0,30}|Cite as: .{5,60})(?: \d{1,4})?$/;
const wordInCapitals = /^[A-Z][A-Z.,'’&]*$/;
const mostWordsOfParty = 6;

/** `12 SMITH v. JONES`, with the page before or after it. */
function isRunningHead(line: string): boolean {
  const words = line
    .split(' ')
    .filter((word, at, all) => !((at === 0 || at === all.length - 1) && /^\d{1,4}$/.test(word)));
  const versus = words.findIndex((word) => /^[vV]\.?$/.test(word));
  const parties = [words.slice(0, versus), words.slice(versus + 1)];
  return (
    versus > 0 &&
    parties.every(
      (party) =>
        party.length > 0 &&
        party.length <= mostWordsOfParty &&
        party.every((word) => wordInCapitals.test(word)),
    )
  );
}

function isFurniture(text: string): boolean {
  if (text.length > 120) return false;
  // The marks that open the next paragraph stand at the end: "Opinion of the Court\n\n‘final’".
  const line = text
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/[\s“"‘'([]{1,4}$/, '');
  return pageNumber.test(line) || filingStamp.test(line) || isRunningHead(line) || partHead.test(line);
}

/** A whole note: it begins with its number and ends as a sentence does; "1." or "(1)" would be an item of a list. */
function isNote(text: string): boolean {
  return /^\d{1,3}(?:\]\s*|\s+)[“"‘'[(]?[A-Z]/.test(text) && /[.?!][”"’)\]]*\s*$/.test(text);
}

function isCalled(tokens: Tokens, before: number, text: string): boolean {
  const label = /\d{1,3}/.exec(text)?.[0] ?? '';
  for (let at = before - 1; at >= Math.max(0, before - 1200); at--) {
    if (!((tokens.flags[at] as number) & TokenFlag.note)) continue;
    if (tokens.text.slice(tokens.starts[at], endOfToken(tokens, at)) === label) return true;
  }
  return false;
}

/** The second paragraph of a note can be told only where it is bare citation. */
function continuesNote(text: string): boolean {
  return text.length < 300 && /^(?:See|Cf\.|Id\.|Accord)\b/.test(text);
}

function endsSentence(tokens: Tokens, token: number): boolean {
  const gap = tokens.text.slice(endOfToken(tokens, token), tokens.starts[token + 1]);
  return /^[”"’)\]]*[.?!:;—][”"’)\]\s]/.test(gap);
}

function endOfToken(tokens: Tokens, token: number): number {
  return tokens.ends[token] as number;
}
