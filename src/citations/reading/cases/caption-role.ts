/** What stands in small letters behind a party, and is no part of its name: ` et ux.`, `, as trustee`, `, individually and on behalf of all others`. */
import { isLetter, isLower } from '../../../text/character-classes';

const LONGEST = 120;
const role =
  /(?:,?\s(?:et\s(?:ux|vir|als)\.?|(?:&|and)\s(?:others|another|wife|husband))|,\s(?:(?:individually\sand\s)?(?:as\s)?(?:trustee|execut(?:or|rix)|administrat(?:or|rix)|guardian|receiver|conservator|relator)|individually|an?\s(?:minor|individual|corporation|partnership)|pro\sse|llc|inc\.?|(?:individually,?\s(?:and\s)?)?on\sbehalf\sof\s(?:himself|herself|itself|themselves|all)(?:\s[a-z]{2,12}){0,8}))$/;

/** Where it begins that ends at `behind`, with a comma or without; -1 where none does. */
export function findRole(text: string, behind: number, least: number): number {
  const end = text.charCodeAt(behind - 1) === 44 ? behind - 1 : behind;
  let word = text.charCodeAt(end - 1) === 46 ? end - 1 : end;
  while (word > least && isLetter(text.charCodeAt(word - 1))) word--;
  if (!isLower(text.charCodeAt(word))) return -1;
  const from = Math.max(least, end - LONGEST);
  const found = role.exec(text.slice(from, end));
  return found ? from + found.index : -1;
}
