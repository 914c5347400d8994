/**
 * Whether a sentence before a short form turns to people whom the brief has not told of as that case's. Behind a rule and its citation
 * (`Notice must be prompt. Elm, 347 U.S. at 490. Acme’s counsel wrote`) nobody of the case has come on yet, and a name that its caption
 * does not have is one of the case at hand.
 */
import { authorityOf } from './authority-behind';
import { sentenceEndsOutside } from './citation-nearness';
import { firstEndingAfter } from './first-ending-after';
import type { CitationGroup } from './group-citations';
import { announces } from './lead-in';
import { startsParagraph } from './named-source';
import type { QuotingBrief } from './quoting-brief';
import { strangersNamed } from './strangers-told';
import { isPast } from './tells-of-facts';
import { isAmidCase, namesCase } from './told-case';
import { withoutQuoted } from './without-quoted';

/** `words` lead up to `at`; `index` is the short form behind. */
export function turnsToStrangers(words: string, at: number, index: number, brief: QuotingBrief): boolean {
  return (
    !namesCase(words, index, brief) &&
    strangersNamed(withoutQuoted(words), [index], brief).length > 0 &&
    !isOfStory(words, at, index, brief)
  );
}

/** Whether the paragraph has set out to tell of the case before the sentence, or somebody in the sentence has come on in the case. */
export function isOfStory(words: string, at: number, index: number, brief: QuotingBrief): boolean {
  const start = at - words.length;
  return (
    namesCase(words, index, brief) ||
    isAmidCase(start, brief) ||
    isTelling(start, index, brief) ||
    strangersNamed(withoutQuoted(words), [index], brief).some((name) => hasComeOn(name, start, index, brief))
  );
}

/** `Elm, 347 U.S. 483, turned on a letter`, `The clerk in Elm, 347 U.S. 483, kept a log`: the paragraph tells a case’s story. */
function isTelling(at: number, index: number, brief: QuotingBrief): boolean {
  const { text, groups } = brief;
  const paragraph = text.lastIndexOf('\n', at - 1) + 1;
  for (let place = firstEndingAfter(groups, at) - 1; place >= 0; place -= 1) {
    const group = groups[place];
    if (group === undefined || group.start < paragraph || at - group.end > reach) return false;
    if (isOf(group, index, brief) && isPartOfStory(group, text)) return true;
  }
  return false;
}

function isPartOfStory({ start, end }: CitationGroup, text: string): boolean {
  // Where the paragraph opens with the case, it is about it.
  if (startsParagraph(text, start)) return true;
  if (/(?:^|\s)[Ii]n\s$/.test(text.slice(Math.max(0, start - 4), start))) return true;
  const [, verb = ''] = /^[)\]]?,?\s(?:also\s)?(\p{Ll}+)/u.exec(text.slice(end, end + 30)) ?? [];
  return /^(?:is|was|shows|illustrates|involve[sd])$/.test(verb) || (isPast(verb) && !announces(verb));
}

/** Somebody in a sentence that the case has been cited for. */
function hasComeOn(name: string, before: number, index: number, brief: QuotingBrief): boolean {
  const { text, groups, spans } = brief;
  const last =
    name
      .replace(/[’']s?$/, '')
      .split(/\s/)
      .at(-1) ?? name;
  const from = Math.max(0, before - furthest);
  for (let at = text.indexOf(last, from); at >= 0 && at < before; at = text.indexOf(last, at + 1)) {
    const group = groups[firstEndingAfter(groups, at)];
    if (
      group === undefined ||
      group.start >= before ||
      group.start - at > reach ||
      !isOf(group, index, brief)
    )
      continue;
    const ends = sentenceEndsOutside(text, at, group.start, spans);
    if (ends.length === 0 || (ends.length === 1 && text.slice(ends[0], group.start).trim() === ''))
      return true;
  }
  return false;
}

function isOf({ members }: CitationGroup, index: number, brief: QuotingBrief): boolean {
  const authority = authorityOf(index, brief);
  return members.some((member) => authorityOf(member.index, brief) === authority);
}

const reach = 700;
const furthest = 5_000;
