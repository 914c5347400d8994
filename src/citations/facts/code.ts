/** A body of law that is cited by section, page or number. */
export interface Code {
  /** Canonical: `U.S.C.`, `Fed. R. Civ. P.`, `Cal. Penal Code`. */
  readonly name: string;
  /** Other spellings; those that differ only by spaces, dots, apostrophes and capitals are not listed. */
  readonly spellings: readonly string[];
  readonly kind: 'statute' | 'regulation' | 'rule' | 'constitution' | 'secondary';
  readonly form: CodeForm;
  /** The postal code of a state, `us`, or empty where the name alone does not tell. */
  readonly jurisdiction: string;
}

/** `Wis. Stat. § 8`; `42 U.S.C. § 1983`, `5 Ill. Comp. Stat. 100/1`; `82 Stat. 6`; `Pub. L. No. 107-150`; `Stats. 2012, ch. 130`. */
export type CodeForm = 'section' | 'titleFirst' | 'volumePage' | 'number' | 'chapter';
