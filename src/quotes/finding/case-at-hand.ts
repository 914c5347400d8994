/**
 * Whether a citation's parenthetical turns from the cited case to the one at hand before it quotes: `(holding …; here, Acme “knew”)`. Of
 * the cited case it speaks by roles (`the tenant`), by the names of its caption, or as what that court did (`noting that Dr. Roe “…”`).
 */
import type { FoundQuotation } from '../found-quotation';
import type { EnclosingCitation } from './enclosing-citation';
import { firstEndingAfter } from './first-ending-after';
import type { QuotingBrief } from './quoting-brief';
import { speakerOf } from './speaker';
import { isOurs, isStranger, namesParty, strangersTold } from './strangers-told';
import { beginsWithReference } from './unread-citation';
import { withoutQuoted } from './without-quoted';

export function tellsOfCaseAtHand(
  { fullStart, fullEnd }: FoundQuotation,
  { index, opening, chain }: EnclosingCitation,
  brief: QuotingBrief,
): boolean {
  const words = withoutQuoted(brief.text.slice(opening, fullStart));
  const behind = behindIn(fullEnd, brief.text);
  if (ofCaseAtHand.test(words) || givesPaper(fullEnd, behind, brief)) return true;
  const turn = [...words.matchAll(turns)].at(-1);
  const clause = turn === undefined ? words.slice(1) : words.slice(turn.index + turn[0].length);
  const cited = [index, ...chain];
  const isReport = /^(?:\p{L}+ly\s)?\p{Ll}+ing\s/u.test(clause);
  if (!isReport) {
    if (ofSomeone.test(clause)) return true;
    const speaker = speakerOf(clause, behind);
    if (speaker.kind === 'record' && speaker.own) return !namesParty(clause, cited, brief);
    if (speaker.kind === 'other' && speaker.name !== null && isStranger(speaker.name, cited, brief))
      return true;
  }
  return strangersTold(clause, cited, brief).some((name) => !isReport || isOurs(name, brief));
}

const ofCaseAtHand = new RegExp(
  [
    String.raw`\b(?:unlike|as|but|whereas|while|not|contrast)\s(?:\p{L}+\s)?here\b|(?:^[([]|[;,—–]\s)[Hh]ere,?\s`,
    // `the manager here wrote`
    String.raw`\shere\s(?:\p{Ll}+ly\s)?(?:sa(?:id|ys)|wrote|writes|reads?|stated?s?|told|testified|provide[sd]|call(?:s|ed))\b`,
    String.raw`\b(?:[Oo]urs?|[Mm]y|opposing counsel|the instant)\s|\bdistinguishable\b|\bmediator\b`,
    String.raw`\b(?:in|to|of|with|from)\s(?:this|the present)\s(?:case|matter|appeal|suit)\b|\bfacts\slike\s(?:these|ours)\b|\bat bar\b|\bwhereas\s|\b(?:by|in) contrast\b`,
    // Of the cited case's they are written small.
    String.raw`;\s(?:Plaintiff|Defendant|Appellant|Appellee|Petitioner|Respondent|Claimant|Debtor)s?(?:[’']s?)?\s`,
    String.raw`\b(?:affidavit|declaration|complaint|deposition|transcript|answer|report|exhibit|letter)\sat\s(?:¶|\d)`,
    // A paper of the record, or a page of it.
    String.raw`^[([](?:\p{L}+\s)?(?:Ex\.\s[A-Z\d]|(?:Tr|Dep|Decl|Aff|Compl|Dkt|ECF|R|RT|CP)\.?\s(?:[Nn]o\.\s|at\s|¶\s)?\d)`,
  ].join('|'),
  'u',
);

/** Behind these another is spoken of than before. */
const turns = /;\s|,?\s(?:while|whereas|though|although|unlike|but|whose)\s/g;

/** `she says he`, `in her own words,`: of whom the brief was speaking. */
const ofSomeone = /^(?:(?:[Ss]?[Hh]e|[Tt]hey)\s|[Ii]n\s(?:his|her|their)\s(?:own\s)?words\b)/;

/** From the quotation's last character to where its parenthesis closes. */
function behindIn(end: number, text: string): string {
  return /^[^()[\]\n]{0,120}/.exec(text.slice(end - 2, end + 120))?.[0] ?? '';
}

/** `compare “the ledger is gone,” Ex. 4 at 2`. */
function givesPaper(end: number, behind: string, { found }: QuotingBrief): boolean {
  const next = found[firstEndingAfter(found, end)];
  return (
    (next?.kind === 'record' && next.start < end - 2 + behind.length) ||
    beginsWithReference(behind.slice(2).replace(/^[\s.,;:]+/, ''))
  );
}
