/**
 * Whom a sentence names that is neither a party of the cited case nor a court, a law or an office: as often as not somebody of the case
 * at hand, and for certain where the brief speaks of them elsewhere too.
 */
import type { FoundCitation } from '../../citations/found-citation';
import { isCommonName } from './name-cases';
import type { QuotingBrief } from './quoting-brief';
import { abstract, isCourt, isDecidingBody, isLaw, isNotion, noName, person } from './speaker-words';
import { lastWord } from './subject-end';
import { isVerb, opener } from './tells-of-facts';
import { namesCase } from './told-case';
import { withoutQuoted } from './without-quoted';

/** Of those in `words`, without what these quote, the names of whom something is told. `cited`: the finds of the case. */
export function strangersTold(
  words: string,
  cited: readonly number[],
  brief: QuotingBrief,
): readonly string[] {
  return [...words.matchAll(names)].flatMap(({ 0: name, index }) =>
    isTold(words.slice(0, index), name, words.slice(index + name.length)) && isStranger(name, cited, brief)
      ? [name]
      : [],
  );
}

/** All of them whom `words` name: those within, but for what is called `the Reliability Program`, and the first where something is told of it. */
export function strangersNamed(
  words: string,
  cited: readonly number[],
  brief: QuotingBrief,
): readonly string[] {
  return [...words.matchAll(names)].flatMap(({ 0: name, index }) => {
    const before = words.slice(0, index);
    const isOne = /[\p{Ll},]\s$/u.test(before)
      ? !date.test(name) && !(name.includes(' ') && /\b[Tt]he\s$/.test(before))
      : !pronoun.test(name) && isTold(before.trim(), name, words.slice(index + name.length));
    return isOne && isStranger(name, cited, brief) ? [name] : [];
  });
}

const pronoun = /^(?:S?[Hh]e|Her|His|I|My|Our|Their|Them|You|Your|Who|Whose|What|Which|How|Why|Its)$/;

/** Whether the brief speaks of them where it cites no case. */
export function isOurs(name: string, brief: QuotingBrief): boolean {
  return brief.people().has(lastWord(bare(name)));
}

/** Somebody whom the brief speaks of where it cites no case, in words that do not name the case: `Roe testified`, not `Roe relies on Elm`. */
export function tellsOfOurs(words: string, index: number, brief: QuotingBrief): boolean {
  return (
    !namesCase(words, index, brief) &&
    strangersTold(withoutQuoted(words), [index], brief).some((name) => isOurs(name, brief))
  );
}

/** Whether `words` name a party of the cited case. */
export function namesParty(words: string, cited: readonly number[], brief: QuotingBrief): boolean {
  return captionsOf(cited, brief)
    .split(/\P{L}+/u)
    .some((name) => name.length > 3 && words.includes(name));
}

function captionsOf(cited: readonly number[], { found, resolutions }: QuotingBrief): string {
  return cited.map((index) => captionOf(found[resolutions[index]?.antecedent ?? index])).join(' ');
}

function captionOf(find: FoundCitation | undefined): string {
  if (find?.kind === 'case') return `${find.plaintiff ?? ''} ${find.defendant ?? ''}`;
  return find?.kind === 'short' ? (find.name ?? '') : '';
}

/** `Mr. Roe`, `Acme’s`, `Tallow Farms’`. */
const names = /(?:\b(?:Mr|Ms|Mrs|Dr)\.\s)?\p{Lu}[\p{L}’'-]+(?:\s\p{Lu}[\p{L}’'-]+)*/gu;

/** Whether the clause tells of the name: who does, has or is said, or is compared. */
function isTold(before: string, name: string, after: string): boolean {
  if (/[’']s?\s$/.test(before) || (before === '' && opener.test(name))) return false;
  if (/[’']s?$/.test(name) || /\b(?:like|than|per|compare|contrast)\s$/i.test(before)) return true;
  const rest = after.replace(/^,?\s(?:by contrast|too|also|\p{Ll}+ly),?(?=\s)/u, '');
  return (
    /^,?:?\s(?:“|$)/.test(rest) || /^,\swho\s/.test(rest) || isVerb([name, ...rest.trim().split(/\s+/, 3)], 1)
  );
}

/** Somebody's or some company's name, of no party to the case, and none of a court, a law, an office or a State. */
export function isStranger(name: string, cited: readonly number[], brief: QuotingBrief): boolean {
  const captions = captionsOf(cited, brief);
  const own = bare(name);
  if (own.split(/[\s-]+/).some((word) => captions.includes(word))) return false;
  const last = lastWord(own);
  return (
    /\p{Ll}/u.test(last) &&
    !counted.test(last) &&
    !noName.test(own) &&
    ![isLaw, isCourt, isDecidingBody].some((is) => is(own)) &&
    !isNotion(last.toLowerCase()) &&
    !abstract.test(last.toLowerCase()) &&
    !person.test(own) &&
    !isCommonName(last) &&
    !brief.names.has(last.toLowerCase())
  );
}

const date =
  /^(?:(?:Jan|Febr)uary|March|April|May|June|July|August|(?:Septem|Octo|Novem|Decem)ber|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day)$/;

/** `Division Three` */
const counted = /^(?:One|Two|Three|Four|Five|Six|Seven|Eight|Nine|Ten|First|Second|Third)$/;

function bare(name: string): string {
  return name.replace(/[’']s?$/, '');
}
