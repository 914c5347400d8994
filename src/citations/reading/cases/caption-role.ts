/** What stands behind a party and is no part of its name: ` et ux.`, `, a Delaware corporation`, `, in her official capacity as Governor of Elm`. */
import { isLetter, isLower, skipSpaces } from '../../../text/character-classes';

const LONGEST = 120;
const role =
  /(?:,?\s(?:et\s(?:ux|vir|als)\.?|(?:&|and)\s(?:others|another|wife|husband))|,\s(?:(?:individually\sand\s)?(?:as\s)?(?:trustee|execut(?:or|rix)|administrat(?:or|rix)|guardian|receiver|conservator|relator)|individually|inclusive|deceased|an?\s(?:minor|infant|individual|pseudonym|widow(?:er)?|(?:[A-Za-z]{3,14}\s){0,3}(?:corporation|partnership|company))|pro\sse|llc|inc\.?|(?:individually,?\s(?:and\s)?)?on\sbehalf\sof\s(?:himself|herself|itself|themselves|all)(?:\s[a-z]{2,12}){0,8}))$/;

/** Where it begins that ends at `behind`, with a comma or without; -1 where none does. */
export function findRole(text: string, behind: number, least: number): number {
  const end = text.charCodeAt(behind - 1) === 44 ? behind - 1 : behind;
  let word = text.charCodeAt(end - 1) === 46 ? end - 1 : end;
  while (word > least && isLetter(text.charCodeAt(word - 1))) word--;
  const short = isLower(text.charCodeAt(word)) ? findShortRole(text, end, least) : -1;
  return Math.max(short, findNamedRole(text, end, least));
}

function findShortRole(text: string, end: number, least: number): number {
  const from = Math.max(least, end - LONGEST);
  const found = role.exec(text.slice(from, end));
  return found ? from + found.index : -1;
}

const LONGEST_NAMED = 220;
/** Roles with names of their own. */
const namedRole =
  /^(?:in\s(?:his|her|their|its)\s(?:(?:individual|official)\sand\s)?(?:official|individual)\scapacit(?:y|ies)(?:\sas\s[^;()“”"]+)?|successors?\s(?:by|in)\s[a-z]{4,8}\sto\s[^;()“”"]+|by\sand\sthrough\s[^;()“”"]+)$/i;
/** What they begin with: "in", "successor", "by". */
const leads: readonly string[] = ['in', 'suc', 'by'];

function findNamedRole(text: string, end: number, least: number): number {
  const from = Math.max(least, end - LONGEST_NAMED);
  const tail = text.slice(from, end);
  for (let comma = tail.lastIndexOf(','); comma > 0; comma = tail.lastIndexOf(',', comma - 1)) {
    const first = skipSpaces(tail, comma + 1);
    if (!leads.includes(tail.slice(first, first + 3).trimEnd())) continue;
    const written = tail.slice(first);
    if (namedRole.test(written)) return /\svs?\.?\s|[a-z]{4}[.”"]\s/.test(written) ? -1 : from + comma;
  }
  return -1;
}
