/** The places around a citation: those that the author may have meant if a slip of the pen spoilt volume, reporter or page. */
import type { CaseCitation, ReporterCitation } from '../../citations/found-citation';
import { neighbourPlaces, neighboursOf, type Neighbours } from '../../citations/neighbour-places';

export interface Neighbourhood extends Neighbours {
  /** The place that the citation gives. */
  readonly cited: ReporterCitation;
  /** The parties as cited. A library may leave out a case if no word of its names begins like one of these. */
  readonly caption: string;
  /** Two neighbourhoods with the same key are the same search, so that what one found may be kept for the other. */
  readonly key: string;
  /** All of them, those in other volumes first, then the other pages, then the other reporters: a position counts through all three. */
  readonly places: readonly ReporterCitation[];
}

export function neighbourhoodOf(citation: CaseCitation): Neighbourhood {
  const { volume, reporter, page = '', pinCite, pinCiteReporter, plaintiff = '', defendant = '' } = citation;
  const caption = `${plaintiff} ${defendant}`;
  return {
    ...neighboursOf(citation),
    cited: { volume, reporter, page },
    caption,
    key: JSON.stringify([volume, reporter, page, pinCite, pinCiteReporter, caption]),
    // There are hundreds, and not every library goes through them one by one.
    get places() {
      return neighbourPlaces(citation);
    },
  };
}
