/** The case that stands at a cited place: what of a citation was compared with it, and what was not. */
import { describe, expect, test } from 'vitest';
import { caseRecord } from '../../support/cases';
import { verifyCase } from '../../support/verify-cases';

const main = caseRecord({
  caseName: 'Reed v. Town of Gilbert',
  court: 'scotus',
  dateFiled: '2015',
  places: [{ volume: '576', reporter: 'U.S.', page: '155' }],
});
const parallel = {
  ...main,
  id: 'test:parallel',
  places: [{ volume: '135', reporter: 'S. Ct.', page: '2218' }],
};
const text = 'Reed v. Town of Gilbert, 576 U.S. 155, 135 S. Ct. 2218 (2015)';

describe('a decision of which the record has each reporter by itself', () => {
  test('agrees with both', async () => {
    const { verdict, evidence } = await verifyCase(text, [main, parallel]);
    expect(verdict.outcome).toBe('verified');
    expect(evidence?.comparisons).toContainEqual({
      attribute: 'parallelCitation',
      cited: '135 S. Ct. 2218',
      found: '135 S. Ct. 2218',
      match: true,
    });
  });

  test.each([
    [{ caseName: 'Reed v. Town of Vale' }],
    [{ dateFiled: '2014' }],
    [{ court: 'ariz', courtName: 'Arizona Supreme Court' }],
  ])('differs from another that stands at the parallel place: %o', async (other) => {
    const { verdict } = await verifyCase(text, [main, { ...parallel, ...other }]);
    expect(verdict.outcome).toBe('mismatch');
  });

  test('is told from another in plain words', async () => {
    const { verdict } = await verifyCase(text, [main, { ...parallel, caseName: 'Orrin v. Vale' }]);
    expect(verdict.message).toBe(
      'Reed v. Town of Gilbert stands here, but the parallel citation differs: your draft says 135 S. Ct. 2218, where the record has Orrin v. Vale.',
    );
  });

  test.each([
    ['2015-06-18', '2015-06-18', 'verified'],
    ['2015-06-18', '2015-01-12', 'mismatch'],
  ])('on %s and %s: %s', async (left, right, outcome) => {
    const held = [
      { ...main, dateFiled: left },
      { ...parallel, dateFiled: right },
    ];
    expect((await verifyCase(text, held)).verdict.outcome).toBe(outcome);
  });
});

test('a court that the record does not give is said not to be compared', async () => {
  const held = caseRecord({
    caseName: 'Orrin v. Vane',
    dateFiled: '2003-05-30',
    places: [
      { volume: '331', reporter: 'F.3d', page: '1251' },
      { volume: '2003', reporter: 'WL', page: '21250807' },
    ],
  });
  const messageOf = async (citation: string) => (await verifyCase(citation, [held])).verdict.message;
  expect(await messageOf('Orrin v. Vane, 331 F.3d 1251 (5th Cir. 2003)')).toContain(
    'Found: Orrin v. Vane, 331 F.3d 1251 (2003). Name, page and year agree. Not compared: the court (5th Cir.). Not checked:',
  );
  expect(await messageOf('Orrin v. Vane, 2003 WL 21250807 (2003)')).toMatch(
    /^Found: Orrin v\. Vane, 2003 WL 21250807 \(2003\)\. Name, page and year agree\. Not checked:/,
  );
});

test.each([
  [{ lastPage: '170', lastPageInferred: true }, '900', '(900, beyond 170, the last page known)'],
  [{ lastPage: '170', lastPageInferred: true }, '160', undefined],
  [{}, '900', '(900)'],
])('of a case with %o the pin cite %s is not compared: %s', async (last, pin, told) => {
  const places = [{ volume: '576', reporter: 'U.S.', page: '155', ...last }];
  const { verdict } = await verifyCase(`Reed v. Town of Gilbert, 576 U.S. 155, ${pin} (2015)`, [
    { ...main, places },
  ]);
  expect(verdict.outcome).toBe('verified');
  expect(/Not compared: the pin cite (\(.*?\))\./.exec(verdict.message)?.[1]).toBe(told);
});

test.each([
  ['(plurality opinion)', 'whose opinion it is (plurality opinion)'],
  ['(per curiam)', 'whose opinion it is (per curiam)'],
  ['(Roberts, C.J.)', 'whose opinion it is (Roberts, C.J.)'],
  ['(en banc)', undefined],
  ['(emphasis added)', undefined],
  ['(Pell, J., dissenting)', undefined],
  ['(quoting Orrin v. Vale, 12 F.3d 1 (1993))', 'whether it quotes what it is said to'],
  ['(citing Orrin v. Vale, 12 F.3d 1 (1993))', 'whether it cites what it is said to'],
  ['(en banc) (quoting Orrin v. Vale, 12 F.3d 1 (1993))', 'whether it quotes what it is said to'],
  [", rev'd, 580 U.S. 1 (2017)", "its history (rev'd)"],
])('what %s says of a case is said not to be compared: %s', async (behind, told) => {
  const cited = `Reed v. Town of Gilbert, 576 U.S. 155 (2015)${behind.startsWith('(') ? ' ' : ''}${behind}`;
  const { verdict } = await verifyCase(cited, [main]);
  expect(verdict.outcome).toBe('verified');
  expect(/Not compared: (.*?)\. Not checked/.exec(verdict.message)?.[1]).toBe(told);
});
