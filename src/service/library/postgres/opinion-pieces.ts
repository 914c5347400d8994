/** An opinion's text as the rows that hold it: compressed, in pieces that no server finds too large. */
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants } from 'node:zlib';

const compress = promisify(brotliCompress);
const decompress = promisify(brotliDecompress);

const MAX_PIECE_BYTES = 1_000_000;

export async function opinionPieces(text: string): Promise<readonly Buffer[]> {
  const body = Buffer.from(text, 'utf8');
  const compressed = await compress(body, {
    params: {
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      // An import compresses millions of opinions.
      [constants.BROTLI_PARAM_QUALITY]: 5,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    },
  });
  const pieces: Buffer[] = [];
  for (let at = 0; at < compressed.length; at += MAX_PIECE_BYTES) {
    pieces.push(compressed.subarray(at, at + MAX_PIECE_BYTES));
  }
  return pieces;
}

/** Rejects for pieces that are not whole. */
export async function opinionOf(pieces: readonly Buffer[]): Promise<string> {
  return (await decompress(Buffer.concat(pieces))).toString('utf8');
}
