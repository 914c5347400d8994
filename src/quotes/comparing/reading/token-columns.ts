/** The tokens of a text as they are read, a column for each of their facts; it grows with them and may be filled again. */

export interface FilledColumns {
  readonly count: number;
  readonly starts: Uint32Array;
  readonly ends: Uint32Array;
  /** Two hashes of the folded word, for `WordNumbers`; `indexOpinion` writes in their place what it makes of them. */
  readonly low: Int32Array;
  readonly high: Int32Array;
  readonly flags: Uint8Array;
}

export class TokenColumns {
  count = 0;
  starts: Uint32Array;
  ends: Uint32Array;
  low: Int32Array;
  high: Int32Array;
  flags: Uint8Array;

  constructor(room: number) {
    this.starts = new Uint32Array(room);
    this.ends = new Uint32Array(room);
    this.low = new Int32Array(room);
    this.high = new Int32Array(room);
    this.flags = new Uint8Array(room);
  }

  push(start: number, end: number, low: number, high: number, flags: number): void {
    const index = this.count++;
    this.starts[index] = start;
    this.ends[index] = end;
    this.low[index] = low;
    this.high[index] = high;
    this.flags[index] = flags;
    if (this.count === this.starts.length) this.grow();
  }

  grow(): void {
    const room = this.starts.length * 2;
    this.starts = enlarged(this.starts, new Uint32Array(room));
    this.ends = enlarged(this.ends, new Uint32Array(room));
    this.low = enlarged(this.low, new Int32Array(room));
    this.high = enlarged(this.high, new Int32Array(room));
    this.flags = enlarged(this.flags, new Uint8Array(room));
  }

  /** The tokens read so far, in the columns' own memory. */
  filled(): FilledColumns {
    const { count } = this;
    return {
      count,
      starts: this.starts.subarray(0, count),
      ends: this.ends.subarray(0, count),
      low: this.low.subarray(0, count),
      high: this.high.subarray(0, count),
      flags: this.flags.subarray(0, count),
    };
  }
}

function enlarged<A extends Uint32Array | Int32Array | Uint8Array>(from: A, to: A): A {
  to.set(from);
  return to;
}
