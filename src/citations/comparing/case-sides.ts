/** A case name taken apart: its two sides, or the matter that it is about. */
import type { Party } from './party';
import { readParty } from './read-party';

export interface CaseSides {
  /** Two for `A v. B`; one for *In re*, *Ex parte*, ships and names cited short. */
  readonly sides: readonly Party[];
  /** *In re*, *Ex parte*, *Matter of*: the only side is what the matter is about, not an opponent. */
  readonly isMatter: boolean;
  /** So introduced, whether or not two parties follow: `Matter of Elm v. Oak`. */
  readonly isIntroduced: boolean;
  /** What stands in brackets: `Citizens Bank v. Case (In re Case)`. */
  readonly matter?: Party;
}

const versus = /\s(?:v|vs|versus)\.?\s/u;
/** Of a name without a small one: the V. of `R. A. V. v. St. Paul` is an initial. */
const capitalVersus = /\s(?:v|vs|versus)\.?\s/iu;
const procedural =
  /^(?:in\s+re:?|in\s+the\s+matters?\s+of|matters?\s+of|ex\s+parte|(?:in\s+)?(?:the\s+)?interests?\s+of|(?:the\s+)?(?:application|petition)\s+of|in\s+the\s+estate\s+of|appeal\s+of|disciplin(?:e|ary\s+(?:proceedings?|actions?|matters?))\s+(?:against|involving|of)|(?:disbarment|reinstatement|suspension|complaint|habeas\s+corpus)\s+of)\b[\s:]*/iu;

/** A caption is compared with every case of its name, page and search: reading it is most of the work. */
const read = new Map<string, CaseSides>();
const readNames = new Map<string, CaseSides>();
const MOST_READ = 500;
/** Half of all captions have a party (State, United States, Smith) that stands in thousands of others. */
const readParties = new Map<string, Party>();
const MOST_PARTIES = 2_000;

export function readCaseSides(plaintiff: string | undefined, defendant: string | undefined): CaseSides {
  const key = `${plaintiff ?? ''}\u0000${defendant ?? ''}`;
  const known = read.get(key);
  if (known) return known;
  const sides = takeApart(plaintiff, defendant);
  if (read.size >= MOST_READ) read.clear();
  read.set(key, sides);
  return sides;
}

function partyOf(text: string): Party {
  const known = readParties.get(text);
  if (known) return known;
  const party = readParty(text);
  if (readParties.size >= MOST_PARTIES) readParties.clear();
  readParties.set(text, party);
  return party;
}

function takeApart(plaintiff: string | undefined, defendant: string | undefined): CaseSides {
  const first = splitBrackets(plaintiff ?? '');
  const second = splitBrackets(defendant ?? '');
  const inBrackets = second.inBrackets ?? first.inBrackets;
  const matter = inBrackets === undefined ? undefined : partyOf(stripProcedure(inBrackets));
  const isIntroduced = procedural.test(first.text);
  if (second.text === '') {
    const parties = first.text === '' ? [] : [partyOf(stripProcedure(first.text))];
    return { sides: parties, isMatter: isIntroduced, isIntroduced, ...(matter && { matter }) };
  }
  const sides = [partyOf(stripProcedure(first.text)), partyOf(second.text)];
  return { sides, isMatter: false, isIntroduced, ...(matter && { matter }) };
}

/** A whole name as records give it. */
export function readCaseName(name: string): CaseSides {
  const known = readNames.get(name);
  if (known) return known;
  const sides = takeNameApart(name);
  if (readNames.size >= MOST_READ) readNames.clear();
  readNames.set(name, sides);
  return sides;
}

function takeNameApart(name: string): CaseSides {
  const spaced = /\s\s|[^\S ]/u.test(name) ? name.replace(/\s+/gu, ' ') : name;
  // The stop of `Clark v. Brown.` ends the caption: Brown is no short form of Browning.
  const text = spaced.trim().replace(/(?<=\sv\.? \p{L}{4,})\.$/u, '');
  const { text: outside, inBrackets } = splitBrackets(text);
  const parts = outside.split(versus.test(outside) ? versus : capitalVersus);
  const rest = inBrackets === undefined ? '' : ` (${inBrackets})`;
  return parts.length < 2
    ? takeApart(outside + rest, undefined)
    : takeApart(parts[0], (parts[1] ?? '') + rest);
}

function stripProcedure(text: string): string {
  let bare = text.trim();
  for (let before = ''; before !== bare;) {
    before = bare;
    bare = bare.replace(procedural, '');
  }
  return bare;
}

/** Takes out a matter in brackets; any other bracket stays where it is. */
function splitBrackets(text: string): { text: string; inBrackets?: string } {
  const open = text.indexOf('(');
  if (open < 0) return { text: text.trim() };
  const inside = text.slice(open + 1).replace(/\)\s*$/u, '');
  if (!procedural.test(inside)) return { text: text.trim() };
  return { text: text.slice(0, open).trim(), inBrackets: inside };
}
