/** Law reviews that no table holds: what is called `L. Rev.`, `L.J.` or `J. … L.` between two numbers is one, whosever it is. */
import { isDigit, isLetter, isSpace, isUpper } from '../../../text/character-classes';
import { collapse } from '../../../text/collapse';

export interface UnlistedJournal {
  readonly end: number;
  readonly name: string;
}

const LONGEST = 72;
/** A scan's `Yale L,J.` has a comma for a dot. */
const beforePage = /^[A-Z](?:[A-Za-z.'’&\s-]|,(?=[A-Z])){3,64}?(?=,?\s{1,3}(?:at\s)?[\d_—])/;
const word = /^(?:-?[A-Z][A-Za-z'’-]{0,14}|&|of|and|on|for|the|in)$/;
/** With what a review calls its part online: `Yale L.J.F.`, `Vand. L. Rev. En Banc`. */
const lawReview =
  / (?:L ?(?:Rev|J|Q|F)|B J|Law (?:Rev(?:iew)?|J(?:ournal)?|Q(?:uarterly)?))(?: (?:En Banc|Online|F|Sidebar|Colloquy|Discourse|In Brief))?$|^Ops? .*\bAtt['’]?y Gen/i;

/** `35 Cal.Law Rev. 380`, `13 CORNELL L.Q. 559`: `at` is where the name begins. */
export function readUnlistedJournal(text: string, at: number): UnlistedJournal | null {
  if (!isUpper(text.charCodeAt(at)) || !mayStandBeforePage(text, at)) return null;
  const reach = text.slice(at, at + LONGEST);
  if (!/[LJ]|Rev|Bull|Q|Dig|Att/.test(reach)) return null;
  const written = beforePage.exec(reach)?.[0];
  if (written === undefined) return null;
  const words = written.split(/[\s.,]+/).filter((one) => one !== '');
  if (!words.every((one) => word.test(one))) return null;
  if (!lawReview.test(words.join(' ')) && !isJournal(words, written)) return null;
  return { end: at + written.length, name: nameOf(written) };
}

/** Whether words, and nothing else, lead to a page or a comma: a quick look before the slower one. */
function mayStandBeforePage(text: string, at: number): boolean {
  const limit = Math.min(text.length, at + LONGEST);
  for (let place = at + 1; place < limit; place++) {
    const code = text.charCodeAt(place);
    if (isLetter(code) || isSpace(code) || code === 46 || code === 0x27 || code === 0x2019) continue;
    if (code === 45 || code === 38 || (code === 44 && isUpper(text.charCodeAt(place + 1)))) continue;
    return (
      code === 44 ||
      ((isDigit(code) || code === 95 || code === 0x2014) && isSpace(text.charCodeAt(place - 1)))
    );
  }
  return false;
}

/** `Nat. Resources J.`, `Sup. Ct. Rev.`, `J. Legal Educ.`, `J.L. & Econ.`: what stands behind the `J.` is shortened, as no name is. */
function isJournal(words: readonly string[], written: string): boolean {
  const last = words.at(-1) ?? '';
  // "22 J.A. 5770" is the record.
  if (words.every((one) => one.length < 3)) return false;
  if (words.length > 1 && written.endsWith('.') && journalWord.test(last)) return true;
  // "21 Envtl. L. 343", but no "12 Robert L. 5"
  if (/^[FLQ]$/.test(last)) return written.endsWith('.') && /[.&]|Legal/.test(written.slice(0, -2));
  const journal = words.indexOf('J');
  if (journal < 0) return false;
  const law = words.indexOf('L', journal);
  if (law > 0 && (law === words.length - 1 || words[law + 1] === '&')) return true;
  return written.endsWith('.') && !/^(?:Jr|Sr|Co|Inc|Esq|No)$/.test(last);
}

const journalWord = /^(?:J|Rev|Law|Bull|Dig|Ann|Inst|Symp|Stud|Probs)$/i;

/** One spelling of each: `Harv. L. Rev.` for `HARV. L.REV.`, `Yale L.J.` for `Yale Law Journal`. */
function nameOf(written: string): string {
  const isLoud = !/[a-z]/.test(written);
  return collapse(written.replace(/’/g, "'").replace(/,/g, '.'))
    .replace(/\b(?:L|Law) ?(Rev|[JQ])[a-z]{0,8}\.?$/, 'L. $1.')
    .split(/(?<=\.) ?(?!-)| /)
    .map((one) =>
      isLoud || one.endsWith('.') ? one.replace(/(?<=[A-Z])[A-Z']+/g, (rest) => rest.toLowerCase()) : one,
    )
    .map((one) => (/^[A-Z]$/.test(one) ? `${one}.` : one))
    .join(' ')
    .replace(/(?<=\b[BJL]\.) (?=[JLQF]\.)|(?<=\b[A-IKM-Z]\.) (?=[A-IKM-Z]\.)/g, '');
}
