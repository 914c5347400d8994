/** The places of matching parentheses and brackets of one text: read only where they are asked for, and no farther than a limit. */
export class BalancedBrackets {
  readonly #text: string;
  /** A stretch where nothing closes: a text full of opening signs is not read again from each of them. */
  #from = 0;
  #to = 0;

  constructor(text: string) {
    this.#text = text;
  }

  /** The place of the sign that closes the one at `open`; -1 where it is not within `limit` characters. */
  closingOf(open: number, limit = 1500): number {
    const text = this.#text;
    const end = Math.min(text.length, open + limit + 1);
    if (open < this.#from || open >= this.#to) this.#from = this.#to = open;
    while (this.#to < end && !closes(text.charCodeAt(this.#to))) this.#to++;
    let depth = 1;
    for (let place = this.#to < end ? open + 1 : end; place < end; place++) {
      const code = text.charCodeAt(place);
      if (code === 40 || code === 91) depth++;
      // A pair of unlike signs is a slip; it still closes.
      else if (closes(code) && --depth === 0) return place;
    }
    return -1;
  }
}

function closes(code: number): boolean {
  return code === 41 || code === 93;
}
