import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { findQuotations } from '../../src/quotes/find-quotations';
import { readMarkedCitations } from '../support/marked-citations';

/** Paragraphs are lines; one that begins with a tab is set off, one that begins with `#` is a heading. */
function quotationsIn(marked: string) {
  const { text, found } = readMarkedCitations(marked);
  const quotations = findQuotations({ text, paragraphs: paragraphsOf(text) }, found).filter(
    ({ unpaired }) => unpaired !== true,
  );
  for (const { start, end, fullStart, fullEnd } of quotations) {
    expect(fullStart <= start && start < end && end <= fullEnd && fullEnd <= text.length).toBe(true);
  }
  return quotations;
}

function paragraphsOf(text: string) {
  let start = 0;
  return text.split('\n').map((line) => {
    const paragraph = {
      start: start + (/^[\t#]/.test(line) ? 1 : 0),
      end: start + line.length,
      indented: line.startsWith('\t'),
      heading: line.startsWith('#'),
    };
    start += line.length + 1;
    return paragraph;
  });
}

const textsOf = (marked: string): readonly string[] => quotationsIn(marked).map(({ text }) => text);
const cite = '{c|Brown v. Board, 347 U.S. 483, 495 (1954)}';

describe('findQuotations: words in quotation marks', () => {
  test.each([
    [
      `The Court held that “separate facilities are inherently unequal.” ${cite}.`,
      ['separate facilities are inherently unequal.'],
      'curly',
    ],
    [
      `«Separate facilities are inherently unequal.» ${cite}.`,
      ['Separate facilities are inherently unequal.'],
      'guillemets',
    ],
    [
      `It held that ‘the widow’s facilities aren’t equal in fact.’ ${cite}.`,
      ['the widow’s facilities aren’t equal in fact.'],
      'single, right before a citation',
    ],
    [
      `It held that 'the widow's facilities aren't equal in fact' (${cite}).`,
      ["the widow's facilities aren't equal in fact"],
      'single and straight',
    ],
    [
      `So it is. {c|Brown v. Board, 347 U.S. 483, 495 (1954) (‘separate facilities are inherently unequal’)}.`,
      ['separate facilities are inherently unequal'],
      'single, in a parenthetical',
    ],
    [
      `It held ("separate facilities of every kind are 'inherently unequal.' ") as a rule. The "rule of the mill" is older. ${cite}.`,
      ["separate facilities of every kind are 'inherently unequal.'", 'rule of the mill'],
      'a straight mark parted from the one within it, before a parenthesis that closes',
    ],
    [
      `It held that "separate facilities are inherently unequal." ${cite}.`,
      ['separate facilities are inherently unequal.'],
      'straight',
    ],
    [
      `It held that ‘‘separate facilities are inherently unequal.’’ ${cite}.`,
      ['separate facilities are inherently unequal.'],
      'doubled single',
    ],
    [
      '“The ‘plain meaning’ of the statute controls here,” it said.',
      ['The ‘plain meaning’ of the statute controls here,'],
      'single within double',
    ],
    [
      '"The term "clear error" has one meaning here," it said.',
      ['The term "clear error" has one meaning here,'],
      'double within double, straight',
    ],
    [
      '“The term “clear error” has one meaning here,” it said.',
      ['The term “clear error” has one meaning here,'],
      'double within double, curly',
    ],
    [
      '“It is emphatically the duty“ of courts, he wrote.',
      ['It is emphatically the duty'],
      'a closing mark turned the wrong way',
    ],
    [
      'He wrote ”it is emphatically the duty” of courts.',
      ['it is emphatically the duty'],
      'an opening mark turned the wrong way',
    ],
    [
      'A rule “that is plain on its face”—and “that binds the lower courts”—holds.',
      ['that is plain on its face', 'that binds the lower courts'],
      'next to dashes',
    ],
    [
      '“It is emphatically the duty,”3 he wrote, "to say what the law is."4',
      ['It is emphatically the duty,', 'to say what the law is.'],
      'before a note’s number',
    ],
    [
      'He said “[t]he   rule\u00a0is plain enough.”',
      ['[t]he rule is plain enough.'],
      'white space made single',
    ],
  ])('%s', (marked, expected) => expect(textsOf(marked)).toEqual(expected));

  test('runs over an empty paragraph', () => {
    const marked = `It held: “The mill is old.\n\n“The barn is red as well.” ${cite}.`;
    expect(textsOf(marked)).toEqual(['The mill is old.\nThe barn is red as well.']);
  });

  test.each([
    `The plaintiffs’ brief, and the defendants’ too, rest upon ${cite}.`,
    `The ‘new’ rule is no rule but that of the widows’ ${cite}.`,
    `It is ‘very old.’ ${cite}.`,
    `It held that ‘separate facilities are inherently unequal.’ That is old. ${cite}.`,
  ])('single marks that are apostrophes, hold few words, or close before no citation: %s', (marked) =>
    expect(textsOf(marked)).toEqual([]),
  );

  test('single marks within double ones are theirs', () => {
    const marked = `It held “that ‘the mill of the widow is hers’ ${cite} and no other’s.”`;
    expect(textsOf(marked)).toHaveLength(1);
  });

  test('runs over paragraphs that are numbered before the mark', () => {
    expect(textsOf('[¶18] “It is settled that all may come.\n[¶19] “It is as old as the town.”')).toEqual([
      'It is settled that all may come.\nIt is as old as the town.',
    ]);
    expect(textsOf('[¶18] “It is settled that all may come.\n(b) “It is as old as the town.”')).toEqual([
      'It is as old as the town.',
    ]);
  });

  test('runs over paragraphs that re-open the mark, and leaves the re-opening marks out', () => {
    const found = quotationsIn('He wrote: “The first paragraph ends here.\n“The second ends it.” Then more.');
    expect(found.map(({ text }) => text)).toEqual(['The first paragraph ends here.\nThe second ends it.']);
  });

  test.each([
    [
      `It held that “doubts are resolved against\nthe party that moved, and if there is\nthe least conflict in the proof,\nthere is no judgment.” ${cite}.`,
      [
        'doubts are resolved against\nthe party that moved, and if there is\nthe least conflict in the proof,\nthere is no judgment.',
      ],
      'printed lines that stand as paragraphs',
    ],
    [
      `It held that "doubts are resolved against\nthe party. And if there is\nthe least conflict," the\njudge waits. ${cite}.`,
      ['doubts are resolved against\nthe party. And if there is\nthe least conflict,'],
      'straight marks',
    ],
    [
      `It held that “doubts are resolved.\nSo it is here.\nAnd “the least conflict” matters. ${cite}.`,
      ['the least conflict'],
      'another opens first',
    ],
    [
      `It held that “doubts are resolved, as in ${cite}.\nSo it is here.\nIt matters.” So it does.`,
      [],
      'a citation stands before the next mark',
    ],
    [`It held that “doubts are resolved${'\nin lines such as these'.repeat(26)}.”`, [], 'too many lines'],
  ])('a quotation over several lines: %s', (marked, expected) => expect(textsOf(marked)).toEqual(expected));

  test('a forgotten closing mark costs its own paragraph only, and not what is complete within it', () => {
    const marked =
      'He “forgot to close. It said “every word of this is quoted” once.\nThen “these words are quoted here” too.';
    expect(textsOf(marked)).toEqual(['every word of this is quoted', 'these words are quoted here']);
  });

  test('a mark left open does not swallow quotations that have citations of their own', () => {
    const marked = `He took notice of “the facts as they are. It said “every word here is quoted.” ${cite}. So “a last word” it was.”`;
    expect(textsOf(marked)).toEqual(['every word here is quoted.']);
  });

  test('a mark forgotten before a citation ends there, and does not run on into the next quotation', () => {
    const marked = `He said “the mark is missing here and now. ${cite}.\n“The next one is complete here.”`;
    expect(textsOf(marked)).toEqual(['the mark is missing here and now.', 'The next one is complete here.']);
  });

  test.each([
    [
      `He said “the mark is missing. This sentence is nobody’s, as far as one can tell. ${cite}.`,
      'two sentences',
    ],
    [`He said “the mark is missing here and now, as held in ${cite}.`, 'a citation within the sentence'],
    [`He saw a 9"the mark is missing here and now. ${cite}.`, 'inches'],
  ])('a mark forgotten further off is let go: %s', (marked) => expect(textsOf(marked)).toEqual([]));
});

describe('findQuotations: short words', () => {
  test.each([
    [`This is “clear error.” ${cite}.`, ['clear error.'], 'two words with a citation after them'],
    ['This is “clear error” to him.', [], 'two words with none'],
    [
      `Costs “caused by” the fault, as required by ${cite}.`,
      ['caused by'],
      'two words whose source is named',
    ],
    [`A “grave matter” and a view as to ${cite}.`, [], 'two words and a citation further on'],
    [`This is “error.” ${cite}.`, ['error.'], 'one word with a citation after it'],
    [
      `It was “compelled” and so not admitted at the trial. ${cite}.`,
      ['compelled'],
      'one word in the sentence before',
    ],
    [
      `It was “unsafe” under comment k. See ${cite}.`,
      ['unsafe'],
      'a signal that begins the citation sentence',
    ],
    [
      `The “guest” came in, and it was so long ago that nobody knew. He left. ${cite}.`,
      [],
      'one word farther off',
    ],
    [
      'The Court called this “clear error” and went home.',
      ['clear error'],
      'words that a court is made to say',
    ],
    ['The statute requires “reasonable efforts” of the state.', ['reasonable efforts'], 'words of a statute'],
    ['The Court met, and “pad” is slang. The witness called it “clear error” too.', [], 'words of others'],
    [
      `They rely on ${cite} for the proposition that a “literal construction” governs.`,
      ['literal construction'],
      'after its citation',
    ],
    [
      `They rely on ${cite}, while the letter stated a “literal construction” of it.`,
      [],
      'a letter’s words after a citation',
    ],
    [`He is a “Guest” here. ${cite}.`, [], 'a name'],
    [`This “stat[es]” it. ${cite}.`, ['stat[es]'], 'one word with a bracket and a citation'],
    [
      `We use the “plainly wrong” standard [${cite}], whatever the case.`,
      ['plainly wrong'],
      'a citation in brackets beside what they name',
    ],
    [
      `The “real ties” of the contract with this state and its laws, ${cite}, are not here.`,
      ['real ties'],
      'a citation between commas',
    ],
    [
      `The “real ties” of the contract with this state and its laws, {c|see Brown v. Board, 347 U.S. 483 (1954)}, are not here.`,
      [],
      'a citation between commas, for the thought',
    ],
    [
      `They found “a grave cause” if not “the only one of them all” (${cite}) in these suits.`,
      ['a grave cause', 'the only one of them all'],
      'beside other words in the sentence, which a citation follows',
    ],
    [
      `They moved. ${cite}. It went on to hold that the only “minor ties” asked for were these.`,
      ['minor ties'],
      'the court of the citation before goes on',
    ],
    [
      `They moved. ${cite}. The owner went on to show that the only “minor ties” here were these.`,
      [],
      'somebody else goes on',
    ],
    [
      `${cite}. They met. In Brown, the clerk put a “no” where he was to sign.`,
      ['no'],
      'in the story of a case cited',
    ],
    [`${cite}. They met. In Ohio, the clerk put a “no” where he was to sign.`, [], 'in another story'],
    ['A step in the “war on crime,” the high court explained.', ['war on crime,'], 'the court named behind'],
    ['A step in the “war on crime,” the chief officer explained.', [], 'another named behind'],
    ['It was a “so-called emergency measure,” he said.', [], 'three words and no citation'],
  ])('%s', (marked, expected) => expect(textsOf(marked)).toEqual(expected));
});

test('findQuotations: two words whose note begins with a citation', () => {
  const { text, found } = readMarkedCitations(`It is “clear error” to him.\n\n${cite}.`);
  const note = { anchor: text.indexOf(' to him'), start: text.indexOf('Brown'), end: text.length };
  const wordsWith = (notes: readonly (typeof note)[]) =>
    findQuotations({ text, paragraphs: paragraphsOf(text) }, found, notes).map(({ text: words }) => words);
  expect(wordsWith([note])).toEqual(['clear error']);
  expect(wordsWith([{ ...note, anchor: 3 }])).toEqual([]);
});

describe('findQuotations: left alone', () => {
  test.each([
    ['Acme Corporation (“Acme”) and Best LLC (the “Buyer” or “Best”) signed.', 'defined terms'],
    ['The defendants (collectively, the “Moving Defendants and Affiliates”) moved.', 'a longer defined term'],
    [
      'Acme (hereinafter referred to as “the old selling company in suit”) moved.',
      'a defined term in small letters',
    ],
    [`${cite} (“Brown”).`, 'a short name given to a citation'],
    ['The order is entitled “Addressing Risks from Large Law Firms.”', 'a title'],
    ['A 6" pipe, a 5\' 10" man and a 12"-wide board.', 'inches and feet'],
    ['The defendants’ and plaintiffs’ counsel’s motions.', 'apostrophes'],
    ['He called it a “win.”', 'a scare quote'],
    ['”” “” "" “ ”', 'nothing between marks'],
    ['{c|Brown v. Board, 347 U.S. 483 (1954) (“Brown of Board Schools”)}.', 'a short name in the citation'],
    ['The sign read “NO DOGS EVER ALLOWED HERE” there.', 'five words in capitals'],
    ['The book “Risks and Rewards of Running Large Law Firms” is out.', 'a title of more words'],
  ])('%s: %s', (marked) => expect(textsOf(marked)).toEqual([]));

  test.each([
    ['{c|Brown v. Board, 347 U.S. 483 (1954) (“schools are unequal”)}.', 'words of the case in its citation'],
    [`The court held (“that one party must always show it”).`, 'seven are too many for a term'],
    ['The sign read “NO PERSON SHALL BE HELD THERE” there.', 'a sentence in capitals'],
    [
      `It said “Every Person Born Here Since Then Shall Have Such Rights And Such Duties As Any Other Person Born Here Has Had” there.`,
      'more words than a title has',
    ],
  ])('but not %s: %s', (marked) => expect(textsOf(marked)).toHaveLength(1));

  test('inches within a quotation do not close it', () => {
    expect(textsOf('He saw "a 6" pipe lying in the road" that day.')).toEqual([
      'a 6" pipe lying in the road',
    ]);
  });
});

describe('findQuotations: parentheticals', () => {
  test.each([
    [
      '{c|Brown v. Board, 347 U.S. 483, 495 (1954) (“separate facilities are unequal”)}.',
      ['separate facilities are unequal'],
    ],
    ['{i>0|Id. at 5 (quoting “inherently unequal” words)}.', ['inherently unequal']],
    [
      '{c|Brown v. Board, 347 U.S. 483 (1954)} (holding that “separate facilities are unequal”).',
      ['separate facilities are unequal'],
    ],
    [
      '{c|Brown v. Board, 347 U.S. 483 (1954) (holding that the rule covers not only “public” schools)}.',
      ['public'],
    ],
    ['{c|Brown v. Board, 347 U.S. 483 (1954)} (“Brown”).', []],
  ])('%s', (marked, expected) => {
    const quotations = quotationsIn(marked);
    expect(quotations.map(({ text }) => text)).toEqual(expected);
    expect(quotations.map(({ kind }) => kind)).toEqual(expected.map(() => 'parenthetical'));
  });
});

describe('findQuotations: blocks', () => {
  const words = 'We conclude that in the field of public education the doctrine has no place.';

  test.each([
    [`The Court held:\n\t${words}\n${cite}. More.`, [words], 'a citation follows'],
    [`The Court put it thus.\n\t${words}\n${cite}.`, [words], 'a citation follows, whatever leads in'],
    [`The Court held:\n\t${words} ${cite}.\nMore.`, [words], 'a citation closes it'],
    [`The Court held:\n\t${words}\nMore.`, [words], 'a sentence announces it'],
    ...['(1)', '1.', 'A.', '(a)'].map((number): [string, string[], string] => [
      `The Court listed them:\n\t${number} ${words}\n${cite}.`,
      [`${number} ${words}`],
      'its enumeration at its head, cited behind',
    ]),
    [
      `In ${cite}, it was new. The Court held:\n\t(1) ${words}\nMore.`,
      [`(1) ${words}`],
      'its enumeration at its head, cited before',
    ],
    [`The rule is in ${cite}:\n\t${words}\nMore.`, [words], 'a citation and a colon before it'],
    [`${cite}, put it thus:\n\t${words}\nMore.`, [words], 'a sentence that cites and closes with a colon'],
    [
      `The Court held:\n\t${words}\n\t(1) in fact; and\n${cite}.`,
      [`${words}\n(1) in fact; and`],
      'with its own enumeration',
    ],
    [`The Court held:\n\t${words}\n\t${words}\n${cite}.`, [`${words}\n${words}`], 'of two paragraphs'],
    [
      `The Court held:\n\t${words} See “old and settled law” there.\n${cite}.`,
      [`${words} See “old and settled law” there.`],
      'with marks inside',
    ],
    [
      `The Court held:\n${words}\n${cite}. More.`,
      [words],
      'its indentation lost, its citation set off with it',
    ],
    [
      `In ${cite}, the suit was new. The Court heard the heirs and held, in part:\n${words} (Emphasis added.)\nHere, it is old.`,
      [words],
      'its indentation lost, announced by a court alone',
    ],
    [
      `The Court explained what a breach of contract is in these words:\n${words}\nIn {c|Ott v. Bell, 2 U.S. 3 (1950)}, it went on.`,
      [words],
      'its indentation lost, another case after it',
    ],
    [
      `The ground is plain and the same for all of them:\n${words}\n${cite}. More.`,
      [words],
      'its indentation lost, after a colon, its citation behind it',
    ],
    [
      `It is designed for that.\n[t]o keep the courts from it, we hold them back from it all.\n${cite}. More.`,
      ['[t]o keep the courts from it, we hold them back from it all.'],
      'its indentation lost, a bracket at its head',
    ],
    [`As Justice Powell wrote,\n${words}\n${cite}. More.`, [words], 'its indentation lost, after a comma'],
    [
      `The Court held:\n${words}\n${words}\n${cite}. More.`,
      [`${words}\n${words}`],
      'its indentation lost, of two paragraphs',
    ],
    [
      `The Court held:\n${words}\nHere, the mill was sold to the town in May of that year.\n${cite}.`,
      [words],
      'its indentation lost, and the author’s own words behind it',
    ],
    [
      `The Court held:\n${words}\nIt is so in this town as well, and in every other.\nMore of it. ${cite}.`,
      [words],
      'its indentation lost, and no citation set off behind the next paragraph',
    ],
  ])('%s → %j: %s', (marked, expected) => {
    const quotations = quotationsIn(marked);
    expect(quotations.map(({ text }) => text)).toEqual(expected);
    expect(quotations.map(({ kind }) => kind)).toEqual(['block']);
  });

  test.each([
    [`The parties are these.\n\t${words}\nMore.`, 'set off without a source'],
    [`The letter stated:\n${words}\nMore. ${cite}.`, 'not set off, no court’s, and no citation right after'],
    [`These are the rules of the Court, as stated:\n${words}\nMore.`, 'not set off, and no court speaks'],
    [`The Court held: ${words}\nMore.`, 'in the announcing paragraph itself'],
    [`That is the rule.\n${words}\n${cite}.`, 'not set off, and not announced'],
    [`The facts are these:\n${words}\n${cite}.`, 'not set off, and told as facts'],
    [
      `Two things follow:\n${words}\n{c|See Ott v. Bell, 2 U.S. 3 (1950)}.`,
      'not set off, and cited for the thought',
    ],
    [`It has a simple ground:\n${words}\n${cite}, held the contrary.`, 'not set off, before another thought'],
    [
      `The letter stated:\n${words}\nIn ${cite}, the Court went on.`,
      'not set off, and another thought after it',
    ],
    [`The Court held:\n#${words}\n${cite}.`, 'a heading'],
    [`The Court stated these rules:\n\t1. ${words}\n\t2. ${words}\n`, 'a numbered list'],
    [`${cite}. The ends are these:\n\t1. ${words}\n\t2. ${words}\n`, 'a list for which nothing is cited'],
    [`The Court held:\n\t• ${words}\n${cite}.`, 'a bullet'],
    [`The rule is in ${cite}.\n\t${words}\nMore.`, 'a citation before it, but no colon'],
    [`The Court held:\n\t${cite}, which is a citation set off by itself.\n`, 'a citation'],
  ])('%s: %s', (marked) => expect(textsOf(marked)).toEqual([]));

  test('empty paragraphs part neither a block from its citation nor its paragraphs', () => {
    const block = 'Separate facilities are inherently unequal in every town of the land.';
    expect(textsOf(`The Court was clear:\n\n\t${block}\n\n${cite} (emphasis added).`)).toEqual([block]);
    expect(textsOf(`${cite}, is clear:\n\t${block}\nThat is the rule.`)).toEqual([block]);
    expect(textsOf(`The barn is near the mill\n\n\t${block}\n\nThat is the rule.`)).toEqual([]);
  });

  test('a set-off paragraph in marks is an inline quotation', () => {
    const quotations = quotationsIn(`The Court held:\n\t“${words}”\n${cite}.`);
    expect(quotations.map(({ kind, text }) => [kind, text])).toEqual([['inline', words]]);
  });
});

describe('findQuotations: laws', () => {
  const pieces = fc.constantFrom(
    '“',
    '”',
    '"',
    '‘',
    '’',
    "'",
    '\n',
    ' ',
    '(',
    ')',
    '[',
    ']',
    '.',
    ',',
    'word ',
    'The rule ',
    '6',
    '…',
    'Id. ',
    '\t',
  );

  test('spans lie inside the text, in order, apart', () => {
    fc.assert(
      fc.property(fc.array(pieces, { maxLength: 60 }), (parts) => {
        let last = 0;
        for (const { fullStart, fullEnd } of quotationsIn(parts.join(''))) {
          expect(fullStart).toBeGreaterThanOrEqual(last);
          last = fullEnd;
        }
      }),
      { numRuns: 2000 },
    );
  });

  test.each([
    ['“open and never closed ', 'one paragraph of opening marks'],
    ['“open and never closed\n', 'paragraphs of opening marks'],
    ['a "straight one" here. ', 'straight pairs'],
    ['((((', 'parentheses'],
    ['. . . ', 'ellipses'],
    ['“one two three four five.” ', 'curly pairs'],
  ])(
    'a megabyte of %j is read to its end',
    (piece) => {
      const text = piece.repeat(Math.ceil(1_000_000 / piece.length));
      const found = findQuotations({ text, paragraphs: paragraphsOf(text) }, []);
      expect(found.every(({ fullEnd }) => fullEnd <= text.length)).toBe(true);
    },
    60_000,
  );
});
