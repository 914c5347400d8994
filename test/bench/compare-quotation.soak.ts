/**
 * Millions of made-up pairs of a quotation and an opinion of at most 2 KB: no exception, every span inside its text,
 * a stretch as it stands is verified, and one inner word dropped or added never passes. `SOAK_PAIRS=10000000 npm run soak -- compare-quotation` is the whole of it.
 */
import fc from 'fast-check';
import { indexOpinion } from '../../src/quotes/index-opinion';
import { opinionTexts } from '../support/opinion-text-arbitrary';
import { faultOfChange, faultOfSpan, faultOfStretch, strangers } from '../support/quotation-laws';

const pairs = Number(process.env.SOAK_PAIRS ?? '10000000');
const seed = Number(process.env.SOAK_SEED ?? String(Date.now() % 1_000_000));
const quotationsPerOpinion = 100;

const opinions = fc.sample(opinionTexts, { numRuns: 400, seed });
let state = seed;
let faults = 0;
const started = performance.now();
for (let pair = 0; pair < pairs && faults < 20;) {
  const text = wholeWords(mixed(opinions).slice(next(60), 2000));
  const opinion = indexOpinion(text);
  for (let turn = 0; turn < quotationsPerOpinion && pair < pairs; turn++, pair++) {
    const added = next(2) === 0 ? null : (strangers[next(strangers.length)] ?? null);
    const change = { from: next(opinion.tokens.count), length: 5 + next(36), at: next(40), added };
    const quotation = turn % 2 === 0 ? damaged(text) : mixed(opinions).slice(next(50), 50 + next(400));
    const fault =
      faultOfChange(opinion, change) ??
      faultOfSpan(quotation, opinion) ??
      faultOfStretch(opinion, change.from, change.length);
    if (fault === null) continue;
    faults++;
    console.log(
      `FAULT ${fault}\n  change ${JSON.stringify(change)}\n  opinion ${JSON.stringify(text)}\n  quotation ${JSON.stringify(quotation)}`,
    );
  }
}
const seconds = (performance.now() - started) / 1000;
console.log(`seed ${seed}: ${pairs} pairs, ${faults} faults, ${seconds.toFixed(0)} s`);
if (faults > 0) process.exitCode = 1;

/** Two opinions run into one another at random. */
function mixed(texts: readonly string[]): string {
  return (texts[next(texts.length)] ?? '') + (texts[next(texts.length)] ?? '');
}

/** Half a word at either end would make another one with a word beyond a page: "t [*12] an" reads "tan". */
function wholeWords(text: string): string {
  return text.slice(text.indexOf(' ') + 1, text.lastIndexOf(' '));
}

/** A piece of the text with marks and letters thrown in. */
function damaged(text: string): string {
  const pieces = [
    '[',
    ']',
    ' . . . ',
    '[t]',
    '[sic]',
    '“',
    '*12',
    '[]',
    '…',
    '-\n',
    '\u00ad',
    '1',
    'ﬁ',
    '(cleaned up)',
    '\ud800',
    '',
  ];
  const start = next(text.length);
  let piece = text.slice(start, start + next(300));
  for (let times = next(4); times > 0; times--) {
    const at = next(piece.length + 1);
    piece = piece.slice(0, at) + (pieces[next(pieces.length)] ?? '') + piece.slice(at + next(3));
  }
  return piece;
}

/** A small generator of random whole numbers below `limit` (Lehmer, 1949). */
function next(limit: number): number {
  state = (state * 48_271) % 2_147_483_647 || 1;
  return limit > 0 ? state % limit : 0;
}
