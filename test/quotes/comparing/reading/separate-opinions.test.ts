/** A text in one piece that names opinions beside that of the court, and every heading's neighbour that is none. */
import { describe, expect, test } from 'vitest';
import { readHeading } from '../../../../src/quotes/comparing/reading/opinion-headings';
import { readSeparateOpinions } from '../../../../src/quotes/comparing/reading/separate-opinions';
import { indexOpinion } from '../../../../src/quotes/index-opinion';

const around = (paragraph: string) => `The gate was open.\n\n${paragraph}\n\nSo ordered.`;

describe('a paragraph', () => {
  test.each([
    'JUSTICE PELL, with whom JUSTICE OAK and JUSTICE ELM join, concurring in the judgment with respect to Part II and dissenting in part.',
    'Justice Pell, concurring in part and concurring in the judgment. The gate was never shut, and I would say so.',
    'Justice Pell, with whom The Chief Justice joins as to all but Part III, dissenting. The gate was shut.',
    'MR. JUSTICE PELL, dissenting.',
    'Pell, Circuit Judge, concurring:',
    'PELL, C.J. (dissenting)',
    'PELL, Justice (concurring specially).',
    '[*275] PELL, J., dissenting.',
    'PELL, J., dissenting',
    'Pell, J., concurring in judgment',
    'P ELL, J., Opinion of dissenting PELL, J.',
    'OAK and de la VEGA, JJ., dissenting.',
    'Syllabus',
    '[*3] SYLLABUS',
  ])('is a heading: %s', (paragraph) => {
    expect(readHeading(paragraph, paragraph.length)?.kind).toMatch(/^(?:opening|running|syllabus)$/);
  });

  test.each([
    'The dissent argues that the gate was shut.',
    'Justice Pell concurred, and the gate stayed open.',
    'Justice Pell, dissenting, said that the gate was shut.',
    'Justice Pell, concurring in the judgment, wrote: "The gate was shut."',
    'Judge Pell, in a dissenting opinion, called the gate shut.',
    'Mr. Justice Pell dissenting in Oak v. Elm: the gate was shut.',
    'As Justice Pell, concurring.',
    'Pell, J., dissenting).',
    '(Pell, J., dissenting).',
    'Oak v. Elm, 12 Ex. 3, 5 (1985) (Pell, J., dissenting).',
    'Oak v. Elm (Pell, J., dissenting).',
    'Oak and Pell, JJ., concur.',
    'Dissenting shareholders may ask for a price.',
    'Judge Pell shut the gate, concurring in what the others did.',
    'Opinion of the Court',
    'The syllabus is no part of the opinion.',
  ])('is none: %s', (paragraph) => {
    expect(readHeading(paragraph, paragraph.length)?.kind ?? 'none').toMatch(/^(?:none|doubt|break|vote)$/);
  });
});

describe('the heading', () => {
  test.each([
    ['JUSTICE PELL, with whom JUSTICE OAK joins, dissenting.', 'opening dissent pell Justice Pell'],
    ['MR. JUSTICE O’PELL, dissenting.', 'opening dissent o’pell Mr. Justice O’Pell'],
    ['[*275] PELL, J., dissenting.', 'opening dissent pell Pell, J.'],
    ['Elm Pell, Circuit Judge, concurring:', 'opening concurrence pell Elm Pell, Circuit Judge'],
    ['PELL, C.J. (concurring in part and dissenting in part)', 'opening concurrence pell Pell, C.J.'],
    ['PELL, J., dissenting', 'running dissent pell Pell'],
    ['P ELL, J., Opinion of dissenting PELL, J.', 'running dissent pell Pell'],
    ['OAK and PELL, JJ., dissenting.', 'opening dissent  nobody'],
    ['Opinion of the Court', 'break'],
    ['PELL, J., delivered the opinion of the Court. OAK, J., filed a dissenting opinion.', 'break'],
    ['PELL, J., concurs in part and dissents in part.', 'vote'],
    ['Pell, J., dissents and votes to shut the gate in the following memorandum:', 'vote'],
    ['Pell, J.P., dissents.', 'vote'],
    ['Justice Pell dissents from this, as he did before.', 'doubt'],
    ['Justice PELL, concurring in Parts I and II–A.', 'opening concurrence pell Justice Pell'],
    ['Justice PELL, concurring in Part I, and in what is said of 42 gates, was heard.', 'doubt'],
  ])('%s: %s', (paragraph, expected) => {
    const heading = readHeading(paragraph, paragraph.length);
    const read =
      heading && 'judge' in heading
        ? [heading.kind, heading.stance, heading.judge, heading.author ?? 'nobody']
        : [heading?.kind];
    expect(read.join(' ')).toBe(expected);
  });
});

const court = 'The gate was open, and whoever came might pass through it at any hour. '.repeat(16).trim();
const own = `I would shut the gate. ${'Nobody asked whether the cattle had been fed that day. '.repeat(6).trim()}`;

/** The parts of a text of these paragraphs, and what nobody is named for, as `dissent Pell, J.: the first words`. */
function read(paragraphs: readonly string[], hasSyllabus = true): readonly string[] {
  const text = paragraphs.join('\n\n');
  const { parts, untold } = readSeparateOpinions(text, hasSyllabus);
  const words = (start: number, end: number) =>
    text.slice(start, end).trim().replaceAll('\n\n', ' | ').slice(0, 32);
  return [
    ...parts.map(({ kind, author = 'nobody', start, end }) => `${kind} ${author}: ${words(start, end)}`),
    ...untold.map(({ start, end }) => `untold: ${words(start, end)}`).filter((one) => one !== 'untold: '),
  ];
}

describe('the speakers of a text in one piece', () => {
  test('are those whom its headings name, and the court before them', () => {
    expect(read([court, 'Affirmed.', 'PELL, J., concurring.', own, 'OAK, J., dissenting.', own])).toEqual([
      'concurrence Pell, J.: PELL, J., concurring. | I would ',
      'dissent Oak, J.: OAK, J., dissenting. | I would s',
    ]);
  });

  test('are the same on every page with a running head, and from the second on where no heading is read', () => {
    const pages = ['PELL, J., dissenting', own, 'PELL, J., dissenting', own];
    expect(read([court, 'JUSTICE PELL, dissenting.', own, ...pages])).toEqual([
      'dissent Justice Pell: JUSTICE PELL, dissenting. | I wo',
    ]);
    expect(read(['Opinion of the Court', court, 'Opinion of the Court', court, ...pages])).toEqual([
      'dissent Pell: PELL, J., dissenting | I would s',
      'untold: Opinion of the Court | The gate ',
    ]);
  });

  test('end where another may begin: a heading in another form, a vote, an appendix, a rehearing', () => {
    for (const next of [
      'Justice OAK, concurring in Parts I and II–A. The gate was shut.',
      'OAK, J., concurs.',
      'APPENDIX',
      'ON REHEARING',
    ])
      expect(read([court, 'PELL, J., dissenting.', own, next, court])).toEqual([
        'dissent Pell, J.: PELL, J., dissenting. | I would ',
        `untold: ${`${next} | ${court}`.slice(0, 32)}`,
      ]);
  });

  test('are not named by a vote, nor by the list of judges at the top', () => {
    expect(read([court, 'PELL, J., dissenting.', court])).toEqual([
      'untold: PELL, J., dissenting. | The gate',
    ]);
    expect(read(['PELL, J., dissenting.', own, court])).toEqual(['untold: PELL, J., dissenting. | I would ']);
  });

  test('are nobody from a vote on that may be followed by its reasons, but where it stands in the list of judges', () => {
    const vote = 'Pell, J., dissents and votes to shut the gate.';
    expect(read([court, vote, own])).toEqual([`untold: ${vote.slice(0, 32)}`]);
    expect(read([vote, court])).toEqual([]);
    expect(read([court, 'Justice Pell dissents from this.', own])).toEqual([]);
  });

  test('are not told of notes at the end of the text, which may be the court’s', () => {
    expect(
      read([
        `${court}[fn1]`,
        'PELL, J., dissenting.',
        `${own}[fn1]`,
        '[fn1] A note of the court’s.',
        '[fn1] Another.',
      ]),
    ).toEqual([
      'dissent Pell, J.: PELL, J., dissenting. | I would ',
      'untold: [fn1] A note of the court’s. | [',
    ]);
  });

  test('are a syllabus and the court, where a syllabus is no part of the opinion', () => {
    const slip = [
      'Syllabus',
      own,
      'PELL, J., delivered the opinion of the Court.',
      'Opinion of the Court',
      court,
    ];
    expect(read(slip)).toEqual(['syllabus nobody: Syllabus | I would shut the gate']);
    expect(read(slip, false)).toEqual(['untold: Syllabus | I would shut the gate']);
    expect(read(['Syllabus', own, court])).toEqual([`untold: ${`Syllabus | ${own}`.slice(0, 32)}`]);
  });

  test('are nobody beside the court in a text that names nobody', () => {
    expect(read(['Opinion of the Court', court, 'The dissent argues that the gate was shut.'])).toEqual([]);
  });
});

describe('the parts of an opinion', () => {
  const text = around('PELL, J., dissenting.');
  const whole = { start: 0, end: text.length } as const;
  const at = text.indexOf('PELL');
  test.each([
    ['that its source does not tell', [], [], true],
    ['all of it as that of the court', [{ kind: 'majority', ...whole }], [], true],
    [
      'that its source tells',
      [
        { kind: 'majority', start: 0, end: at - 2 },
        { kind: 'dissent', start: at, end: text.length },
      ],
      ['majority', 'dissent'],
      false,
    ],
  ] as const)('%s', (_, parts, kinds, untold) => {
    const index = indexOpinion(text, { parts });
    expect(index.parts.map(({ kind }) => kind)).toEqual(kinds);
    expect(index.untold.length > 0).toBe(untold);
  });

  test('of which its source gives two as one are those that the headings tell', () => {
    const both = [court, 'PELL, J., dissenting.', own].join('\n\n');
    const apart = `${both}\n\nOAK, J., dissenting.`;
    const index = indexOpinion(apart, {
      parts: [
        { kind: 'majority', start: 0, end: both.length },
        { kind: 'dissent', author: 'Oak', start: both.length + 2, end: apart.length },
      ],
    });
    expect(index.parts.map(({ kind, author }) => `${kind} ${author}`)).toEqual([
      'dissent Pell, J.',
      'dissent Oak',
    ]);
    expect(index.untold).toEqual([]);
  });

  test('of a text that names none', () => {
    const index = indexOpinion(around('The dissent argues that the gate was shut.'));
    expect(index.untold).toEqual([]);
  });
});
