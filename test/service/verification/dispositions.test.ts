/** Pages of orders and tables of decisions without opinion: the one case that a record holds there says nothing of the others. */
import { describe, expect, test } from 'vitest';
import { caseRecord } from '../../support/cases';
import { memoryLibrary } from '../../support/memory-library';
import { verifyCase } from '../../support/verify-cases';

const order = caseRecord({
  caseName: 'Brown v. Moore',
  court: 'scotus',
  dateFiled: '2002-10-07',
  places: [{ volume: '537', reporter: 'U.S.', page: '864' }],
  opinion: {
    text: 'BROWN v. MOORE. No. 01-10795. October 7, 2002. C. A. 11th Cir. Certiorari denied.',
    parts: [],
    complete: false,
  },
});
const words = 'The sellers of the barge gave no account of the goods that came ashore. '.repeat(40);
const opinion = { ...order, opinion: { text: words, parts: [], complete: true } };
const table = {
  ...order,
  places: [{ volume: '9', reporter: 'F.3d', page: '1554' }],
  dateFiled: '1993-10-29',
  court: 'ca9',
  opinion: {
    text: `9 F.3d 1554\n\nNOTICE: Dispositions are not precedential. ${words}`,
    parts: [],
    complete: false,
  },
};

describe('another name on a page', () => {
  test.each([
    ['Wexler v. Dunmore, 537 U.S. 864 (2002)', [order], 'not_covered'],
    ['Moore v. Wexler, 537 U.S. 864 (2002)', [order], 'not_covered'],
    ['Brown v. Moore, 537 U.S. 864 (2002)', [order], 'verified'],
    ['Brown v. Moore, 537 U.S. 864 (1999)', [order], 'mismatch'],
    ['Wexler v. Dunmore, 9 F.3d 1554 (9th Cir. 1993)', [table], 'not_covered'],
    ['Wexler v. Dunmore, 537 U.S. 864 (2002)', [opinion], 'wrong_case'],
    ['Wexler v. Dunmore, 537 U.S. 864 (2002) (mem.)', [opinion], 'not_covered'],
    ['Wexler v. Dunmore, 537 U.S. 864 (2002) (table)', [opinion], 'not_covered'],
    ['cert. denied sub nom. Wexler v. Dunmore, 537 U.S. 864 (2002)', [opinion], 'not_covered'],
    ['Wexler v. Dunmore, 537 U.S. 864 (2002) (per curiam)', [opinion], 'wrong_case'],
  ])('%s', async (text, held, outcome) => {
    expect((await verifyCase(text, held)).verdict.outcome).toBe(outcome);
  });

  test('is not accused where what stands there cannot be read just now', async () => {
    const library = {
      ...memoryLibrary({ cases: [opinion] }),
      readOpinion: () => Promise.reject(new Error('disk')),
    };
    const { verdict } = await verifyCase('Wexler v. Dunmore, 537 U.S. 864 (2002)', library);
    expect(verdict.status).toBe('warning');
  });
});

describe('history', () => {
  const full = 'Brown v. Moore, 537 U.S. 864 (2002)';

  test.each(['cert. denied, 537 U.S. 864 (2002)', 'rev’d on other grounds, 537 U.S. 864 (2002)'])(
    '%s: borrows no name',
    async (text) => {
      expect((await verifyCase(text, [opinion], [full])).verdict.outcome).toBe('unconfirmed');
    },
  );

  test.each(['537 U.S. 864 (2002)', 'See, e.g., 537 U.S. 864 (2002)', 'accord 537 U.S. 864'])(
    '%s: a place alone borrows that of its full citation',
    async (text) => {
      expect((await verifyCase(text, [opinion], [full])).verdict.outcome).toBe('verified');
    },
  );
});
