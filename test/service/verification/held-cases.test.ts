/** What was verified before is verified again only where the answer could be another. */
import { describe, expect, test } from 'vitest';
import type { Result } from '../../../src/contract/results';
import type { Library } from '../../../src/service/library/library';
import { verifyItems } from '../../../src/service/verification/verify-items';
import * as cases from '../../support/cases';
import { memoryLibrary } from '../../support/memory-library';

const brown = 'Brown v. Board of Education, 347 U.S. 483 (1954)';
const wrongYear = 'Brown v. Board of Education, 347 U.S. 483 (1964)';
const nameless = '347 U.S. 483 (1954)';
const short = 'Brown, 347 U.S. at 900';
const string = 'Brown v. Board of Education, 347 U.S. 483 (1954); Briggs v. Elliott, 342 U.S. 350 (1952)';

describe('a text that came before', () => {
  test.each([brown, wrongYear, 'Nobody v. Whoever, 999 U.S. 9 (1999)'])(
    'is answered the third time without the library, as the first time: %s',
    async (text) => {
      const { verify, asked } = verifier();
      const first = await verify([text]);
      expect(await verify([text])).toEqual(first);
      const before = asked();
      expect(before).toBeGreaterThan(0);
      expect(await verify([text])).toEqual(first);
      expect(asked()).toBe(before);
    },
  );

  test('bears the identifier of its item, whichever item had it before', async () => {
    const { verify } = verifier();
    for (let times = 0; times < 3; times += 1) await verify([brown, wrongYear]);
    const results = await verify([wrongYear, brown]);
    expect(results.map(({ id }) => id)).toEqual(['0', '1']);
    expect(results.map(({ verdict }) => verdict.outcome)).toEqual(['mismatch', 'verified']);
  });

  test('gives nobody else the answer for a text that differs in a letter', async () => {
    const { verify } = verifier();
    for (let times = 0; times < 3; times += 1) await verify([brown]);
    const [other] = await verify([brown.replace('483', '484')]);
    expect(other?.verdict.outcome).not.toBe('verified');
  });
});

describe('what depends on more than its text', () => {
  test.each([nameless, short])('is read in the company of its own request: %s', async (text) => {
    const { verify } = verifier();
    const alone = await verify([text]);
    const [, besideCase] = await verify([brown, text]);
    for (let times = 0; times < 3; times += 1) {
      expect((await verify([brown, text]))[1]).toEqual(besideCase);
      expect(await verify([text])).toEqual(alone);
    }
    expect(besideCase?.verdict).not.toEqual(alone[0]?.verdict);
  });

  test('is looked up each time where one text cites several cases', async () => {
    const { verify, asked } = verifier();
    for (let times = 0; times < 3; times += 1) await verify([string]);
    const before = asked();
    await verify([string]);
    expect(asked()).toBeGreaterThan(before);
  });

  test('is verified anew when the library holds something else', async () => {
    const { verify, replace } = verifier();
    for (let times = 0; times < 3; times += 1) await verify([brown]);
    replace();
    const [result] = await verify([brown]);
    expect(result?.verdict.outcome).toBe('not_covered');
  });

  test('is verified anew after an outage', async () => {
    const { verify, fail } = verifier();
    fail(true);
    for (let times = 0; times < 3; times += 1) {
      expect((await verify([brown]))[0]?.verdict.outcome).toBe('source_unavailable');
    }
    fail(false);
    expect((await verify([brown]))[0]?.verdict.outcome).toBe('verified');
  });

  test('is verified anew by a library that cannot tell whether it has changed', async () => {
    const { verify, asked } = verifier({ tellsEdition: false });
    for (let times = 0; times < 3; times += 1) await verify([brown]);
    const before = asked();
    await verify([brown]);
    expect(asked()).toBeGreaterThan(before);
  });
});

function verifier({ tellsEdition = true } = {}) {
  const full = memoryLibrary({ cases: [cases.brown, cases.briggs] });
  const empty = memoryLibrary({ cases: [] });
  let holding = full;
  let isAway = false;
  let places = 0;
  const library: Library = {
    ...full,
    lookUp(asked) {
      places += asked.length;
      return isAway ? Promise.reject(new Error('away')) : holding.lookUp(asked);
    },
    findNear: (around) => holding.findNear(around),
    findByName: (query, limit) => holding.findByName(query, limit),
    ...(tellsEdition ? { edition: () => holding } : {}),
  };
  const verify = (texts: readonly string[]): Promise<readonly Result[]> =>
    verifyItems(
      texts.map((rawText, at) => ({ id: String(at), type: 'case', rawText })),
      { library, visitor: { visit: () => Promise.resolve({ kind: 'unreachable', reason: 'network' }) } },
      new AbortController().signal,
    );
  return {
    verify,
    /** Places that were looked up. */
    asked: () => places,
    replace: () => void (holding = empty),
    fail: (away: boolean) => void (isAway = away),
  };
}
