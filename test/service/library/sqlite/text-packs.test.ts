import { statSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { openTextPackReader, openTextPackWriter } from '../../../../src/service/library/sqlite/text-packs';
import { temporaryFolder } from '../../../support/temporary-folder';

vi.mock('node:fs', async (importOriginal) => {
  const original = await importOriginal<typeof import('node:fs')>();
  return { ...original, writeSync: vi.fn(original.writeSync) };
});

const { writeSync: write } = await vi.importActual<typeof import('node:fs')>('node:fs');
const disk = vi.mocked<(file: number, body: Buffer, from: number) => number>(writeSync);
afterEach(() => void disk.mockImplementation((file, body, from) => write(file, body, from)));

test('a text that the disk takes in parts is whole, and so is what follows it', () => {
  const folder = temporaryFolder();
  const writer = openTextPackWriter(folder);
  disk.mockImplementation((file, body, from) => write(file, body, from, Math.min(5, body.length - from)));
  const places = ['The first opinion.', 'The second opinion.'].map((text) => writer.append(text));
  writer.close();
  const reader = openTextPackReader(folder);
  expect(places.map((place) => reader.read(place))).toEqual(['The first opinion.', 'The second opinion.']);
  reader.close();
});

test('of a text for which there is no room nothing stays, and what follows stands where its index says', () => {
  const folder = temporaryFolder();
  const writer = openTextPackWriter(folder);
  disk.mockImplementation((file, body, from) => {
    if (from > 0) throw new Error('no space left on device');
    return write(file, body, 0, 5);
  });
  expect(() => writer.append('An opinion that is too long.')).toThrow('no space left');
  expect(statSync(join(folder, 'texts-0001.pack')).size).toBe(0);
  disk.mockImplementation((file, body, from) => write(file, body, from));
  const place = writer.append('A later opinion.');
  writer.close();
  const reader = openTextPackReader(folder);
  expect(reader.read(place)).toBe('A later opinion.');
  reader.close();
});
