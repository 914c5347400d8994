/** The citations of a brief as items: full ones as they stand, short ones restated from what they mean. */
import { captionOf } from '../citations/caption-of';
import type { CaseCitation, CodeCitation, FoundCitation, ShortCitation } from '../citations/found-citation';
import { mayBeCalled } from '../citations/resolving/captions-match';
import type { TextItemType } from '../contract/items';
import { limits } from '../contract/limits';
import type { Attribution } from '../quotes/found-quotation';
import type { BriefItem, NotSentReason } from './brief-item';
import { captionBefore } from './caption-before';
import { type CitedText, citedText } from './cited-text';
import { groupAuthorities } from './group-authorities';
import type { ItemIds } from './item-ids';
import type { ReadCitations } from './read-citations';
import { isDatabase, restateCase, restateCode, restateLaw } from './restate-citation';

/**
 * One for each find; `null` for the record, which is no authority, and for an entry of a table that says nothing that a
 * citation in the argument does not say.
 */
export function citationItems(
  read: ReadCitations,
  attributions: readonly Attribution[],
  ids: ItemIds,
): readonly (BriefItem | null)[] {
  const { text, found } = read;
  const groups = groupsOf(read);
  const chains = chainsOf(read, attributions, groups);
  const body = saidInBody(read, groups);

  return found.map((citation, index): BriefItem | null => {
    const cited = citedText(text, found, index);
    const asked = cited && askedOf(read, index, cited);
    const group = groups[index];
    if (!cited || !asked) return null;
    if (citation.inTable === true && group !== undefined && addsNothing(citation, body.get(group)))
      return null;

    const written = read.written.slice(cited.start, cited.end);
    const placed = (content: string) =>
      ({
        id: ids.next('citation', written, content),
        kind: 'citation',
        start: cited.start,
        end: cited.end,
        text: written,
      }) as const;
    if ('notSent' in asked) return { ...placed(asked.notSent), notSent: asked.notSent };

    const rawText = [asked.rawText, ...(chains.get(index) ?? [])].join('; ').toWellFormed();
    if (rawText.length > limits.rawTextLength) return { ...placed(rawText), notSent: 'tooLong' };
    const { id, ...place } = placed(rawText);
    return {
      id,
      ...place,
      item: { id, type: asked.type, rawText },
      group: group ?? `citation ${id}`,
      ...(isShort(citation) ? { short: true } : {}),
      ...(asked.readAs === undefined ? {} : { readAs: asked.readAs }),
      ...(asked.type === 'case' ? authorityOf(citation, cited, read.text) : {}),
    };
  });
}

/** Only where the parties are named: not of a short form, nor of the page where certiorari was denied. */
function authorityOf(
  citation: FoundCitation,
  cited: CitedText,
  text: string,
): { readonly authority?: string } {
  const named = citation.kind === 'case' ? withCaption(citation, text) : citation;
  if (!('plaintiff' in named)) return {};
  const restated = named.kind === 'case' ? restateCase(named) : null;
  return { authority: (restated ?? withoutSignal(cited.sent, citation)).toWellFormed() };
}

function isShort({ kind }: FoundCitation): boolean {
  return kind === 'short' || kind === 'id' || kind === 'supra';
}

type Asked =
  | { readonly type: TextItemType; readonly rawText: string; readonly readAs?: string }
  | { readonly notSent: NotSentReason };

function askedOf(read: ReadCitations, index: number, cited: CitedText): Asked | null {
  const { found, resolutions } = read;
  const citation = found[index];
  const resolution = resolutions[index];
  if (!citation || !resolution) return null;
  switch (citation.kind) {
    case 'case': {
      const isNamed = cited.start < citation.start;
      const caption = isNamed ? null : captionBefore(read.text, citation.fullStart);
      if (caption === null) return { type: 'case', rawText: withHistory(read, index, cited.sent) };
      const rawText = `${caption}, ${withoutSignal(cited.sent, citation)}`;
      return { type: 'case', rawText, readAs: rawText };
    }
    case 'statute':
    case 'regulation':
    case 'rule': {
      const rawText = restateLaw(citation, cited.sent);
      if (rawText === null) return { notSent: 'unresolved' };
      return { type: citation.kind, rawText, ...(rawText === cited.sent ? {} : { readAs: rawText }) };
    }
    case 'constitution':
    case 'secondary':
      return { type: citation.kind, rawText: cited.sent };
    case 'docket':
      // Without a caption it is the number of the case at hand.
      if (!('plaintiff' in citation)) return null;
      if (hasPrivateNumber(citation, read.text)) return { notSent: 'record' };
      if (isSealed(citation, read.text)) return { notSent: 'sealed' };
      return { type: 'case', rawText: cited.sent };
    case 'record':
      return null;
    case 'short':
    case 'id':
    case 'supra':
      break;
  }

  const antecedent = resolution.antecedent === null ? undefined : found[resolution.antecedent];
  if (antecedent === undefined) {
    // The service can tell by itself which case stands at a page.
    if (citation.kind === 'short') return { type: 'case', rawText: cited.sent };
    if (resolution.reason === 'record') return null;
    return { notSent: resolution.reason === 'several' ? 'several' : 'unresolved' };
  }
  if (isStarPage(citation.pinCite) && !hasStarPages(antecedent)) return { notSent: 'unresolved' };
  const meant = citedText(read.text, found, resolution.antecedent ?? index)?.sent ?? '';
  if (antecedent.kind === 'case') {
    // Under the antecedent's name, another name or place would be the antecedent's: the service compares what the draft says.
    if (citation.kind === 'short' && !isShortOf(citation, antecedent))
      return { type: 'case', rawText: cited.sent };
    const rawText = restateCase(withCaption(antecedent, read.text), citation, cited.weight) ?? meant;
    return { type: 'case', rawText, readAs: withoutSignal(withoutSignal(rawText, citation), antecedent) };
  }
  if (antecedent.kind === 'docket' && isSealed(antecedent, read.text)) return { notSent: 'sealed' };
  if (antecedent.kind === 'docket' && 'plaintiff' in antecedent && !hasPrivateNumber(antecedent, read.text)) {
    const rawText = withoutSignal(meant, antecedent);
    return { type: 'case', rawText, readAs: rawText };
  }
  if (!isCode(antecedent)) return { notSent: 'unresolved' };
  const rawText = restateCode(read.text.slice(citation.start, citation.fullEnd), antecedent, meant);
  return { type: antecedent.kind, rawText, readAs: withoutSignal(rawText, antecedent) };
}

function hasPrivateNumber({ fullStart, start }: FoundCitation, text: string): boolean {
  return privateNumber.test(text.slice(fullStart, start));
}

/** Before a number that no public docket has: an arbitrator's, an insurer's, an agency's charge, the firm's own. */
const privateNumber =
  /\b(?:JAMS|AAA|ICDR|ICC|LCIA|CPR|FINRA|EEOC|Arb|Arbitration|Claim|Charge|Policy|Account|Acct|Loss|Client|Matter|Invoice|Ref)\b[\w. ]{0,20}$/;

/** That there is such a case may be the secret: the draft says so behind it, or the caption does. */
function isSealed({ fullStart, start, fullEnd }: FoundCitation, text: string): boolean {
  const [behind = ''] = text.slice(fullEnd, fullEnd + longestRemark).split(/[;\n]|\.\s/);
  return (
    secretCaption.test(text.slice(fullStart, fullEnd)) || sealed.test(text.slice(start, fullEnd) + behind)
  );
}

const longestRemark = 60;
const sealed = /[([][^()[\]]{0,24}\b(?:sealed|under seal|confidential|ex parte|in camera)[)\]]/i;
const secretCaption = /\bgrand jury\b|\bsealed (?:case|matter|v\.)|\bunder seal v\.|\bJuv\. (?:Ct|Div)\b/i;

/** With the name that its sentence sets out, where none stands beside the place itself. */
function withCaption(citation: CaseCitation, text: string): CaseCitation {
  const caption = citation.plaintiff === undefined ? captionBefore(text, citation.fullStart) : null;
  return caption === null ? citation : { ...citation, plaintiff: caption };
}

/** Whether a short form has the name, where it gives one, and a place of the full citation that it is resolved to. */
function isShortOf({ name, volume, reporter }: ShortCitation, antecedent: CaseCitation): boolean {
  const places = [antecedent, ...(antecedent.parallel ?? [])];
  return (
    places.some((place) => place.volume === volume && place.reporter === reporter) &&
    (name === undefined || mayBeCalled(antecedent, name))
  );
}

/** `Id. at *3` cannot mean a case that is cited by printed pages alone: something else stood in between. */
function hasStarPages(antecedent: FoundCitation): boolean {
  if (antecedent.kind !== 'case') return false;
  return [antecedent, ...(antecedent.parallel ?? [])].some(({ reporter }) => isDatabase(reporter));
}

function isStarPage(pinCite: string | undefined): boolean {
  return pinCite?.startsWith('*') === true;
}

function isCode(citation: FoundCitation): citation is CodeCitation {
  return ['statute', 'regulation', 'constitution', 'rule', 'secondary'].includes(citation.kind);
}

/** A later decision of the same case is introduced by what it did: `cert. denied, 523 U.S. 1008 (1998)`, `overruled by Elm v. Oak, 5 U.S. 1`. */
function withHistory({ found }: ReadCitations, index: number, sent: string): string {
  const start = found[index]?.start ?? 0;
  for (let earlier = index - 1; earlier >= Math.max(0, index - 8); earlier--) {
    const holder = found[earlier];
    if (holder?.kind !== 'case' || holder.fullEnd <= start) continue;
    const event = holder.history?.filter((one) => one.start <= start).at(-1);
    if (!event) continue;
    const parted = /\bby$/.test(event.action) ? '' : ',';
    return sent.startsWith(event.action) ? sent : `${event.action}${parted} ${sent}`;
  }
  return sent;
}

/** The group of each find; a short form has that of its antecedent. */
function groupsOf({ found, resolutions }: ReadCitations): readonly (string | undefined)[] {
  const own = groupAuthorities(found);
  return found.map((_, index) => own[resolutions[index]?.antecedent ?? index]);
}

const mostInChain = 8;

/**
 * Of each find that a quotation rests on, the other cases of its string citation: the words may be theirs, and the service
 * searches them before it says that words are nowhere. Those that it quotes stand in its own text.
 */
function chainsOf(
  read: ReadCitations,
  attributions: readonly Attribution[],
  groups: readonly (string | undefined)[],
): ReadonlyMap<number, readonly string[]> {
  const members = new Map<number, Set<number>>();
  for (const attribution of attributions) {
    if (attribution.kind !== 'attributed') continue;
    const chain = members.get(attribution.citation) ?? new Set();
    attribution.chain.forEach((member) => chain.add(member));
    members.set(attribution.citation, chain);
  }
  return new Map(
    [...members].map(([parent, chain]) => {
      const own = citedText(read.text, read.found, parent)?.sent ?? '';
      const seen = new Set([groups[parent]]);
      const others = [...chain].flatMap((member) => {
        const cited = citedText(read.text, read.found, member);
        const asked = cited && askedOf(read, member, cited);
        if (!asked || !('type' in asked) || asked.type !== 'case') return [];
        const bare = withoutSignal(asked.rawText, read.found[member]);
        if (own.includes(bare) || (groups[member] !== undefined && seen.has(groups[member]))) return [];
        seen.add(groups[member]);
        return [bare];
      });
      return [parent, others.slice(0, mostInChain)];
    }),
  );
}

function withoutSignal(rawText: string, citation: FoundCitation | undefined): string {
  const signal = citation && 'signal' in citation ? citation.signal : undefined;
  return signal !== undefined && rawText.startsWith(signal)
    ? rawText.slice(signal.length).replace(/^[\s,;:]+/, '')
    : rawText;
}

/** What a brief says of an authority outside its tables. */
interface SaidInBody {
  readonly years: Set<string | undefined>;
  /** Its full citations that name the parties, one for each caption. */
  readonly named: Map<string, CaseCitation>;
}

function saidInBody(
  { found, resolutions }: ReadCitations,
  groups: readonly (string | undefined)[],
): ReadonlyMap<string, SaidInBody> {
  const said = new Map<string, SaidInBody>();
  found.forEach((citation, index) => {
    const group = groups[index];
    if (citation.inTable === true || group === undefined) return;
    const meant = found[resolutions[index]?.antecedent ?? index];
    const known = said.get(group) ?? { years: new Set(), named: new Map() };
    known.years.add(meant && 'year' in meant ? meant.year : undefined);
    if (meant?.kind === 'case' && meant.plaintiff !== undefined) known.named.set(captionOf(meant), meant);
    said.set(group, known);
  });
  return said;
}

/** A table alone may name a case that the argument cites by its place, or misspell its name. */
function addsNothing(entry: FoundCitation, body: SaidInBody | undefined): boolean {
  if (body === undefined) return false;
  if (entry.kind !== 'case') return true;
  if (entry.plaintiff !== undefined && ![...body.named.values()].some((named) => isAlike(entry, named)))
    return false;
  return entry.year === undefined || body.years.has(entry.year);
}

/** One caption may be written out where the other is abbreviated. */
function isAlike(one: CaseCitation, other: CaseCitation): boolean {
  return mayBeCalled(other, captionOf(one)) || mayBeCalled(one, captionOf(other));
}
