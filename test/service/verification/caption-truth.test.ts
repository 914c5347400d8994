/**
 * Captions as lawyers write them, and as they are invented: bare citations, written by hand, against the starter library.
 * `real-citations.txt` names cases of it rightly; in each line of `fabricated-citations.txt` a party, a court, a year or a place is wrong.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Result } from '../../../src/contract/results';
import type { Library } from '../../../src/service/library/library';
import { openStarterLibrary } from '../../../src/service/library/starter/starter-library';
import { verifyItems } from '../../../src/service/verification/verify-items';
import { temporaryFolder } from '../../support/temporary-folder';

const folder = temporaryFolder();
let library: Library;
beforeAll(async () => {
  library = await openStarterLibrary(join(folder, 'library'));
}, 60_000);
afterAll(() => library.close());

const linesOf = (file: string): readonly string[] =>
  readFileSync(`test/fixtures/verdicts/${file}`, 'utf8').trimEnd().split('\n');

/** One at a time: in one brief a citation may lend another its name. */
async function outcomesOf(
  texts: readonly string[],
): Promise<readonly [Result['verdict']['outcome'], string][]> {
  const visitor = { visit: () => Promise.reject(new Error('No link is visited here')) };
  const outcomes: [Result['verdict']['outcome'], string][] = [];
  for (const text of texts) {
    const items = [{ id: '1', type: 'case', rawText: text }] as const;
    const [result] = await verifyItems(items, { library, visitor }, new AbortController().signal);
    if (result) outcomes.push([result.verdict.outcome, text]);
  }
  return outcomes;
}

test('a real case, cited as lawyers do, is verified', async () => {
  const texts = linesOf('real-citations.txt');
  expect(texts.length).toBeGreaterThan(900);
  const outcomes = await outcomesOf(texts);
  expect(outcomes.filter(([outcome]) => outcome !== 'verified')).toEqual([]);
}, 120_000);

test('none that is nearly one is', async () => {
  const texts = linesOf('fabricated-citations.txt');
  expect(texts.length).toBeGreaterThan(500);
  const outcomes = await outcomesOf(texts);
  const isTold = ([outcome]: (typeof outcomes)[number]): boolean =>
    ['mismatch', 'wrong_case', 'unconfirmed'].includes(outcome);
  expect(outcomes.filter((one) => !isTold(one))).toEqual([]);
}, 120_000);
