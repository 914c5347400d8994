/** A text in one piece that names opinions beside that of the court, and every heading's neighbour that is none. */
import { describe, expect, test } from 'vitest';
import { hasSeparateOpinions } from '../../../../src/quotes/comparing/reading/separate-opinions';
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
    expect(hasSeparateOpinions(around(paragraph))).toBe(true);
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
    expect(hasSeparateOpinions(around(paragraph))).toBe(false);
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
    expect(index.hasUntoldParts).toBe(untold);
  });

  test('of a text that names none', () => {
    const index = indexOpinion(around('The dissent argues that the gate was shut.'));
    expect(index.hasUntoldParts).toBe(false);
  });
});
