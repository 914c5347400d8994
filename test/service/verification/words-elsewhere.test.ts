/** Words that stand in another case of the same request than the one they are laid to. */
import { expect, test } from 'vitest';
import type { Item } from '../../../src/contract/items';
import type { CaseRecord } from '../../../src/service/library/case-record';
import { noSources } from '../../../src/service/sources/live-sources';
import { verifyItems } from '../../../src/service/verification/verify-items';
import { caseRecord } from '../../support/cases';
import { memoryLibrary } from '../../support/memory-library';

function record(caseName: string, page: string, text: string | null, complete = true): CaseRecord {
  return caseRecord({
    caseName,
    court: 'ca5',
    dateFiled: '1998',
    places: [{ volume: '151', reporter: 'F.3d', page }],
    ...(text === null ? {} : { opinion: { text, complete, parts: [] } }),
  });
}

const grain = 'The buyer who keeps wet grain until the harvest has accepted it.';
const seals = 'No deed is void for want of a seal, whatever the clerk may say of it.';
const alder = record('Alder v. Birch', '100', `[*100] A farmer sold grain. [*101] ${grain}`);
const cedar = record('Cedar v. Dogwood', '120', `A widow sold land. ${seals}`);
const namesake = record('Alder v. Birch', '140', `[*140] A farmer sued again. [*141] ${seals}`);
const partial = record('Elm v. Fir', '160', `[*160] ${seals} [*161] We affirm.`, false);
const unheld = record('Gum v. Hazel', '180', null);
const uncited = record('Ivy v. Juniper', '190', `[*190] It spoke. [*191] ${seals}`);

const cite = ({ caseName, places: [place] }: CaseRecord): string =>
  `${caseName}, 151 F.3d ${place?.page ?? ''} (5th Cir. 1998)`;

async function verdictOf(quoteText: string, laidTo: string, others: readonly string[]) {
  const read: string[] = [];
  const asked: string[] = [];
  const library = memoryLibrary({ cases: [alder, cedar, namesake, partial, unheld, uncited] });
  const items: readonly Item[] = [
    { id: 'q', type: 'quote', quoteText, parentCaseId: 'c' },
    { id: 'c', type: 'case', rawText: laidTo },
    ...others.map((rawText, at) => ({ id: String(at), type: 'case' as const, rawText })),
  ];
  const [result] = await verifyItems(
    items,
    {
      library: { ...library, readOpinion: (id) => (read.push(id), library.readOpinion(id)) },
      sources: {
        ...noSources,
        readOpinion: (one, signal) => (asked.push(one.id), noSources.readOpinion(one, signal)),
      },
      visitor: { visit: () => Promise.reject(new Error('No link is visited here')) },
    },
    new AbortController().signal,
  );
  if (result?.type !== 'quote') throw new Error('no quote result');
  return { ...result.verdict, evidence: result.evidence, read, asked };
}

const nothingClose = `The complete text of ${alder.caseName} was searched, and nothing close was found.`;
const alsoCites = (where: string) => `These words stand in ${where}, which your draft also cites.`;

test.each<[string, string, CaseRecord | string, readonly CaseRecord[], string, string | null]>([
  ['another case has them', seals, alder, [cedar], 'not_found', 'Cedar v. Dogwood, 151 F.3d 120'],
  [
    'one of the same name has them',
    seals,
    alder,
    [namesake],
    'not_found',
    'Alder v. Birch, 151 F.3d 140, at 141',
  ],
  [
    'one of which a part is held has them',
    seals,
    alder,
    [partial],
    'not_found',
    'Elm v. Fir, 151 F.3d 160, at 160',
  ],
  [
    'of two that have them the first',
    seals,
    alder,
    [namesake, cedar],
    'not_found',
    'Alder v. Birch, 151 F.3d 140, at 141',
  ],
  [
    'with marks',
    'No deed is void . . . , whatever the clerk may say of it.',
    alder,
    [cedar],
    'not_found',
    'Cedar v. Dogwood, 151 F.3d 120',
  ],
  [
    'the text of their own is not held',
    seals,
    unheld,
    [cedar],
    'text_unavailable',
    'Cedar v. Dogwood, 151 F.3d 120',
  ],
  [
    'their own is invented',
    seals,
    'Oak v. Pine, 151 F.3d 112 (5th Cir. 1998)',
    [cedar],
    'parent_unresolved',
    'Cedar v. Dogwood, 151 F.3d 120',
  ],
  [
    'nobody has them',
    'No seal is void for want of any deed in the county.',
    alder,
    [cedar],
    'not_found',
    null,
  ],
  ['another case has most of them', seals.replace('No deed', 'A deed'), alder, [cedar], 'not_found', null],
  ['a few of them stand everywhere', 'for want of a seal', alder, [cedar], 'not_found', null],
  ['a case has them that is not cited', seals, alder, [unheld], 'not_found', null],
  ['the other case is doubted itself', seals, alder, [record('Oak v. Pine', '120', null)], 'not_found', null],
  ['they stand in their own', grain, alder, [cedar], 'verified', null],
])('%s', async (_, quoteText, laidTo, others, outcome, where) => {
  const own = typeof laidTo === 'string' ? laidTo : cite(laidTo);
  const verdict = await verdictOf(quoteText, own, others.map(cite));
  const alone = await verdictOf(quoteText, own, []);
  expect(verdict.outcome).toBe(outcome);
  expect(verdict.message).toBe(where === null ? alone.message : `${alone.message} ${alsoCites(where)}`);
  expect({ ...verdict, message: '', read: [], asked: [] }).toEqual({
    ...alone,
    message: '',
    read: [],
    asked: [],
  });
  if (laidTo === alder && outcome === 'not_found') expect(verdict.message).toContain(nothingClose);
});

test('no opinion is read that the request does not cite, and no source is asked for one', async () => {
  const { read, asked, outcome } = await verdictOf(seals, cite(alder), [cite(unheld), cite(cedar)]);
  expect(outcome).toBe('not_found');
  expect(new Set(read)).toEqual(new Set([alder.id, cedar.id]));
  expect(asked).toEqual([]);
});

test('words that are found are looked for nowhere else', async () => {
  expect((await verdictOf(grain, cite(alder), [cite(cedar)])).read).toEqual([alder.id]);
});
