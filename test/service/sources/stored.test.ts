import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'libsql';
import { afterEach, describe, expect, test } from 'vitest';
import type { ReporterCitation } from '../../../src/citations/found-citation';
import { authorityOf } from '../../../src/service/library/case-record';
import type { PlaceAnswer } from '../../../src/service/library/library';
import type { SourceText } from '../../../src/service/sources/live-sources';
import type { Source } from '../../../src/service/sources/source';
import { stored } from '../../../src/service/sources/stored';
import { openStoredAnswers, type StoredAnswers } from '../../../src/service/sources/stored-answers';
import { brown, caseRecord } from '../../support/cases';
import { drivenClock } from '../../support/driven-clock';
import { temporaryFolder } from '../../support/temporary-folder';

const folder = temporaryFolder();
const opened: StoredAnswers[] = [];
afterEach(() => opened.splice(0).forEach((answers) => answers.close()));
let files = 0;

const held = authorityOf({ ...brown, id: 'courtlistener:1' });
const uncourted = authorityOf(caseRecord({ caseName: 'Harrow v. Quill', places: brown.places }));
const place: ReporterCitation = { volume: '347', reporter: 'U.S.', page: '483' };
const DAY = 24 * 60 * 60 * 1000;

function source(
  answer: PlaceAnswer,
  text: SourceText = { kind: 'none' },
): Source & { readonly asked: string[] } {
  const asked: string[] = [];
  return {
    name: 'courtlistener',
    asked,
    lookUp(places) {
      asked.push(...places.map(({ volume, page }) => `${volume}-${page}`));
      return Promise.resolve(places.map(() => answer));
    },
    findByName: () => [],
    readOpinion({ id }) {
      asked.push(id);
      return Promise.resolve(text);
    },
    close: () => Promise.resolve(),
  };
}

function setting(answer: PlaceAnswer, text?: SourceText) {
  const clock = drivenClock();
  const file = join(folder, `answers-${(files += 1)}.sqlite`);
  const open = (): StoredAnswers => {
    const answers = openStoredAnswers(file, { now: () => clock.now() });
    opened.push(answers);
    return answers;
  };
  const inner = source(answer, text);
  const until = { signal: new AbortController().signal, at: clock.now() + 1_000 };
  return { clock, open, file, inner, until };
}

describe('stored', () => {
  test('a find outlives the service, and is given up after two months', async () => {
    const { clock, open, inner, until } = setting({ kind: 'found', authorities: [held] });
    const first = await stored(inner, open()).lookUp([place], until);
    opened.splice(0).forEach((answers) => answers.close());
    clock.pass(59 * DAY);
    expect(await stored(inner, open()).lookUp([place], until)).toEqual(first);
    expect(inner.asked).toEqual(['347-483']);
    clock.pass(2 * DAY);
    await stored(inner, open()).lookUp([place], until);
    expect(inner.asked).toEqual(['347-483', '347-483']);
  });

  test.each<[string, string, PlaceAnswer, number]>([
    ['an absence', 'a day', { kind: 'notCovered' }, DAY],
    [
      'a case whose court could not be told',
      'ten minutes',
      { kind: 'found', authorities: [uncourted] },
      DAY / 144,
    ],
  ])('%s is believed for %s', async (_, __, answer, lasts) => {
    const { clock, open, inner, until } = setting(answer);
    const asking = stored(inner, open());
    await asking.lookUp([place], until);
    clock.pass(lasts - 1);
    expect(await asking.lookUp([place], until)).toEqual([answer]);
    expect(inner.asked).toHaveLength(1);
    clock.pass(2);
    await asking.lookUp([place], until);
    expect(inner.asked).toHaveLength(2);
  });

  test('what was found is found again by its parties, one letter wrong or not, while it is believed', async () => {
    const { clock, open, inner, until } = setting({ kind: 'found', authorities: [held] });
    const asking = stored(inner, open());
    const names = (plaintiff: string): readonly string[] =>
      asking.findByName({ plaintiff, defendant: 'Board of Education' }, 5).map(({ caseName }) => caseName);
    expect(names('Brown')).toEqual([]);
    await asking.lookUp([place, { ...place, volume: '348' }], until);
    expect(names('Brown')).toEqual([held.caseName]);
    expect(names('Browm')).toEqual([held.caseName]);
    expect(asking.findByName({ plaintiff: 'Walnut', defendant: 'Zelkova' }, 5)).toEqual([]);
    clock.pass(61 * DAY);
    expect(names('Brown')).toEqual([]);
  });

  test('an outage is never stored', async () => {
    const { open, inner, until } = setting({ kind: 'unavailable', source: 'courtlistener' });
    const asking = stored(inner, open());
    await asking.lookUp([place], until);
    await asking.lookUp([place], until);
    expect(inner.asked).toHaveLength(2);
  });

  test('asks only for what it does not hold, and answers in order', async () => {
    const { open, inner, until } = setting({ kind: 'notCovered' });
    const asking = stored(inner, open());
    await asking.lookUp([place], until);
    const others = [{ ...place, page: '1' }, place, { ...place, page: '2' }];
    expect(await asking.lookUp(others, until)).toHaveLength(3);
    expect(inner.asked).toEqual(['347-483', '347-1', '347-2']);
  });

  test('keeps the words of a case', async () => {
    const opinion = { text: 'A word. '.repeat(10_000), complete: false, parts: [] };
    const { open, file, inner, until } = setting({ kind: 'notCovered' }, { kind: 'text', opinion });
    const asking = stored(inner, open());
    await asking.readOpinion(held, until);
    expect(await asking.readOpinion(held, until)).toEqual({ kind: 'text', opinion });
    expect(inner.asked).toEqual(['courtlistener:1']);
    expect(existsSync(file)).toBe(true);
  });

  test.each<SourceText>([{ kind: 'none' }, { kind: 'unavailable', source: 'courtlistener' }])(
    'asks again for words that were %j',
    async (text) => {
      const { open, inner, until } = setting({ kind: 'notCovered' }, text);
      const asking = stored(inner, open());
      await asking.readOpinion(held, until);
      await asking.readOpinion(held, until);
      expect(inner.asked).toHaveLength(2);
    },
  );

  test('is no worse than nothing where the file cannot be read or written', async () => {
    const opinion = { text: 'A word.', complete: true, parts: [] };
    const { open, file, inner, until } = setting(
      { kind: 'found', authorities: [held] },
      { kind: 'text', opinion },
    );
    const asking = stored(inner, open());
    const other = new Database(file);
    other.exec('DROP TABLE answers');
    other.close();
    expect(await asking.lookUp([place], until)).toMatchObject([{ kind: 'found' }]);
    expect(await asking.readOpinion(held, until)).toEqual({ kind: 'text', opinion });
    expect(asking.findByName({ plaintiff: 'Brown', defendant: 'Board of Education' }, 5)).toEqual([]);
  });

  test('is shared by processes', async () => {
    const { open, inner, until } = setting({ kind: 'notCovered' });
    const [left, right] = [stored(inner, open()), stored(inner, open())];
    await left.lookUp([place], until);
    await right.lookUp([place], until);
    expect(inner.asked).toHaveLength(1);
  });
});

describe('openStoredAnswers', () => {
  test('stays within its size, giving up first what ends first', () => {
    const clock = drivenClock();
    const file = join(folder, 'bounded.sqlite');
    const maxBytes = 256 * 1024;
    const answers = openStoredAnswers(file, { now: () => clock.now(), maxBytes });
    opened.push(answers);
    for (let at = 0; at < 400; at += 1) {
      const noise = Array.from({ length: 300 }, (_, index) => Math.sin(at * 1_000 + index));
      answers.write('test', [{ key: String(at), body: noise, lastsMs: 1_000 + at }]);
    }
    const kept = [
      ...answers
        .read(
          'test',
          Array.from({ length: 400 }, (_, at) => String(at)),
        )
        .keys(),
    ].map(Number);
    expect(kept.length).toBeGreaterThan(20);
    expect(kept.length).toBeLessThan(400);
    expect(Math.min(...kept)).toBe(400 - kept.length);
    expect(statSync(file).size).toBeLessThan(2 * maxBytes);
  });

  test('holds nothing but public citations and what is printed there', () => {
    const here = join(folder);
    const written = readdirSync(here).map((name) => readFileSync(join(here, name)).toString('latin1'));
    expect(written.join('')).toContain('place 347 U.S. 483');
    expect(written.join('')).not.toMatch(/rawText|quoteText/);
  });
});
