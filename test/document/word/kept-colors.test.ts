/** What is kept of colours is bounded in number, size and age, and the oldest goes first. */
import { expect, test } from 'vitest';
import { KeptColors, type KeptParagraph } from '../../../src/document/word/kept-colors';
import { memoryStore, type MemoryStore } from '../../support/memory-store';

const day = 24 * 60 * 60 * 1000;

function paragraphOf(hash: string, length = 5): KeptParagraph {
  return {
    hash,
    removed: false,
    stretches: [{ start: 0, hash, color: '#00FF00', original: [[length, null]] }],
  };
}

function keptAt(store: MemoryStore, address: string, now = 0): KeptColors {
  return new KeptColors(
    store,
    () => address,
    () => now,
  );
}

async function hashesKept(store: MemoryStore, now = 0): Promise<readonly (readonly string[])[]> {
  const documents = await keptAt(store, '', now).documents();
  return documents.map(({ paragraphs }) =>
    paragraphs.map(({ hash, removed }) => (removed ? `-${hash}` : hash)),
  );
}

test('of a file, what is highlighted, and what was and may still be in the file', async () => {
  const store = memoryStore();
  const kept = keptAt(store, '/one.docx');
  expect(kept.isEmpty).toBe(true);
  await kept.keep([]);
  expect(kept.isEmpty).toBe(true);
  await kept.keep([paragraphOf('a'), paragraphOf('b')]);
  await kept.keep([paragraphOf('b')]);
  expect(await hashesKept(store)).toEqual([['-a', 'b']]);
  await kept.keep([]);
  expect(await hashesKept(store)).toEqual([['-a', '-b']]);
  await kept.keep([paragraphOf('a')]);
  expect(await hashesKept(store)).toEqual([['-b', 'a']]);
});

test('a file is known by its address, one without only in its own pane', async () => {
  const store = memoryStore();
  await keptAt(store, '/one.docx').keep([paragraphOf('a')]);
  const unsaved = keptAt(store, '');
  await unsaved.keep([paragraphOf('b')]);
  const isThisFile = async (kept: KeptColors) => (await kept.documents()).map((one) => one.isThisFile);
  expect(await isThisFile(keptAt(store, '/one.docx'))).toEqual([true, false]);
  expect(await isThisFile(unsaved)).toEqual([false, true]);
  expect(await isThisFile(keptAt(store, ''))).toEqual([false, false]);
});

test('not longer than half a year', async () => {
  const store = memoryStore();
  await keptAt(store, '/one.docx').keep([paragraphOf('a')]);
  await keptAt(store, '/two.docx', day).keep([paragraphOf('b')]);
  expect(await hashesKept(store, 180 * day)).toEqual([['b'], ['a']]);
  expect(await hashesKept(store, 180 * day + 1)).toEqual([['b']]);
  expect([...store.texts.keys()]).toHaveLength(2);
});

test('not more than twenty files', async () => {
  const store = memoryStore();
  for (let file = 0; file < 25; file++)
    expect(await keptAt(store, `/${file}.docx`, file).keep([paragraphOf(`${file}`)])).toBe(true);
  const kept = await hashesKept(store, 25);
  expect(kept.map(([hash]) => hash)).toEqual(Array.from({ length: 20 }, (_, index) => `${24 - index}`));
});

test('the oldest make room where the storage is full; what is too large for it is refused', async () => {
  const large = Array.from({ length: 100 }, (_, index) => paragraphOf(`paragraph ${index}`));
  const store = memoryStore({ holds: 40_000 });
  for (let file = 0; file < 6; file++)
    expect(await keptAt(store, `/${file}.docx`, file).keep(large)).toBe(true);
  const files = (await hashesKept(store, 6)).length;
  expect(files).toBeGreaterThan(1);
  expect(files).toBeLessThan(6);
  expect(await keptAt(store, '/6.docx', 6).keep(Array(10).fill(large).flat() as KeptParagraph[])).toBe(false);
});

const color = '#00FF00';
const original = [[5, null]];
const stretch = { start: 0, hash: 'a', color, original };

test.each<[string, unknown]>([
  ['no document', null],
  ['a document without paragraphs', { keptAt: 0 }],
  ['a document that was kept nobody knows when', { paragraphs: [] }],
  ['a paragraph that is none', { keptAt: 0, paragraphs: [null] }],
  ['a paragraph without words', { keptAt: 0, paragraphs: [{ removed: false, stretches: [] }] }],
  ['a paragraph that may or may not be there', { keptAt: 0, paragraphs: [{ hash: 'a', stretches: [] }] }],
  ...[
    null,
    { ...stretch, start: -1 },
    { ...stretch, start: 0.5 },
    { ...stretch, hash: 1 },
    { ...stretch, color: undefined },
    { ...stretch, original: [null] },
    { ...stretch, original: [[5]] },
    { ...stretch, original: [['5', null]] },
    { ...stretch, original: [[5, 1]] },
    { ...stretch, original: [[5, null, null]] },
  ].map((one): [string, unknown] => [
    JSON.stringify(one),
    { keptAt: 0, paragraphs: [{ hash: 'a', removed: false, stretches: [one] }] },
  ]),
])('what nobody can have kept gives no colours back: %s', async (_, entry) => {
  const store = memoryStore();
  await keptAt(store, '/one.docx').keep([paragraphOf('a')]);
  const [name = ''] = [...store.texts.keys()].filter((key) => store.texts.get(key)?.startsWith('{'));
  expect(JSON.parse(store.texts.get(name) ?? '')).toMatchObject({ paragraphs: [{ stretches: [stretch] }] });
  store.texts.set(name, JSON.stringify(entry));
  expect(await hashesKept(store)).toEqual([]);
  expect(store.texts.has(name)).toBe(false);
});

test('another computer has other hashes for the same words', async () => {
  const [one, other] = [keptAt(memoryStore(), ''), keptAt(memoryStore(), '')];
  const words = ['Doe v. Roe', 'Poe v. Moe', 'Doe v. Roe'];
  const hashes = await one.hashesOf(words);
  expect(hashes[0]).toMatch(/^[0-9a-f]{24}$/);
  expect(new Set(hashes).size).toBe(2);
  expect(await one.hashesOf(words)).toEqual(hashes);
  expect(await other.hashesOf(words)).not.toEqual(hashes);
});
