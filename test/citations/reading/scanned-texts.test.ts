/** Letters that a scanner takes for others, blanks that a justified page doubles, and the labels of lists. */
import { describe, expect, test } from 'vitest';
import { findCitations } from '../../../src/citations/find-citations';
import { resolveCitations } from '../../../src/citations/resolve-citations';

describe('a scan', () => {
  test.each([
    [
      'Elm Health Sys., Inc. vy. Oak, 627 F.3d 85, 98 (3d Cir. 2010)',
      { plaintiff: 'Elm Health Sys., Inc.', defendant: 'Oak' },
    ],
    ['Elm v. Oak, 499 F.3d 1218 (lOth Cir. 2007)', { court: 'ca10', year: '2007' }],
    ['Elm v. Oak, 499 F.3d 1218 (1Oth Cir. 2007)', { court: 'ca10', year: '2007' }],
    ['Elm v. Oak, 499 F.3d 1218 (Ist Cir. 2007)', { court: 'ca1', year: '2007' }],
    ['Elm v. Oak, 499 F.3d 1218 (l1th Cir. 2007)', { court: 'ca11', year: '2007' }],
    ['Elm v. Oak, 499 F.3d 1218 (11th Cir. 2007)', { court: 'ca11', year: '2007' }],
    ['Elm v. Oak, 499 P.3d 1218 (Idaho 2007)', { court: 'idaho', year: '2007' }],
    ['Elm v. Oak, 477 U.S. 3l7, 322 (1986)', { page: '317', pinCite: '322' }],
    ['Elm v. Oak, 12 F.3d l23 (1st Cir. 1999)', { page: '123' }],
    ['Elm v. Oak, 12 F.3d 1O4 (1st Cir. 1999)', { page: '104' }],
  ])('%s', (text, expected) => {
    expect(findCitations(text)).toMatchObject([expected]);
  });

  test.each(['ld. at 325', 'Jd. at 325', 'lbid', 'ld. (quoting the report)'])('its %s is one', (written) => {
    const found = findCitations(`Elm v. Oak, 487 So. 2d 321 (Fla. 1986). ${written}.`);
    expect(found.map(({ kind }) => kind)).toEqual(['case', 'id']);
    expect(resolveCitations(found)[1]?.antecedent).toBe(0);
  });

  test.each(['12 lbs. at 325', 'an old lb. of sugar', 'the ldr at 325'])('%s is none', (written) => {
    expect(findCitations(`He carried ${written} and left.`)).toEqual([]);
  });
});

test.each(['12 F.3d 1Oak, 5', 'the 12 U.S. lO (a group)', '12 F.3d 3lb (of it)'])(
  '%s has no page',
  (written) => {
    expect(findCitations(`See ${written}.`)).toEqual([]);
  },
);

describe('doubled blanks', () => {
  test.each([
    ['Elm v. Oak, 12 F.3d 3 (9th Cir. 1993), cert.  denied, 510 U.S. 4 (1994)', ['cert. denied']],
    [
      'Elm v. Oak, 12 F.3d 3 (9th Cir. 1993), rev’d  on  other  grounds, 510 U.S. 4',
      ['rev’d on other grounds'],
    ],
    ['Elm v. Oak, 12 F.3d 3 (9th Cir. 1993), aff’d\r\nper  curiam, 510 U.S. 4 (1994)', ['aff’d per curiam']],
  ])('%j', (text, actions) => {
    const [first] = findCitations(text);
    expect(first).toMatchObject({ history: actions.map((action) => ({ action })) });
  });

  test('before the page of a case that is called by its name', () => {
    const text = 'People v. Romero (1996) 13 Cal.4th 497, 504; Romero, at p.  508.';
    expect(findCitations(text)).toMatchObject([{ kind: 'case' }, { kind: 'short', pinCite: '508' }]);
  });

  test('between a docket number, its paper and the court', () => {
    const text = 'Elm v. Oak, Inc., 18-cv-2211, ECF  No.  44, at  7 (D. Conn. Mar. 2, 2020).';
    expect(findCitations(text)).toMatchObject([{ kind: 'docket', plaintiff: 'Elm', court: 'ctd' }]);
  });
});

describe('a label between names and place', () => {
  test.each([
    'Case: Elm v. Oak\nCitation: 556 U.S. 662 (2009)',
    '**Elm v. Oak**\n**Citation:** 556 U.S. 662 (2009)',
    'Elm v. Oak | 556 U.S. 662 (2009) | pleading',
    'In Elm v. Oak (citation: 556 U.S. 662 (2009)), the rule',
    'In Elm v. Oak (cite: 556 U.S. 662 (2009)), the rule',
    'In Elm v. Oak, cited as 556 U.S. 662 (2009), the rule',
  ])('%j', (text) => {
    expect(findCitations(text)).toMatchObject([{ plaintiff: 'Elm', defendant: 'Oak', year: '2009' }]);
  });

  test('what is cited as something is not named', () => {
    const [found] = findCitations('Elm relied on Oak as 556 U.S. 662 (2009) does.');
    expect(found).not.toHaveProperty('defendant');
  });
});

test('a page of five digits has its comma: 18 FCC Rcd. 11,339, 11,341', () => {
  expect(findCitations('Elm Television, 18 FCC Rcd. 11,339, 11,341 (2003)')).toMatchObject([
    { page: '11,339', pinCite: '11,341', year: '2003' },
  ]);
});

test('a department without a year stands before the history: [2d Dept], affd', () => {
  expect(findCitations('Elm v Oak (91 AD2d 372 [2d Dept], affd 63 NY2d 19 [1984])')).toMatchObject([
    { court: 'nyappdiv', history: [{ action: 'affd' }] },
    { court: 'ny', year: '1984' },
  ]);
});

test('a district court with its judge and docket number is no court of New York', () => {
  expect(
    findCitations('as in Elm v Oak Hous. Auth. (US Dist Ct, SD NY 1995, Fir, J., 81 Civ 1801) it was'),
  ).toEqual([]);
});
