/** What is known to fail in annotations, by its number in the tracker of office-js, and what is done about it. */
import { afterEach, describe, expect, test, vi } from 'vitest';
import { AnnotationsRefused, type Mark, type MarkTone } from '../../../src/document/brief-document';
import { openWordDocument } from '../../../src/document/word/open-word-document';
import { footnote, paragraph } from '../../support/docx/blocks';
import { writeDocx } from '../../support/docx/write-docx';
import { openInWord, type OpenedWord } from '../../support/opened-word';
import type { WordChoices } from '../../support/word/open-word';

const bytes = writeDocx({
  body: [
    paragraph('See Doe v. Roe, 1 Ex. 10.'),
    paragraph('But see Poe v. Moe', footnote(paragraph('See Hal v. Sal, 3 Ex. 30.')), ', 2 Ex. 20.'),
    paragraph('Id. at 12.'),
  ],
});

let word: OpenedWord | undefined;
afterEach(() => {
  word?.close();
  word = undefined;
});

async function open(choices: WordChoices = {}) {
  const opened = (word = openInWord(bytes, choices));
  const { text } = await opened.document.read();
  const mark = (words: string, tone: MarkTone = 'verified'): Mark => {
    const start = text.indexOf(words);
    return { itemId: words, start, end: start + words.length, tone, text: words };
  };
  const seen = (): readonly string[] =>
    opened.onlooker.annotations().map((each) => `${each.text} ${each.color}`);
  return { ...opened, text, mark, seen };
}

describe('annotations', () => {
  test('say by colour and by name what was found, with at most three ways out', async () => {
    const { document, mark, onlooker } = await open();
    const popUp = { finding: 'differs.year', suggestions: ['a', 'b', 'c', 'd'] } as const;
    await document.mark([
      { ...mark('Doe v. Roe', 'critical'), popUp },
      mark('Poe v. Moe', 'warning'),
      mark('Id.', 'notChecked'),
    ]);
    expect(onlooker.annotations()).toMatchObject([
      {
        text: 'Doe v. Roe',
        color: 'Red',
        popUp: {
          brand: 'Cite Check',
          title: 'Problem',
          subtitle: 'Found, but the year differs from the record.',
          suggestions: ['a', 'b', 'c'],
        },
      },
      { text: 'Poe v. Moe', color: 'Berry', popUp: undefined },
      { text: 'Id.', color: 'Lavender' },
    ]);
  });

  test.each(['windows', 'web'] as const)(
    'of a pane that was closed, or stands in another window, are taken over and not doubled: %s',
    async (platform) => {
      const { document, mark, seen } = await open({ platform });
      const popUp = { finding: 'differs.year', suggestions: [] } as const;
      await document.mark([{ ...mark('Doe v. Roe', 'checking'), popUp }, mark('Id.', 'notChecked')]);
      const other = openWordDocument();
      await other.read();
      await other.mark([{ ...mark('Doe v. Roe', 'critical'), popUp }]);
      // Without a name of ours it may be another add-in's.
      expect(seen()).toEqual(['Doe v. Roe Red', 'Id. Lavender']);
      await document.mark([]);
      await other.mark([]);
      expect(seen()).toEqual([]);
    },
  );

  test('have no pop-up before WordApi 1.8', async () => {
    const { document, mark, onlooker } = await open({ platform: 'WordApi 1.7' });
    await document.mark([
      { ...mark('Doe v. Roe', 'critical'), popUp: { finding: 'wrong_case', suggestions: [] } },
    ]);
    expect(onlooker.annotations()).toMatchObject([{ text: 'Doe v. Roe', popUp: undefined }]);
  });

  test('are touched only where something changed', async () => {
    const { document, mark, onlooker, counts } = await open();
    await document.mark([mark('Doe v. Roe', 'checking'), mark('Poe v. Moe', 'checking')]);
    const [doe, poe] = onlooker.annotations();
    const before = counts.syncs;
    await document.mark([mark('Doe v. Roe', 'checking'), mark('Poe v. Moe', 'checking')]);
    expect(counts.syncs).toBe(before);
    await document.mark([mark('Doe v. Roe', 'checking'), mark('Poe v. Moe', 'critical')]);
    const after = onlooker.annotations();
    expect(after.map(({ color }) => color)).toEqual(['Blue', 'Red']);
    expect(after[0]?.id).toBe(doe?.id);
    expect(after[1]?.id).not.toBe(poe?.id);
  });

  test.each([
    ['Doe v. Roe', 'v. Roe'],
    ['Doe v. Roe', 'Doe v.'],
  ])('of one item are moved from “%s” to “%s”', async (before, after) => {
    const { document, mark, seen } = await open();
    await document.mark([{ ...mark(before), itemId: 'one' }]);
    await document.mark([{ ...mark(after), itemId: 'one' }]);
    expect(seen()).toEqual([`${after} Green`]);
  });

  test('of one item are moved to another paragraph that reads the same', async () => {
    const file = writeDocx({ body: [paragraph('Id. at 12.'), paragraph('Id. at 12.')] });
    const { document, onlooker } = (word = openInWord(file));
    const { text } = await document.read();
    const at = (start: number): Mark => ({
      itemId: 'one',
      start,
      end: start + 3,
      tone: 'verified',
      text: 'Id.',
    });
    await document.mark([at(0)]);
    const [first] = onlooker.annotations();
    await document.mark([at(text.lastIndexOf('Id.'))]);
    const [moved, ...others] = onlooker.annotations();
    expect(others).toEqual([]);
    expect(moved?.id).not.toBe(first?.id);
  });

  test('stand again where the author has written a paragraph anew with the same words at their place', async () => {
    const { document, mark, author, seen } = await open();
    await document.mark([mark('Doe v. Roe')]);
    await author.replace(0, 'See Doe v. Roe, 1 Ex. 10.', 'Cf. Doe v. Roe, 1 Ex. 99.');
    await document.read();
    await document.mark([mark('Doe v. Roe')]);
    expect(seen()).toEqual(['Doe v. Roe Green']);
  });

  test('follow their words when the author writes before them, and go with them', async () => {
    const { document, mark, author, seen } = await open();
    await author.replace(0, 'See', 'Compare, for instance,');
    await author.replace(2, 'Id.', 'Ibid.');
    const gone = await document.mark([mark('Doe v. Roe'), mark('Id. at'), mark('Poe v. Moe')]);
    expect(gone).toEqual(['Id. at']);
    expect(seen()).toEqual(['Doe v. Roe Green', 'Poe v. Moe Green']);
  });

  test('are made once their words stand there again', async () => {
    const { document, mark, author, seen } = await open();
    await author.replace(2, 'Id.', 'Ibid.');
    expect(await document.mark([mark('Doe v. Roe'), mark('Id. at')])).toEqual(['Id. at']);
    await author.replace(2, 'Ibid.', 'Id.');
    await document.read();
    expect(await document.mark([mark('Doe v. Roe'), mark('Id. at')])).toEqual([]);
    expect(seen()).toEqual(['Doe v. Roe Green', 'Id. at Green']);
  });

  test('leave the items of a paragraph that is gone', async () => {
    const { document, mark, author, seen } = await open();
    await author.deleteParagraph(2);
    expect(await document.mark([mark('Doe v. Roe'), mark('Id.')])).toEqual(['Id.']);
    expect(seen()).toEqual(['Doe v. Roe Green']);
  });

  test('lead to their cards when they are clicked', async () => {
    const { document, mark, author, onlooker } = await open();
    await document.mark([mark('Doe v. Roe'), mark('Poe v. Moe')]);
    const heard = vi.fn();
    const stop = document.onMarkChosen(heard);
    await new Promise((resolve) => setTimeout(resolve));
    await author.clickAnnotation(onlooker.annotations()[1]?.id ?? '');
    await vi.waitFor(() => expect(heard).toHaveBeenCalledWith('Poe v. Moe'), { timeout: 50_000 });
    stop();
  });

  test('are gone to, and selected', async () => {
    const { document, mark, onlooker } = await open();
    await document.mark([mark('Doe v. Roe'), mark('Hal v. Sal')]);
    expect(await document.goTo(mark('Hal v. Sal'))).toBe(true);
    expect(onlooker.selectedText()).toBe('Hal v. Sal');
  });
});

describe('faults', () => {
  test('4953: on perpetual Office they are refused, with nothing marked', async () => {
    const { document, mark, seen } = await open({ platform: 'perpetual' });
    await expect(document.mark([mark('Doe v. Roe')])).rejects.toBeInstanceOf(AnnotationsRefused);
    expect(seen()).toEqual([]);
  });

  test('4953: a Word that has shown them and fails once, in the midst of them, has each once when asked again', async () => {
    const { document, mark, seen, faults } = await open();
    const marks = [mark('Doe v. Roe'), mark('Poe v. Moe'), mark('Id.')];
    await document.mark(marks.slice(0, 1));
    let asked = 0;
    const fault = vi
      .spyOn(faults, 'has')
      .mockImplementation((number) => number === 4953 && (asked += 1) === 2);
    const failure = document.mark(marks);
    await expect(failure).rejects.toSatisfy((error) => !(error instanceof AnnotationsRefused));
    fault.mockRestore();
    expect(seen()).toEqual(['Doe v. Roe Green']);
    await document.mark(marks);
    expect(seen()).toEqual(['Doe v. Roe Green', 'Poe v. Moe Green', 'Id. Green']);
  });

  test('4319: all of ours are removed although some answer that they are not found', async () => {
    const { document, mark, seen, faults } = await open({ faults: [4319] });
    await document.mark([mark('Doe v. Roe'), mark('Poe v. Moe'), mark('Id.'), mark('1 Ex.'), mark('2 Ex.')]);
    expect(seen()).toHaveLength(5);
    expect(faults.has(4319)).toBe(true);
    await document.mark([]);
    expect(seen()).toEqual([]);
  });

  test('4996: on the web none are made in notes, where they could not be removed', async () => {
    const { document, mark, seen } = await open({ platform: 'web', faults: [4996] });
    expect(await document.mark([mark('Doe v. Roe'), mark('Hal v. Sal')])).toEqual([]);
    expect(seen()).toEqual(['Doe v. Roe Green']);
    await document.mark([]);
    expect(seen()).toEqual([]);
    // The list still leads to it.
    expect(await document.goTo(mark('Hal v. Sal'))).toBe(true);
  });

  test('4997: where notes refuse them on Windows, the body is marked all the same, once', async () => {
    const { document, mark, seen } = await open({ platform: 'windows', faults: [4997] });
    expect(await document.mark([mark('Doe v. Roe'), mark('Hal v. Sal')])).toEqual([]);
    expect(seen()).toEqual(['Doe v. Roe Green']);
    await document.mark([mark('Doe v. Roe', 'critical'), mark('Hal v. Sal', 'critical')]);
    expect(seen()).toEqual(['Doe v. Roe Red']);
  });

  test('4997: where they stand at other characters of a note, they are taken away again', async () => {
    const { document, mark, seen, faults } = await open({
      platform: 'windows',
      faults: ['4997 misplaced'],
    });
    expect(await document.mark([mark('Doe v. Roe'), mark('Hal v. Sal')])).toEqual([]);
    expect(seen()).toEqual(['Doe v. Roe Green']);
    // A removal of what is not there any more would fail.
    expect(await document.mark([mark('Doe v. Roe', 'critical'), mark('Hal v. Sal', 'critical')])).toEqual([]);
    expect(seen()).toEqual(['Doe v. Roe Red']);
    faults.delete('4997 misplaced');
    await document.mark([mark('Hal v. Sal')]);
    expect(seen()).toEqual(['Hal v. Sal Green']);
    await document.mark([]);
    expect(seen()).toEqual([]);
  });

  test('5701: the Mac is never asked for the annotations of a paragraph', async () => {
    const { document, mark, seen } = await open({ platform: 'mac', faults: [5701] });
    await document.mark([mark('Doe v. Roe'), mark('Hal v. Sal')]);
    expect(seen()).toEqual(['Doe v. Roe Green', 'Hal v. Sal Green']);
    await document.mark([]);
    expect(seen()).toEqual([]);
  });

  test('6942: marks of notes that leak into their text are left out of it', async () => {
    const { document, mark, text, seen } = await open({ platform: 'mac', faults: [6942] });
    expect(text).toContain('\n See Hal v. Sal, 3 Ex. 30.\n');
    await document.mark([mark('Hal v. Sal')]);
    expect(seen()).toEqual(['Hal v. Sal Green']);
  });

  test.each([[[4874] as const], [[3864] as const]])(
    '%j: text that changed is told by the next event, once',
    async (numbers) => {
      const { document, author, faults } = await open({ faults: numbers });
      const heard = vi.fn();
      document.editing.onTextChanged(heard);
      await new Promise((resolve) => setTimeout(resolve));
      await author.replace(0, 'See', 'Compare');
      faults.delete(4874);
      await author.replace(2, 'Id.', 'Id.,');
      await vi.waitFor(() => expect(heard).toHaveBeenCalled(), { timeout: 50_000 });
      const told = heard.mock.calls.map(([brief]) => (brief as { text: string }).text);
      expect(told.at(-1)).toMatch(/^Compare[^]*Id\.,/);
    },
  );
});
