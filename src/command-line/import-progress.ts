/** How far an import is: a bar with the rest of the time in a terminal, a line at every tenth elsewhere. */
import type { ProgressStream } from './show-progress';

export interface ImportProgress {
  show(step: ProgressStep): void;
  /** Goes to the next line, for what is written after it. */
  end(): void;
}

/** How much of a stage is done: `done` of `total`, counted in `unit`. */
export interface ProgressStep {
  readonly stage: string;
  readonly done: number;
  readonly total: number;
  readonly unit: 'bytes' | 'cases' | 'volumes';
  /** Rows read so far, where the stage reads a table. */
  readonly rows?: number;
}

const EVERY_MS = 200;
const BAR = 24;

export function importProgress(stream: ProgressStream, now: () => number = Date.now): ImportProgress {
  let stage = '';
  let begun: Beginning = { at: 0, done: 0, rows: 0 };
  let shownAt = -EVERY_MS;
  let tenth = -1;

  return {
    show(step) {
      const at = now();
      const { done, rows = 0 } = step;
      if (step.stage !== stage) {
        if (stream.isTTY === true && stage !== '') stream.write('\n');
        stage = step.stage;
        begun = { at, done, rows };
        shownAt = -EVERY_MS;
        tenth = -1;
      }
      const share = shareOf(step);
      const isTurn =
        stream.isTTY === true ? share === 1 || at - shownAt >= EVERY_MS : Math.floor(share * 10) > tenth;
      if (!isTurn) return;
      shownAt = at;
      tenth = Math.floor(share * 10);
      const line = describe(step, begun, at);
      stream.write(stream.isTTY === true ? `\r${line}\u001b[K` : `${line}\n`);
    },
    end() {
      if (stream.isTTY === true && stage !== '') stream.write('\n');
      stage = '';
    },
  };
}

/** When the stage began, and what was done of it by then: an import may go on in the midst of one. */
interface Beginning {
  readonly at: number;
  readonly done: number;
  readonly rows: number;
}

function shareOf({ done, total }: ProgressStep): number {
  return total === 0 ? 1 : Math.min(1, done / total);
}

function describe(step: ProgressStep, begun: Beginning, at: number): string {
  const { stage, done, total, unit, rows = 0 } = step;
  const share = shareOf(step);
  const filled = Math.round(share * BAR);
  const seconds = (at - begun.at) / 1000;
  const parts = [
    `${stage.padEnd(16)} [${'#'.repeat(filled)}${'.'.repeat(BAR - filled)}] ${String(Math.floor(share * 100)).padStart(3)}%`,
    unit === 'bytes'
      ? `${megabytes(done)} of ${megabytes(total)} MB`
      : `${count(done)} of ${count(total)} ${unit}`,
  ];
  if (unit === 'bytes' && rows > 0) parts.push(`${count(rows)} rows`);
  if (seconds >= 1 && done > begun.done) {
    const rate =
      unit === 'bytes' && rows > begun.rows ? (rows - begun.rows) / seconds : (done - begun.done) / seconds;
    const of = unit === 'bytes' ? (rows > begun.rows ? 'rows' : 'bytes') : unit;
    parts.push(
      rate < 10 ? `${String(Number(rate.toPrecision(2)))} ${of}/s` : `${count(Math.round(rate))} ${of}/s`,
    );
    if (share < 1) parts.push(`${duration(((total - done) * seconds) / (done - begun.done))} left`);
  }
  return parts.join('  ');
}

function megabytes(bytes: number): string {
  return count(Math.ceil(bytes / 1e6));
}

function count(number: number): string {
  return number.toLocaleString('en-US');
}

function duration(seconds: number): string {
  if (seconds < 90) return `${Math.ceil(seconds)} s`;
  const minutes = Math.round(seconds / 60);
  return minutes < 90 ? `${minutes} min` : `${Math.floor(minutes / 60)} h ${minutes % 60} min`;
}
