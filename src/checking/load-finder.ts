/**
 * What finds citations comes in a script of its own: with its tables of reporters, courts and domains it is as large as the
 * rest of the pane. It runs in a thread of its own where there is one: a long brief takes it most of a second.
 */
import type { BriefText } from '../document/brief-text';
import type { FoundItem } from './found-item';

export type FindItems = (brief: BriefText) => readonly FoundItem[] | Promise<readonly FoundItem[]>;

let finder: Promise<FindItems> | undefined;

/** Rejects where the script cannot be fetched; another call tries again. */
export function loadFinder(): Promise<FindItems> {
  if (finder !== undefined) return finder;
  const drop = (): void => {
    if (finder === loading) finder = undefined;
  };
  const loading = startWorker(drop).catch(loadHere);
  loading.catch(drop);
  finder = loading;
  return loading;
}

async function loadHere(): Promise<FindItems> {
  const { findAndForesee } = await import('./foresee');
  return findAndForesee;
}

interface Answer {
  readonly id: number;
  readonly items?: readonly FoundItem[];
  readonly mistake?: string;
}

interface Question {
  resolve(items: readonly FoundItem[]): void;
  reject(error: Error): void;
}

const startWithinMs = 10_000;

/** Rejects where there are no workers, as in Node, or the script does not start. `onDeath`: it fails once it runs, and answers no more. */
function startWorker(onDeath: () => void): Promise<FindItems> {
  return new Promise((resolve, reject) => {
    if (typeof Worker === 'undefined') {
      reject(new Error('There are no workers here.'));
      return;
    }
    // The name keeps its script in one piece (`webpack.config.js`).
    const worker = new Worker(new URL('./find-worker.ts', import.meta.url), { name: 'find-worker' });
    const questions = new Map<number, Question>();
    let asked = 0;
    const ask: FindItems = (brief) =>
      new Promise((found, failed) => {
        const id = (asked += 1);
        questions.set(id, { resolve: found, reject: failed });
        worker.postMessage({ id, brief });
      });
    worker.addEventListener('message', ({ data: { id, items, mistake } }: MessageEvent<Answer>) => {
      const question = questions.get(id);
      questions.delete(id);
      if (items) question?.resolve(items);
      else question?.reject(new Error(mistake ?? 'No items came.'));
    });
    const giveUp = (): void => {
      worker.terminate();
      const error = new Error('The finder has stopped.');
      for (const question of questions.values()) question.reject(error);
      questions.clear();
      reject(error);
    };
    worker.addEventListener('error', giveUp);
    // Some web views neither run it nor say so.
    const timer = setTimeout(giveUp, startWithinMs);
    // An empty brief tells that the script is there and runs.
    Promise.resolve(ask({ text: '', paragraphs: [], stories: [], hyperlinks: [], unread: [] })).then(() => {
      clearTimeout(timer);
      worker.addEventListener('error', onDeath);
      resolve(ask);
    }, reject);
  });
}
