/** The places of matching parentheses and brackets of one text: read once, as far as has been asked for. */
export class BalancedBrackets {
  readonly #text: string;
  readonly #closing = new Map<number, number>();
  /** Signs open at the cursor, the innermost last. */
  readonly #open: number[] = [];
  #cursor = 0;

  constructor(text: string) {
    this.#text = text;
  }

  /** The place of the sign that closes the one at `open`; -1 where it is not within `limit` characters. */
  closingOf(open: number, limit = 1500): number {
    this.#readTo(Math.min(this.#text.length, open + limit + 1));
    const close = this.#closing.get(open) ?? -1;
    return close - open <= limit ? close : -1;
  }

  #readTo(end: number): void {
    const text = this.#text;
    let place = this.#cursor;
    for (; place < end; place++) {
      const code = text.charCodeAt(place);
      if (code !== 40 && code !== 41 && code !== 91 && code !== 93) continue;
      if (code === 40 || code === 91) {
        this.#open.push(place);
      } else {
        // A pair of unlike signs is a slip; it still closes.
        const opening = this.#open.pop();
        if (opening !== undefined) this.#closing.set(opening, place);
      }
    }
    this.#cursor = place;
  }
}
