/** Around a citation: the places from which a slip of the pen leads to it. */
import type { CaseCitation, ReporterCitation } from '../../citations/found-citation';
import { neighbourPlaces, neighboursOf, type Neighbours } from '../../citations/neighbour-places';

export interface Neighbourhood extends Neighbours {
  /** The place around which they stand. */
  readonly cited: ReporterCitation;
  /** The parties as cited: a library may leave out cases of which no name shares the beginning of a word with them. */
  readonly caption: string;
  /** The same for those alone that would be searched alike; far shorter than the hundreds of numbers that it stands for. */
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
