/** The places of matching parentheses and brackets of one text: read only where they are asked for, and once. */
export class BalancedBrackets {
  readonly #text: string;
  readonly #closing = new Map<number, number>();
  /** The stretch that has been read. */
  #from = 0;
  #cursor = 0;
  /** Signs open at the cursor, the innermost last. */
  #open: number[] = [];

  constructor(text: string) {
    this.#text = text;
  }

  /** The place of the sign that closes the one at `open`; -1 where it is not within `limit` characters. */
  closingOf(open: number, limit = 1500): number {
    // What a sign is closed by depends on nothing before it, so the text between is passed over.
    if (open < this.#from || open >= this.#cursor) {
      this.#from = this.#cursor = open;
      this.#open = [];
    }
    const close =
      this.#closing.get(open) ?? this.#readTo(open, Math.min(this.#text.length, open + limit + 1));
    return close - open <= limit ? close : -1;
  }

  /** Reads on until the sign at `open` is closed; -1 where it is not before `end`. */
  #readTo(open: number, end: number): number {
    const text = this.#text;
    for (let place = this.#cursor; place < end; place++) {
      const code = text.charCodeAt(place);
      if (code === 40 || code === 91) {
        this.#open.push(place);
      } else if (code === 41 || code === 93) {
        // A pair of unlike signs is a slip; it still closes.
        const opening = this.#open.pop();
        if (opening === undefined) continue;
        this.#closing.set(opening, place);
        if (opening === open) {
          this.#cursor = place + 1;
          return place;
        }
      }
    }
    this.#cursor = Math.max(this.#cursor, end);
    return -1;
  }
}
