/** What the author changes is noticed, also where Word's own text of the paragraph stays the same: a tracked deletion, on the web. */
import { afterEach, expect, test, vi } from 'vitest';
import type { BriefText } from '../../../src/document/brief-text';
import { paragraph } from '../../support/docx/blocks';
import { writeDocx } from '../../support/docx/write-docx';
import { openInWord, type OpenedWord } from '../../support/opened-word';

let opened: OpenedWord | undefined;
afterEach(() => {
  vi.restoreAllMocks();
  opened?.close();
  opened = undefined;
});

test('though something else is asked of the document before it is read', async () => {
  const { document, author, told } = await following();
  await author.replace(0, ' and more', '');
  await document.editing.remains();
  await vi.waitFor(() => expect(told.at(-1)?.text).toMatch(/^See Doe v\. Roe\.\n/));
});

test('though Word would not let it be read at first', async () => {
  const { author, told } = await following();
  const run = vi.spyOn(Word, 'run').mockRejectedValueOnce(new Error('A dialog is open.'));
  await author.replace(0, ' and more', '');
  await vi.waitFor(() => expect(run).toHaveBeenCalled());
  await author.type(1, ' Yes.');
  await vi.waitFor(() => expect(told.at(-1)?.text).toMatch(/^See Doe v\. Roe\.\nThe rest\. Yes\.\n/));
});

async function following() {
  const file = writeDocx({ body: [paragraph('See Doe v. Roe and more.'), paragraph('The rest.')] });
  opened = openInWord(file, { platform: 'web' });
  const { document, author } = opened;
  author.trackChanges('Ada');
  const told: BriefText[] = [];
  document.editing.onTextChanged((brief) => told.push(brief));
  await document.read();
  return { document, author, told };
}
