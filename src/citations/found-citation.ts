/** What `findCitations` returns. Every value but offsets is a string; offsets are UTF-16 code units, end excluded. */

interface Placed {
  /** The core: `347 U.S. 483`, `Id.`, `42 U.S.C. § 1983`. */
  readonly start: number;
  readonly end: number;
  /** With caption, signal, pin cite, parentheticals and history. Finds never overlap in `start`–`end`. */
  readonly fullStart: number;
  readonly fullEnd: number;
  /** The entry stands in a table of authorities. */
  readonly inTable?: boolean;
  /** Follows another citation in one sentence: a semicolon stands between them. */
  readonly inString?: boolean;
  /** Introduced by `citing` or `quoting` right behind the citation before it. */
  readonly citedByPrevious?: boolean;
  /** The note at a page's foot that holds it. */
  readonly pageNote?: NoteSpan;
}

export interface NoteSpan {
  readonly start: number;
  readonly end: number;
  /** Where the note is called in the body. */
  readonly anchor: number;
}

/** One place where an opinion is printed: `347 U.S. 483`. */
export interface ReporterCitation {
  readonly volume: string;
  /** Canonical: `F. Supp. 2d`. */
  readonly reporter: string;
  readonly page: string;
}

/** The volume of a parallel reporter, told with a page of its own. */
export type ParallelVolume = Pick<ReporterCitation, 'volume' | 'reporter'>;

export interface HistoryEvent {
  /** As written: `aff'd`, `cert. denied`, `rev'd on other grounds`. */
  readonly action: string;
  readonly start: number;
  readonly end: number;
}

export interface CaseFields {
  readonly plaintiff?: string;
  /** Absent for *In re* and *Ex parte* captions, whose whole name is `plaintiff`. */
  readonly defendant?: string;
  /** The debtor's or estate's case in which the parties stand: `In re Case` of `Bank v. Case (In re Case)`. */
  readonly matter?: string;
  readonly volume: string;
  readonly reporter: string;
  readonly reporterAsWritten: string;
  /** Absent for a slip citation: `— U.S. —`. */
  readonly page?: string;
  readonly pinCite?: string;
  /** The parallel reporter whose pages `pinCite` counts, where they are not those of `reporter`. */
  readonly pinCiteReporter?: string;
  /** The id of a court in `courts.ts`. */
  readonly court?: string;
  /** Absent where only the reporter implies the court. */
  readonly courtAsWritten?: string;
  readonly year?: string;
  /** As written: `Mar. 4, 2019`. */
  readonly date?: string;
  readonly docketNumber?: string;
  readonly parallel?: readonly ReporterCitation[];
  readonly signal?: string;
  /** The text of explanatory or quoting parentheticals, joined by `; `. */
  readonly parenthetical?: string;
  readonly history?: readonly HistoryEvent[];
  /** Weight and source parentheticals, as written: `en banc`, `dissenting`, `cleaned up`. */
  readonly weight?: readonly string[];
  /** The name that the text gives it for later: `Brown II` of `(“Brown II”)`. */
  readonly alias?: string;
}

export interface CaseCitation extends Placed, CaseFields {
  readonly kind: 'case';
}

/** `Brown, 347 U.S. at 495`. */
export interface ShortCitation extends Placed {
  readonly kind: 'short';
  readonly name?: string;
  readonly volume: string;
  readonly reporter: string;
  readonly reporterAsWritten: string;
  /** Where the whole number is repeated: `Brown, 2003 WL 21544488, at *12`. */
  readonly page?: string;
  readonly pinCite?: string;
  /** `326 S.E.2d at 703` behind it. */
  readonly parallel?: readonly ParallelVolume[];
  readonly signal?: string;
  readonly parenthetical?: string;
  readonly weight?: readonly string[];
}

/** `Id.`, `Ibid.` */
export interface IdCitation extends Placed {
  readonly kind: 'id';
  /** Where the quotation begins that ends right before it: what is cited within the quoted words is not what it means. */
  readonly quotationStart?: number;
  /** What cites but was not read between the find before and this one, which may mean it; the name of a case that is discussed there. */
  readonly unread?: {
    readonly start: number;
    readonly name?: string;
    readonly isSection?: true;
    readonly isFormer?: true;
  };
  /** The words before its comma, `Elm, id. at 5`: perhaps the name of a case. */
  readonly name?: string;
  /** Of what the sentence before it speaks, `Under Elm, that is so. Id. at 5`: perhaps the name of a case. */
  readonly spokenOf?: string;
  readonly pinCite?: string;
  /** `767 P. 2d, at 1046` behind `Id., at 1192`. */
  readonly parallel?: readonly ParallelVolume[];
  readonly signal?: string;
  readonly parenthetical?: string;
  readonly weight?: readonly string[];
}

/** `Brown, supra, at 495`, `supra note 5`. */
export interface SupraCitation extends Placed {
  readonly kind: 'supra';
  readonly name?: string;
  readonly note?: string;
  readonly pinCite?: string;
  readonly parallel?: readonly ParallelVolume[];
  readonly signal?: string;
  readonly parenthetical?: string;
  readonly weight?: readonly string[];
}

export interface CodeCitation extends Placed {
  readonly kind: 'statute' | 'regulation' | 'constitution' | 'rule' | 'secondary';
  readonly title?: string;
  /** Canonical: `U.S.C.`, `C.F.R.`, `Fed. R. Civ. P.`, `U.S. Const.`, `Harv. L. Rev.` */
  readonly code: string;
  readonly section?: string;
  readonly year?: string;
  /** Of an article, where a `supra` names its writer so: `Jaffe`. */
  readonly author?: string;
  readonly signal?: string;
  readonly parenthetical?: string;
}

/** A docket number standing alone, or the record: `Dkt. 12 at 3`, `Compl. ¶ 4`, `Ex. B`. */
export interface RecordCitation extends Placed {
  readonly kind: 'docket' | 'record';
  readonly docketNumber?: string;
  /** Of a decision that is cited by its docket number. */
  readonly plaintiff?: string;
  readonly defendant?: string;
  readonly court?: string;
  readonly courtAsWritten?: string;
  readonly year?: string;
  readonly signal?: string;
}

export type FoundCitation =
  CaseCitation | ShortCitation | IdCitation | SupraCitation | CodeCitation | RecordCitation;
