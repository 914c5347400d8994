/** What the text of a case item cites, whether it has a name of its own, and which place it means. */
import { describe, expect, test } from 'vitest';
import { readCaseText } from '../../../src/service/verification/read-case-text';

describe('a name that was not read', () => {
  test.each([
    ['The smith decision, 347 U.S. 483 (1954)', true],
    ['smith ex v. the jones, 347 U.S. 483 (1954)', true],
    ['smith v. jones, 347 U.S. 483 (1954)', false],
    ['347 U.S. 483 (1954)', false],
    ['See, e.g., 347 U.S. 483 (1954)', false],
    ['But see 347 U.S. 483 (1954)', false],
    ['cert. denied, 347 U.S. 483 (1954)', false],
    ['No. 12-345, 347 U.S. 483 (1954)', false],
    ['Brown v. Board of Education, 347 U.S. 483 (1954)', false],
    ['347 U.S. at 490', false],
    ['the court at 347 U.S. at 490', true],
  ])('%s: %s', (text, expected) => {
    expect(readCaseText(text)?.hasUnreadName).toBe(expected);
  });
});

test.each(['R. at 12; ', 'Id. at 3; ', 'Fir, supra, at 4; '])('the case behind %s is meant', (before) => {
  const text = `${before}Brown v. Board of Education, 347 U.S. 483 (1954)`;
  expect(readCaseText(text)?.citation).toMatchObject({ kind: 'case', plaintiff: 'Brown' });
});

describe('a docket number before a place', () => {
  test('is that of the printed case right behind it', () => {
    const text =
      'Betancourt v. Betancourt, No. 110750 (Feb. 17, 1994), 1994 Conn. Super. Ct. 1623 (Conn. Super. Ct. 1994)';
    expect(readCaseText(text)?.citation).toMatchObject({
      plaintiff: 'Betancourt',
      docketNumber: '110750',
      reporter: 'Conn. Super. Ct.',
      page: '1623',
    });
    expect(readCaseText(text)?.chain).toEqual([]);
  });

  test('is not that of a case that is quoted, or named otherwise', () => {
    for (const text of [
      'Smith v. Jones, No. 12-345 (S.D.N.Y. 2019) (quoting 347 U.S. 483 (1954))',
      'Smith v. Jones, No. 12-345 (S.D.N.Y. 2019), Brown v. Board of Education, 347 U.S. 483 (1954)',
    ]) {
      expect(readCaseText(text)?.citation).toMatchObject({ volume: '', plaintiff: 'Smith' });
    }
  });
});

describe('the volume of the reporter who gave the first United States Reports their name', () => {
  test.each([
    ['Marbury v. Madison, 5 U.S. (2 Cranch) 137 (1803)', [{ volume: '2', reporter: 'Cranch', page: '137' }]],
    ['Marbury v. Madison, 5 U.S. (1 Cranch) 137 (1803)', undefined],
    ['Brown v. Board of Education, 347 U.S. 483 (1954)', undefined],
  ])('%s', (text, parallel) => {
    const { citation } = readCaseText(text) ?? {};
    expect(citation?.kind === 'case' ? citation.parallel : null).toEqual(parallel);
  });
});

describe('a second place right behind the first', () => {
  test.each([
    ['Orrin v. Vane, 500 U.S. 173, 768 N.Y.S.2d 146 (1991)', '768 N.Y.S.2d 146', '1991'],
    ['Orrin v. Vane, 46 N.J. 301, 176 P. 711 (N.J. 1966)', '176 P. 711', '1966'],
    ['Orrin v. Vane, 500 U.S. 173, 180, 768 N.Y.S.2d 146, 150 (1991)', '768 N.Y.S.2d 146', '1991'],
    ['Orrin v. Vane, 347 U.S. 483, 349 U.S. 294 (1955)', '349 U.S. 294', '1955'],
    ['Orrin v. Vane, 347 U.S. 483 (1954), 768 N.Y.S.2d 146 (2003)', undefined, '1954'],
    ['Orrin v. Vane, 347 U.S. 483 (1954); Marwick v. Orrin, 768 N.Y.S.2d 146 (2003)', undefined, '1954'],
  ])('%s', (text, place, year) => {
    const { citation } = readCaseText(text) ?? {};
    const cited = citation?.kind === 'case' ? citation : null;
    const parallel = cited?.parallel ?? [];
    expect(parallel.map((one) => `${one.volume} ${one.reporter} ${one.page}`)).toEqual(place ? [place] : []);
    expect(cited?.year).toBe(year);
  });
});

describe('a caption in capitals', () => {
  test.each([
    ['ORRIN, INC. V. VANE, INC., 505 U.S. 763 (1992)', 'ORRIN, INC.', 'VANE, INC.'],
    ['Orrin V. Vane, Inc. v. Marwick, 505 U.S. 763 (1992)', 'Orrin V. Vane, Inc.', 'Marwick'],
    ['R. A. V. v. St. Paul, 505 U.S. 377 (1992)', 'R. A. V.', 'St. Paul'],
  ])('%s', (text, plaintiff, defendant) => {
    expect(readCaseText(text)?.citation).toMatchObject({ plaintiff, defendant });
  });
});

describe('what belongs to a citation and was not read', () => {
  test.each([
    ['Orrin v. Vane, 347 U.S. 483 (19540)', ['"19540", which could not be read']],
    [
      'Orrin v. Vane, 32 F.3d 15, 17 (S.D.N.Y. May 3, 19994)',
      ['"S.D.N.Y. May 3, 19994", which could not be read'],
    ],
    ['Orrin v. Vane, 32 F.3d 15 (2d Cir. 2o07)', ['"2d Cir. 2o07", which could not be read']],
    ['Elm v. Oak, sub nom. Orrin v. Vane, 347 U.S. 483 (1954)', ['the caption before it']],
    ['Elm v. Oak; Orrin v. Vane, 347 U.S. 483 (1954)', ['the caption before it']],
    ['See Orrin v. Vane, 347 U.S. 483 (1954)', []],
    ['Orrin de Vane v. Marwick/Am. Express, Inc., 490 U.S. 477 (1989)', []],
    ['Orrin v. Vane, 347 U.S. 483 (l954)', []],
    ['Orrin v. Vane, 32 U.S. (7 Pet.) 150', []],
    ['Orrin v. Vane, 347 U.S. 483 (en banc)', []],
    ['Orrin v. Vane, 347 U.S. 483 (quoting Elm v. Oak, 1 U.S. 2000)', []],
    ['Elm v. Oak (In re Orrin), 347 U.S. 483 (1954)', []],
    ['cert. denied sub nom. Elm v. Oak, 347 U.S. 483 (1954)', []],
  ])('%s', (text, unread) => {
    expect(readCaseText(text)?.unread).toEqual(unread);
  });
});
