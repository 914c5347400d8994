/** What a library holds, said of ranges of pages: only in a complete range may a page be called empty. */

export interface CoverageRange {
  readonly reporter: string;
  readonly volume: string;
  /** Orders and tables of dispositions stand apart: a volume whose opinions are complete may lack them. */
  readonly matter: 'opinions' | 'orders';
  readonly firstPage: number;
  /** Included. */
  readonly lastPage: number;
  readonly state: 'complete' | 'partial' | 'absent';
  /** `cap`, `courtlistener`, `starter`. */
  readonly source: string;
  /** The date or version of the source's data: `2024-02-27`. */
  readonly snapshot: string;
}

/** What lookups need to know of one volume. */
export interface VolumeFacts {
  /** Pages of opinions that are held without a gap. */
  readonly complete: readonly (readonly [first: number, last: number])[];
  /** Its last printed page, where a source says so. */
  readonly ends: number | null;
}

/** The last printed page of a volume, where a source says so. Beyond it no case can begin. */
export interface VolumeEnd {
  readonly reporter: string;
  readonly volume: string;
  readonly lastPage: number;
  readonly source: string;
}
