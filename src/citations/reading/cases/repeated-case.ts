/** What looks like a case in full and is none: a place repeated with a name alone, an annotation. */
import type {
  CaseCitation,
  CodeCitation,
  ParallelVolume,
  RecordCitation,
  ReporterCitation,
  ShortCitation,
} from '../../found-citation';

/** `76 A.L.R.5th 239`, `24 Am. Jur. 885`, `17 EHLR 469`: annotations, opinions and letters of offices, in a database too, unless a case of its own is reported. */
export function isAnnotation(citation: CaseCitation): boolean {
  return (
    citation.defendant === undefined &&
    (/^(?:A\.L\.R\.|Am\. Jur\.|C\.J\.S\.|C\.B\.$|Ops?\..*Att|Op\. O\.L\.C|IDELR)/.test(citation.reporter) ||
      (citation.reporter === 'WL' && ofOffice.test(citation.plaintiff ?? '')))
  );
}

/** `Miss. Att’y Gen. Op.`, `I.R.S. Chief Couns. Notice CC-2004-032`, `I.R.S. Priv. Ltr. Rul. 2004-12` */
const ofOffice =
  /\bAtt['’]?y Gen\. Op|^Op\..{0,20} Att['’]?y Gen|^I\.?R\.?S\.? .{0,30}(?:Notice|Rul|Adv|Mem)/;

/** The places of a text so far: those of WL, LEXIS and neutral citations, with their parallels; the pages where printed cases begin. */
export class CitedPlaces {
  readonly #places = new Set<string>();
  /** By reporter and volume. */
  readonly #pages = new Map<string, Map<string, number[]>>();

  /** `471 P.2d 724`, nothing around it, behind `State v. Shaw, 471 P.2d 715`: no case begins there, it is a page of the one cited. */
  isWithin(citation: CaseCitation, places: readonly ReporterCitation[]): boolean {
    if (citation.plaintiff !== undefined) {
      // A slip citation has no page yet.
      const printed = places[0]?.page === '' ? places.slice(1) : places;
      for (const place of printed) this.#pagesOf(place).push(Number(place.page));
      return false;
    }
    const { page, year, courtAsWritten, pinCite, parallel } = citation;
    if (year !== undefined || courtAsWritten !== undefined) return false;
    if (pinCite !== undefined || parallel !== undefined) return false;
    const pages = this.#pagesOf(citation).map((first) => Number(page ?? '') - first);
    return pages.some((count) => count > 0 && count < USUAL_PAGES) && !pages.includes(0);
  }

  #pagesOf({ volume, reporter }: ParallelVolume): number[] {
    let volumes = this.#pages.get(reporter);
    if (!volumes) this.#pages.set(reporter, (volumes = new Map<string, number[]>()));
    let pages = volumes.get(volume);
    if (!pages) volumes.set(volume, (pages = []));
    return pages;
  }

  /**
   * `Albertson, 2003 WL 21544488, at *12`, `Hempel, 284 Wis. 2d 162, ¶ 28, 699 N.W.2d 551`: cited before, named by one party,
   * with a pin cite and nothing that a full citation has. What is no such short form is remembered.
   */
  repeats(citation: CaseCitation, places: readonly ReporterCitation[]): boolean {
    if (!places.some(({ volume }) => isYear(volume)) && !citation.pinCite?.startsWith('¶')) return false;
    const written = places.map(({ volume, reporter, page }) => `${volume} ${reporter} ${page}`);
    if (this.#places.has(written[0] ?? '') && isNamedAlone(citation)) return true;
    for (const place of written) this.#places.add(place);
    return false;
  }
}

function isYear(volume: string): boolean {
  return volume.length === 4 && /^\d{4}$/.test(volume);
}

function isNamedAlone({
  defendant,
  plaintiff,
  pinCite,
  courtAsWritten,
  date,
  docketNumber,
}: CaseCitation): boolean {
  const isFull = [defendant, courtAsWritten, date, docketNumber].some((field) => field !== undefined);
  return pinCite !== undefined && !isFull && !/^(?:In re|Ex parte|Matter of) /.test(plaintiff ?? '');
}

/** Most opinions are shorter. */
const USUAL_PAGES = 60;

/** Its page is what it points to. */
export function asPage(citation: CaseCitation): ShortCitation {
  const { page: pinCite, ...place } = citation;
  return asShort({ ...place, ...(pinCite !== undefined && { pinCite }) });
}

export function asShort(citation: CaseCitation): ShortCitation {
  const { start, end, fullStart, fullEnd, volume, reporter, reporterAsWritten, page, pinCite } = citation;
  const { plaintiff, signal, parenthetical, weight } = citation;
  return {
    kind: 'short',
    start,
    end,
    fullStart,
    fullEnd,
    volume,
    reporter,
    reporterAsWritten,
    ...(page !== undefined && { page }),
    ...(plaintiff !== undefined && { name: plaintiff }),
    ...(pinCite !== undefined && { pinCite }),
    ...(signal !== undefined && { signal }),
    ...(parenthetical !== undefined && { parenthetical }),
    ...(weight !== undefined && { weight }),
  };
}

export function asSecondary(citation: CaseCitation): CodeCitation {
  const { start, end, fullStart, fullEnd, volume, reporter, page, year, signal, parenthetical } = citation;
  return {
    kind: 'secondary',
    start,
    end,
    fullStart,
    fullEnd,
    title: volume,
    code: reporter,
    ...(page !== undefined && { section: page }),
    ...(year !== undefined && { year }),
    ...(signal !== undefined && { signal }),
    ...(parenthetical !== undefined && { parenthetical }),
  };
}

/** What passed for a rule is a paper of the record. */
export function asRecord({ start, end, fullStart, fullEnd }: CodeCitation): RecordCitation {
  return { kind: 'record', start, end, fullStart, fullEnd };
}
