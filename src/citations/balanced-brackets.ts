/** The places of matching parentheses and brackets, found once and remembered for one text. */
export class BalancedBrackets {
  readonly #text: string;
  readonly #closing = new Map<number, number>();

  constructor(text: string) {
    this.#text = text;
  }

  /** The place of the sign that closes the one at `open`; -1 where it is not within `limit` characters. */
  closingOf(open: number, limit = 1500): number {
    const known = this.#closing.get(open);
    if (known !== undefined) return known - open <= limit ? known : -1;
    const text = this.#text;
    const stack: number[] = [];
    const last = Math.min(text.length, open + limit + 1);
    for (let place = open; place < last; place++) {
      const code = text.charCodeAt(place);
      if (code === 40 || code === 91) {
        const inner = place === open ? undefined : this.#closing.get(place);
        if (inner !== undefined && inner < last) place = inner;
        else stack.push(place);
      } else if (code === 41 || code === 93) {
        const opening = stack.pop();
        if (opening === undefined) break;
        // A pair of unlike signs is a slip; it still closes.
        this.#closing.set(opening, place);
        if (opening === open) return place;
      }
    }
    return -1;
  }
}
