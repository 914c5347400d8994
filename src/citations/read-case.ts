/** A case or short-form citation around its core: caption and signal before it, tail and history behind it. */
import type { BalancedBrackets } from './balanced-brackets';
import type { CaseCitation, ReporterCitation, ShortCitation } from './found-citation';
import { readCaption, type Caption } from './read-caption';
import type { ReporterHit } from './read-reporter-citation';
import { readSignal } from './read-signal';
import { collapse, readTail, type CitationTail } from './read-tail';

export interface ReadCase {
  readonly citation: CaseCitation | ShortCitation;
  /** Where the next citation's caption may begin at the earliest, when it stands within this one's parentheticals. */
  readonly innerEnd: number;
  /** The last place that belongs to the core and its parallels: scanning goes on behind it. */
  readonly consumed: number;
}

/** `null` where a weakly written reporter (`12 Or 5`) has nothing around it that makes it a citation. */
export function readCase(
  text: string,
  hit: ReporterHit,
  least: number,
  brackets: BalancedBrackets,
): ReadCase | null {
  if (hit.source.kind !== 'reporter') return null;
  const tail = readTail(text, hit, brackets);
  const caption = readCaption(text, hit.start, least);
  if (hit.weak && !isSupported(tail, caption)) return null;
  const signal = readSignal(text, caption.start, least);
  const fullStart = signal ? signal.start : caption.start;
  const consumed = tail.parallel.at(-1)?.end ?? hit.end;
  const placed = { start: hit.start, end: hit.end, fullStart, fullEnd: tail.end };
  const shared = {
    ...(tail.pin && { pinCite: collapse(text.slice(tail.pin.start, tail.pin.end)) }),
    ...(signal && { signal: signal.signal }),
    ...(tail.explanations.length > 0 && { parenthetical: tail.explanations.join('; ') }),
    ...(tail.weight.length > 0 && { weight: tail.weight }),
  };
  const pinOf = tail.pinOf?.source;
  const reporter = hit.source.reporter.name;
  const reporterAsWritten = collapse(text.slice(hit.reporterStart, hit.reporterEnd));
  if (hit.form === 'short') {
    const name = nameOf(caption);
    return {
      citation: {
        kind: 'short',
        ...placed,
        ...(name && { name }),
        volume: hit.volume,
        reporter,
        reporterAsWritten,
        ...shared,
      },
      innerEnd: tail.innerEnd,
      consumed,
    };
  }
  const court = tail.courtAndDate ?? caption.courtAndDate;
  const courtId = court?.court ?? (hit.source.reporter.court === 'scotus' ? 'scotus' : undefined);
  const year = court?.year ?? neutralYear(hit);
  return {
    citation: {
      kind: 'case',
      ...placed,
      ...(caption.plaintiff && { plaintiff: caption.plaintiff }),
      ...(caption.defendant !== undefined && { defendant: caption.defendant }),
      volume: hit.volume,
      reporter,
      reporterAsWritten,
      ...(hit.form === 'full' && { page: hit.page }),
      ...(courtId !== undefined && { court: courtId }),
      ...(court?.courtAsWritten !== undefined && { courtAsWritten: court.courtAsWritten }),
      ...(year !== undefined && { year }),
      ...(court?.date !== undefined && { date: court.date }),
      ...(caption.docketNumber !== null && { docketNumber: caption.docketNumber }),
      ...(tail.parallel.length > 0 && { parallel: tail.parallel.flatMap(placeOf) }),
      ...shared,
      ...(pinOf?.kind === 'reporter' && { pinCiteReporter: pinOf.reporter.name }),
      ...(tail.alias !== null && { alias: tail.alias }),
    },
    innerEnd: tail.innerEnd,
    consumed,
  };
}

function isSupported(tail: CitationTail, caption: Caption): boolean {
  return (
    tail.courtAndDate !== null ||
    tail.parallel.length > 0 ||
    caption.form === 'adversary' ||
    caption.form === 'procedural'
  );
}

function nameOf(caption: Caption): string {
  return caption.defendant === undefined ? caption.plaintiff : `${caption.plaintiff} v. ${caption.defendant}`;
}

function placeOf(hit: ReporterHit): ReporterCitation[] {
  if (hit.source.kind !== 'reporter') return [];
  return [{ volume: hit.volume, reporter: hit.source.reporter.name, page: hit.page }];
}

/** The volume of a neutral citation or a database is its year. */
function neutralYear(hit: ReporterHit): string | undefined {
  if (hit.source.kind !== 'reporter') return undefined;
  const { kind } = hit.source.reporter;
  const dated = kind === 'neutral' || kind === 'database';
  return dated && /^(?:19|20)\d\d$/.test(hit.volume) ? hit.volume : undefined;
}
