/** Citations in texts as they come: page and line numbers, star pages and Windows' dashes within them, old reports, odd courts. */
import { describe, expect, test } from 'vitest';
import { findCitations } from '../../../src/citations/find-citations';
import type { CaseFields } from '../../../src/citations/found-citation';

function first(text: string): Partial<CaseFields> {
  const [citation] = findCitations(text);
  return citation?.kind === 'case' ? citation : {};
}

describe('what interrupts a citation', () => {
  test.each<[string, Partial<CaseFields>]>([
    [
      'Sherman v. Pliva, Inc., 194 Wn.2d 1015, 452 6 P.3d 1241 (2019).',
      { year: '2019', parallel: [{ volume: '452', reporter: 'P.3d', page: '1241' }] },
    ],
    [
      'State v. Lindsay, 180 Wn.2d 423, 430, 326 -22-P.3d 125 (2014)',
      { pinCite: '430', parallel: [{ volume: '326', reporter: 'P.3d', page: '125' }] },
    ],
    [
      'Sherman v. Pfizer, Inc., 8 Wn. App. 13 2d 686, 703, 440 P.3d 1016 (2019)',
      { reporter: 'Wash. App. 2d', page: '686', pinCite: '703' },
    ],
    ['State v. Hudlow, 33 99 Wn.2d 1, 16 (1983)', { defendant: 'Hudlow', volume: '99' }],
    ['In re Elm, 24 99 Wn.2d 1, 16 (1983)', { plaintiff: 'In re Elm' }],
    ['Parsons v. United States, 167 *143U. S. 324.', { volume: '167', page: '324' }],
    [
      'Leedom v. Kyne, 358 U.S. 184, 190, 79 S.Ct. *112 180 (1958)',
      { pinCite: '190', parallel: [{ volume: '79', reporter: 'S. Ct.', page: '180' }] },
    ],
    ['Elm v. Oak, 273 B.R. 223, 227\n28   (Bankr. D. Ariz. 2001).', { court: 'arb', year: '2001' }],
    ['Elm v. Oak, 273 F.3d 223 (9th\n6   Cir. 2001).', { court: 'ca9', year: '2001' }],
    ['Elm v. Oak, 887 F.2d 267 (D.C. *1293 Cir.1989).', { court: 'cadc', year: '1989' }],
    ['Elm v. Oak, 328 So. 3d 1254, 1255\n\n\n(Miss. Ct. App. 2021).', { court: 'missctapp', year: '2021' }],
    ['Elm v. Oak, 720 P.2d 975 (Colo.App. No. 84CA0147, November 29, 1985).', { court: 'coloctapp' }],
    [
      'The position that it takes here is not new, as in Elm v. I.R.S.\n17   (In re Elm), 475 B.R. 239 (2012)',
      { defendant: 'I.R.S.', matter: 'In re Elm' },
    ],
    ['Elm v. Oak, 804 S.W.2d 663 (Tex.App.\u0097Fort Worth 1991, no writ)', { court: 'texapp' }],
    ['Smith v. Johns\u0097Manville Corp., 489 A.2d 336 (R.I.1985)', { plaintiff: 'Smith' }],
    ['Elm v. Oak, 100 F.3d964, 966 (9th Cir. 1996).', { page: '964', pinCite: '966' }],
    ['Elm v. Oak, 2020 WL1234567, at *3 (N.D. Cal. Mar. 4, 2020).', { page: '1234567', pinCite: '*3' }],
    ['Elm v. Oak, 2020WL 1234567 (N.D. Cal. Mar. 4, 2020).', { volume: '2020', page: '1234567' }],
    ['Elm v. Oak, 123 F.3d 456 (9th Cir. 20l2).', { court: 'ca9', year: '2012' }],
    ['Elm v. Oak, 123 F.3d 456 (9th Cir. 2012) (per curiam).', { year: '2012' }],
    ['Elm v. Ohio, 392 U.S.I, 27, 88 S.Ct. 1868 (1968).', { page: '1', pinCite: '27', year: '1968' }],
    ['Elm v. Oak. 100 F.3d 10 (9th Cir. 1996).', { defendant: 'Oak' }],
    ['Elm v. Oak Corp. 100 F.3d 10 (9th Cir. 1996).', { defendant: 'Oak Corp.' }],
    ['*Elm v. Oak*, 123 F.3d 456 (9th Cir. 2012)', { plaintiff: 'Elm', defendant: 'Oak' }],
    ['_Elm v. Oak_, 123 F.3d 456 (9th Cir. 2012)', { plaintiff: 'Elm', defendant: 'Oak' }],
    ['<i>Elm v. Oak</i>, 123 F.3d 456 (9th Cir. 2012)', { plaintiff: 'Elm', defendant: 'Oak' }],
    ['Elm v. Oak, _ Va. _, 326 S.E.2d 702 (1985). _', { reporter: 'Va.', year: '1985' }],
  ])('%j', (text, expected) => {
    expect(first(text)).toMatchObject(expected);
  });

  test('behind a page that ends, what explains nothing stays apart', () => {
    const [citation] = findCitations('Elm v. Oak, 328 So. 3d 1254\n\n\n(a) The first reason is plain.');
    expect(citation).not.toHaveProperty('parenthetical');
    expect(citation).not.toHaveProperty('year');
  });

  test.each([
    ['Roe, 5 U.S. 137 (1803). Id. at 139.3 The rule', '139'],
    ['Roe, 5 U.S. 137 (1803). Id. at 139.3 percent', undefined],
    ['Roe, 2015 IL 118265. Id. ¶ 12(a).', '¶ 12(a)'],
  ])('the page in %j', (text, pinCite) => {
    expect(findCitations(text).at(-1)).toMatchObject({
      kind: 'id',
      ...(pinCite !== undefined && { pinCite }),
    });
    if (pinCite === undefined) expect(findCitations(text).at(-1)).not.toHaveProperty('pinCite');
  });

  test.each(['12 F Supp 2d 34; 12 F4th 34 (2021)', '12 Misc2d 34; 12 NY2d 34 (1962)'])(
    '%s: two cases',
    (text) => {
      expect(findCitations(text)).toHaveLength(2);
    },
  );

  test('Michigan parts parallels by semicolons', () => {
    expect(findCitations('410 US 113, 120; 93 S Ct 705; 35 L Ed 2d 147 (1973)')).toMatchObject([
      { year: '1973' },
    ]);
    expect(findCitations('460 Mich 750, 774; 597 NW2d 130 (1999)')).toMatchObject([{ year: '1999' }]);
  });

  test.each([
    ['under 15 U.S.C. *146 § 1117(a).', 'statute', '1117(a)'],
    ['of [20 U.S.C.] Sec. 1681(a) is', 'statute', '1681(a)'],
    ['Ill.Rev.Stat. ch. 38, para. 1003-3-9 (1983)', 'statute', '38, para. 1003-3-9'],
  ])('%s', (text, kind, section) => {
    expect(findCitations(text)).toMatchObject([{ kind, section }]);
  });

  test('an Id. right behind a star page', () => {
    expect(findCitations('says so. *350Id., ¶ 15.')).toMatchObject([{ kind: 'id', pinCite: '¶ 15' }]);
  });

  test('an edition in brackets', () => {
    expect(findCitations('G.L.c. 127, § 36 [1984 ed.]')).toMatchObject([
      { section: '127, § 36', year: '1984' },
    ]);
  });
});

describe('courts', () => {
  test.each([
    ['State v. Elm, 2019-Ohio-1234, ¶ 12, 134 N.E.3d 567 (8th Dist.).', 'ohioctapp'],
    ['Elm v. State, 32 Ala.App. 408, 26 So. 2d 633', 'alactapp'],
    ['Elm v. State, 50 Ala.App. 408, 26 So. 2d 633', undefined],
    ['Elm v. Oak, 245 Ky. 822, 54 S.W.2d 377', undefined],
    ['Elm v. Oak, 11 B.R. 683 (Bkrtcy.N.D.Tex.1981)', 'txnb'],
    ['Elm v. Oak, 328 F. Supp. 14 (N.D. Okl. 1971)', 'oknd'],
    ['Elm v. Oak, 369 P.2d 642 (Okl. Sup. Ct. 1962)', 'okla'],
    ['Elm v. Oak, 485 N.W.2d 87 (Ia.1992)', 'iowa'],
    ['Elm v. Oak, 481 F.2d 1392 (Em.App.1973)', 'tecoa'],
    ['Elm v. Oak, 16 Pa. Co. Ct. R. 589', undefined],
    ['Elm v. Oak, 13 T.C.M. 458', 'tax'],
    ['Elm v. Oak, 175 Misc 2d 285 [App Term, 2d & 11th Jud Dists 1997]', 'nyappterm'],
  ])('%s: %s', (text, court) => {
    expect(first(text).court).toBe(court);
  });
});

describe('old reports', () => {
  test.each([
    ['and Clayton’s case, 5 Rep. 1, was cited', ['Clayton’s case']],
    ['We applied this rule in the Westhues case, 283 Mo. 547.', ['Westhues']],
    ['as was said. 2 Salk. 625; 3 Mod. 141.', [undefined, undefined]],
    ['It was a Supreme Court case, 410 U.S. 113.', [undefined]],
    ['In 5 Rep. 1 and 3 Mod. 141 of it', []],
    ['Rule 14 (31 C. C. A. clviii, 90 Fed. clviii) provides.', [undefined]],
    [
      'Elm v. Oak, P-H 1954 TC Mem. Dec. ¶54,250; Flowers v. Clinebell, 57 O.I.C. 124 (1976)',
      ['Elm', 'Flowers'],
    ],
    ['Elm v. Oak, 5 F. vi and 12 F. mix', ['Elm']],
  ])('%s', (text, plaintiffs) => {
    expect(
      findCitations(text).map((citation) => ('plaintiff' in citation ? citation.plaintiff : undefined)),
    ).toEqual(plaintiffs);
  });

  test('roman pages of parallels', () => {
    expect(first('(31 C. C. A. clviii, 90 Fed. clviii)')).toMatchObject({
      page: 'clviii',
      parallel: [{ volume: '90', page: 'clviii' }],
    });
  });
});
