import { describe, expect, test } from 'vitest';
import { importProgress } from '../../src/command-line/import-progress';

function shown(
  isTTY: boolean,
  steps: (show: ReturnType<typeof importProgress>, at: (ms: number) => void) => void,
): string {
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
      progress.show('citations', 0, 400e6, 'bytes', 0);
      at(10_000);
      progress.show('citations', 100e6, 400e6, 'bytes', 1_000_000);
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
        progress.show('joining', done, 1000, 'cases', done);
      }
      progress.show('empty', 0, 0, 'bytes');
    }).split('\n');
    expect(lines).toHaveLength(13);
    expect(lines[5]).toContain('50%  500 of 1,000 cases  10 cases/s  50 s left');
    expect(lines[11]).toContain('empty');
  });

  test('says how slowly what is slow goes on', () => {
    const line = shown(true, (progress, at) => {
      progress.show('volumes', 0, 40, 'volumes');
      at(10_000);
      progress.show('volumes', 4, 40, 'volumes');
    });
    expect(line).toContain('4 of 40 volumes  0.4 volumes/s  2 min left');
  });

  test('in a terminal is not drawn at every row', () => {
    const text = shown(true, (progress) => {
      for (let done = 0; done < 1000; done += 1) progress.show('dockets', done, 10_000, 'bytes', done);
    });
    expect(text.split('\r')).toHaveLength(2);
  });
});
