/** From a .docx to marks in Word: every find at its exact characters, nothing else, and no word of the author's touched. */
import { readFileSync } from 'node:fs';
import { afterEach, describe, expect, test } from 'vitest';
import { UnreadableDocument } from '../../../src/document/brief-document';
import type { BriefText } from '../../../src/document/brief-text';
import { readBrief } from '../../../src/document/docx/read-brief';
import {
  bold,
  deleted,
  field,
  footnote,
  heading,
  hidden,
  inserted,
  italic,
  link,
  paragraph,
  paragraphWith,
  run,
  table,
  textBox,
  type Block,
} from '../../support/docx/blocks';
import { writeDocx } from '../../support/docx/write-docx';
import { expectedMarks, markInWord, seenMarks, type MarkedBrief } from '../../support/marked-brief';
import { wordFiles } from '../../support/word-files';
import type { PlatformName } from '../../support/word/platform';
import { wordDifferences } from '../../fixtures/document/word-differences';

let opened: MarkedBrief | undefined;
afterEach(() => {
  opened?.word.close();
  opened = undefined;
});

describe('documents made for the purpose', () => {
  const doe = 'Doe v. Roe, 1 U.S. 10, 12 (1999)';
  const documents: readonly (readonly [string, readonly Block[], readonly string[]])[] = [
    [
      'tracked changes inside a citation',
      [paragraph('See Doe v. Roe, 1 U.S. 1', deleted('1'), inserted('0'), ', 12 (1', deleted('88'), '999).')],
      [doe],
    ],
    [
      'the same citation, deleted before it stands',
      [paragraph('See ', deleted(`${doe}; `), doe, ', and ', deleted(doe), ' no more.')],
      [doe],
    ],
    [
      'a citation over runs of several formats',
      [
        paragraph(
          'See ',
          italic('Doe v. '),
          bold('Ro'),
          'e, 1 ',
          run('<w:u w:val="single"/>', 'U.S.'),
          ' 10, 12 (1999).',
        ),
      ],
      [doe],
    ],
    [
      'a citation over the mark of a footnote, and one within the note',
      [
        paragraph(
          'See Doe v. Roe,',
          footnote(paragraph('But see Poe v. Moe, 2 U.S. 20 (2001).')),
          ' 1 U.S. 10, 12 (1999).',
        ),
      ],
      [doe, 'Poe v. Moe, 2 U.S. 20 (2001)'],
    ],
    [
      'tracked changes inside a citation in a footnote',
      [
        paragraph(
          'So.',
          footnote(paragraph('See Doe v. Roe, 1 U.S. 1', deleted('1'), inserted('0'), ', 12 (1999).')),
        ),
      ],
      [doe],
    ],
    [
      'a footnote whose call is deleted, before one that stays',
      [
        paragraph(
          'So',
          deleted(footnote(paragraph('See Poe v. Moe, 2 U.S. 20 (2001).'))),
          ' it is.',
          footnote(paragraph(`See ${doe}.`)),
        ),
      ],
      [doe],
    ],
    [
      'in a table and under a heading',
      [heading('Doe v. Roe, 1 U.S. 10, 12 (1999)'), table([[paragraph('1.')], [paragraph(`See ${doe}.`)]])],
      [doe, doe],
    ],
    [
      'over a tab and a soft break',
      [paragraph('See Doe v. Roe,\t1 U.S. 10,\v12 (1999).')],
      ['Doe v. Roe,\t1 U.S. 10,\v12 (1999)'],
    ],
    ['around hidden text', [paragraph('See Doe v. Roe, 1 U.S. 10,', hidden(' 99,'), ' 12 (1999).')], [doe]],
    [
      'right-to-left text around it',
      [paragraphWith('<w:bidi/>', run('<w:rtl/>', 'ראו את '), doe, run('<w:rtl/>', ' שם.'))],
      [doe],
    ],
    ['signs beyond the basic plane before it', [paragraph(`😀 𝕏 See ${doe}.`)], [doe]],
    [
      'the same citation many times, within other words too',
      [paragraph(`${doe}; ${doe}. (${doe})`), paragraph(`${doe}.`)],
      [doe, doe, doe, doe],
    ],
    [
      'in the result of a field, and linked',
      [
        paragraph('See ', field('REF place', doe), '.'),
        paragraph('See ', link('https://www.courtlistener.com/c/U.S./1/10/', doe), '.'),
      ],
      [doe, doe, doe],
    ],
  ];

  const platforms: readonly PlatformName[] = ['web', 'windows', 'mac', 'WordApi 1.8'];
  const onPlatforms = documents.flatMap(([name, body, finds]) =>
    platforms.map((platform) => ({ name, platform, body, finds })),
  );
  test.each(onPlatforms)('$platform: $name', async ({ platform, body, finds }) => {
    const { brief, items, word } = await journey(writeDocx({ body }), platform);
    expect(items.map(({ text }) => text).sort()).toEqual([...finds].sort());
    const isMarked = (kind: string): boolean =>
      kind === 'body' || (kind === 'footnote' && platform !== 'web');
    expect(seenMarks(word.onlooker.annotations())).toEqual(expectedMarks(brief, items, isMarked));
    await expectNothingLeft();
  });

  const highlighters: readonly PlatformName[] = [
    'perpetual',
    'WordApi 1.6',
    'WordApi 1.5',
    'WordApi 1.4',
    'floor',
  ];
  const highlighted = documents.flatMap(([name, body]) =>
    highlighters.map((platform) => ({ name, platform, body })),
  );
  test.each(highlighted)('highlighted, $platform: $name', async ({ name, platform, body }) => {
    const { brief, items, word } = await journey(writeDocx({ body }), platform, 'highlighting');
    const isMarked = (kind: string): boolean => kind === 'body' || kind === 'footnote';
    // Without `getText` hidden text cannot be told, without `getReviewedText` deleted text: they are read with the rest.
    const isTold = name !== 'around hidden text' && !(platform === 'floor' && /tracked|deleted/.test(name));
    if (isTold) {
      expect(coverOf(seenMarks(word.onlooker.highlights()))).toEqual(
        coverOf(expectedMarks(brief, items, isMarked)),
      );
    }
    await expectNothingLeft();
  });

  test('text boxes are said to be unread on the web, and read on the desktop', async () => {
    const bytes = writeDocx({ body: [paragraph('Before.', textBox(paragraph(`See ${doe}.`)))] });
    const web = await journey(bytes, 'web');
    expect(web.brief.unread).toEqual([{ what: 'textBoxes' }]);
    expect(web.items).toEqual([]);
    web.word.close();
    const windows = await journey(bytes, 'windows');
    expect(windows.brief.unread).toEqual([]);
    expect(windows.items.map(({ text }) => text)).toEqual([doe]);
  });

  test('2,000 citations in 1,000 paragraphs', async () => {
    const body = Array.from({ length: 1_000 }, (_, index) =>
      paragraph(
        `See Doe v. Roe, ${index + 1} U.S. 10 (1999). But see Poe v. Moe, ${index + 1} F.2d 20 (2d Cir. 1950).`,
      ),
    );
    const { brief, items, word } = await journey(writeDocx({ body }), 'windows');
    expect(items).toHaveLength(2_000);
    expect(seenMarks(word.onlooker.annotations())).toEqual(expectedMarks(brief, items, () => true));
    // One of them once for each pane: what another pane marked is taken over.
    expect(word.counts.syncs).toBeLessThanOrEqual(5);
  });

  test('10,000 paragraphs', async () => {
    const cited = (index: number): string => `Doe v. Roe, ${(index % 500) + 1} U.S. ${index + 1} (1999)`;
    const lead = (index: number): string => 'See also '.repeat(index % 4);
    const every = Array.from({ length: 10_000 }, (_, index) => index);
    const body = every.map((index) =>
      paragraph(index % 5 === 0 ? 'Nothing is cited here.' : `${lead(index)}${cited(index)}.`),
    );
    const { word } = await journey(writeDocx({ body }), 'web');
    const expected = every
      .filter((index) => index % 5 !== 0)
      .map((index) => {
        const start = lead(index).length;
        return `body ${index} ${start}-${start + cited(index).length} ${cited(index)}`;
      });
    expect(seenMarks(word.onlooker.annotations())).toEqual(expected.sort());
    await expectNothingLeft();
  });
});

describe.skipIf(wordFiles.length === 0)(
  'files of Word and other programs (skipped without ../shared/data)',
  () => {
    test.each(wordFiles)('$name', async ({ name, url }) => {
      const bytes = readFileSync(url);
      const asFile = readOrRefusal(bytes);
      if (asFile instanceof UnreadableDocument) {
        // Word would not open it either, or there is nothing in it to read.
        expect(asFile.message).not.toBe('');
        return;
      }
      const { brief, items, word } = await journey(bytes, 'windows');
      const isMarked = (kind: string): boolean =>
        kind === 'body' || kind === 'footnote' || kind === 'endnote';
      expect(seenMarks(word.onlooker.annotations())).toEqual(expectedMarks(brief, items, isMarked));
      await expectNothingLeft();

      const agree = brief.text === asFile.text;
      const explained = Object.hasOwn(wordDifferences, name);
      expect({ agree, explained }).toEqual({ agree, explained: !agree });
      return undefined;
    });
  },
);

async function journey(
  bytes: Uint8Array,
  platform: PlatformName,
  means: 'annotations' | 'highlighting' = 'annotations',
): Promise<MarkedBrief> {
  opened = await markInWord(bytes, { platform }, means);
  expect(opened.gone).toEqual([]);
  expect(opened.word.onlooker.paragraphTexts()).toEqual(opened.words);
  return opened;
}

async function expectNothingLeft(): Promise<void> {
  if (!opened) throw new Error('No document is open.');
  const { word, words, highlights } = opened;
  await word.document.mark([]);
  expect(word.onlooker.annotations()).toEqual([]);
  expect(word.onlooker.highlights()).toEqual(highlights);
  expect(word.onlooker.paragraphTexts()).toEqual(words);
}

/** Every character that is marked, however the marks are cut. */
function coverOf(marks: readonly string[]): readonly string[] {
  const characters = marks.flatMap((mark) => {
    const [, story = '', paragraphIndex = '', start = '0', end = '0'] =
      /^(\w+) (\d+) (\d+)-(\d+)/.exec(mark) ?? [];
    return Array.from(
      { length: Number(end) - Number(start) },
      (_, at) => `${story} ${paragraphIndex} ${Number(start) + at}`,
    );
  });
  return [...new Set(characters)].sort();
}

function readOrRefusal(bytes: Uint8Array): BriefText | UnreadableDocument {
  try {
    return readBrief(bytes);
  } catch (error) {
    if (error instanceof UnreadableDocument) return error;
    throw error;
  }
}
