/** The worked examples of `verdicts.md`, and a neighbour of each status that must not get it. */
import { describe, expect, test } from 'vitest';
import type { Item } from '../../../src/contract/items';
import { Result } from '../../../src/contract/results';
import type { CoverageRange } from '../../../src/service/library/coverage';
import type { LinkVisitor, VisitAnswer } from '../../../src/service/visits/link-visitor';
import type { Library } from '../../../src/service/library/library';
import { verifyItems } from '../../../src/service/verification/verify-items';
import * as cases from '../../support/cases';
import { memoryLibrary } from '../../support/memory-library';

const complete: CoverageRange = {
  reporter: 'Ex. Rep.',
  volume: '1',
  firstPage: 1,
  lastPage: 60,
  state: 'complete',
  matter: 'opinions',
  source: 'test',
  snapshot: '2026-01-01',
};
const library = memoryLibrary({
  cases: [
    cases.brown,
    cases.briggs,
    cases.mcTernan,
    cases.bretz,
    cases.green,
    cases.stenson,
    cases.amgen,
    cases.odonnell,
    cases.straker,
    cases.buschman,
    cases.orchard,
    cases.tanner,
  ],
  coverage: [complete],
  volumeEnds: [{ reporter: 'Ex. Rep.', volume: '1', lastPage: 60, source: 'test' }],
});

const visitor = (answer: VisitAnswer): LinkVisitor => ({ visit: () => Promise.resolve(answer) });
const nowhere = visitor({ kind: 'unreachable', reason: 'network' });

async function verify(
  items: readonly Item[],
  ports: { library?: Library; visitor?: LinkVisitor } = {},
): Promise<readonly Result[]> {
  const results = await verifyItems(
    items,
    { library, visitor: nowhere, ...ports },
    new AbortController().signal,
  );
  expect(results.map(({ id }) => id)).toEqual(items.map(({ id }) => id));
  // Parsing drops what the contract does not know: nothing may be there to drop.
  expect(results).toEqual(results.map((result) => Result.parse(result)));
  return results;
}

async function verdictOfCase(rawText: string, others: readonly string[] = []) {
  const items = [rawText, ...others].map((text, index): Item => ({
    id: String(index),
    type: 'case',
    rawText: text,
  }));
  const [result] = await verify(items);
  if (result?.type !== 'case') throw new Error('no case result');
  return result;
}

test.each([
  ['Orchard Supply v. Vane, 1 Ex. Rep. 10 (2001) (Holt, J., dissenting)', 'verified'],
  ['Orchard Supply v. Vane, 1 Ex. Rep. 10 (2001) (Hollt, J., dissenting)', 'verified'],
  ['Orchard Supply v. Vane, 1 Ex. Rep. 10 (2001) (Pell, J., dissenting)', 'mismatch'],
  ['Orchard Supply v. Vane, 1 Ex. Rep. 10 (2001) (dissenting opinion)', 'verified'],
  ['Orchard Supply v. Vane (2001) 1 Ex. Rep. 10 (dis. opn. of Holt, J.)', 'verified'],
  ['Orchard Supply v. Vane (2001) 1 Ex. Rep. 10 (dis. opn. of Pell, J.)', 'mismatch'],
  // Of these no text is held, or none that tells its parts apart: they prove nothing.
  ['Brown v. Board of Education, 347 U.S. 483 (1954) (Pell, J., dissenting)', 'verified'],
  ['Tanner v. Mill County, 1 Ex. Rep. 40 (2003) (Pell, J., dissenting)', 'verified'],
])('a judge who wrote no part of the complete text is told: %s: %s', async (rawText, outcome) => {
  const { verdict, evidence } = await verdictOfCase(rawText);
  expect(verdict.outcome).toBe(outcome);
  if (outcome === 'mismatch') {
    const written = /\(([^()]+)\)$/.exec(rawText)?.[1] ?? '';
    expect(verdict.message).toBe(
      `Orchard Supply v. Vane stands here, but the part of the opinion differs: your draft says ${written}; the record says no opinion of a judge so called.`,
    );
    expect(evidence?.comparisons.at(-1)).toMatchObject({ attribute: 'opinionPart', match: false });
  }
});

async function verdictOfQuote(quoteText: string, rawText: string, ports: { library?: Library } = {}) {
  const items: readonly Item[] = [
    { id: 'q', type: 'quote', quoteText, parentCaseId: 'c' },
    { id: 'c', type: 'case', rawText },
  ];
  const results = await verify(items, ports);
  const [result] = results;
  if (result?.type !== 'quote') throw new Error('no quote result');
  return result;
}

describe('a case', () => {
  test.each([
    ['Brown v. Board of Education, 347 U.S. 483 (1954)', 'verified', 'verified'],
    ['Brown v. Bd. of Educ., 347 U.S. 483, 495, 74 S. Ct. 686, 98 L. Ed. 873 (1954)', 'verified', 'verified'],
    ['Briggs v. Elliott, 347 U.S. 483 (1954)', 'verified', 'verified'],
    ['State v. Stenson, 132 Wn.2d 668, 940 P.2d 1239 (1997)', 'verified', 'verified'],
    ['McTernan v. City of York, 564 F.3d 636, 651 (3d. Cir. 2009)', 'verified', 'verified'],
    ['Amgen Inc. v. Smith, 357 F.3d 103 (D.C. Cir. 2004)', 'verified', 'verified'],
    ['United States v. Straker, 800 F.3d 570 (2015)', 'verified', 'verified'],
    ['Bretz v. Kelman, 773 F.2d 1026, 1027 n.1 (9th Cir. 1989) (en banc)', 'mismatch', 'warning'],
    ["O'Donnel v. Barry, 148 F.3d 1126, 1141 (D.C. Cir. 1998)", 'mismatch', 'warning'],
    ['McTernan v. City of York, 564 F.3d 636 (9th Cir. 2009)', 'mismatch', 'warning'],
    ['McTernan v. City of York, 564 F.3d 636, 951 (3d Cir. 2009)', 'mismatch', 'warning'],
    ['Brown v. Board of Education, 347 U.S. 483, 100 S. Ct. 1 (1954)', 'mismatch', 'warning'],
    ['Orchard Supply v. Vane, 1 Ex. Rep. 14 (2001)', 'mismatch', 'warning'],
    ['Hogan v. AT&T, Inc., 917 F. Supp. 1275, 1280 (S.D. Tex. 1994)', 'wrong_case', 'critical'],
    ['Wexler v. Dunmore, 347 U.S. 483 (1954)', 'wrong_case', 'critical'],
    ['Wexler v. Dunmore, 1 Ex. Rep. 44 (2003)', 'not_found', 'critical'],
    ['Wexler v. Dunmore, 1 Ex. Rep. 999 (2003)', 'not_found', 'critical'],
    ['Wexler v. Dunmore, 1204 F.2d 33 (9th Cir. 1990)', 'not_found', 'critical'],
    ['Wexler v. Dunmore, 410 U.S. 113 (1973)', 'not_covered', 'warning'],
    ['523 U.S. 1008 (1998)', 'not_covered', 'warning'],
    ['Michael B. v. Berryhill, 2019 WL 2269962 (C.D. Cal. May 28, 2019)', 'unconfirmed', 'warning'],
    ['347 U.S. 483 (1954)', 'unconfirmed', 'warning'],
    ['Michael B. v. Berryhill, No. 5:18-cv-00567 (C.D. Cal. May 28, 2019)', 'unconfirmed', 'warning'],
    ['Michael B. v. Berryhill, No. 5:18-cv-00567 (C.D. Cal. May 28, 2012)', 'not_covered', 'warning'],
    ['Smith v. Jones, No. 12-cv-345 (S.D.N.Y. Mar. 4, 2019)', 'not_covered', 'warning'],
    ['No. 12-cv-345 (S.D.N.Y. Mar. 4, 2019)', 'not_covered', 'warning'],
    ['cert. denied, 1 Ex. Rep. 44 (2003)', 'not_covered', 'warning'],
    ["aff'd mem., 1 Ex. Rep. 44 (2003)", 'not_covered', 'warning'],
    ['1 Ex. Rep. 44 (2003)', 'unconfirmed', 'warning'],
    ['1 Ex. Rep. 999 (2003)', 'not_found', 'critical'],
    ['cert. denied, 1204 F.2d 33 (9th Cir. 1990)', 'not_found', 'critical'],
    ['the brown board', 'unreadable', 'warning'],
  ])('%s: %s', async (rawText, outcome, status) => {
    const { verdict } = await verdictOfCase(rawText);
    expect(verdict).toMatchObject({ outcome, status });
  });

  test('that only a docket number names is not taken for the printed case that it quotes', async () => {
    const { verdict, citation } = await verdictOfCase(
      'Smith v. Jones, No. 12-cv-345 (S.D.N.Y. 2019) (quoting Brown v. Board of Education, 347 U.S. 483 (1954))',
    );
    expect(verdict.outcome).toBe('not_covered');
    expect(citation.normalized).toBeUndefined();
  });

  test('found by name alone says what was compared, and no more', async () => {
    const { verdict, evidence } = await verdictOfCase(
      'Michael B. v. Berryhill, No. 5:18-cv-00567 (C.D. Cal. 2019)',
    );
    expect(verdict.message).toBe(
      'A case with this name, court and year is on record; No. 5:18-cv-00567 itself could not be confirmed.',
    );
    expect(evidence?.comparisons.map(({ attribute }) => attribute)).toEqual([
      'caseName',
      'court',
      'year',
      'docketNumber',
    ]);
    const courtless = await verdictOfCase('Michael B. v. Berryhill, 2019 WL 2269962 (2019)');
    expect(courtless.verdict.message).toContain('this name and year');
  });

  test.each([
    [
      'McTernan v. City of York, 564 F.3d 636, 651 (3d Cir. 2009)',
      'Name, page, court and year agree. Note: the pin cite is within the case.',
    ],
    ['United States v. Straker, 800 F.3d 570 (2015)', 'Name, page and year agree. Note: court not given.'],
  ])('%s: verified, and never more than was compared', async (rawText, compared) => {
    const { verdict } = await verdictOfCase(rawText);
    expect(verdict.message).toContain(compared);
    expect(verdict.message).toMatch(/ Not checked: whether it supports your point or is still good law\.$/);
  });

  test('without a name is verified beside a full citation of the same case', async () => {
    const { verdict } = await verdictOfCase('347 U.S. 483, 495 (1954)', [
      'Brown v. Board of Education, 347 U.S. 483 (1954)',
    ]);
    expect(verdict.outcome).toBe('verified');
  });

  test('in short form is read from the pages that the case occupies', async () => {
    const { verdict, opinion } = await verdictOfCase('Brown, 347 U.S., at 495');
    expect(verdict.outcome).toBe('verified');
    expect(opinion?.caseName).toBe('Brown v. Board of Education');
  });

  test.each([
    ['Brown v. Board of Education, 347 U.S. at 495', 'verified'],
    ['Brown v. Board of Elections, 347 U.S. at 495', 'mismatch'],
    ['Wexler v. Dunmore, 347 U.S. at 495', 'wrong_case'],
  ])('in short form with both parties: %s', async (rawText, outcome) => {
    expect((await verdictOfCase(rawText)).verdict.outcome).toBe(outcome);
  });

  test.each(['Bolling, 347 U.S., at 499', 'Bolling, 347 U.S., at 496', 'Bolling, 347 U.S., at 483'])(
    'in short form is not doubted where another case may stand on the page: %s',
    async (rawText) => {
      const full = 'Brown v. Board of Education, 347 U.S. 483 (1954)';
      expect((await verdictOfCase(rawText, [full])).verdict.outcome).toBe('not_covered');
    },
  );

  test('in short form is the nearest before the page of those cited in full', async () => {
    const others = [
      'Orchard Supply v. Vane, 1 Ex. Rep. 14 (2001)',
      'Brown v. Board of Education, 347 U.S. 483 (1954)',
    ];
    const { opinion } = await verdictOfCase('347 U.S., at 490', others);
    expect(opinion?.caseName).toBe('Brown v. Board of Education');
  });

  test('in short form with another name is not verified', async () => {
    const { verdict } = await verdictOfCase('Wexler, 347 U.S., at 495');
    expect(verdict.status).not.toBe('verified');
  });

  test('carries its evidence when it differs, stands elsewhere, or is not there', async () => {
    for (const rawText of [
      'Bretz v. Kelman, 773 F.2d 1026 (9th Cir. 1989)',
      'Wexler v. Dunmore, 347 U.S. 483 (1954)',
      'Wexler v. Dunmore, 1 Ex. Rep. 44 (2003)',
      'Orchard Supply v. Vane, 1 Ex. Rep. 14 (2001)',
    ]) {
      const { evidence } = await verdictOfCase(rawText);
      expect(evidence?.comparisons.some(({ match }) => !match)).toBe(true);
    }
  });

  test('names the case at the cited place, in the reporter cited, for the author to see', async () => {
    const { candidates } = await verdictOfCase('Wexler v. Dunmore, 74 S. Ct. 686 (1954)');
    expect(candidates).toMatchObject([
      {
        caseName: 'Brown v. Board of Education',
        citation: '74 S. Ct. 686',
        reason: 'Stands at this place',
      },
    ]);
  });

  test('of parties, court and year alone is looked for by name, and never verified', async () => {
    const known = await verdictOfCase('Bretz v. Kelman (9th Cir. 1985)');
    expect(known.verdict).toMatchObject({ outcome: 'unconfirmed', status: 'warning' });
    expect(known.verdict.message).toContain('your draft gives no volume and page to confirm');
    const { verdict } = await verdictOfCase('Wexler v. Dunmore (9th Cir. 1985)');
    expect(verdict.outcome).toBe('not_covered');
  });

  test('says what stands where nothing begins', async () => {
    const { verdict } = await verdictOfCase('Wexler v. Dunmore, 1 Ex. Rep. 44 (2003)');
    expect(verdict.message).toContain('falls inside Tanner v. Mill County, 40–52');
  });

  test('is unchecked, not doubted, when the source does not answer', async () => {
    const silent: Library = {
      ...library,
      lookUp: (places) => Promise.resolve(places.map(() => ({ kind: 'unavailable', source: 'test' }))),
    };
    const [result] = await verify(
      [{ id: '1', type: 'case', rawText: 'Brown v. Board of Education, 347 U.S. 483 (1954)' }],
      { library: silent },
    );
    expect(result?.verdict).toMatchObject({ outcome: 'source_unavailable', status: 'warning' });
  });

  test('is unchecked, not doubted, when the library fails at any step', async () => {
    const fail = () => Promise.reject(new Error('disk'));
    const items: Item[] = [
      { id: 'c', type: 'case', rawText: 'Orchard Supply v. Vane, 1 Ex. Rep. 10 (2001)' },
      { id: 'q', type: 'quote', quoteText: 'No such words were ever written here', parentCaseId: 'c' },
      { id: 'w', type: 'case', rawText: 'Wexler v. Dunmore, 347 U.S. 483 (1954)' },
    ];
    const outcomesWith = async (broken: Partial<Library>) =>
      (await verify(items, { library: { ...library, ...broken } })).map(({ verdict }) => verdict.outcome);
    const [outage, verified] = ['source_unavailable', 'verified'];
    expect(await outcomesWith({ lookUp: fail })).toEqual([outage, 'parent_unresolved', outage]);
    expect(await outcomesWith({ findNear: fail })).toEqual([verified, 'not_found', outage]);
    expect(await outcomesWith({ findByName: fail })).toEqual([verified, 'not_found', outage]);
    expect(await outcomesWith({ readOpinion: fail })).toEqual([verified, outage, 'wrong_case']);
  });

  test('is asked for once, together with all others', async () => {
    const trips = { lookUp: 0, findNear: 0 };
    const counting: Library = {
      ...library,
      lookUp(places) {
        trips.lookUp += 1;
        return library.lookUp(places);
      },
      findNear(around) {
        trips.findNear += 1;
        return library.findNear(around);
      },
    };
    await verify(
      Array.from({ length: 40 }, (_, index) => ({
        id: String(index),
        type: 'case',
        rawText: `Wexler v. Dunmore, ${index + 1} U.S. 9 (1954)`,
      })),
      { library: counting },
    );
    // And once more for all that are not found: what stands at places like their own.
    expect(trips).toEqual({ lookUp: 1, findNear: 1 });
  });
});

describe('what nobody waits for any more', () => {
  const citations = [
    'Brown v. Board of Education, 347 U.S. 483 (1954)',
    'Orchard Supply v. Vane, 1 Ex. Rep. 10 (2001)',
    'Tanner v. Mill County, 1 Ex. Rep. 40 (2003)',
    'State v. Buschman, 2 Ex. Rep. 4 (2003)',
  ];
  const inFull = citations.map((rawText, at): Item => ({ id: `c${at}`, type: 'case', rawText }));

  test.each<['readOpinion' | 'findByName', readonly Item[]]>([
    [
      'readOpinion',
      [
        ...inFull,
        ...inFull.map(({ id }, at): Item => ({
          id: `q${at}`,
          type: 'quote',
          quoteText: 'No such words were ever written here',
          parentCaseId: id,
        })),
      ],
    ],
    [
      'findByName',
      citations.map((_, at): Item => ({
        id: `w${at}`,
        type: 'case',
        rawText: `Wexler v. Dunmore, ${at + 1} U.S. 9 (1954)`,
      })),
    ],
  ])('ends between two pieces of work, as of %s', async (method, items) => {
    const left = new AbortController();
    let calls = 0;
    const leaving: Library = {
      ...library,
      [method](...args: never) {
        calls += 1;
        // As a message from another thread comes: in a task of its own.
        setImmediate(() => left.abort(new Error('left')));
        return (library[method] as (...given: never) => unknown)(...args);
      },
    };
    await expect(verifyItems(items, { library: leaving, visitor: nowhere }, left.signal)).rejects.toThrow(
      'left',
    );
    expect(calls).toBeGreaterThan(0);
    expect(calls).toBeLessThan(3);
  });
});

describe('a quotation', () => {
  const orchard = 'Orchard Supply v. Vane, 1 Ex. Rep. 10, 10 (2001)';
  test.each([
    ['The statute permits waiver only in writing.', orchard, 'verified', 'verified'],
    ['[P]laintiff must prove specific intent', orchard, 'verified', 'verified'],
    ['The statute permits waiver . . . .', orchard, 'marked_meaning', 'warning'],
    ['plaintiff must prove intent', `${orchard} (cleaned up)`, 'mismatch', 'critical'],
    ['A waiver that is in writing has no force', orchard, 'mismatch', 'critical'],
    ['The statute permits waiver, only in writing.', orchard, 'mismatch', 'warning'],
    ['The statute permits waiver, only in writing.', `${orchard} (cleaned up)`, 'mismatch', 'warning'],
    ['The statute permits Waiver only in writing.', orchard, 'mismatch', 'warning'],
    ['The statute permits Waiver only in writing.', `${orchard} (cleaned up)`, 'verified', 'verified'],
    ['The statute permits waiver.', orchard, 'marked_meaning', 'warning'],
    ['No oral promise changes that rule', orchard, 'elsewhere', 'warning'],
    [
      'I would let the jury hear the oral promise',
      'Orchard Supply v. Vane, 1 Ex. Rep. 10 (2001)',
      'elsewhere',
      'warning',
    ],
    [
      'I would let the jury hear the oral promise',
      'Orchard Supply v. Vane, 1 Ex. Rep. 10 (2001) (Holt, J., dissenting)',
      'verified',
      'verified',
    ],
    [
      'I would let the jury hear the oral promise',
      'Orchard Supply v. Vane, 1 Ex. Rep. 10 (2001) (Holt, J., concurring in part and dissenting in part)',
      'verified',
      'verified',
    ],
    [
      'I would let the jury hear the oral promise',
      'Orchard Supply v. Vane (2001) 1 Ex. Rep. 10 (dis. opn. of Holt, J.)',
      'verified',
      'verified',
    ],
    [
      'I would let the jury hear the oral promise',
      'Orchard Supply v. Vane (2001) 1 Ex. Rep. 10 (conc. & dis. opn. of Holt, J.)',
      'verified',
      'verified',
    ],
    [
      'I would let the jury hear the oral promise',
      'Orchard Supply v. Vane (2001) 1 Ex. Rep. 10 (conc. opn. of Holt, J.)',
      'elsewhere',
      'warning',
    ],
    [
      'I would let the jury hear the oral promise',
      'Orchard Supply v. Vane, 1 Ex. Rep. 10 (2001) (opinion of Holt, J.)',
      'verified',
      'verified',
    ],
    [
      'I would let the jury hear the oral promise',
      'Orchard Supply v. Vane, 1 Ex. Rep. 10 (2001) (Holt, J., concurring)',
      'elsewhere',
      'warning',
    ],
    [
      'I would let the jury hear the oral promise',
      'Orchard Supply v. Vane, 1 Ex. Rep. 10 (2001) (plurality opinion)',
      'elsewhere',
      'warning',
    ],
    [
      'A county that holds land for the public',
      'Orchard Supply v. Vane, 1 Ex. Rep. 10 (2001) (quoting Tanner v. Mill County, 1 Ex. Rep. 40 (2003))',
      'elsewhere',
      'warning',
    ],
    ['Nothing of the kind was ever written by this court in any case', orchard, 'not_found', 'critical'],
    ['[clearly erroneous]', orchard, 'unreadable', 'warning'],
    [
      'separate educational facilities are inherently unequal',
      'Brown v. Board of Education, 347 U.S. 483 (1954)',
      'text_unavailable',
      'warning',
    ],
    [
      'The statute permits waiver only in writing.',
      'Wexler v. Dunmore, 1 Ex. Rep. 44 (2003)',
      'parent_unresolved',
      'warning',
    ],
  ])('%s in %s: %s', async (quoteText, rawText, outcome, status) => {
    const { verdict, quote } = await verdictOfQuote(quoteText, rawText);
    expect(verdict).toMatchObject({ outcome, status });
    expect(quote.matched).toBe(['verified', 'marked_meaning', 'elsewhere'].includes(outcome));
  });

  test.each([
    ['Tanner v. Mill County, 1 Ex. Rep. 40 (2003)', [], [], false],
    ['Tanner v. Mill County, 1 Ex. Rep. 40 (2003) (Holt, J., dissenting)', [], [], true],
    ['Tanner v. Mill County, 1 Ex. Rep. 40 (2003)', [], ['Holt, J., dissenting.', 'I would not.'], false],
    ['Tanner v. Mill County, 1 Ex. Rep. 40 (2003)', ['Holt, J., dissenting.'], [], true],
  ])('says where nobody looked who speaks: %s, %j %j', async (rawText, before, behind, said) => {
    const text = [...before, cases.tanner.opinion?.text, ...behind].join('\n\n');
    const held = { ...cases.tanner, opinion: { text, complete: true, parts: [] } };
    const { verdict } = await verdictOfQuote('A county that holds land for the public', rawText, {
      library: memoryLibrary({ cases: [held], coverage: [complete] }),
    });
    expect(verdict.outcome).toBe('verified');
    expect(verdict.message.includes('a separate opinion speaks here was not looked at.')).toBe(said);
  });

  test.each([
    [
      '(Holt, J., dissenting)',
      'elsewhere',
      'These words stand at 40, before the dissent of Holt, J. begins. Please check whose they are.',
    ],
    ['(dis. opn. of Holt, J.)', 'elsewhere', 'at 40, before the dissent of Holt, J. begins.'],
    [
      '(Holt, J., concurring in part and dissenting in part)',
      'elsewhere',
      'before the dissent of Holt, J. begins.',
    ],
    // The writer of a dissent may be anybody, and the court's words are cited by those who joined it.
    ['(dissenting opinion)', 'verified', 'was not looked at'],
    ['(opinion of Holt, J.)', 'verified', 'was not looked at'],
    ['', 'verified', 'These words stand'],
  ])('of the court, cited as a dissent that begins far behind: %s: %s', async (named, outcome, message) => {
    const own = `I would shut the gate. ${'It was never shut before, and it stood open for years. '.repeat(9)}`;
    const filler = 'The county never asked for another thing that year, and nobody offered any. '.repeat(80);
    const text = [cases.tanner.opinion?.text, filler, 'Affirmed.', 'HOLT, J., dissenting.', own].join('\n\n');
    const held = { ...cases.tanner, opinion: { text, complete: true, parts: [] } };
    const ports = { library: memoryLibrary({ cases: [held], coverage: [complete] }) };
    const full = `Tanner v. Mill County, 1 Ex. Rep. 40 (2003) ${named}`.trim();
    const { verdict } = await verdictOfQuote('A county that holds land for the public', full, ports);
    expect(verdict.outcome).toBe(outcome);
    expect(verdict.message).toContain(message);
  });

  test('that stands in a dissent alone, as the headings of a text in one piece say, is told', async () => {
    const words = 'Nobody asked whether the cattle had been fed that day.';
    const own = `I would shut the gate. ${words} ${'It was never shut before, and it stood open for years. '.repeat(4)}`;
    const text = [cases.tanner.opinion?.text.repeat(10), 'Affirmed.', 'HOLT, J., dissenting.', own].join(
      '\n\n',
    );
    const held = { ...cases.tanner, opinion: { text, complete: true, parts: [] } };
    const ports = { library: memoryLibrary({ cases: [held], coverage: [complete] }) };
    const full = 'Tanner v. Mill County, 1 Ex. Rep. 40 (2003)';
    const told = await verdictOfQuote(words, full, ports);
    expect(told.verdict).toMatchObject({ outcome: 'elsewhere', status: 'warning' });
    expect(told.verdict.message).toBe(
      'These words stand only in the dissent of Holt, J. Please say so, or check the source.',
    );
    const cited = await verdictOfQuote(words, `${full} (Holt, J., dissenting)`, ports);
    expect(cited.verdict.outcome).toBe('verified');
  });

  test.each([
    ['Heron v. Ibis, 7 Far. Rep. 3 (1901)', 'Please look at its citation first.'],
    ['Heron v. Ibis, 44 F.3d 1201 (9th Cir. 1995)', 'The sources searched do not cover the case cited.'],
    ['Wexler v. Dunmore, 1 Ex. Rep. 44 (2003)', 'Please look at its citation first.'],
  ])('says why the source of a quotation is not settled: %s', async (rawText, why) => {
    const { verdict } = await verdictOfQuote('The statute permits waiver only in writing.', rawText);
    expect(verdict.outcome).toBe('parent_unresolved');
    expect(verdict.message).toBe(
      `The source of this quotation could not be settled, so its wording is unchecked. ${why}`,
    );
  });

  test.each([
    ['1 Ex. Rep. 10, 11, 500 P.2d 74', 'verified'],
    ['1 Ex. Rep. 10, 500 P.2d 74, 75', 'verified'],
    ['1 Ex. Rep. 10, 10, 500 P.2d 74', 'elsewhere'],
  ])('with a pin cite of its own series is looked for on its pages: %s', async (place, outcome) => {
    const { verdict } = await verdictOfQuote(
      'No oral promise changes that rule',
      `Orchard Supply v. Vane, ${place} (2001)`,
    );
    expect(verdict.outcome).toBe(outcome);
  });

  test.each([
    [
      'Nothing of the kind was ever written by this court',
      'Nothing close was found in the text held of Orchard Supply v. Vane, which may not be complete. Please check wording and source.',
      'nothing close',
    ],
    [
      'A waiver that is in writing has no force',
      'The text held of Orchard Supply v. Vane, which may not be complete, reads at 10 "A waiver that is not in writing has no"; your draft reads "A waiver that is in writing has no", without a mark.',
      'A waiver that is not in writing has no force, and plaintiff must prove specific intent.',
    ],
  ])(
    'is no accusation where not all words of the case are held, and tells what is: %s',
    async (quoteText, message, found) => {
      const partial = {
        ...cases.orchard,
        opinion: { text: cases.orchard.opinion?.text ?? '', parts: [], complete: false },
      };
      const [result] = await verify(
        [
          { id: 'q', type: 'quote', quoteText, parentCaseId: 'c' },
          { id: 'c', type: 'case', rawText: 'Orchard Supply v. Vane, 1 Ex. Rep. 10 (2001)' },
        ],
        { library: memoryLibrary({ cases: [partial], coverage: [complete] }) },
      );
      expect(result).toMatchObject({
        verdict: { outcome: 'text_unavailable', status: 'warning', message },
        quote: { matched: false },
        evidence: { comparisons: [{ attribute: 'quote', cited: quoteText, found, match: false }] },
      });
    },
  );

  describe('cited to a page', () => {
    const page = 'The seller may withdraw an offer at any time before the buyer accepts it in writing. ';
    const text = `[*10] ${page.repeat(3)} [*11] ${page.repeat(3)} [*12] ${page}`;
    const unheld = 'Nothing of the kind was ever written by this court';
    const ends = (what: string) =>
      `The text held of Orchard Supply v. Vane ends at 12; ${what} could not be looked at.`;
    const nothing = 'Nothing close was found in the text held of Orchard Supply v. Vane, which may not be';

    test.each([
      ['behind those that are held', '30', text, {}, ends('page 30')],
      ['behind them, of several', '30–31', text, {}, ends('pages 30–31')],
      ['that is held', '11', text, {}, nothing],
      ['that is held, beside one that is not', '11, 30', text, {}, nothing],
      // Its mark may be lost.
      ['just behind the last mark', '13', text, {}, nothing],
      ['behind more than a page without a mark', '30', text + page.repeat(4), {}, nothing],
      ['of a text without pages', '30', page.repeat(9), {}, nothing],
      ['behind the end of the case', '30', text, { lastPage: '14' }, nothing],
      [
        'behind an end of the case that is a guess',
        '30',
        text,
        { lastPage: '14', lastPageInferred: true },
        ends('page 30'),
      ],
    ] as const)('%s', async (_, pin, held, end, message) => {
      const partial = {
        ...cases.orchard,
        places: [{ volume: '1', reporter: 'Ex. Rep.', page: '10', ...end }],
        opinion: { text: held, parts: [], complete: false },
      };
      const [result] = await verify(
        [
          { id: 'q', type: 'quote', quoteText: unheld, parentCaseId: 'c' },
          { id: 'c', type: 'case', rawText: `Orchard Supply v. Vane, 1 Ex. Rep. 10, ${pin} (2001)` },
        ],
        { library: memoryLibrary({ cases: [partial] }) },
      );
      expect(result?.verdict).toMatchObject({ outcome: 'text_unavailable', status: 'warning' });
      expect(result?.verdict.message).toContain(message);
      expect(result?.evidence === undefined).toBe(message !== nothing);
    });

    test('that a complete text does not have', async () => {
      const whole = { ...cases.orchard, opinion: { text, parts: [], complete: true } };
      const [result] = await verify(
        [
          { id: 'q', type: 'quote', quoteText: unheld, parentCaseId: 'c' },
          { id: 'c', type: 'case', rawText: 'Orchard Supply v. Vane, 1 Ex. Rep. 10, 30 (2001)' },
        ],
        { library: memoryLibrary({ cases: [whole] }) },
      );
      expect(result?.verdict).toMatchObject({ outcome: 'not_found', status: 'critical' });
    });
  });

  test('is one where the page that is cited is held whole', async () => {
    const partial = {
      ...cases.orchard,
      opinion: { text: cases.orchard.opinion?.text ?? '', parts: [], complete: false },
    };
    const [result] = await verify(
      [
        {
          id: 'q',
          type: 'quote',
          quoteText: 'A waiver that is in writing has no force',
          parentCaseId: 'c',
        },
        { id: 'c', type: 'case', rawText: orchard },
      ],
      { library: memoryLibrary({ cases: [partial], coverage: [complete] }) },
    );
    expect(result?.verdict).toMatchObject({ outcome: 'mismatch', status: 'critical' });
  });

  test.each([
    ['in writing has no force', true, 'marked_meaning', 'warning'],
    ['in writing has no force', undefined, 'verified', 'verified'],
    ['waiver only in writing', true, 'verified', 'verified'],
  ] as const)(
    'begun behind "not" is asked about where the draft affirms it: “%s” (%j)',
    async (quoteText, affirmed, outcome, status) => {
      const [result] = await verify([
        { id: 'q', type: 'quote', quoteText, parentCaseId: 'c', ...(affirmed ? { affirmed } : {}) },
        { id: 'c', type: 'case', rawText: orchard },
      ]);
      expect(result?.verdict).toMatchObject({ outcome, status });
      if (outcome === 'marked_meaning')
        expect(result?.verdict.message).toContain('Your quotation begins after "not"');
    },
  );

  describe('beside a case whose text is not held', () => {
    const withBrown = `${orchard}; Brown v. Board of Education, 347 U.S. 483 (1954)`;

    test('is told of the words that differ, and of the text that is not held', async () => {
      const { verdict } = await verdictOfQuote('A waiver that is in writing has no force', withBrown);
      expect(verdict).toMatchObject({ outcome: 'mismatch', status: 'warning' });
      expect(verdict.message).toMatch(
        /^Orchard Supply v\. Vane at 10 reads ".+The sources searched do not have the complete text of Brown v\. Board of Education, so it could not/,
      );
    });

    test('names that case where nothing close was found', async () => {
      const { verdict } = await verdictOfQuote(
        'Nothing of the kind was ever written by this court in any case',
        withBrown,
      );
      expect(verdict.message).toBe(
        'Nothing close was found in Orchard Supply v. Vane. The sources searched do not have the complete text of Brown v. Board of Education, so it could not be looked for there.',
      );
    });

    test('is verified by the words of the first', async () => {
      const { verdict } = await verdictOfQuote('The statute permits waiver only in writing.', withBrown);
      expect(verdict.outcome).toBe('verified');
    });
  });

  test('shows the words of both sides when it differs', async () => {
    const { verdict } = await verdictOfQuote('A waiver that is in writing has no force', orchard);
    expect(verdict.message).toContain('that is not in writing');
    expect(verdict.message).toContain('that is in writing');
  });

  test('shows no passage where nothing close was found', async () => {
    const { evidence } = await verdictOfQuote(
      'No oral word of a farmer was ever written down in that county by the clerk of the court of this place',
      orchard,
    );
    expect(evidence?.comparisons).toMatchObject([{ attribute: 'quote', found: 'nothing close' }]);
  });

  test("bears its parent's citation, normalized where the parent resolved", async () => {
    expect((await verdictOfQuote('x y z', orchard)).citation.raw).toBe('1 Ex. Rep. 10');
    expect((await verdictOfQuote('x y z', 'Wexler v. Dunmore, 9 U.S. 9')).citation.raw).toBe(
      'Wexler v. Dunmore, 9 U.S. 9',
    );
  });
});

describe('a statute, regulation or rule', () => {
  test.each([
    ['statute', '42 U.S.C. § 1983', 'not_covered', 'warning'],
    ['statute', '99 U.S.C. § 1', 'not_found', 'critical'],
    ['regulation', '29 C.F.R. § 1604.11', 'not_covered', 'warning'],
    ['regulation', '77 C.F.R. § 1.1', 'not_found', 'critical'],
    ['rule', 'Fed. R. Civ. P. 56', 'not_covered', 'warning'],
    ['rule', 'Fed. R. Civ. P. 156', 'not_found', 'critical'],
    ['statute', 'the usual law', 'unreadable', 'warning'],
  ] as const)('%s %s: %s', async (type, rawText, outcome, status) => {
    const [result] = await verify([{ id: '1', type, rawText }]);
    expect(result?.verdict).toMatchObject({ outcome, status });
  });
});

describe('a link', () => {
  const answered = {
    kind: 'answered',
    status: 200,
    finalUrl: 'https://example.org/a',
    saysNotFound: false,
    signIn: false,
  } as const;
  test.each<[string, VisitAnswer, string, string]>([
    ['opens', answered, 'verified', 'verified'],
    ['moved to another site', { ...answered, finalUrl: 'https://example.com/a' }, 'mismatch', 'warning'],
    [
      "moved to the site's front page",
      { ...answered, finalUrl: 'https://example.org/' },
      'mismatch',
      'warning',
    ],
    [
      'serves a page that says that it was not found',
      { ...answered, saysNotFound: true },
      'mismatch',
      'warning',
    ],
    ['is gone', { ...answered, status: 404 }, 'not_found', 'critical'],
    ['was removed', { ...answered, status: 410 }, 'not_found', 'critical'],
    ['names no site', { kind: 'noSuchHost' }, 'not_found', 'critical'],
    ['fails on their side', { ...answered, status: 502 }, 'unreachable', 'warning'],
    ['takes too long', { kind: 'unreachable', reason: 'timeout' }, 'unreachable', 'warning'],
    ['is forbidden', { ...answered, status: 403 }, 'blocked', 'warning'],
    ['wants a sign-in', { ...answered, signIn: true }, 'blocked', 'warning'],
    ['may not be visited', { kind: 'refused', reason: 'privateAddress' }, 'blocked', 'warning'],
  ])('that %s: %s', async (_, answer, outcome, status) => {
    const [result] = await verify([{ id: 'l', type: 'link', url: 'https://example.org/a' }], {
      visitor: visitor(answer),
    });
    expect(result?.verdict).toMatchObject({ outcome, status });
  });
});
