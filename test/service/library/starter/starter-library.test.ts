import { cpSync, mkdirSync, readdirSync, readFileSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { openStarterLibrary } from '../../../../src/service/library/starter/starter-library';
import { readStarterCases } from '../../../../src/service/library/starter/starter-cases';
import { verifyItems } from '../../../../src/service/verification/verify-items';
import { buildShelf } from '../../../support/build-shelf';
import { temporaryFolder } from '../../../support/temporary-folder';

const folder = temporaryFolder();
const inExampleReports = (page: string) => ({ volume: '1', reporter: 'Ex. Rep.', page });

describe('the starter library', () => {
  test('stands after the first start, and is found ready at the next', async () => {
    const data = join(folder, 'first');
    const library = await openStarterLibrary(data);
    const [answer] = await library.lookUp([inExampleReports('1')]);
    expect(answer).toMatchObject({
      kind: 'found',
      authorities: [{ id: 'example:9000001', court: 'example', text: 'complete', documents: [] }],
    });
    await library.close();

    const [shelf = ''] = readdirSync(data);
    const index = join(data, shelf, 'index.sqlite');
    const built = readFileSync(index);
    utimesSync(index, 1, 1);
    await (await openStarterLibrary(data)).close();
    expect(readdirSync(data)).toEqual([shelf]);
    expect(readFileSync(index).equals(built)).toBe(true);
  });

  test('is built anew when the assets have changed, and what was imported stays', async () => {
    const data = join(folder, 'changed');
    const assets = join(folder, 'assets');
    cpSync('assets/starter', assets, { recursive: true });
    buildShelf(join(data, 'imported'), {
      cases: readStarterCases(`${HEADER}\nAlder v. Birch\t7 Test 10\t\t1950\ttest`),
    });
    await (await openStarterLibrary(data, assets)).close();
    const before = readdirSync(data);

    writeFileSync(
      join(assets, 'cases.tsv'),
      `${HEADER}\nCedar v. Elm\t8 Test 20; 9 T.2d 4\tscotus\t1951-02-03\ttest\n`,
    );
    const library = await openStarterLibrary(data, assets);
    const answers = await library.lookUp([
      { volume: '7', reporter: 'Test', page: '10' },
      { volume: '9', reporter: 'T.2d', page: '4' },
      inExampleReports('27'),
      { volume: '8', reporter: 'Test', page: '21' },
    ]);
    expect(answers.map(({ kind }) => kind)).toEqual(['found', 'found', 'found', 'notCovered']);
    expect(answers[1]).toMatchObject({
      authorities: [{ caseName: 'Cedar v. Elm', court: 'scotus', dateFiled: '1951-02-03', text: 'none' }],
    });
    expect(readdirSync(data)).toHaveLength(2);
    expect(readdirSync(data)).not.toEqual(before);
    await library.close();
  });

  test('clears away what a killed start left, but not what another start is building', async () => {
    const data = join(folder, 'killed');
    for (const name of ['starter-0.1.part', 'starter-0.2.part'])
      mkdirSync(join(data, name), { recursive: true });
    utimesSync(join(data, 'starter-0.1.part'), 1, 1);
    const library = await openStarterLibrary(data);
    expect(readdirSync(data)).toEqual(['starter-0.2.part', expect.stringMatching(/^starter-[0-9a-f]{16}$/)]);
    await library.close();
  });

  test.each([
    ['Brown v. Board of Education of Topeka, 347 U.S. 483 (1954)', 'verified'],
    ['Briggs v. Elliott, 347 U.S. 483 (1954)', 'verified'],
    ['Brown v. Board of Education of Chicago, 347 U.S. 483 (1954)', 'mismatch'],
    ['Frothingham v. Mellon, 262 U.S. 447 (1923)', 'verified'],
    ['Massachusetts v. Mellon, 262 U.S. 447 (1923)', 'verified'],
    ['Frothingham v. Massachusetts, 262 U.S. 447 (1923)', 'mismatch'],
    ['Green v. County School Board of Henrico County, 391 U.S. 430 (1968)', 'mismatch'],
  ])('knows the captions of cases that have several: %s, %s', async (text, outcome) => {
    const library = await openStarterLibrary(join(folder, 'captions'));
    const [result] = await verifyItems(
      [{ id: '1', type: 'case', rawText: text }],
      { library, visitor: { visit: () => Promise.reject(new Error('No link is visited here')) } },
      new AbortController().signal,
    );
    expect(result?.verdict.outcome).toBe(outcome);
    const isOther = /Briggs|Frothingham v\. Mellon|Topeka/.test(text);
    expect(result?.verdict.message.includes('Note: the case is also known as')).toBe(isOther);
    await library.close();
  });

  test('refuses a table that it does not understand', () => {
    expect(() => readStarterCases('name,citations\nA v. B,1 U.S. 1')).toThrow('other columns');
    expect(() => readStarterCases(`${HEADER}\nA v. B\tnowhere\t\t\t`)).toThrow('no citation');
  });
});

const HEADER = 'name\tcitations\tcourt\tdate\tattested\talso';
