import { describe, expect, test, vi } from 'vitest';
import type { Mark } from '../../../src/document/brief-document';
import { openDocx } from '../../../src/document/docx/open-docx';
import { footnote, paragraph } from '../../support/docx/blocks';
import { writeDocx } from '../../support/docx/write-docx';

const bytes = writeDocx({
  body: [paragraph('First.'), paragraph('Second', footnote(paragraph('Noted.')), ' one.')],
});
const markAt = (itemId: string, start: number, end: number): Mark => ({
  itemId,
  start,
  end,
  tone: 'verified',
});

describe('marks', () => {
  test('are kept beside the document and told to who shows it', async () => {
    const document = openDocx(bytes);
    const { text } = await document.read();
    const heard = vi.fn();
    const stop = document.onMarksChanged(heard);
    const first = markAt('a', 0, 6);

    expect(await document.mark([first, markAt('b', 2, text.length + 1), markAt('c', 3, 3)])).toEqual([
      'b',
      'c',
    ]);
    expect(document.marks).toEqual([first]);
    stop();
    expect(await document.mark([])).toEqual([]);
    expect(document.marks).toEqual([]);
    expect(heard.mock.calls).toEqual([[[first]]]);
  });

  test('are places that can be gone to while their words stand', async () => {
    const document = openDocx(bytes);
    const first = markAt('a', 0, 6);
    await document.mark([first]);
    const heard = vi.fn();
    document.onGoTo(heard);

    expect(await document.goTo(first)).toBe(true);
    expect(await document.goTo({ ...first, text: 'others' })).toBe(false);
    expect(heard.mock.calls).toEqual([[first]]);
  });

  test('that the author chooses are told until one stops listening', () => {
    const document = openDocx(bytes);
    const heard = vi.fn();
    const stop = document.onMarkChosen(heard);
    document.chooseMark('a');
    stop();
    document.chooseMark('b');
    expect(heard.mock.calls).toEqual([['a']]);
  });
});
