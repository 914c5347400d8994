/** Makes `assets/starter/cases.tsv` out of `../shared/data`: `npx tsx test/starter/attest-starter.ts`. */
import { writeFileSync } from 'node:fs';
import { attestCases } from './attest-cases';
import { documentEvidence } from './document-evidence';
import { doubtedCitations } from './doubted-citations';
import { linkedNames } from './linked-names';
import { metadataEvidence } from './metadata-evidence';

/** Captions that the documents at hand have damaged, by a page's furniture, a lost ligature or word, or cut short: mended, or left out. */
const damaged: ReadonlyMap<string, string | null> = new Map([
  ['322 U.S. 292', null],
  ['469 U.S. 189', null],
  ['937 F.2d 649', null],
  ['459 U.S. 87', "Brown v. Socialist Workers '74 Campaign Comm. (Ohio)"],
  ['471 U.S. 626', 'Zauderer v. Office of Disciplinary Counsel of Supreme Court of Ohio'],
  // Cited with either year.
  ['92 U.S. 105', null],
  ['111 U.S. 53', 'Burrow-Giles Lithographic Co. v. Sarony'],
  ['117 U.S. 151', null],
  ['221 U.S. 280', 'Strassheim v. Daily'],
  ['229 U.S. 173', 'Mackay v. Uinta Development Co.'],
  ['236 U.S. 558', 'Gleason v. Thaw'],
  ['197 U.S. 11', 'Jacobson v. Massachusetts'],
  ['262 U.S. 447', 'Massachusetts v. Mellon'],
  ['293 U.S. 1', 'Radio Corp. of America v. Radio Engineering Laboratories, Inc.'],
  ['295 U.S. 495', 'A. L. A. Schechter Poultry Corp. v. United States'],
  ['315 U.S. 203', 'United States v. Pink'],
  ['342 U.S. 165', 'Rochin v. California'],
  ['342 U.S. 437', 'Perkins v. Benguet Consol. Min. Co.'],
  ['337 U.S. 682', 'Larson v. Domestic & Foreign Commerce Corp.'],
  ['344 U.S. 344', 'NLRB v. Seven-Up Bottling Co. of Miami, Inc.'],
  ['368 U.S. 464', 'Poller v. Columbia Broadcasting System, Inc.'],
  ['391 U.S. 563', 'Pickering v. Board of Education of Township High School District 205, Will County'],
  ['396 U.S. 57', "Anderson's-Black Rock, Inc. v. Pavement Salvage Co."],
  ['411 U.S. 279', 'Employees v. Missouri Dept. of Public Health and Welfare'],
  ['441 U.S. 91', 'Gladstone, Realtors v. Village of Bellwood'],
  ['443 U.S. 368', 'Gannett Co. v. DePasquale'],
  ['455 U.S. 489', 'Village of Hoffman Estates v. Flipside, Hoffman Estates, Inc.'],
  ['465 U.S. 783', 'Calder v. Jones'],
  ['471 U.S. 539', 'Harper & Row, Publishers, Inc. v. Nation Enters., Inc.'],
  ['475 U.S. 1', "Pacific Gas & Elec. Co. v. Public Util. Comm'n of Cal."],
  ['477 U.S. 299', 'Memphis Comm. Sch. Dist. v. Stachura'],
  ['480 U.S. 421', 'INS v. Cardoza-Fonseca'],
  ['481 U.S. 279', 'McCleskey v. Kemp'],
  ['483 U.S. 468', 'Welch v. Texas Dept. of Highways and Public Transportation'],
  ['503 U.S. 519', 'Yee v. City of Escondido'],
  ['507 U.S. 380', 'Pioneer Investment Services Co. v. Brunswick Associates Limited Partnership'],
  ['508 U.S. 49', 'Professional Real Estate Investors, Inc. v. Columbia Pictures Industries, Inc.'],
  ['515 U.S. 557', 'Hurley v. Irish-American Gay, Lesbian and Bisexual Group of Boston, Inc.'],
  ['517 U.S. 484', '44 Liquormart, Inc. v. Rhode Island'],
  ['519 U.S. 337', 'Robinson v. Shell Oil Co.'],
  ['379 U.S. 411', 'Whitney National Bank in Jefferson Parish v. Bank of New Orleans & Trust Co.'],
  ['522 U.S. 479', 'National Credit Union Admin. v. First National Bank & Trust Co.'],
  ['527 U.S. 471', 'Sutton v. United Air Lines, Inc.'],
  ['536 U.S. 639', 'Zelman v. Simmons-Harris'],
  ['549 U.S. 118', 'MedImmune, Inc. v. Genentech, Inc.'],
  // The only witnesses misspell Huettig.
  ['582 F. Supp. 1519', null],
]);

/** What else a case is called: where documents cut its caption short, as the reporter prints it; and cases that were decided together. */
const also: ReadonlyMap<string, readonly string[]> = new Map([
  ['81 U.S. 442', ['Schuylkill & Dauphin Improvement & Railroad Co. v. Munson']],
  ['268 U.S. 510', ['Pierce v. Society of the Sisters of the Holy Names of Jesus and Mary']],
  ['304 U.S. 126', ['Guaranty Trust Co. of New York v. United States']],
  ['305 U.S. 197', ['Consolidated Edison Co. of New York v. NLRB']],
  [
    '411 U.S. 279',
    ['Employees of the Department of Public Health & Welfare v. Department of Public Health & Welfare'],
  ],
  ['468 U.S. 841', ['Selective Service System v. Minnesota Public Interest Research Group']],
  ['492 U.S. 257', ['Browning-Ferris Industries of Vermont, Inc. v. Kelco Disposal, Inc.']],
  [
    '507 U.S. 218',
    [
      'Building & Construction Trades Council of the Metropolitan District v. Associated Builders & Contractors of Massachusetts/Rhode Island, Inc.',
    ],
  ],
  [
    '508 U.S. 656',
    ['Northeastern Florida Chapter of the Associated General Contractors of America v. City of Jacksonville'],
  ],
  ['433 U.S. 425', ['Nixon v. Administrator of General Services']],
  ['436 U.S. 84', ['Kulko v. Superior Court of California, City and County of San Francisco']],
  ['445 U.S. 425', ['Mobil Oil Corp. v. Commissioner of Taxes of Vermont']],
  ['390 U.S. 317', ['Norfolk & Western Railway Co. v. Missouri State Tax Commission']],
  [
    '392 U.S. 280',
    ['Uniformed Sanitation Men Association, Inc. v. Commissioner of Sanitation of the City of New York'],
  ],
  ['262 U.S. 447', ['Frothingham v. Mellon']],
  ['308 U.S. 147', ['Schneider v. Town of Irvington']],
  ['330 U.S. 1', ['Everson v. Board of Education of the Township of Ewing']],
  [
    '347 U.S. 483',
    [
      'Brown v. Board of Education of Topeka',
      'Briggs v. Elliott',
      'Davis v. County School Board of Prince Edward County',
      'Gebhart v. Belton',
    ],
  ],
  ['377 U.S. 218', ['Griffin v. County School Board of Prince Edward County']],
  ['391 U.S. 430', ['Green v. County School Board of New Kent County']],
  ['392 U.S. 236', ['Board of Education of Central School District No. 1 v. Allen']],
  [
    '404 U.S. 157',
    ['Allied Chemical & Alkali Workers of America, Local Union No. 1 v. Pittsburgh Plate Glass Co.'],
  ],
  [
    '427 U.S. 132',
    [
      'International Association of Machinists & Aerospace Workers v. Wisconsin Employment Relations Commission',
    ],
  ],
  ['428 U.S. 52', ['Planned Parenthood of Central Missouri v. Danforth']],
  ['442 U.S. 289', ['Babbitt v. United Farm Workers National Union']],
  ['471 U.S. 359', ['School Committee of Burlington v. Department of Education of Massachusetts']],
  ['344 U.S. 293', ['City of New York v. New York, New Haven & Hartford Railroad Co.']],
  ['408 U.S. 564', ['Board of Regents of State Colleges v. Roth']],
  ['425 U.S. 1', ['Abbott Laboratories v. Portland Retail Druggists Association, Inc.']],
  ['458 U.S. 176', ['Hendrick Hudson District Board of Education v. Rowley']],
  ['467 U.S. 867', ['Cooper v. Federal Reserve Bank of Richmond']],
  ['470 U.S. 564', ['Anderson v. City of Bessemer City, North Carolina']],
  ['475 U.S. 292', ['Chicago Teachers Union, Local No. 1 v. Hudson']],
  ['466 U.S. 435', ['Ellis v. Brotherhood of Railway, Airline & Steamship Clerks']],
  ['286 U.S. 210', ['Champlin Refining Co. v. Corporation Commission of Oklahoma']],
  ['304 U.S. 209', ['Petroleum Exploration, Inc. v. Public Service Commission of Kentucky']],
  ['386 U.S. 753', ['National Bellas Hess, Inc. v. Department of Revenue of Illinois']],
  ['457 U.S. 596', ['Globe Newspaper Co. v. Superior Court for the County of Norfolk']],
  ['464 U.S. 501', ['Press-Enterprise Co. v. Superior Court of California, Riverside County']],
  ['478 U.S. 1', ['Press-Enterprise Co. v. Superior Court of California for the County of Riverside']],
  ['116 S. Ct. 2342', ['Board of County Commissioners, Wabaunsee County v. Umbehr']],
  ['471 U.S. 234', ['Webb v. Board of Education of Dyer County']],
  ['396 U.S. 57', ["Anderson's-Black Rock v. Pavement Co."]],
  ['498 U.S. 89', ['Irwin v. Veterans Administration']],
  ['264 F. Supp. 2d 282', ['Heritage Oldsmobile-Imports v. Volkswagen of America, Inc.']],
  ['78 F. Supp. 3d 1035', ['Carpenters Pension Trust Fund for Northern California v. Walker']],
  ['78 F.4th 815', ['Princeton Excess & Surplus Lines Insurance Co. v. A.H.D. Houston, Inc.']],
  ['84 F.4th 274', ['Princeton Excess & Surplus Lines Insurance Co. v. A.H.D. Houston, Inc.']],
]);

/**
 * Whose records name a court that cannot be meant: Maine's for St. Paul in Minnesota; a circuit court, the last of which sat in 1911;
 * the First Circuit for a debtor of New York.
 */
const courtsInDoubt: ReadonlySet<string> = new Set([
  '326 F. Supp. 3d 745',
  '349 F. Supp. 3d 1165',
  '937 F.2d 833',
]);

const cases = attestCases(
  [...metadataEvidence(), ...documentEvidence()],
  doubtedCitations(),
  linkedNames(),
).flatMap((one) => {
  const name = damaged.get(one.citations[0] ?? '');
  const court = courtsInDoubt.has(one.citations[0] ?? '') ? '' : one.court;
  return name === null ? [] : [{ ...one, name: name ?? one.name, court }];
});
const lines = cases.map(({ name, citations, court, date, attested }) =>
  [name, citations.join('; '), court, date, attested, otherNamesOf(citations)].join('\t').trimEnd(),
);
writeFileSync(
  'assets/starter/cases.tsv',
  `name\tcitations\tcourt\tdate\tattested\talso\n${lines.join('\n')}\n`,
);

const count = (kind: string): number => cases.filter(({ attested }) => attested === kind).length;
process.stdout.write(
  `${cases.length} cases: ${count('metadata')} by metadata, ${count('documents')} by two documents or more, ${count('document and date')} by one and the date\n`,
);

function otherNamesOf([citation = '']: readonly string[]): string {
  return (also.get(citation) ?? []).join('; ');
}
