/** Where `findCitations` and the marks of CourtListener's program of 2018 differ, and what of that its ways explain. */
import type { CaseCitation, FoundCitation } from '../../../src/citations/found-citation';
import { reporterNamed } from '../../../src/citations/facts/reporter-named';
import type { CitationMark, MarkedOpinion } from './marked-opinion';
import { shareAName } from './share-a-name';

export type Differing =
  /** Marked, and not found as a citation of any kind. */
  | 'missed'
  /** Marked, and found as a law or a secondary source. */
  | 'kind'
  /** Marked, and found with another volume, reporter or page. */
  | 'fields'
  /** The parties have no word in common with the case that the mark links to. */
  | 'names'
  /** The same citation, begun or ended elsewhere. */
  | 'span'
  /** Marked; read as one with the short form before it: `Id. at 589, 113 S. Ct. 2786`. */
  | 'within'
  /** The rest is found, and not marked. */
  | 'case'
  | 'parallel'
  | 'short'
  | 'id'
  | 'supra';

/** Why their program marks nothing. */
export type Way =
  /** It knows no form but the full one. */
  | 'short form'
  /** `___ U.S. ___`. */
  | 'blank number'
  /** `2007-NMCA-014`. */
  | 'neutral'
  /** `<i>N.J.</i>`, or `<cross_reference>` around it. */
  | 'markup'
  /** A line break, a second space or a star page stands within. */
  | 'broken'
  /** `Ga.App.`, `F. (2d)`: a reporter that it reads in other spellings. */
  | 'spelling'
  /** A reporter that it reads nowhere. */
  | 'reporter'
  /** Something is joined to it without a space: `251 Ga. 30(1)`, `530 F.2d 589-90`. */
  | 'joined'
  /** Nothing is marked in the whole opinion. */
  | 'unmarked';

export interface Difference {
  readonly what: Differing;
  /** Offset into the HTML without its tags. */
  readonly at: number;
  /** White space folded. */
  readonly text: string;
  /** Null where somebody has to look. */
  readonly way: Way | null;
  /** Canonical; of what is found and not marked. */
  readonly reporter?: string;
}

/** All that their program marks anywhere: spellings, and the canonical names of the reporters. */
export function namesMarked(opinions: readonly MarkedOpinion[]): ReadonlySet<string> {
  const marks = opinions.flatMap((opinion) => opinion.marks);
  return new Set(marks.flatMap(({ volume, reporter }) => [reporter, canonical(reporter, volume)]));
}

export function compareMarks(
  opinion: MarkedOpinion,
  found: readonly FoundCitation[],
  names: ReadonlySet<string>,
): readonly Difference[] {
  const { text, marks } = opinion;
  const differences: Difference[] = [];
  const say = (what: Differing, { start, end }: Span, more: { way: Way | null; reporter?: string }): void => {
    const written = text.slice(start, end).replace(/\s+/g, ' ').trim();
    differences.push({ what, at: opinion.untagged(start), text: written, ...more });
  };
  const sayMark = (what: Differing, mark: CitationMark): void => say(what, mark, { way: null });

  const marked = new Set<object>();
  for (const mark of marks) {
    const find = found.find((one) => one.start < mark.end && mark.start < one.end);
    const parallel = find ? undefined : parallelAt(found, mark);
    if (find) {
      marked.add(find);
      const differing = compareFind(find, mark);
      if (differing) sayMark(differing, mark);
      if (hasOtherNames(find, mark)) sayMark('names', mark);
    } else if (parallel) {
      marked.add(parallel);
      if (nameOf(parallel) !== nameOf(mark)) sayMark('fields', mark);
    } else {
      sayMark(found.some((one) => isReadWith(one, mark)) ? 'within' : 'missed', mark);
    }
  }

  const sayUnmarked = (what: Differing, span: Span, { reporter }: Place): void =>
    say(what, span, { reporter, way: wayOf(span, reporter, opinion, names) });
  for (const find of found) {
    if (find.kind === 'case') {
      if (!marked.has(find)) sayUnmarked('case', find, find);
      for (const parallel of find.parallel ?? [])
        if (!marked.has(parallel)) sayUnmarked('parallel', spanOf(parallel, find, text), parallel);
    } else if (find.kind === 'id' || find.kind === 'supra' || find.kind === 'short') {
      if (!marked.has(find)) say(find.kind, find, { way: 'short form' });
    }
  }
  return differences;
}

interface Span {
  readonly start: number;
  readonly end: number;
}

interface Place {
  readonly volume: string;
  readonly reporter: string;
  readonly page?: string;
}

function compareFind(find: FoundCitation, mark: CitationMark): Differing | null {
  if (find.kind !== 'case' && find.kind !== 'short') return 'kind';
  if (nameOf(find) !== nameOf(mark) || fold(find.page) !== fold(mark.page)) return 'fields';
  return find.start === mark.start && find.end === mark.end ? null : 'span';
}

function hasOtherNames(find: FoundCitation, { caseName }: CitationMark): boolean {
  if (find.kind !== 'case' || find.plaintiff === undefined || caseName === undefined) return false;
  return !shareAName(`${find.plaintiff} ${find.defendant ?? ''}`, caseName);
}

function nameOf({ volume, reporter }: Place): string {
  return `${volume} ${fold(canonical(reporter, volume))}`;
}

function canonical(reporter: string, volume: string): string {
  return reporterNamed(reporter, volume)?.name ?? reporter;
}

function fold(value = ''): string {
  return value.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
}

function parallelAt(found: readonly FoundCitation[], mark: CitationMark): Place | undefined {
  return found
    .filter((one): one is CaseCitation => one.kind === 'case')
    .filter(({ fullStart, fullEnd }) => fullStart <= mark.start && mark.end <= fullEnd)
    .flatMap(({ parallel }) => parallel ?? [])
    .find(({ volume, page }) => volume === mark.volume && fold(page) === fold(mark.page));
}

function isReadWith({ kind, end, fullEnd }: FoundCitation, mark: CitationMark): boolean {
  const isShort = kind === 'short' || kind === 'id' || kind === 'supra';
  return isShort && end <= mark.start && mark.end <= fullEnd;
}

/** A parallel citation has no offsets of its own. */
function spanOf({ volume, page = '' }: Place, find: CaseCitation, text: string): Span {
  const escaped = page.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  const pattern = new RegExp(`(?<!\\d)${volume}(?!\\d)[^;]{1,40}?(?<!\\d)${escaped}(?!\\d)`, 'u');
  const written = pattern.exec(text.slice(find.end, find.fullEnd));
  if (!written) return find;
  const start = find.end + written.index;
  return { start, end: start + written[0].length };
}

function wayOf(
  { start, end }: Span,
  reporter: string,
  { text, tags, marks }: MarkedOpinion,
  names: ReadonlySet<string>,
): Way | null {
  const written = text.slice(start, end);
  if (/^[^\d\s]/.test(written) || /[^\d)]$/.test(written)) return 'blank number';
  if (/^\d+[-–]/.test(written)) return 'neutral';
  if (isCrossReference({ start, end }, tags)) return 'markup';
  if (tags.some(({ at }) => start < at && at < end)) return 'markup';
  if (/\s\s|[\n\t\u00a0]|\*\d/.test(written)) return 'broken';
  if (!names.has(reporter)) return 'reporter';
  const asWritten = /^\d+\s?(\D.*?)\s?\d[\w(),-]*$/su.exec(written)?.[1] ?? '';
  if (!names.has(asWritten)) return 'spelling';
  const isJoined =
    !/^(?:[\s.;:)\]]|,(?!\d)|$)/.test(text.slice(end, end + 2)) ||
    !/(?:^|[\s([])$/.test(text.slice(Math.max(0, start - 1), start));
  if (isJoined) return 'joined';
  return marks.length === 0 ? 'unmarked' : null;
}

/** Whether the span lies within or touches such an element, which their program leaves alone. */
function isCrossReference({ start, end }: Span, tags: MarkedOpinion['tags']): boolean {
  const last = tags.findLast(({ name, at }) => name.endsWith('cross_reference') && at < end);
  return last !== undefined && (!last.name.startsWith('/') || last.at > start);
}
