import { describe, expect, test } from 'vitest';
import { type ImportProgress, importProgress } from '../../src/command-line/import-progress';

function shown(isTTY: boolean, steps: (progress: ImportProgress, at: (ms: number) => void) => void): string {
  let written = '';
  let now = 0;
  const progress = importProgress({ write: (text) => (written += text), isTTY }, () => now);
  steps(progress, (ms) => (now = ms));
  progress.end();
  return written;
}

describe('the progress of an import', () => {
  test('in a terminal is one line for a stage: share, bytes, rows, rate and the rest of the time', () => {
    const line = shown(true, (progress, at) => {
      progress.show({ stage: 'citations', done: 0, total: 400e6, unit: 'bytes', rows: 0 });
      at(10_000);
      progress.show({ stage: 'citations', done: 100e6, total: 400e6, unit: 'bytes', rows: 1_000_000 });
    })
      .split('\r')
      .at(-1);
    expect(line).toBe(
      'citations        [######..................]  25%  100 of 400 MB  1,000,000 rows  100,000 rows/s  30 s left\u001b[K\n',
    );
  });

  test('elsewhere is a line at every tenth', () => {
    const lines = shown(false, (progress, at) => {
      for (let done = 0; done <= 1000; done += 1) {
        at(done * 100);
        progress.show({ stage: 'joining', done, total: 1000, unit: 'cases', rows: done });
      }
      progress.show({ stage: 'empty', done: 0, total: 0, unit: 'bytes' });
    }).split('\n');
    expect(lines).toHaveLength(13);
    expect(lines[5]).toContain('50%  500 of 1,000 cases  10 cases/s  50 s left');
    expect(lines[11]).toContain('empty');
  });

  test('says how slowly what is slow goes on', () => {
    const line = shown(true, (progress, at) => {
      progress.show({ stage: 'volumes', done: 0, total: 40, unit: 'volumes' });
      at(10_000);
      progress.show({ stage: 'volumes', done: 4, total: 40, unit: 'volumes' });
    });
    expect(line).toContain('4 of 40 volumes  0.4 volumes/s  2 min left');
  });

  test('of bytes without rows is told in bytes', () => {
    const line = shown(false, (progress, at) => {
      progress.show({ stage: 'unpacking', done: 0, total: 40e6, unit: 'bytes' });
      at(2_000);
      progress.show({ stage: 'unpacking', done: 20e6, total: 40e6, unit: 'bytes' });
    });
    expect(line).toContain('20 of 40 MB  10,000,000 bytes/s  2 s left\n');
  });

  test('in a terminal is not drawn at every row', () => {
    const text = shown(true, (progress) => {
      for (let done = 0; done < 1000; done += 1)
        progress.show({ stage: 'dockets', done, total: 10_000, unit: 'bytes', rows: done });
    });
    expect(text.split('\r')).toHaveLength(2);
  });
});
