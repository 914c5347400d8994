/** The finder in a thread of its own: begun once, replaced when it dies, done without where there are no threads. */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { BriefText } from '../../src/document/brief-text';
import { briefOf } from '../support/memory-document';

interface Question {
  readonly id: number;
  readonly brief: BriefText;
}

/** Answers with no items, until it dies. */
class ScriptedWorker extends EventTarget {
  static readonly started: ScriptedWorker[] = [];
  isDead = false;
  constructor() {
    super();
    ScriptedWorker.started.push(this);
  }
  postMessage({ id }: Question): void {
    if (!this.isDead) this.dispatchEvent(new MessageEvent('message', { data: { id, items: [] } }));
  }
  terminate(): void {
    this.isDead = true;
  }
}

beforeEach(() => {
  vi.resetModules();
  ScriptedWorker.started.length = 0;
});
afterEach(() => vi.unstubAllGlobals());

async function load() {
  const { loadFinder } = await import('../../src/checking/load-finder');
  return loadFinder;
}

const brief = briefOf('See Doe v. Roe, 347 U.S. 483 (1954).');

describe('the finder', () => {
  test('is begun once for all briefs', async () => {
    vi.stubGlobal('Worker', ScriptedWorker);
    const loadFinder = await load();
    for (let times = 0; times < 3; times++) expect(await (await loadFinder())(brief)).toEqual([]);
    expect(ScriptedWorker.started).toHaveLength(1);
  });

  test('that dies under way says so, and the next brief has a new one', async () => {
    vi.stubGlobal('Worker', ScriptedWorker);
    const loadFinder = await load();
    const find = await loadFinder();
    const [first] = ScriptedWorker.started;
    vi.spyOn(ScriptedWorker.prototype, 'postMessage').mockImplementationOnce(() => undefined);
    const answer = find(brief);
    first?.dispatchEvent(new Event('error'));
    await expect(answer).rejects.toThrow('stopped');
    expect(await (await loadFinder())(brief)).toEqual([]);
    expect(ScriptedWorker.started).toHaveLength(2);
  });

  test('works here where there are no threads', async () => {
    vi.stubGlobal('Worker', undefined);
    const items = await (await (await load())())(brief);
    expect(items.map(({ item }) => item.text)).toEqual(['Doe v. Roe, 347 U.S. 483 (1954)']);
  });
});
