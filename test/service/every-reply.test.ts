/** Whatever is asked, and whatever library and links answer: no reply breaks the contract, or says what is reserved. */
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Item } from '../../src/contract/items';
import { VerifyReply } from '../../src/contract/reply';
import { outcomes } from '../../src/contract/results';
import type { Library, PlaceAnswer } from '../../src/service/library/library';
import type { VisitAnswer } from '../../src/service/visits/link-visitor';
import { verifyItems } from '../../src/service/verification/verify-items';
import * as cases from '../support/cases';
import { memoryLibrary } from '../support/memory-library';
import { type RunningService, runService } from '../support/running-service';

const whole = memoryLibrary({
  cases: [cases.brown, cases.mcTernan, cases.orchard, cases.tanner, cases.bretz],
});
const unavailable = (places: readonly unknown[]): Promise<PlaceAnswer[]> =>
  Promise.resolve(places.map(() => ({ kind: 'unavailable', source: 'the shelf' })));

/** Breaks where its port has no word for trouble. */
const broken: readonly Library[] = [
  { ...whole, readOpinion: () => Promise.reject(new Error('broken')) },
  { ...whole, findByName: () => Promise.reject(new Error('broken')) },
];

const libraries: readonly Library[] = [
  whole,
  { ...whole, lookUp: unavailable },
  { ...whole, readOpinion: () => Promise.resolve(null) },
  ...broken,
];

const visits: readonly VisitAnswer[] = [
  {
    kind: 'answered',
    status: 200,
    finalUrl: 'https://elsewhere.example/',
    saysNotFound: false,
    signIn: false,
  },
  { kind: 'answered', status: 200, finalUrl: 'https://court.example/a', saysNotFound: true, signIn: false },
  {
    kind: 'answered',
    status: 200,
    finalUrl: 'https://court.example/login',
    saysNotFound: false,
    signIn: true,
  },
  ...[204, 302, 401, 404, 410, 418, 429, 500].map((status): VisitAnswer => ({
    kind: 'answered',
    status,
    finalUrl: 'https://court.example/a',
    saysNotFound: false,
    signIn: false,
  })),
  { kind: 'noSuchHost' },
  { kind: 'unreachable', reason: 'tls' },
  { kind: 'refused', reason: 'privateAddress' },
];

let library = whole;
let visit: VisitAnswer = { kind: 'noSuchHost' };
let service: RunningService;
beforeAll(async () => {
  const visitor = { visit: () => Promise.resolve(visit) };
  service = await runService((items, signal) => verifyItems(items, { library, visitor }, signal));
  await service.office.setQuota('Firm', 1_000_000);
  await service.office.setRate('Firm', { perMinute: 1_000_000, burst: 100_000, atOnce: 64 });
});
afterAll(() => service.stop());

const text = fc.oneof(
  fc.constantFrom(
    'Brown v. Board of Education, 347 U.S. 483, 495 (1954)',
    'Brown v. Board of Education, 347 U.S. 483 (1955)',
    'Roe v. Wade, 347 U.S. 483 (1954)',
    'Brown, 347 U.S., at 495',
    'McTernan v. City of York, 564 F.3d 636, 651 (3d. Cir. 2009)',
    'Bretz v. Kelman, 773 F.2d 1026, 1027 n.1 (9th Cir. 1989) (en banc)',
    'Nobody v. Anyone, 2019 WL 2269962',
    '42 U.S.C. § 1983',
    'Fed. R. Civ. P. 999',
    '999 U.S.C. § 1',
    'U.S. Const. amend. XIV, § 1',
  ),
  fc.string({ unit: 'grapheme', minLength: 1, maxLength: 60 }).filter((value) => value.isWellFormed()),
  fc.string({
    unit: fc.constantFrom('347', ' U.S. ', ' v. ', '(', ')', '1954', ', ', 'Brown', ' at ', '"', '§', '—'),
    minLength: 1,
  }),
);

const batch = fc
  .array(
    fc.record({
      kind: fc.constantFrom(
        'case',
        'case',
        'case',
        'quote',
        'link',
        'statute',
        'rule',
        'regulation',
        'constitution',
        'secondary',
      ),
      text: text,
      parent: fc.nat(),
    }),
    { minLength: 1, maxLength: 6 },
  )
  .map((rows): Item[] => {
    const parents = rows.flatMap(({ kind }, index) => (kind === 'case' ? [String(index)] : []));
    return rows.map(({ kind, text: words, parent }, index): Item => {
      const id = String(index);
      const parentCaseId = parents[parent % Math.max(1, parents.length)];
      if (kind === 'quote' && parentCaseId !== undefined)
        return { id, type: 'quote', quoteText: words, parentCaseId };
      if (kind === 'link' || kind === 'quote') return { id, type: 'link', url: words };
      return { id, type: kind as 'case', rawText: words };
    });
  });

test('every reply is one of the contract', async () => {
  const seen = new Set<string>();
  await fc.assert(
    fc.asyncProperty(
      batch,
      fc.constantFrom(...libraries),
      fc.constantFrom(...visits),
      async (items, heldLibrary, answer) => {
        library = heldLibrary;
        visit = answer;
        const response = await service.post({ items });
        const body = (await response.json()) as unknown;
        expect([response.status, body]).toEqual([200, expect.anything()]);
        const reply = VerifyReply.parse(body);
        // Parsing drops what it does not know: nothing may be there to drop.
        expect(body).toEqual(reply);
        expect(keysIn(body).filter((key) => reserved.has(key))).toEqual([]);
        expect(reply.results.map(({ id, type }) => [id, type])).toEqual(
          items.map(({ id, type }) => [id, type]),
        );
        for (const { verdict } of reply.results) {
          expect(outcomes).toContain(verdict.outcome);
          seen.add(verdict.outcome);
        }
      },
    ),
    { numRuns: 150 },
  );
  expect([...seen].sort()).toEqual(
    expect.arrayContaining(['mismatch', 'not_covered', 'source_unavailable', 'verified']),
  );
});

const reserved = new Set([
  'passage',
  'location',
  'citationId',
  'position',
  'start',
  'end',
  'offset',
  'range',
]);

function keysIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => [key, ...keysIn(inner)]);
}
