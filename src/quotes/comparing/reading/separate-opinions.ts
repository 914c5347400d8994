/**
 * Whether a text in one piece says of itself that others speak in it than the court: headings of concurrences and dissents, running heads
 * (`PELL, J., dissenting`), a syllabus. Where one ends is not told: nothing here says who speaks at a place.
 */

/** `Justice Pell, with whom Justice Oak joins, dissenting.` is a heading; `Justice Pell, dissenting, said` and `The dissent argues` are none. */
export function hasSeparateOpinions(text: string): boolean {
  for (let at = 0; at < text.length;) {
    const found = text.indexOf('\n\n', at);
    const end = found < 0 ? text.length : found;
    if (isHeading(text.slice(at, Math.min(end, at + longestHeading)), end - at <= longestRunningHead))
      return true;
    at = end + 2;
  }
  return false;
}

/** In characters. */
const longestHeading = 300;
const longestRunningHead = 100;

function isHeading(beginning: string, isShort: boolean): boolean {
  const words = beginning.replace(/^\[\*\d{1,5}\] ?/, '');
  if (!/^\p{Lu}/u.test(words) || /^(?:as|but|for|from|in|to|with)\b/i.test(words)) return false;
  if (isShort && /^syllabus$/i.test(words)) return true;
  const stance = /\b(?:concurring|dissenting)\b/i.exec(words);
  if (!stance) return false;
  const before = words.slice(0, stance.index);
  const after = words.slice(stance.index);
  if (!judge.test(before) || !namesOnly(before.replace(/\($/, ''))) return false;
  // Pages whose two heads were read as one: `PELL, J., Opinion of dissenting PELL, J.`
  if (isShort && !/[()]/.test(after) && namesOnly(after)) return true;
  const said = /^[\p{Ll} ]{0,120}(?<closed>\)?) ?(?:[.:—–]|$)/iu.exec(after);
  return said !== null && (said.groups?.closed === ')') === before.endsWith('(') && namesOnly(said[0]);
}

const judge = /\b(?:justices?|judges?|chancellor|j\.|jj\.)/i;

/** Names, which begin with a capital, and the words between them: no sentence. */
function namesOnly(words: string): boolean {
  if (/[()\d"“”;?!]/.test(words.replace(/\)? ?[.:—–]?$/, ''))) return false;
  return (words.match(/\p{L}+/gu) ?? []).every((word) => /^\p{Lu}/u.test(word) || linking.has(word));
}

const linking = new Set(
  'with whom who join joins joining and as to of in part parts all but except footnote the also specially respectfully concurring dissenting judgment judgement judgments result decision disposition order affirmance reversal respect from denial rehearing en banc petition for certiorari opinion only ante post dubitante s de la van von der'.split(
    ' ',
  ),
);
