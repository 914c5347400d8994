/** Unpublished decisions and later references as the states' manuals have them: sentence => each find, `;` between. */
import { describe, expect, test } from 'vitest';
import { findCitations } from '../../../../src/citations/find-citations';
import { readsAs } from '../../../support/reads-as';

function casesIn(text: string): string {
  return findCitations(text)
    .map((one) => {
      if (one.kind === 'docket')
        return ['docket', one.docketNumber, one.plaintiff, one.defendant, one.court, one.year].join(' | ');
      if (one.kind === 'short')
        return ['short', one.name, `${one.volume} ${one.reporter}`, one.pinCite].join(' | ');
      if (one.kind !== 'case') return one.kind;
      return ['case', `${one.volume} ${one.reporter} ${one.page ?? ''}`, one.court, one.year].join(' | ');
    })
    .join('; ');
}

const readsCasesAs = readsAs(casesIn);

describe('what stands before the number belongs to it', () => {
  readsCasesAs(`
State v. Elm, Mem. Op. No. 2010-MO-012 (S.C. filed Mar. 3, 2010). => docket | 2010-MO-012 | State | Elm | sc | 2010
United States v. Elm, Magis. No. 3:19-mj-01 (D. Or. Mar. 3, 2019). => docket | 3:19-mj-01 | United States | Elm | ord | 2019
Elm v. Oak, Master File No. 02-1234 (S.D.N.Y. Mar. 3, 2010). => docket | 02-1234 | Elm | Oak | nysd | 2010
In re Elm Corp., Ch. 11 Case No. 14-12103 (KG) (Bankr. D. Del. Mar. 3, 2010). => docket | 14-12103 (KG) | In re Elm Corp. |  | deb | 2010
In re Elm Corp., Chapter 11 Case No. 08-13555 (Bankr. S.D.N.Y. Mar. 3, 2010). => docket | 08-13555 | In re Elm Corp. |  | nysb | 2010
Elm v. Oak Chapter, No. 08-13555 (2d Cir. Mar. 3, 2010). => docket | 08-13555 | Elm | Oak Chapter | ca2 | 2010
`);
});

describe('investigations of the International Trade Commission', () => {
  readsCasesAs(`
See In re Certain Elm Chips, Inv. No. 337-TA-605, Comm'n Op. at 12 (June 3, 2009). => docket | 337-TA-605 | In re Certain Elm Chips |  |  | 2009
Certain Oak Lamps, Inv. No. 337-TA-1234, Order No. 12 at 4 (U.S.I.T.C. May 3, 2020). => docket | 337-TA-1234 | Certain Oak Lamps |  |  | 2020
Elm Film from India, Inv. Nos. 701-TA-415 and 731-TA-933 (Final), USITC Pub. 3518 (June 2002). => docket | 701-TA-415 and 731-TA-933 | Elm Film from India |  |  | 2002
Certain Elm Pens, Inv. No. 337-TA-796, 2013 WL 12345, at *3 (U.S.I.T.C. Mar. 3, 2013). => case | 2013 WL 12345 |  | 2013
The Commission began Investigation No. 337-TA-1234 in May; Inv. No. 337 and Invoice No. 337-TB-12 were paid. =>
`);
});

describe('the number of the docket within the parenthesis of court and date', () => {
  readsCasesAs(`
See Elm v. Oak (Mar. 4, 2021, B301234) [nonpub. opn.]. => docket | B301234 | Elm | Oak | calctapp | 2021
(In re R.T. (Dec. 3, 2019, E072345) [nonpub. opn.].) => docket | E072345 | In re R.T. |  | calctapp | 2019
See Elm v. Superior Court (June 9, 2015, No. A141234) [nonpub. opn.]. => docket | A141234 | Elm | Superior Court | calctapp | 2015
See People v. Elm (Mar. 4, 2021, S261234). => docket | S261234 | People | Elm | cal | 2021
See Elm v. Oak (Pa. Cmwlth., No. 2123 C.D. 2015, filed October 5, 2016). => docket | 2123 C.D. 2015 | Elm | Oak | pacommwct | 2016
See Elm v. Oak (Mar. 4, 2021, B301234) 65 Cal.App.5th 100. => case | 65 Cal. App. 5th 100 | calctapp | 2021
See Elm v. Oak (Mar. 4, 2021, B301234) [nonpub. opn.] 2021 WL 812345. => case | 2021 WL 812345 | calctapp | 2021
The part (Mar. 4, 2021, B301234) was sold, and so was (A123456). =>
`);
});

describe('reports of agencies and islands', () => {
  readsCasesAs(`
See Elm Corp., 47 S.E.C. 471 (1981). => case | 47 S.E.C. 471 |  | 1981
It stands in 3658 Sec. 1 of the paper, and 3 Cab 12 of it. =>
See Elm v. Oak, 25 BRBS 1 (1991); 23 OTR 1 (2018); 3 Comst. 547; 2 FSM Intrm. 1 (1985). => case | 25 Ben. Rev. Bd. Serv. (MB) 1 |  | 1991; case | 23 Or. Tax 1 | ortc | 2018; case | 3 Comst. 547 |  | ; case | 2 FSM Intrm. 1 |  | 1985
See Elm v. Oak Coal Co., 6 BLR 1-227, 1-229 (1983); 6 BLR 227; see 12 F.3d 1-227. => case | 6 Black Lung Rep. (MB) 1-227 |  | 1983; case | 6 Black Lung Rep. (MB) 227 |  | ; case | 12 F.3d 1 |  |${' '}
See Elm Co., B-400771, 2009 CPD ¶ 222 at 4; the 2009 CPD budget. => case | 2009 CPD ¶ 222 |  | 2009
See In re Elm, 6 N.J.P.E.R. ¶ 11259 (1980). => case | 6 N.J.P.E.R. ¶ 11259 |  | 1980
In re Elm, 26 B.R. 420, 10 B.C.D. 58, 8 C.B.C.2d 12 (Bankr. S.D.N.Y. 1983). => case | 26 B.R. 420 | nysb | 1983
`);
});

describe('other unpublished decisions', () => {
  readsCasesAs(`
See Roe v. Elm, No. 24-cv-1 (sealed). => docket | 24-cv-1 | Roe | Elm |  |${' '}
Roe v. Elm, No. 24-cv-00123 (filed under seal). => docket | 24-cv-00123 | Roe | Elm |  |${' '}
See Roe v. Elm, No. 24-cv-00123. =>
See Roe v. Elm, No. 24-123 (sealed), 12 F.3d 34 (2d Cir. 1999). => case | 12 F.3d 34 | ca2 | 1999
The box, No. 24-123 (sealed), was opened. =>
See State v. Elm, No. A-1-CA-35123, mem. op. ¶ 5 (N.M. Ct. App. June 5, 2018) (nonprecedential). => docket | A-1-CA-35123 | State | Elm | nmctapp | 2018
Elm v Oak, unpublished opinion of the United States District Court for the Eastern District of Michigan, issued July 6, 2012 (Case No. 11-12345), p 4. => docket | 11-12345 | Elm | Oak | mied | 2012
Elm v Oak, unpublished notes of the United States Army, issued July 6, 2012 (Case No. 11-12345), p 4. =>
`);
});

describe('Connecticut’s page of a case that was cited before', () => {
  readsCasesAs(`
State v. Elm, 303 Conn. 150 (2011). See State v. Elm, supra, 303 Conn. 184 n.81. => case | 303 Conn. 150 | conn | 2011; short | State v. Elm | 303 Conn. | 184 n.81
State v. Elm, 303 Conn. 150 (2011). See State v. Elm, supra, 303 Conn. 184–85. => case | 303 Conn. 150 | conn | 2011; short | State v. Elm | 303 Conn. | 184–85
State v. Elm, 303 Conn. 150 (2011). See State v. Elm, supra, 303 Conn. 184, 186. => case | 303 Conn. 150 | conn | 2011; short | State v. Elm | 303 Conn. | 184, 186
See State v. Elm, supra, 303 Conn. 184 n.81. => short | State v. Elm | 303 Conn. | 184 n.81
See State v. Elm, supra, 303 Conn. 150, 34 A.3d 1 (2011). => case | 303 Conn. 150 | conn | 2011
See State v. Elm, 303 Conn. 184 n.81. => case | 303 Conn. 184 | conn |
`);
});

describe('courts that a reporter or a parenthesis without a year tells', () => {
  readsCasesAs(`
Elm v. Oak, 2013 MP 12 ¶ 4. => case | 2013 MP 12 | nmi | 2013
Elm v. Comm'r, T.C.M. (RIA) 2004-123. => case | 2004 T.C.M. (RIA) 123 | tax | 2004
Elm v. Oak, 711 S.W.2d 686 (Tex. App.—Houston [1st Dist.]), writ ref'd n.r.e., 735 S.W.2d 240 (Tex. 1987). => case | 711 S.W.2d 686 | texapp | ; case | 735 S.W.2d 240 | tex | 1987
Elm v. Oak, 1 Str. 505, 93 Eng. Rep. 664 (K.B. 1722). => case | 1 Stra. 505 |  | 1722
Elm v. Oak, 19 How. St. Tr. 1029 (C.P. 1765). => case | 19 How. St. Tr. 1029 |  | 1765
See Dkt. 9 Ex. 341 and Trial Tr. 1029. => record; record; record
Comm'r v. Elm, 348 U.S. 426, 1955-1 C.B. 207 (1955). => case | 348 U.S. 426 | scotus | 1955
See 1983-2 C.B. 41; 2014-16 I.R.B. 938; 1983-2 F.3d 41. => secondary; secondary
Elm Corp., 13-1 BCA ¶ 35,232 (ASBCA 2013). => case | 13-1 BCA ¶ 35,232 |  | 2013
Elm Corp., 4 BNA OSHC 2035, 2037 (No. 11865, 1977). => case | 4 BNA OSHC 2035 |  | 1977
Elm v. Oak, 4 F.P.E.R. ¶ 4262 (1978). => case | 4 F.P.E.R. ¶ 4262 |  | 1978
`);
});

describe('what else stands around a decision', () => {
  readsCasesAs(`
See Elm v. Oak, C.A. No. 2019-0123-JTL, at 5 (Del. Ch. Mar. 3, 2021) (TRANSCRIPT). => docket | 2019-0123-JTL | Elm | Oak | delch | 2021
Elm v. Oak, 12 Ct. Int'l Trade 34 (1988); Elm v. Oak, 12 Cust. Ct. 34 (1944). => case | 12 Ct. Int'l Trade 34 | cit | 1988; case | 12 Cust. Ct. 34 | cusc | 1944
Elm v. Oak, 12 Phila. Co. Rptr. 34 (1985). => case | 12 Phila. Co. Rptr. 34 |  | 1985
`);

  test.each([
    [
      'As the Sixth Circuit explained in Elm v. Oak, “the duty is absolute.” 12 F.4th 34 (6th Cir. 2021).',
      'Elm',
    ],
    ['In Elm v. Oak, the duty was absolute. 12 F.4th 34 (6th Cir. 2021).', 'Elm'],
    [
      'We asked, as he argued in Elm v. Oak, for relief; it was denied. 12 F.4th 34 (6th Cir. 2021).',
      undefined,
    ],
    ['See Elm v. Oak, EEOC Appeal No. 0120123456, 2013 WL 123456 (EEOC Mar. 3, 2013).', 'Elm'],
    ['See Elm Corp., ASBCA No. 62209, 22-1 BCA ¶ 38,112.', 'Elm Corp.'],
    ['See In re Elm Twp., P.E.R.C. No. 81-52, 6 N.J.P.E.R. ¶ 11259 (1980).', 'In re Elm Twp.'],
    [
      'United States v. Elm, No. ACM 38123 (f rev), 2014 CCA LEXIS 456 (A.F. Ct. Crim. App. 2014).',
      'United States',
    ],
    ['Elm Sys., Inc., B-412345, Jan. 20, 2016, 2016 CPD ¶ 31 at 5.', 'Elm Sys., Inc.'],
    ['In re Elm Born August 16, 1959, 65 Misc. 2d 12 (1970).', 'In re Elm Born August 16, 1959'],
    ['See Elm Union No. 81-52, 6 N.J.P.E.R. ¶ 11259 (1980).', 'Elm Union No. 81-52'],
  ])('%s', (text, plaintiff) => {
    const found = findCitations(text)[0];
    expect(found?.kind === 'case' ? found.plaintiff : '').toBe(plaintiff);
  });
});

test('a decision printed in a table is called by no name of that', () => {
  const [first, second] = findCitations(
    'Elm v. Oak, 100 A.3d 12 (Del. 2014) (TABLE). Elm v. Oak, 5 F.3d 6 (ERISA).',
  );
  expect(first).toMatchObject({ weight: ['TABLE'] });
  expect(first).not.toHaveProperty('alias');
  expect(second).toMatchObject({ alias: 'ERISA' });
});
