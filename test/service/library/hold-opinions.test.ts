import { expect, test } from 'vitest';
import { indexedOpinion } from '../../../src/service/verification/indexed-opinion';
import { holdOpinions } from '../../../src/service/library/hold-opinions';
import { memoryLibrary } from '../../support/memory-library';

const opinions = ['one', 'two', 'three', 'four'].map((id) => ({
  id,
  caseName: id,
  otherNames: [],
  otherYears: [],
  documents: [],
  places: [{ volume: '1', reporter: 'Test', page: '1' }],
  opinion: { text: `[*1] Ten words ${id}`.padEnd(40), complete: true, parts: [] },
}));

function counting() {
  const reads: string[] = [];
  const library = memoryLibrary({ cases: opinions });
  const held = holdOpinions(
    {
      ...library,
      readOpinion(id) {
        reads.push(id);
        return library.readOpinion(id);
      },
    },
    100,
  );
  return { held, reads };
}

test('an opinion at hand is not read again, and is the very same', async () => {
  const { held, reads } = counting();
  const first = await held.readOpinion('one');
  expect(first?.text).toContain('one');
  expect(await held.readOpinion('one')).toBe(first);
  expect(reads).toEqual(['one']);
});

test('the one that was read longest ago makes room', async () => {
  const { held, reads } = counting();
  for (const id of ['one', 'two', 'one', 'three', 'one', 'two', 'nobody', 'nobody'])
    await held.readOpinion(id);
  expect(reads).toEqual(['one', 'two', 'three', 'two', 'nobody', 'nobody']);
});

test('what is read twice at once is held once, and no opinion beyond all room is held', async () => {
  const { held, reads } = counting();
  await Promise.all([held.readOpinion('one'), held.readOpinion('one')]);
  for (const id of ['two', 'one', 'two']) await held.readOpinion(id);
  expect(reads).toEqual(['one', 'one', 'two']);
  const narrow = holdOpinions(memoryLibrary({ cases: opinions }), 10);
  expect((await narrow.readOpinion('one'))?.text).toContain('one');
});

test('the index of an opinion is made once for each set of places', () => {
  const opinion = { text: '[*1] Words and words.', complete: true, parts: [] };
  const here = [{ volume: '1', reporter: 'Test', page: '1' }];
  const index = indexedOpinion(opinion, here);
  expect(indexedOpinion(opinion, [...here])).toBe(index);
  expect(indexedOpinion(opinion, [])).not.toBe(index);
  expect(indexedOpinion({ ...opinion }, [])).not.toBe(index);
});
