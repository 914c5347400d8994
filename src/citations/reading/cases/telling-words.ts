/** A word that tells of parties: `v.`, `In re`, `Matter`. Where none stands before a core, no caption needs to be looked for. */
const tellingWord =
  /[vV](?:s|ersus)?(?![A-Za-z])|\b(?:[rR][eE]|[pP][aA][rR][tT][eE]|ex)\b|Matter|Estate|Guardia|Conserva|Marriage|Adoption|Int[e.]|Success|Petition|Applicat|Welfare/g;

/** Those of one text, which is read on from where it was read to: cores that are asked about in order read no word twice. */
export class TellingWords {
  readonly #text: string;
  /** The stretch that has been read. */
  #from = 0;
  #to = 0;
  /** Where the last word of the stretch begins. */
  #last = -1;

  constructor(text: string) {
    this.#text = text;
  }

  /** `from` and `to` are no places within a word. */
  stands(from: number, to: number): boolean {
    if (from < this.#from || from > this.#to || to < this.#to) {
      this.#from = this.#to = from;
      this.#last = -1;
    }
    const unread = this.#text.slice(this.#to, to);
    tellingWord.lastIndex = 0;
    for (let word = tellingWord.exec(unread); word; word = tellingWord.exec(unread))
      this.#last = this.#to + word.index;
    this.#to = to;
    return this.#last >= from;
  }
}
