/** The stand-in for Word is many Words: what each has, and what it says that it has. */
import { readdirSync, readFileSync, existsSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { UnreadableDocument } from '../../../src/document/brief-document';
import { readBrief } from '../../../src/document/docx/read-brief';
import { footnote, paragraph, textBox } from '../../support/docx/blocks';
import { writeDocx } from '../../support/docx/write-docx';
import type { Paragraph } from '../../support/word/document-model';
import type { MembersOf } from '../../support/word/member';
import { codeOf } from '../../support/word/office-error';
import { openWord } from '../../support/word/open-word';
import { platformNames, platforms, type PlatformName } from '../../support/word/platform';

const file = writeDocx({
  body: [paragraph('See Roe', footnote(paragraph('n')), '.', textBox(paragraph('Box.')))],
});

const uses: readonly (readonly [number, string, (context: Word.RequestContext) => unknown])[] = [
  [13, 'paragraphs', ({ document }) => document.body.paragraphs.getFirst().getRange()],
  [14, 'getReviewedText', ({ document }) => document.body.getReviewedText('Current')],
  [14, 'insertComment', ({ document }) => document.body.getRange().insertComment('x')],
  [14, 'changeTrackingMode', ({ document }) => document.changeTrackingMode],
  [15, 'footnotes', ({ document }) => document.body.footnotes],
  [16, 'onParagraphChanged', ({ document }) => document.onParagraphChanged],
  [16, 'uniqueLocalId', ({ document }) => document.body.paragraphs.getFirst().uniqueLocalId],
  [16, 'getTrackedChanges', ({ document }) => document.body.getTrackedChanges()],
  [17, 'getText', ({ document }) => document.body.paragraphs.getFirst().getText()],
  [
    17,
    'insertAnnotations',
    ({ document }) => document.body.paragraphs.getFirst().insertAnnotations({ critiques: [] }),
  ],
  [17, 'onAnnotationClicked', ({ document }) => document.onAnnotationClicked],
  [18, 'onAnnotationPopupAction', ({ document }) => document.onAnnotationPopupAction],
  [18, 'highlight', ({ document }) => document.body.getRange().highlight()],
];

describe.each(platformNames)('%s', (name) => {
  test('refuses at the call what its requirement set lacks', async () => {
    const { Word, Office } = openWord(file, { platform: name });
    for (const [level, member, use] of uses) {
      const code = await Word.run((context) => Promise.resolve(codeOf(() => use(context)))).catch(
        () => 'accepted, and refused at the sync',
      );
      const supported = Office.context.requirements.isSetSupported('WordApi', `1.${level - 10}`);
      expect(supported).toBe(level <= platforms[name].wordApi);
      expect([member, code === 'ApiNotFound']).toEqual([member, !supported]);
    }
  });
});

describe('WordApiDesktop', () => {
  test.each([
    ['windows', true],
    ['mac', true],
    ['web', false],
    ['perpetual', false],
  ] as const satisfies readonly (readonly [PlatformName, boolean])[])(
    'text boxes can be read on %s: %s',
    async (platform, can) => {
      const { Word, Office } = openWord(file, { platform });
      expect(Office.context.requirements.isSetSupported('WordApiDesktop', '1.2')).toBe(can);
      const texts = Word.run(async (context) => {
        const shapes = context.document.body.shapes.load('type, body/text');
        await context.sync();
        return shapes.items.map(({ type, body }) => `${type}: ${body.text}`);
      });
      await (can
        ? expect(texts).resolves.toEqual(['TextBox: Box.'])
        : expect(texts).rejects.toMatchObject({ code: 'ApiNotFound' }));
    },
  );
});

test('a table of members that Microsoft does not know does not compile', () => {
  const members = {
    // @ts-expect-error: Word.Paragraph has no such member.
    getWords: { set: '1.1', ask: () => [] },
  } satisfies MembersOf<Word.Paragraph, Paragraph>;
  expect(Object.keys(members)).toEqual(['getWords']);
});

test('getOoxml fails where #6059 bites', async () => {
  const { Word } = openWord(file, { faults: [6059] });
  await expect(
    Word.run((context) => {
      context.document.body.getOoxml();
      return Promise.resolve();
    }),
  ).rejects.toMatchObject({ code: 'GeneralException' });
});

const shared = '../shared/data';
const files = existsSync(shared)
  ? ['docx', 'docx-wild'].flatMap((folder) =>
      readdirSync(`${shared}/${folder}`)
        .filter((one) => one.endsWith('.docx'))
        .map((one) => `${folder}/${one}`),
    )
  : [];

describe.skipIf(files.length === 0)('files of others (skipped where ../shared is absent)', () => {
  test('have in Word the text that our own reader finds', () => {
    const differing = files.filter((name) => {
      const bytes = new Uint8Array(readFileSync(`${shared}/${name}`));
      const body = bodyText(bytes);
      if (body === undefined) return false;
      const { onlooker } = openWord(bytes);
      const seen = onlooker
        .paragraphs()
        .map((one) => onlooker.textOf(one))
        .join('\n');
      return squeezed(seen) !== squeezed(body);
    });
    // Equations are none of `getText`: https://learn.microsoft.com/javascript/api/word/word.paragraph
    expect(differing).toEqual(['docx-wild/docxjs__document-1.docx']);
  }, 180_000);
});

/** `undefined` for what our own reader refuses. */
function bodyText(bytes: Uint8Array): string | undefined {
  try {
    const { text, stories } = readBrief(bytes);
    return text.slice(0, stories[0]?.end);
  } catch (error) {
    if (error instanceof UnreadableDocument) return undefined;
    throw error;
  }
}

/** Paragraphs that a tracked change will join stand apart in Word. */
function squeezed(text: string): string {
  return text.replaceAll('\u001e', '\u2011').replaceAll('\u001f', '\u00ad').replace(/\s+/g, '');
}
