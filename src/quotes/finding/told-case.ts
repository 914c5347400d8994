/** Whether a sentence, or the ones just before it, tell of a case: then its witnesses, parties and papers speak there, and their words are the case’s. */
import type { FoundCitation } from '../../citations/found-citation';
import { authorityOf } from './authority-behind';
import { firstEndingAfter } from './first-ending-after';
import type { CitationGroup } from './group-citations';
import type { CaseNames } from './name-cases';
import type { QuotingBrief } from './quoting-brief';
import { withoutQuoted } from './without-quoted';

/** `leadIn` ends at `at`; `index` is the find of the case. */
export function tellsOfCase(at: number, leadIn: string, index: number, brief: QuotingBrief): boolean {
  if (scene.test(leadIn) || opensWithCaption(leadIn)) return true;
  const authority = authorityOf(index, brief);
  if (namesCase(leadIn, index, brief) || goesOn(at, authority, brief)) return true;
  const earlier = brief.text.slice(Math.max(0, at - reach), at).replace(/^.*\n/s, '');
  return [...earlier.matchAll(named)].some(({ 1: name = '' }) => isNameOf(name, authority, brief));
}

/** Whether `words` name the case of the find at `index` by a party of it. */
export function namesCase(words: string, index: number, brief: QuotingBrief): boolean {
  const authority = authorityOf(index, brief);
  return (withoutQuoted(words).match(capitalized) ?? []).some((name) => isNameOf(name, authority, brief));
}

function isNameOf(name: string, authority: string, brief: QuotingBrief): boolean {
  const bearers = brief.names.get(name.toLowerCase().replace(/[’']s?$|\.$/, '')) ?? [];
  return bearers.some((bearer) => authorityOf(bearer, brief) === authority);
}

/** `…. Id. at 34. … Id. at 35`: page after page of a case that is being told. */
function goesOn(at: number, authority: string, brief: QuotingBrief): boolean {
  const group = brief.groups[firstEndingAfter(brief.groups, at) - 1];
  const last = group?.members.at(-1)?.index;
  if (group === undefined || last === undefined || at - group.end > reach) return false;
  if (brief.text.slice(group.end, at).includes('\n')) return false;
  return brief.found[last]?.kind !== 'case' && authorityOf(last, brief) === authority;
}

/** `In Alpha v. Beta, the officer testified`, `There, the lease provided`. */
const scene =
  /\bIn re\b|\bin (?:that|one|another|a (?:recent|similar|related)|an earlier) (?:case|decision)\b|\bthere,|\b(?:case|decision|suit|appeal)s?,? (?:in which|where)\b/i;

/** `In Alpha v. Beta`, and not `The offer in Alpha v. Beta`. */
function opensWithCaption(leadIn: string): boolean {
  return leadIn
    .split(/[,;]\s|[.)]\s(?=\s{0,9}\p{Lu})/u)
    .some((part) => /^\W*(?:\p{L}+\s+)?[Ii]n\s/u.test(part) && /\sv\.?(?:\s|$)/.test(part));
}

const capitalized = /(?:\p{Lu}\.){2,}|\p{Lu}[\p{L}’'&-]+/gu;

/** How far back a paragraph may have turned to the case. */
const reach = 700;
const named = /\b(?:[Ii]n|[Ll]ike|[Uu]nlike|[Uu]nder) ((?:\p{Lu}\.){2,}|\p{Lu}[\p{L}’'&-]+)/gu;

/** `In Brown, the clerk left the door open. She was`: the paragraph has set out to tell of a case, and has not turned from it before `at`. */
export function isAmidCase(at: number, { text, found, groups, names }: Telling): boolean {
  const paragraph = text.slice(Math.max(0, at - reach), at).replace(/^.*\n/s, '');
  const start = at - paragraph.length;
  const isCited = (place: number): boolean => found[groups[place]?.members[0]?.index ?? -1]?.kind === 'case';
  const opened = [...paragraph.matchAll(setsOut)].findLast(({ 0: opening, 1: name, index }) => {
    if (name === undefined) {
      const before = firstEndingAfter(groups, start + index + 1) - 1;
      return isCited(before) && (groups[before]?.end ?? 0) >= start + index - 2;
    }
    const named = start + index + opening.indexOf(name);
    const place = firstEndingAfter(groups, named);
    return names.has(name.toLowerCase()) || (isCited(place) && (groups[place]?.start ?? at) <= named + 2);
  });
  return opened !== undefined && !turnsToCaseAtHand.test(paragraph.slice(opened.index));
}

interface Telling {
  readonly text: string;
  readonly found: readonly FoundCitation[];
  readonly groups: readonly CitationGroup[];
  readonly names: CaseNames;
}

/** `In Brown,`, `In the Brown case`, `the same issue in Brown. There, the officer`; behind a citation `In that case`. */
const setsOut =
  /(?:(?:^|[.?!;)\]”"] )(?:\p{Lu}\p{Ll}+,? )?[Ii]n (?:the )?|\bin (?=\p{Lu}[\p{L}’'&-]+\. There))(\p{Lu}[\p{L}’'&-]+)|[.;)\]] (?:In that case|There)\b/gu;

const turnsToCaseAtHand =
  /\b(?:[Hh]ere(?=,)|[Oo]ur case|[Tt]his case|instant|Plaintiffs?|Defendants?|Petitioners?|Respondents?|Appell(?:ant|ee)s?|Mr|Ms|Mrs)\b/;
