/** An archive as programs write it that leave room for more than 4 GiB: sizes and places stand in ZIP64 fields. */
export function asZip64(bytes: Uint8Array): Uint8Array {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const end = bytes.length - 22;
  const directory = view.getUint32(end + 16, true);
  const count = view.getUint16(end + 10, true);
  const entries: Uint8Array[] = [];
  for (let at = directory; at < end;) {
    const nameEnd = at + 46 + view.getUint16(at + 28, true);
    const sizes = [
      view.getUint32(at + 24, true),
      view.getUint32(at + 20, true),
      view.getUint32(at + 42, true),
    ];
    entries.push(withZip64Field(bytes.slice(at, nameEnd), sizes));
    at = nameEnd;
  }
  const size = entries.reduce((sum, entry) => sum + entry.length, 0);
  const end64 = directory + size;
  return joined([bytes.slice(0, directory), ...entries, ending(count, size, directory, end64)]);
}

/** A field of another kind stands before it, as the time of a file does. */
function withZip64Field(header: Uint8Array, sizes: readonly number[]): Uint8Array {
  const time = Uint8Array.of(0x55, 0x54, 5, 0, 1, 0, 0, 0, 0);
  const field = new DataView(new ArrayBuffer(4 + 8 * sizes.length));
  field.setUint16(0, 1, true);
  field.setUint16(2, 8 * sizes.length, true);
  sizes.forEach((value, index) => field.setBigUint64(4 + 8 * index, BigInt(value), true));
  const fixed = new DataView(header.buffer);
  for (const place of [20, 24, 42]) fixed.setUint32(place, 0xffffffff, true);
  fixed.setUint16(30, time.length + field.byteLength, true);
  return joined([header, time, new Uint8Array(field.buffer)]);
}

/** The ZIP64 record, the locator of it, and the record of old, which tells nothing. */
function ending(count: number, size: number, directory: number, end64: number): Uint8Array {
  const view = new DataView(new ArrayBuffer(56 + 20 + 22));
  view.setUint32(0, 0x06064b50, true);
  view.setBigUint64(4, 44n, true);
  [24, 32].forEach((place) => view.setBigUint64(place, BigInt(count), true));
  view.setBigUint64(40, BigInt(size), true);
  view.setBigUint64(48, BigInt(directory), true);
  view.setUint32(56, 0x07064b50, true);
  view.setBigUint64(56 + 8, BigInt(end64), true);
  view.setUint32(56 + 16, 1, true);
  view.setUint32(76, 0x06054b50, true);
  [8, 10].forEach((place) => view.setUint16(76 + place, 0xffff, true));
  [12, 16].forEach((place) => view.setUint32(76 + place, 0xffffffff, true));
  return new Uint8Array(view.buffer);
}

function joined(pieces: readonly Uint8Array[]): Uint8Array {
  const all = new Uint8Array(pieces.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const piece of pieces) {
    all.set(piece, at);
    at += piece.length;
  }
  return all;
}
