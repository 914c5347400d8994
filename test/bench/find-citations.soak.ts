/**
 * Ten million random and mutated texts (`npm run soak -- find-citations`): pieces of citations put together, and, where `../shared`
 * is present, passages of real briefs. `SOAK_ROUNDS` runs fewer or more, `SOAK_SEED` others.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findCitations } from '../../src/citations/find-citations';
import { resolveCitations } from '../../src/citations/resolve-citations';
import { faultOf } from '../support/citations/finder-laws';
import { pieces } from '../support/citations/finder-pieces';

const rounds = Number(process.env['SOAK_ROUNDS'] ?? 10_000_000);
const real = realTexts();
let state = Number(process.env['SOAK_SEED'] ?? 20261120);
let characters = 0;
let finds = 0;
const start = performance.now();
for (let round = 0; round < rounds; round++) {
  const seed = state;
  const text = randomText();
  let fault: string | null;
  try {
    const found = findCitations(text);
    fault = faultOf(text, found);
    finds += found.length;
    if (round % 16 === 0 && resolveCitations(found).length !== found.length)
      fault = 'not one resolution for each find';
  } catch (error) {
    fault = String(error);
  }
  characters += text.length;
  if (fault !== null) {
    console.error(`round ${round}, SOAK_SEED=${seed}: ${fault}\n${JSON.stringify(text)}`);
    process.exit(1);
  }
}
const seconds = (performance.now() - start) / 1000;
console.log(`${rounds} texts, ${characters} characters, ${finds} finds in ${seconds.toFixed(0)} s: no fault`);

function randomText(): string {
  let text = '';
  const count = 1 + (random() % 9);
  for (let part = 0; part < count; part++)
    text += real.length > 0 && random() % 8 === 0 ? passage() : piece();
  // Every second text is mutated: a character taken out, doubled, or changed for any other.
  for (let mutation = random() % 6; mutation > 2 && text.length > 0; mutation--) {
    const place = random() % text.length;
    const kind = random() % 3;
    const middle =
      kind === 0 ? '' : kind === 1 ? text.charAt(place).repeat(2) : String.fromCharCode(random() % 0x2100);
    text = text.slice(0, place) + middle + text.slice(place + 1);
  }
  return text;
}

function piece(): string {
  return pieces[random() % pieces.length] ?? '';
}

function passage(): string {
  const text = real[random() % real.length] ?? '';
  const at = random() % text.length;
  return text.slice(at, at + (random() % 160));
}

function realTexts(): readonly string[] {
  const folder = new URL('../../../shared/data/briefs/', import.meta.url).pathname;
  if (!existsSync(folder)) return [];
  return ['wa-supreme-court-txt', 'law-firm-eos-appeal', 'fletcher-v-experian'].flatMap((place) =>
    readdirSync(join(folder, place))
      .filter((name) => name.endsWith('.txt'))
      .map((name) => readFileSync(join(folder, place, name), 'utf8')),
  );
}

/** A linear congruential generator: the same texts for the same seed. */
function random(): number {
  state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
  return state >>> 8;
}
