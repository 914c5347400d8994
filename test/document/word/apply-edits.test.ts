/** What a pressed button does to the author's words in Word, and what it leaves alone. */
import { afterEach, describe, expect, test } from 'vitest';
import type { Edit } from '../../../src/document/brief-document';
import { openWordDocument } from '../../../src/document/word/open-word-document';
import { deleted, footnote, italic, paragraph } from '../../support/docx/blocks';
import { writeDocx } from '../../support/docx/write-docx';
import { openInWord, type OpenedWord } from '../../support/opened-word';
import type { WordChoices } from '../../support/word/open-word';

const locked =
  '<w:sdt><w:sdtPr><w:lock w:val="sdtContentLocked"/></w:sdtPr><w:sdtContent><w:r><w:t>Locked v. Held</w:t></w:r></w:sdtContent></w:sdt>';
const bytes = writeDocx({
  body: [
    paragraph('See ', italic('Doe v. Roe'), ', 1 Ex. 10, 12 (', deleted('1988'), '1999).'),
    paragraph('See Poe v. Moe,', footnote(paragraph('Noted, 3 Ex. 30.')), ' 2 Ex. 20 (2001).'),
    paragraph('See ', { kind: 'xml', xml: locked }, ', 4 Ex. 40.'),
    paragraph('See Hal v. Sal,\t5 Ex. 50,\v51 (2010).'),
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
  const at = (expected: string): Pick<Edit, 'start' | 'end' | 'expected'> => {
    const start = text.indexOf(expected);
    return { start, end: start + expected.length, expected };
  };
  const replace = (expected: string, replacement: string): Edit => ({
    ...at(expected),
    kind: 'replace',
    replacement,
  });
  const link = (expected: string, url = 'https://www.courtlistener.com/c/Ex./1/10/'): Edit => ({
    ...at(expected),
    kind: 'link',
    url,
  });
  const comment = (expected: string, words: string): Edit => ({
    ...at(expected),
    kind: 'comment',
    comment: words,
  });
  const now = async (): Promise<string> => (await opened.document.read()).text;
  return { ...opened, text, replace, link, comment, now };
}

describe('replacing', () => {
  test.each([
    ['at their end', 'Doe v. Roe, 1 Ex. 10, 12 (1999)', 'Doe v. Roe, 1 Ex. 10, 13 (1998)'],
    ['at their front', 'See Doe v. Roe', 'Compare Doe v. Roe'],
  ])('changes the words that differ, %s, and keeps the format of the others', async (_, before, after) => {
    const { document, replace, now, session, text } = await open();
    expect(await document.editing.apply([replace(before, after)])).toEqual(['done']);
    expect(await now()).toBe(text.replace(before, after));
    const italics = session.document.body.paragraphs[0]?.runs
      .filter((each) => each.italic)
      .map((each) => each.text);
    expect(italics).toEqual(['Doe v. Roe']);
  });

  test.each([
    'Doe v. Roe, 1 Ex. 10, 10, 12 (1999)',
    'Doe v. Roe, 1 Ex. 10 (1999)',
    'Doe v. Doe v. Roe, 1 Ex. 10, 12 (1999)',
    'Doe v. Roe, 1 Ex. 10, 12 (1999) (1999)',
    'Roe v. Doe, 1 Ex. 10, 12 (1999)',
    '1999',
  ])('puts “%s” there, whatever words it shares with what stood there', async (replacement) => {
    const { document, replace, now, text } = await open();
    const before = 'Doe v. Roe, 1 Ex. 10, 12 (1999)';
    expect(await document.editing.apply([replace(before, replacement)])).toEqual(['done']);
    expect(await now()).toBe(text.replace(before, replacement));
  });

  test('is a tracked change where changes are tracked', async () => {
    const { document, replace, author, onlooker, now, text } = await open();
    author.trackChanges('Reviewer');
    expect(await document.editing.apply([replace('20 (2001)', '20 (2002)')])).toEqual(['done']);
    expect(await now()).toBe(text.replace('(2001)', '(2002)'));
    expect(onlooker.paragraphTexts()[1]).toMatch(/\(2001.?2002\)|\(20012002\)/);
  });

  test('is taken back in one step, with all that was pressed together', async () => {
    const { document, replace, link, author, now, text } = await open();
    await document.editing.apply([replace('1999', '1998'), replace('2010', '2011'), link('2 Ex. 20')]);
    expect(await now()).not.toBe(text);
    await author.undo();
    expect(await now()).toBe(text);
    expect((await document.read()).hyperlinks).toEqual([]);
  });

  test('does nothing where the words are others by now, and follows them where they only moved', async () => {
    const { document, replace, author, now } = await open();
    await author.replace(0, '1999', '2003');
    await author.replace(1, 'See', 'But see');
    const outcomes = await document.editing.apply([
      replace('1999', '1998'),
      replace('2001', '2002'),
      replace('2010', '2010'),
    ]);
    expect(outcomes).toEqual(['changed', 'done', 'done']);
    expect(await now()).toMatch(/\(2003\)[^]*But see Poe v. Moe, 2 Ex. 20 \(2002\)/);
  });

  test('never deletes the mark of a note', async () => {
    const { document, replace, now, text } = await open();
    expect(await document.editing.apply([replace('Moe, 2 Ex. 20', 'Noe, 2 Ex. 21')])).toEqual(['refused']);
    expect(await now()).toBe(text);
  });

  test('one protected place does not stop the others, and nothing is done twice', async () => {
    const { document, replace, comment, now, onlooker, text } = await open();
    const outcomes = await document.editing.apply([
      comment('1 Ex. 10', 'The page differs.'),
      replace('2001', '2002'),
      replace('Locked v. Held', 'Open v. Held'),
      replace('2010', '2011'),
    ]);
    expect(outcomes).toEqual(['done', 'done', 'refused', 'done']);
    expect(await now()).toBe(text.replace('2001', '2002').replace('2010', '2011'));
    expect(onlooker.comments()).toEqual([{ content: 'Cite Check: The page differs.', text: '1 Ex. 10' }]);
  });

  test('is refused whole in a document that is read-only', async () => {
    const { document, replace, now, text } = await open({ isReadOnly: true });
    expect(await document.editing.apply([replace('1999', '1998')])).toEqual(['refused']);
    expect(await now()).toBe(text);
  });
});

describe('links and comments', () => {
  test.each([
    ['http://www.courtlistener.com/', 'without encryption'],
    ['javascript:alert(1)', 'a script'],
    ['no address', 'no address at all'],
  ])('%s is refused: %s', async (url) => {
    const { document, link, onlooker } = await open();
    expect(await document.editing.apply([link('1 Ex. 10', url)])).toEqual(['refused']);
    expect(onlooker.links()).toEqual([]);
  });

  test('stand over a note, a tab and a break as well, exactly where they should', async () => {
    const { document, link, onlooker } = await open();
    const outcomes = await document.editing.apply([
      link('Poe v. Moe, 2 Ex. 20'),
      link('Hal v. Sal,\t5 Ex. 50,\v51', 'https://static.case.law/ex/5/'),
      link('12 (1999', 'https://court.example/12'),
    ]);
    expect(outcomes).toEqual(['done', 'done', 'done']);
    const words = (address: string): string =>
      onlooker
        .links()
        .filter((each) => each.address === address)
        .map(({ text }) => text)
        .join('');
    expect(words('https://www.courtlistener.com/c/Ex./1/10/')).toBe('Poe v. Moe, 2 Ex. 20');
    expect(words('https://static.case.law/ex/5/')).toBe('Hal v. Sal,\t5 Ex. 50,\v51');
    expect(words('https://court.example/12')).toBe('12 (1999');
    expect((await document.editing.remains()).map(({ text }) => text)).toEqual([
      '12 (1999',
      'Poe v. Moe, 2 Ex. 20',
      'Hal v. Sal,\t5 Ex. 50,\v51',
    ]);
  });

  test('what remains in the file is told also by a pane that is opened later', async () => {
    const { document, link, comment } = await open();
    await document.editing.apply([link('1 Ex. 10'), comment('2 Ex. 20', 'Not found.')]);
    const later = openWordDocument();
    expect(await later.editing.remains()).toEqual([
      { kind: 'comment', text: '2 Ex. 20' },
      { kind: 'link', text: '1 Ex. 10' },
    ]);
  });
});
