/** Reads one side of a caption: the name itself, what else the party is called, and who sues for it. */
import { lettersOf, readNameWords, type NameWord } from './name-words';
import { isOffice, isTitleText } from './office-words';
import type { Party } from './party';
import { kindOf } from './party-kind';

const relation = /,?\s+(?:ex\.?\s+rel\.?|on\s+(?:the\s+)?relation\s+of|upon\s+(?:the\s+)?relation\s+of)\s+/iu;
const alias =
  /,?\s*\(?(?:\bd\s*\/\s*b\s*\/\s*a\b|\bdba\b|\bdoing business as\b|\ba\s*\/\s*k\s*\/\s*a\b|\baka\b|\balso known as\b|\bf\s*\/\s*k\s*\/\s*a\b|\bfka\b|\balias\b|\bformerly known as\b|\bn\s*\/\s*k\s*\/\s*a\b)\)?[\s,]*/iu;
const mayHoldAlias = /\/|dba|aka|fka|alias|known as|business as/iu;
/** What follows tells in which capacity the party stands there. */
const capacity =
  /(?:,\s*|\s+)(?:et\.?\s+al\b|administrat(?:or|rix)\s+of\s+the\s+estate\b|execut(?:or|rix)\s+of\b|et\.?\s+ux\b|et\.?\s+vir\b|individually|in\s+(?:his|her|their|its)\s|as\s+(?:the\s+)?(?:next|guardian|trustee|administrat|execut|personal|parent|receiver|representative|successor|subrogee|assignee|class|mother|father)|by\s+(?:(?:and|&)\s+through|his|her|their|next)\b|on\s+behalf\s+of|a\s+minor\b|an\s+infant\b|a\s+single\b|husband\s+and\b|(?:plaintiff|defendant|appellant|appellee|petitioner|respondent|claimant|debtor|intervenor)s?\b).*$/iu;

export function readParty(text: string): Party {
  // A scanner's `lnc.` and `lndus.`
  const written = text.trim().replace(/\bln(?=[a-z])/gu, 'In');
  const related = relation.exec(written);
  if (related) {
    const sovereign = readParty(written.slice(0, related.index));
    const relator = readParty(written.slice(related.index + related[0].length));
    return { ...sovereign, relator, written };
  }
  const parts = (mayHoldAlias.test(written) ? written.split(alias) : [written]).map(withoutNotes);
  const [whole = ''] = parts;
  const [main = '', ...offices] = withoutTitle(whole);
  const names = [
    main,
    ...parts.slice(1).map((part) => withoutTitle(part)[0] ?? ''),
    ...namedInside(written),
    ...offices,
  ]
    .map(readNameWords)
    .filter((words) => words.length > 0);
  const [words = []] = names;
  const first = firstOfList(main);
  return {
    names: names.length > 0 ? names : [words],
    written,
    main,
    ...(first.length > 0 && { first }),
    ...kindOf(main, words),
  };
}

/** `Carter (Robert)`, `Roznowski (Slip Opinion)`: what reporters add in brackets. */
function withoutNotes(text: string): string {
  const bare = text.includes('(') ? text.replace(/\s*\([^()]*\)?/gu, '') : text;
  return bare.trim() === '' ? text : bare;
}

/** Whom a lawyer names for it: `Curtis V. Trinko` of his Law Offices, `Romero` of `Superior Court (Romero)`. */
function namedInside(written: string): readonly string[] {
  const [, lawyer] = /^(?:the )?law (?:offices?|firm) of ([^,]+)/iu.exec(written) ?? [];
  const [, party] = /\bcourt\b[^()]*\(([^()]+)\)$/iu.exec(written) ?? [];
  return [lawyer, party].filter((name) => name !== undefined);
}

/** `Horton by Horton`, `J.P. by Horton`: a child, and who sues for it. */
function withoutFriend(text: string): string {
  const [name = '', friend, ...more] = text.split(/,?\sby\s/u);
  if (friend === undefined || more.length > 0) return text;
  const surname = /[^\s,]+$/u.exec(name)?.[0] ?? '';
  if (/^(?:[A-Z]\.\s?){2,}$/.test(name)) return name;
  return surname !== '' && friend.split(/[\s,]+/u).includes(surname) ? name : text;
}

/** `Astrue, Commissioner of Social Security` is Astrue; and, behind it, what the office and its agency are called. */
function withoutTitle(text: string): readonly string[] {
  if (!/[\s,]/u.test(text)) return [text];
  const official = /\bofficial capacit\S+ as (?:the )?(.+)$/iu.exec(text)?.[1];
  const bare = withoutFriend(text.replace(capacity, '').trim());
  if (!bare.includes(',')) return [bare, ...(official?.split(',') ?? [])];
  const [name = '', ...pieces] = bare.split(',');
  const rest = pieces.filter((piece) => !suffix.test(piece));
  // `Comm'r of Soc. Sec.`
  const firstWord = lettersOf(/\p{L}[\p{L}'’]*/u.exec(rest[0] ?? '')?.[0] ?? '');
  const isTitled = isTitleText(firstWord) || /^\s*(?:u\.(?! ?s\. ?a\b)|united states)/iu.test(rest[0] ?? '');
  if (!isTitled || name.trim() === '') return [bare, ...(official?.split(',') ?? [])];
  return [name, ...rest];
}

const suffix = /^\s*(?:[js]r|dr|m\.? ?d|ph\.? ?d|esq|i{1,3}|iv)\.?\s*$/iu;

/** Of `Smith, Jones & Co.` the first, since citations name the first party only. */
function firstOfList(name: string): readonly NameWord[] {
  if (!/[;,]|\sand\s/iu.test(name)) return [];
  // `Provident Life and Accident Insurance Co., and the Paul Revere Insurance Co.`
  const [whole = '', another] = name.split(/,\s+and\s+/iu);
  if (another !== undefined && !/[;,]/.test(whole)) return readNameWords(whole);
  const [first = '', second] = name.split(
    /;|,\s+(?!(?:inc|llc|ltd|l\.|p\.|n\.|s\.|u\.|usa|fsb|co\b|corp|jr|sr|ii|iii|iv)\b)|\s+and\s+/iu,
  );
  // `Guardian Life, Foundation` is one name.
  if (second === undefined || kindAlone.test(second)) return [];
  const words = readNameWords(first);
  return isOffice(words) ? [] : words;
}

const kindAlone =
  /^\s*(?:foundation|union|trust|society|association|ass['’]?n\.?|bank|insurance|realty|hospital|university|college|group|holdings|partners|securities|employees|institute|authority|department|school|church|club|league|council|federation|fund|international)\s*$/iu;
