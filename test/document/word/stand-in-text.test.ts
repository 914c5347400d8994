/** The stand-in for Word gives text in Word's views, and finds it with Word's gaps. */
import { describe, expect, test } from 'vitest';
import {
  deleted,
  endnote,
  field,
  footnote,
  hidden,
  inserted,
  link,
  markedNote,
  movedAway,
  movedHere,
  paragraph,
  run,
  textBox,
  xml,
  type Inline,
} from '../../support/docx/blocks';
import { writeDocx } from '../../support/docx/write-docx';
import { openWord, type WordChoices } from '../../support/word/open-word';

const open = (choices: WordChoices, ...content: readonly Inline[]) =>
  openWord(writeDocx({ body: [paragraph(...content)] }), choices);

describe('tracked changes', () => {
  const changed = ['410 ', deleted('F.2d'), inserted('U.S.'), ' 113, ', movedAway('153'), movedHere('154')];
  const views = async (choices: WordChoices) =>
    open(choices, ...changed).Word.run(async (context) => {
      const first = context.document.body.paragraphs.getFirst().load('text');
      const asked = [
        first.getText(),
        first.getText({ IncludeTextMarkedAsDeleted: true }),
        first.getReviewedText('Current'),
        first.getReviewedText('Original'),
      ];
      await context.sync();
      return [first.text, ...asked.map(({ value }) => value)];
    });
  const [current, original, all] = ['410 U.S. 113, 154', '410 F.2d 113, 153', '410 F.2dU.S. 113, 153154'];

  test.each([
    ['the web', { platform: 'web' }, all],
    ['the web, with the markup out of sight', { platform: 'web', view: { markup: 'none' } }, all],
    ['Windows with all markup', { platform: 'windows' }, all],
    ['Windows with no markup', { platform: 'windows', view: { markup: 'none' } }, current],
  ] as const)('text of %s', async (_, choices, text) => {
    expect(await views(choices)).toEqual([text, current, all, current, original]);
  });
});

describe('what is not plain text', () => {
  const textsOf = (word: ReturnType<typeof open>) =>
    word.Word.run(async (context) => {
      const first = context.document.body.paragraphs.getFirst().load('text');
      const text = first.getText();
      const withHidden = first.getText({ IncludeHiddenText: true });
      await context.sync();
      return { text: first.text, getText: text.value, withHidden: withHidden.value };
    });

  test('hidden text follows the view, and is left out by getText', async () => {
    const content = ['See ', hidden('privileged '), 'Roe.'];
    expect(await textsOf(open({}, ...content))).toEqual({
      text: 'See Roe.',
      getText: 'See Roe.',
      withHidden: 'See privileged Roe.',
    });
    expect(await textsOf(open({ view: { hiddenText: true } }, ...content))).toMatchObject({
      text: 'See privileged Roe.',
      getText: 'See Roe.',
    });
  });

  test.each([
    ['a note mark', ['Roe', footnote(paragraph('n')), '.'], 'Roe\u0002.', 'Roe.'],
    ["the author's own mark", ['Roe', markedNote('*', paragraph('n')), '.'], 'Roe*.', 'Roe.'],
    ['a field has its result', [field('REF roe', 'Roe'), '.'], 'Roe.', 'Roe.'],
    ['a link has its words', [link('https://example.org', 'Roe'), '.'], 'Roe.', 'Roe.'],
    ['a soft break and a tab', ['Roe\v\t.'], 'Roe\v\t.', 'Roe\v\t.'],
    [
      'a hyphen that does not break',
      [xml('<w:r><w:t>A</w:t><w:noBreakHyphen/><w:t>1</w:t></w:r>')],
      'A\u001e1',
      'A\u001e1',
    ],
    ['a text box stands elsewhere', ['Roe', textBox(paragraph('Aside.')), '.'], 'Roe.', 'Roe.'],
  ] as const)('%s', async (_, content, text, current) => {
    expect(await textsOf(open({}, ...(content as readonly Inline[])))).toMatchObject({
      text,
      getText: current,
    });
  });

  test('notes begin with their mark', async () => {
    const { Word } = open({}, 'Roe', footnote(paragraph('One.')), endnote(paragraph('Two.')));
    await Word.run(async (context) => {
      const { footnotes, endnotes } = context.document.body;
      footnotes.load('items/body/text, items/reference/text, items/type');
      endnotes.load('items/body/text');
      await context.sync();
      expect(footnotes.items[0]?.body.text).toBe('\u0002 One.');
      expect(footnotes.items[0]?.reference.text).toBe('\u0002');
      expect(footnotes.items[0]?.type).toBe('Footnote');
      expect(endnotes.items[0]?.body.text).toBe('\u0002 Two.');
    });
  });

  test('getText of a note leaks its mark where #6942 bites', async () => {
    const texts = await Promise.all(
      [new Set<never>(), new Set([6942] as const)].map((faults) =>
        open({ faults }, 'Roe', footnote(paragraph('One.'))).Word.run(async (context) => {
          const text = context.document.body.footnotes.getFirst().body.paragraphs.getFirst().getText();
          await context.sync();
          return text.value;
        }),
      ),
    );
    expect(texts).toEqual([' One.', '\u0002 One.']);
  });
});

describe.each(['ours', 'microsoft'] as const)('search, through the library %s', (client) => {
  const hits = (word: ReturnType<typeof open>, wanted: string, choices: object = { matchCase: true }) =>
    word.Word.run(async (context) => {
      const found = context.document.body.search(wanted, choices).load('text');
      await context.sync();
      return found.items.map(({ text }) => text);
    });

  test.each([
    ['across a note mark (#4401)', ['Roe v.', footnote(paragraph('n')), ' Wade'], 'Roe v. Wade', []],
    ['before a note mark', ['Roe v.', footnote(paragraph('n')), ' Wade'], 'Roe v.', ['Roe v.']],
    ['across a deletion (#5874)', ['Roe ', deleted('vs. '), 'v. Wade'], 'Roe v. Wade', []],
    ['across an insertion', ['Roe ', inserted('v. '), 'Wade'], 'Roe v. Wade', ['Roe v. Wade']],
    ['in what is deleted, while it is shown', ['Roe ', deleted('and Roe '), 'v.'], 'Roe', ['Roe', 'Roe']],
    ['across runs', ['Roe ', run('<w:i/>', 'v.'), ' Wade'], 'Roe v. Wade', ['Roe v. Wade']],
    ['across hidden text', ['Roe ', hidden('x'), 'v. Wade'], 'Roe v. Wade', []],
    ['with a tab (#2331)', ['Roe\tv. Wade'], 'Roe\tv.', []],
    ['with the code of a tab', ['Roe\tv. Wade'], 'Roe^tv.', ['Roe\tv.']],
    ['with a soft break (#2331)', ['Roe\vv. Wade'], 'Roe\vv.', []],
    ['a caret is two', ['10^2 and 10^3'], '10^^', ['10^', '10^']],
    ['a caret with nothing known behind it', ['10^2'], '^t2', []],
    ['in a note, from the body', ['x', footnote(paragraph('Roe'))], 'Roe', []],
    ['hits do not overlap', ['aaa'], 'aa', ['aa']],
    ['in order', ['Roe v. Roe'], 'Roe', ['Roe', 'Roe']],
    ['signs of patterns are plain', ['(a.b)*'], '(a.b)*', ['(a.b)*']],
    ['dots are dots', ['U.S. and UXS.'], 'U.S.', ['U.S.']],
  ] as const)('%s', async (_, content, wanted, expected) => {
    expect(await hits(open({ client }, ...(content as readonly Inline[])), wanted)).toEqual(expected);
  });

  test('ignores letter case unless it is told not to', async () => {
    const word = open({ client }, 'Roe and ROE');
    expect(await hits(word, 'roe', {})).toEqual(['Roe', 'ROE']);
    expect(await hits(word, 'ROE')).toEqual(['ROE']);
    expect(await hits(word, 'Ro', { matchWholeWord: true })).toEqual([]);
  });

  test.each([
    ['windows', ['“a”', '"a"', 'v.\u00a0W', 'v. W']],
    ['web', ['"a"', 'v. W']],
  ] as const)(
    'finds quotation marks and spaces loosely on the desktop alone: %s',
    async (platform, expected) => {
      const word = open({ client, platform }, '“a” "a" v.\u00a0W v. W');
      expect([...(await hits(word, '"a"')), ...(await hits(word, 'v. W'))]).toEqual(expected);
    },
  );

  test.each([
    ['windows', 255, ''],
    ['web', 255, ''],
    ['mac', 200, ''],
    ['windows', 253, '^^'],
  ] as const)('on %s up to %i characters%s', async (platform, most, codes) => {
    const tooLong = { code: 'SearchStringInvalidOrTooLong' };
    const word = open({ client, platform }, 'a'.repeat(300));
    const plain = most - 2 * codes.length;
    await expect(hits(word, 'a'.repeat(plain) + codes)).resolves.toBeDefined();
    await expect(hits(word, 'a'.repeat(plain + 3) + codes)).rejects.toMatchObject(tooLong);
    await expect(hits(word, '')).rejects.toMatchObject(tooLong);
  });

  test('an unknown code is refused', async () => {
    await expect(hits(open({ client }, 'a'), 'a^z')).rejects.toMatchObject({
      code: 'SearchStringInvalidOrTooLong',
    });
  });

  test('head and tail span what cannot be searched', async () => {
    const { Word, onlooker } = open(
      { client },
      'See Roe v.',
      footnote(paragraph('n')),
      ' Wade, 410 U.S. 113.',
    );
    await Word.run(async (context) => {
      const first = context.document.body.paragraphs.getFirst();
      const [head, tail] = ['Roe v.', '410 U.S. 113'].map((text) => first.search(text).getFirst());
      if (head && tail) head.expandTo(tail).font.highlightColor = '#00FF00';
      await context.sync();
    });
    expect(onlooker.highlights()).toMatchObject([{ start: 4, end: 29, text: 'Roe v. Wade, 410 U.S. 113' }]);
  });
});

describe.each(['ours', 'microsoft'] as const)('ranges, through the library %s', (client) => {
  test('tell how they lie to one another', async () => {
    const { Word } = open({ client }, 'See Roe v. Wade.');
    await Word.run(async (context) => {
      const first = context.document.body.paragraphs.getFirst();
      const [roe, wade, all, v] = ['Roe', 'Wade', 'Roe v. Wade', 'e v'].map((text) =>
        first.search(text).getFirst(),
      );
      if (!roe || !wade || !all || !v) throw new Error('All are there.');
      const relations = [
        roe.compareLocationWith(wade),
        wade.compareLocationWith(roe),
        roe.compareLocationWith(all),
        all.compareLocationWith(wade),
        roe.compareLocationWith(v),
        roe.compareLocationWith(roe),
      ];
      const shared = roe.intersectWithOrNullObject(v).load('text');
      const apart = roe.intersectWithOrNullObject(wade).load('text');
      await context.sync();
      expect(relations.map(({ value }) => value)).toEqual([
        'Before',
        'After',
        'InsideStart',
        'ContainsEnd',
        'OverlapsBefore',
        'Equal',
      ]);
      expect([shared.text, apart.isNullObject]).toEqual(['e', true]);
    });
  });

  test('move with the text', async () => {
    const { Word, author } = open({ client }, 'See Roe.');
    await Word.run(async (context) => {
      const roe = context.document.body.search('Roe').getFirst();
      await context.sync();
      await author.replace(0, 'See', 'But see');
      roe.load('text');
      await context.sync();
      expect(roe.text).toBe('Roe');
    });
  });

  test('of links, with their addresses', async () => {
    const { Word } = open(
      {},
      'See ',
      link('https://a.example/', 'one'),
      link('https://a.example/', 'two'),
      '.',
    );
    await Word.run(async (context) => {
      const links = context.document.body.getRange().getHyperlinkRanges().load('text, hyperlink');
      const all = context.document.body.getRange().load('hyperlink');
      await context.sync();
      expect(links.items.map(({ text, hyperlink }) => [text, hyperlink])).toEqual([
        ['one', 'https://a.example/'],
        ['two', 'https://a.example/'],
      ]);
      expect(all.hyperlink).toBe('https://a.example/');
    });
  });
});

/** Microsoft's library from npm knows no fields. */
test('fields have a result and a code', async () => {
  const { Word } = open({}, 'See ', field('REF roe \\h', 'Roe'), '.');
  await Word.run(async (context) => {
    const fields = context.document.body.fields.load('code, result/text');
    await context.sync();
    expect(fields.items.map(({ code, result }) => [code.trim(), result.text])).toEqual([
      ['REF roe \\h', 'Roe'],
    ]);
  });
});
