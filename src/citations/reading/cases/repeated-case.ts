/** What looks like a case in full and is none: a place repeated with a name alone, an annotation. */
import type {
  CaseCitation,
  CodeCitation,
  ParallelVolume,
  RecordCitation,
  ReporterCitation,
  ShortCitation,
} from '../../found-citation';
import { matchAt } from '../../../text/match-at';
import { namesMatch } from '../../names-match';
import { defined } from '../defined';

/** `76 A.L.R.5th 239`, `24 Am. Jur. 885`, `17 EHLR 469`: annotations, opinions and letters of offices, in a database too, unless a case of its own is reported. */
export function isAnnotation(citation: CaseCitation): boolean {
  return (
    citation.defendant === undefined &&
    (/^(?:A\.L\.R\.|Am\. Jur\.|C\.J\.S\.|(?:C|I\.R)\.B\.$|Ops?\..*Att|Op\. O\.L\.C|IDELR)/.test(
      citation.reporter,
    ) ||
      (citation.reporter === 'WL' && ofOffice.test(citation.plaintiff ?? '')))
  );
}

/** `Miss. Att’y Gen. Op.`, `I.R.S. Chief Couns. Notice CC-2004-032`, `I.R.S. Priv. Ltr. Rul. 2004-12` */
const ofOffice =
  /\bAtt['’]?y Gen\. Op|^Op\..{0,20} Att['’]?y Gen|^I\.?R\.?S\.? .{0,30}(?:Notice|Rul|Adv|Mem)/;

/** The places of a text so far: those of WL, LEXIS and neutral citations, with their parallels; the pages where printed cases begin. */
export class CitedPlaces {
  readonly #places = new Set<string>();
  /** By volume and reporter, and by the page where they begin. */
  readonly #begun = new Map<string, Map<number, CaseCitation[]>>();

  /**
   * `471 P.2d 724`, nothing around it or one party's name, behind `State v. Shaw, 471 P.2d 715`: no case begins there, it is a
   * page of the one cited; Connecticut writes `State v. Shaw, supra, 303 Conn. 184 n.8` wherever it was cited before.
   */
  isWithin(citation: CaseCitation, places: readonly ReporterCitation[], hasSupra: boolean): boolean {
    const { plaintiff, defendant, page } = citation;
    const begun = this.#begunIn(citation);
    const first = Number(page ?? '');
    const name = nameOf(citation);
    if (
      (name === undefined || defendant === undefined || hasSupra) &&
      isBare(citation, hasSupra) &&
      !begun.has(first)
    ) {
      if (hasSupra && begun.size === 0 && citation.reporter.startsWith('Conn.')) return true;
      const least = first - USUAL_PAGES * (hasSupra ? 5 : 1);
      for (let before = first - 1; begun.size > 0 && before > least; before--) {
        if (begun.get(before)?.some((by) => name === undefined || namesMatch(name, by))) return true;
      }
    }
    if (plaintiff === undefined) return false;
    // A slip citation has no page yet.
    for (const place of places[0]?.page === '' ? places.slice(1) : places) {
      const isOwn = place.reporter === citation.reporter && place.volume === citation.volume;
      const cases = isOwn ? begun : this.#begunIn(place);
      const known = cases.get(Number(place.page));
      if (!known) cases.set(Number(place.page), [citation]);
      // Cited again and again it need not be compared as often.
      else if (!known.some((by) => by.plaintiff === plaintiff && by.defendant === defendant))
        known.push(citation);
    }
    return false;
  }

  #begunIn({ volume, reporter }: ParallelVolume): Map<number, CaseCitation[]> {
    const key = `${volume} ${reporter}`;
    let begun = this.#begun.get(key);
    if (!begun) this.#begun.set(key, (begun = new Map<number, CaseCitation[]>()));
    return begun;
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

function nameOf({ plaintiff, defendant }: CaseCitation): string | undefined {
  return plaintiff === undefined || defendant === undefined ? plaintiff : `${plaintiff} v. ${defendant}`;
}

/** Behind `supra` further pages and notes may follow. */
function isBare({ year, courtAsWritten, pinCite, parallel }: CaseCitation, hasSupra: boolean): boolean {
  const hasPin = pinCite !== undefined && !hasSupra;
  return year === undefined && courtAsWritten === undefined && !hasPin && parallel === undefined;
}

function isYear(volume: string): boolean {
  return /^\d{4}$/.test(volume);
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

/** Most opinions are shorter; the longest, which only `supra` need reach, have some five times as many. */
const USUAL_PAGES = 60;

/** Its page is what it points to, with a range's end behind it, further pages and notes. */
export function asPage(text: string, citation: CaseCitation): ShortCitation {
  const { page = '', pinCite, end } = citation;
  const [range = ''] = matchAt(/[-\u2010-\u2013]\d{1,4}(?!\d)/y, text, end) ?? [];
  const rest = pinCite === undefined ? '' : `${/^\d/.test(pinCite) ? ',' : ''} ${pinCite}`;
  return asShort(defined({ ...citation, page: undefined, pinCite: `${page}${range}${rest}` }));
}

export function asShort(citation: CaseCitation): ShortCitation {
  const { start, end, fullStart, fullEnd, volume, reporter, reporterAsWritten, page, pinCite } = citation;
  const { signal, parenthetical, weight } = citation;
  const place = { start, end, fullStart, fullEnd, volume, reporter, reporterAsWritten };
  const name = nameOf(citation);
  return defined({ kind: 'short', ...place, page, name, pinCite, signal, parenthetical, weight });
}

export function asSecondary(citation: CaseCitation): CodeCitation {
  const { start, end, fullStart, fullEnd, volume: title, reporter: code, page: section } = citation;
  const { year, signal, parenthetical } = citation;
  const place = { start, end, fullStart, fullEnd, title, code, section };
  return defined({ kind: 'secondary', ...place, year, signal, parenthetical });
}

/** What passed for a rule is a paper of the record. */
export function asRecord({ start, end, fullStart, fullEnd }: CodeCitation): RecordCitation {
  return { kind: 'record', start, end, fullStart, fullEnd };
}
