/** Reading bulk files; `two-archives.bz2` was made of `archiveText()` with Debian's bzip2, in two archives joined. */
import { mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { execFileSync, spawnSync } from 'node:child_process';
import { describe, expect, test } from 'vitest';
import { readBulkInput, type InputPlace } from '../../../../../src/service/library/import/bulk/bulk-input';
import { seededRandom } from '../../../../support/seeded-random';
import { temporaryFolder } from '../../../../support/temporary-folder';

const folder = temporaryFolder();
const ARCHIVE = 'test/fixtures/library/two-archives.bz2';
const archive = readFileSync(ARCHIVE);

function archiveText(): string {
  const lines = Array.from(
    { length: 6000 },
    (_, at) =>
      `${(at * at) % 9973} line ${at % 97} of the archive, ${'abcdefghij'.charAt(at % 10).repeat(at % 7)}\n`,
  );
  return lines.join('') + `${'z'.repeat(1000)}\n`.repeat(30);
}

function fileWith(name: string, bytes: Uint8Array): string {
  const path = join(folder, name);
  writeFileSync(path, bytes);
  return path;
}

function readAll(path: string, from?: InputPlace): string {
  return Buffer.concat([...readBulkInput(path, from)].map(({ bytes }) => bytes)).toString('latin1');
}

describe('a bzip2 archive', () => {
  test('of several blocks, and another joined to it, is read whole', () => {
    const pieces = [...readBulkInput(ARCHIVE)];
    expect(Buffer.concat(pieces.map(({ bytes }) => bytes)).toString('latin1')).toBe(archiveText());
    expect(pieces.length).toBeGreaterThan(2);
    expect(pieces.at(-1)?.readBytes).toBeLessThanOrEqual(archive.length);
  });

  test('is read on from any block', () => {
    for (const { place } of readBulkInput(ARCHIVE)) {
      expect(readAll(ARCHIVE, place)).toBe(archiveText().slice(place.offset));
    }
  });

  test('cut short anywhere is told as such, never taken for whole', () => {
    const random = seededRandom(7);
    for (let cut = 0; cut < 60; cut += 1) {
      const bytes = archive.subarray(0, random.below(archive.length));
      const path = fileWith('cut.bz2', bytes);
      const isWholeFirst = archive.indexOf('BZh9') === bytes.length;
      if (!isWholeFirst) expect(() => readAll(path)).toThrow(/no whole bzip2 archive/);
    }
  });

  test('with any byte changed is told as such, or reads the same', () => {
    const random = seededRandom(11);
    let told = 0;
    for (let trial = 0; trial < 120; trial += 1) {
      const bytes = Buffer.from(archive);
      const at = random.below(bytes.length);
      bytes[at] = (bytes[at] ?? 0) ^ (1 << random.below(8));
      const path = fileWith('spoilt.bz2', bytes);
      try {
        expect(readAll(path)).toBe(archiveText());
      } catch (error) {
        expect(String(error)).toMatch(/no whole bzip2 archive/);
        told += 1;
      }
    }
    expect(told).toBeGreaterThan(100);
  });

  test.each([
    ['no archive', Buffer.from('id,name\n')],
    ['an empty file', Buffer.alloc(0)],
    ['something else after its end', Buffer.concat([archive, Buffer.from('and more')])],
  ])('%s is refused', (_, bytes) => {
    expect(() => readAll(fileWith('other.bz2', bytes))).toThrow(/no whole bzip2 archive/);
  });

  const bzip2 = spawnSync('bzip2', ['--version'], { stdio: 'ignore' });
  describe.skipIf(bzip2.status !== 0)('made by bzip2 (skipped where that program is not installed)', () => {
    test('that unpacks to far more than a table can is given up in bounded memory', () => {
      const mebibyte = Buffer.alloc(1024 ** 2);
      const packed = execFileSync('bzip2', ['-9', '-c'], {
        input: Buffer.concat(Array<Buffer>(120).fill(mebibyte)),
      });
      const path = fileWith('bomb.bz2', packed);
      let bytes = 0;
      let largest = 0;
      expect(() => {
        for (const piece of readBulkInput(path)) {
          bytes += piece.bytes.length;
          largest = Math.max(largest, piece.bytes.length);
        }
      }).toThrow(/250 times its size/);
      expect(bytes).toBeLessThanOrEqual(64 * 1024 ** 2);
      expect(largest).toBeLessThan(48_000_000);
    }, 60_000);

    test('of noise, of runs and of nothing reads as it was', () => {
      const random = seededRandom(3);
      const noise = Buffer.from(Array.from({ length: 150_000 }, () => random.below(256)));
      const runs = Buffer.from(
        Array.from({ length: 400 }, () =>
          String.fromCharCode(97 + random.below(3)).repeat(random.below(600)),
        ).join(''),
      );
      for (const bytes of [noise, runs, Buffer.from('a'), Buffer.from('aaaa'), Buffer.from('aaaaa')]) {
        for (const level of ['-1', '-9']) {
          const path = fileWith('made.bz2', execFileSync('bzip2', [level, '-c'], { input: bytes }));
          expect(readAll(path)).toBe(bytes.toString('latin1'));
        }
      }
    });
  });
});

describe('a plain file', () => {
  test('is read as it is, and on from any place', () => {
    const path = fileWith('plain.csv', Buffer.alloc(2_500_000, 'abc'));
    expect(readAll(path)).toHaveLength(2_500_000);
    const [, second] = [...readBulkInput(path)];
    expect(readAll(path, second?.place)).toHaveLength(2_500_000 - (second?.place.offset ?? 0));
  });
});

describe('what is no plain file is refused at once', () => {
  test.each<[string, () => string]>([
    [
      'a link',
      () => {
        symlinkSync(join(process.cwd(), ARCHIVE), join(folder, 'link.bz2'));
        return join(folder, 'link.bz2');
      },
    ],
    [
      'a folder',
      () => {
        mkdirSync(join(folder, 'folder.csv'));
        return join(folder, 'folder.csv');
      },
    ],
    ['a device', () => '/dev/zero'],
    [
      'a pipe',
      () => {
        execFileSync('mkfifo', [join(folder, 'pipe.csv')]);
        return join(folder, 'pipe.csv');
      },
    ],
  ])('%s', (_, make) => {
    const path = make();
    expect(() => readAll(path)).toThrow(/not a plain file|ELOOP/);
  });
});
