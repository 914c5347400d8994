/** Pin cites of which the record tells nothing: what begins between, where the text ends, which paragraphs it counts, and what is quoted from there. */
import { describe, expect, test } from 'vitest';
import type { Place } from '../../../src/citations/authority';
import type { Item } from '../../../src/contract/items';
import type { CaseRecord } from '../../../src/service/library/case-record';
import { verifyItems } from '../../../src/service/verification/verify-items';
import { caseRecord } from '../../support/cases';
import { memoryLibrary } from '../../support/memory-library';
import { verifyCase } from '../../support/verify-cases';

function record(caseName: string, page: string, more: Partial<Place> = {}): CaseRecord {
  return caseRecord({
    caseName,
    court: 'ca5',
    dateFiled: '1998',
    places: [{ volume: '151', reporter: 'F.3d', page, ...more }],
  });
}

const alder = record('Alder v. Birch', '100');
const cedar = record('Cedar v. Dogwood', '120');
const elm = record('Elm v. Fir', '140');
const partOf = (pin: string): string => `Alder v. Birch, 151 F.3d 100, ${pin} (5th Cir. 1998)`;

describe('a page behind the beginning of another case', () => {
  const told = (page: string, name: string): string =>
    `your draft says 150, behind page ${page}, where ${name} begins; in the record the case is at 100 and the pages after it.`;
  const open = (where: string): string => `Not compared: the pin cite (150${where})`;

  test.each<[string, readonly CaseRecord[], string, string]>([
    ['two cases begin between', [cedar, elm], 'mismatch', told('140', 'Elm v. Fir')],
    [
      'one does, and goes on there',
      [record('Cedar v. Dogwood', '120', { lastPage: '126', lastPageInferred: true })],
      'mismatch',
      told('120', 'Cedar v. Dogwood'),
    ],
    [
      'one does, as one record alone says',
      [cedar],
      'verified',
      open(', behind page 120, where Cedar v. Dogwood begins'),
    ],
    [
      'another begins on the very page',
      [record('Elm v. Fir', '150'), record('Gum v. Oak', '160')],
      'verified',
      open(''),
    ],
    ['none is held', [], 'verified', open('')],
    [
      'the same case is printed again',
      [record('Alder v. Birch', '120'), record('Alder v. Birch Co.', '140')],
      'verified',
      open(''),
    ],
    [
      'others stand before it',
      [record('Cedar v. Dogwood', '80'), record('Elm v. Fir', '90')],
      'verified',
      open(''),
    ],
  ])('%s', async (_, others, outcome, message) => {
    const { verdict, evidence } = await verifyCase(partOf('150'), [alder, ...others]);
    expect(verdict.outcome).toBe(outcome);
    expect(verdict.message).toContain(message);
    expect(evidence?.comparisons.filter(({ attribute }) => attribute === 'pinCite')).toEqual(
      outcome === 'mismatch'
        ? [{ attribute: 'pinCite', cited: '150', found: '100 and the pages after it', match: false }]
        : [],
    );
  });

  test('is one of the case where its record says so', async () => {
    const held = { ...alder, places: [{ ...alder.places[0], lastPage: '155' } as Place] };
    expect((await verifyCase(partOf('150'), [held, cedar, elm])).verdict.outcome).toBe('verified');
  });

  test.each([
    ['151 F.3d 100, 150 (1998)', 'unconfirmed'],
    ['Alder, 151 F.3d at 150', 'mismatch'],
    ['Alder, 151 F.3d at 110', 'verified'],
    [partOf('110, 150'), 'mismatch'],
    [partOf('138–42'), 'mismatch'],
    [partOf('110'), 'verified'],
    [partOf('*150'), 'verified'],
  ])('%s: %s', async (text, outcome) => {
    const full = 'Alder v. Birch, 151 F.3d 100 (5th Cir. 1998)';
    const others = text.startsWith('151') ? [] : [full];
    expect((await verifyCase(text, [alder, cedar, elm], others)).verdict.outcome).toBe(outcome);
  });

  test('an outage of the library leaves it not compared', async () => {
    const library = {
      ...memoryLibrary({ cases: [alder, cedar, elm] }),
      findBefore: () => Promise.reject(new Error('away')),
    };
    const { verdict } = await verifyCase(partOf('150'), library);
    expect(verdict.outcome).toBe('verified');
    expect(verdict.message).toContain(open(''));
  });
});

describe('a page behind the end of the text', () => {
  const words = 'The deed was never recorded, and nobody paid. '.repeat(4).trim();
  const whole = [100, 101, 102, 103].map((page) => `[*${page}] ${words}`).join(' ');
  const reads = async (pin: string, text: string, complete = true, full = true): Promise<string> => {
    const place = { volume: '151', reporter: 'F.3d', page: '100', lastPage: '103', lastPageInferred: true };
    const opinion = { text, complete, parts: [] };
    const cited = full ? partOf(pin) : `Alder, 151 F.3d at ${pin}`;
    const { verdict } = await verifyCase(
      cited,
      [{ ...alder, places: [place], opinion }],
      full ? [] : [partOf('100')],
    );
    return verdict.outcome;
  };

  test.each([
    ['105', whole, true, 'mismatch', 'where the words end'],
    ['104', whole, true, 'verified', 'the mark of the last page may be lost'],
    ['102', whole, true, 'verified', 'a page of it'],
    ['105', whole, false, 'verified', 'not all of it is held'],
    ['105', `${whole} ${words}`, true, 'verified', 'words behind the last mark, more than a page holds'],
    [
      '105',
      whole.replace('recorded', 'recorded[fn1]') + `\n\n[fn1] ${words}`,
      true,
      'mismatch',
      'a note behind it',
    ],
  ])('%s %#: %s', async (pin, text, complete, outcome) => {
    expect(await reads(pin, text, complete)).toBe(outcome);
  });

  test.each([
    ['102', whole, 'Note: the pin cite is within the case.'],
    ['102 n.3', whole, 'the page of the pin cite is within the case; the note was not looked for'],
    ['103', whole, 'Note: the pin cite is within the case.'],
    ['104', whole, 'Not compared: the pin cite (104)'],
    ['105', whole, 'Not compared: the pin cite (105, beyond 103, the last page marked in the text held)'],
    ['102, 105', whole, 'Not compared: the pin cite (102, 105, beyond 103, the last page'],
    ['105', words, 'Not compared: the pin cite (105)'],
    ['102', whole.replaceAll('*10', '*20'), 'Not compared: the pin cite (102)'],
  ])('%s of a text that is not held whole (%#)', async (pin, text, message) => {
    const { verdict } = await verifyCase(partOf(pin), [
      { ...alder, opinion: { text, complete: false, parts: [] } },
    ]);
    expect(verdict.outcome).toBe('verified');
    expect(verdict.message).toContain(message);
  });

  test('is told of a short form too', async () => {
    expect(await reads('105', whole, true, false)).toBe('mismatch');
    expect(await reads('102', whole, true, false)).toBe('verified');
  });
});

describe('a page from which the draft quotes', () => {
  const text = '[*100] A deed binds. [*101] No deed is void for want of a seal. [*103] Affirmed.';
  const held = { ...alder, opinion: { text, complete: false, parts: [] } };

  test.each([
    [
      '101',
      'No deed is void for want of a seal.',
      'verified',
      'Note: words that you quote stand on the page of the pin cite.',
    ],
    ['101', 'No deed is ever void for want of a seal.', 'verified', 'Note: the pin cite is within the case.'],
    ['100', 'No deed is void for want of a seal.', 'verified', 'Note: the pin cite is within the case.'],
    [
      '101, 190',
      'No deed is void for want of a seal.',
      'verified',
      'Not compared: the pin cite (101, 190, beyond 103, the last page',
    ],
  ])('%s %s', async (pin, quoteText, outcome, message) => {
    expect(await resultOf(pin, quoteText, [held])).toMatchObject({
      verdict: { outcome, message: expect.stringContaining(message) as string },
    });
  });

  test('is of the case, whatever records of others say', async () => {
    const result = await resultOf('103', 'Affirmed.', [
      held,
      record('Cedar v. Dogwood', '101'),
      record('Elm v. Fir', '102'),
    ]);
    expect(result).toMatchObject({ verdict: { outcome: 'verified' } });
  });

  async function resultOf(pin: string, quoteText: string, cases: readonly CaseRecord[]): Promise<unknown> {
    const items: readonly Item[] = [
      { id: 'c', type: 'case', rawText: partOf(pin) },
      { id: 'q', type: 'quote', quoteText, parentCaseId: 'c' },
    ];
    const visitor = { visit: () => Promise.reject(new Error('No link is visited here')) };
    const ports = { library: memoryLibrary({ cases }), visitor };
    const [result] = await verifyItems(items, ports, new AbortController().signal);
    return result;
  }
});

describe('a paragraph', () => {
  const sentences = [
    'The farmer sold his grain to the mill.',
    'The grain was wet when the carrier brought it.',
    'The mill refused to pay for what had spoiled, and kept the rest of it.',
    'A buyer who keeps wet grain has accepted it.',
    'The judgment is affirmed.',
  ];
  const text = sentences.map((sentence, at) => `¶ ${at + 1} ${sentence}`).join('\n\n');
  const oak = caseRecord({
    caseName: 'Oak v. Pine',
    court: 'wis',
    dateFiled: '2004',
    places: [{ volume: '2004', reporter: 'WI', page: '5' }],
  });
  const held = (words = text, complete = true): CaseRecord => ({
    ...oak,
    opinion: { text: words, complete, parts: [] },
  });
  const citing = (pin: string): string => `Oak v. Pine, 2004 WI 5, ${pin}`;
  const [, , third = ''] = sentences;
  const beyondText =
    'Not compared: the pin cite (¶ 9, beyond ¶ 5, the last paragraph marked in the text held).';

  test.each<[string, string, CaseRecord, string]>([
    ['¶ 3', 'verified', held(), 'Note: the pin cite is within the case.'],
    ['¶¶ 2–3, 5', 'verified', held(), 'Note: the pin cite is within the case.'],
    [
      '¶ 9',
      'mismatch',
      held(),
      'your draft says ¶ 9, after its text ends; in the record the case is at ¶¶ 1–5.',
    ],
    ['¶¶ 3, 9', 'mismatch', held(), 'your draft says ¶¶ 3, 9, after its text ends'],
    ['¶ 6', 'verified', held(), 'Not compared: the pin cite (¶ 6)'],
    ['¶ 9', 'verified', held(text, false), beyondText],
    ['¶ 3', 'verified', held(sentences.join('\n\n')), 'Not compared: the pin cite (¶ 3)'],
    ['¶ 9', 'verified', held(`${text}\n\n${text.replaceAll('¶ ', '')}`), beyondText],
    ['¶ 9', 'verified', held(`${text}\n\nPELL, J., dissenting:\n\n¶ 1 Not so.`), beyondText],
    ['¶ 9', 'verified', oak, 'Not compared: the pin cite (¶ 9)'],
    ['at 3', 'verified', held(), 'Not compared: the pin cite (3)'],
  ])('%s: %s (%#)', async (pin, outcome, record, message) => {
    const { verdict } = await verifyCase(citing(pin), [record]);
    expect(verdict).toMatchObject({ outcome, message: expect.stringContaining(message) as string });
  });

  test.each<[string, string, CaseRecord, string, string]>([
    ['¶ 3', third, held(), 'verified', 'These words stand in Oak v. Pine at ¶ 3, without unmarked changes.'],
    ['¶¶ 2–3', third, held(), 'verified', 'stand in Oak v. Pine at ¶ 3,'],
    ['¶ 4', third, held(), 'elsewhere', 'These words stand at ¶ 3, not ¶ 4.'],
    ['¶¶ 1, 4', third, held(), 'elsewhere', 'These words stand at ¶ 3, not ¶¶ 1, 4.'],
    ['¶ 1', sentences.slice(1, 3).join(' '), held(), 'elsewhere', 'These words stand at ¶¶ 2–3, not ¶ 1.'],
    ['¶ 4', third, held(sentences.join('\n\n')), 'verified', 'The pin cite (¶ 4) was not compared.'],
    ['¶ 4', third, held(`[*90] ${sentences.join(' ')}`), 'verified', 'The pin cite (¶ 4) was not compared.'],
    [
      '¶ 2',
      'The grain was dry when the carrier brought it.',
      held(text, false),
      'mismatch',
      'Oak v. Pine at ¶ 2 reads',
    ],
    [
      '¶ 9',
      'Wheels of brass were sold at the autumn fair.',
      held(text, false),
      'text_unavailable',
      'The text held of Oak v. Pine ends at ¶ 5; ¶ 9 could not be looked at.',
    ],
  ])('from which the draft quotes, %s: %s', async (pin, quoteText, record, outcome, message) => {
    const items: readonly Item[] = [
      { id: 'c', type: 'case', rawText: citing(pin) },
      { id: 'q', type: 'quote', quoteText, parentCaseId: 'c' },
    ];
    const visitor = { visit: () => Promise.reject(new Error('No link is visited here')) };
    const ports = { library: memoryLibrary({ cases: [record] }), visitor };
    const [, result] = await verifyItems(items, ports, new AbortController().signal);
    expect(result?.verdict).toMatchObject({ outcome, message: expect.stringContaining(message) as string });
  });
});
