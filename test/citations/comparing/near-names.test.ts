/** Parties whose names agree by accident, and parties that lawyers call otherwise: told apart end to end, as captions. */
import { describe, expect, test } from 'vitest';
import { compareNames, type NameComparison } from '../../../src/citations/compare-names';

function compare(cited: string, record: string, court?: string): NameComparison['agreement'] | undefined {
  const [plaintiff = '', defendant] = cited.split(' v. ');
  const names = { plaintiff, ...(defendant !== undefined && { defendant }) };
  return compareNames(names, { caseName: record, otherNames: [], ...(court !== undefined && { court }) })
    ?.agreement;
}

describe('another party', () => {
  test.each([
    ['Von Orrin Co. v. Vane', 'Van Orrin Company v. Vane'],
    ['Del Orrin v. Vane', 'De Orrin v. Vane'],
    ['Orange Cty. v. Vane', 'City of Orange v. Vane'],
    ['Teamsters Local 1-2 v. Vane', 'Teamsters Local 12 v. Vane'],
    ['Ford Motor Co. v. Vane', 'Ford Motor Credit Co. v. Vane'],
    ['General Motors Corp. v. Vane', 'General Motors Acceptance Corp. v. Vane'],
    ['SEC v. Vane', 'Secretary of Labor v. Vane'],
    ['Federal Trade Corp. v. Vane', 'Federal Trade Commission v. Vane'],
    ['Orrin v. Gonzales Corp.', 'Orrin v. Holder'],
    ['U.S. EPA v. Vane', 'Illinois Environmental Protection Agency v. Vane'],
    ['Vane v. School Dist. of Orrin', 'Vane v. School Dist. of Orrin Falls'],
    ['Bank of New York v. Vane', 'Bank of New York Mellon v. Vane'],
    ['John Doe v. Vane', 'John Doe Corp. v. Vane'],
    ["McDonald's Corp. v. Vane", 'McDonald v. Vane'],
    ['Smith Food Co. v. Vane', "Smith's Food & Drug Centers, Inc. v. Vane"],
    ['Public Service Company of Utah v. Vane', 'Public Service Commission of Utah v. Vane'],
    ['Commercial Insurance Co. v. Vane', 'Commercial Union Insurance Co. v. Vane'],
    ['Life Insurance Co. of New York v. Vane', 'New York Life Insurance Co. v. Vane'],
    ['Michelle H. v. Vane', 'Michael H. v. Vane'],
    ['West Bank v. Vane', 'Bank of the West v. Vane'],
    ['Orrin Corp. v. Vane', 'Orrin Bank International v. Vane'],
    ['El v. Vane', 'Miller-El v. Vane'],
    ['Orrin v. Municipal Ct. of Vane Cnty.', 'Orrin v. Superior Court'],
    ['Smith v. Vane', "Smith's Food & Drug Centers, Inc. v. Vane"],
    ['Vane v. City of Los Angeles', 'Vane v. City of Las Vegas'],
    ['Vane v. City of Orrin', 'Vane v. City of Orrin City'],
    ['Vane v. East Chicago', 'Vane v. Chicago'],
    ['Vane v. Chicago, M., St. P. & P. R.R. Co.', 'Vane v. Chicago'],
    ['Vane v. City of New York', 'Vane v. Teachers Retirement Sys. of City of N.Y.'],
    ['Vane v. County of Orrin', 'Vane v. Orrin County Medical Center'],
    ['Cooper Industries v. Vane', 'Colt Indus. Operating Corp. v. Vane'],
    ['PPG Indus. v. Vane', 'Polaris Indus., Inc. v. Vane'],
    ['Orrin, U.S.A., Inc. v. Vane', 'Orrin Oil Co. v. Vane'],
    ['Toyota Motor Corp. v. Vane', 'Toyota Motor Mfg., Kentucky, Inc. v. Vane'],
    ['Wells Fargo & Co. v. Vane', 'Wells Fargo Home Mtge. v. Vane'],
    ['Orrin Ins. Co. v. Vane', 'Orrin Fire Insurance Co. v. Vane'],
    ['Lawrence Gen. Hosp. v. Vane', 'Wayne General Hospital v. Vane'],
    ['Bales of Cotton v. Vane', 'Cotton v. Vane'],
    ['Proskauer Rose, LLP v. Vane', 'Rose v. Vane'],
    ['Roy v. Vane', 'Le Roy v. Vane'],
    ['San Orrin Gas Corp. v. Vane', 'San Orrin L. Etc. Corp. v. Vane'],
    ['Southern R. Co. v. Vane', 'Southern Pac. R. Co. v. Vane'],
    ["Orrin 'N Fly, Inc. v. Vane", 'Orrin Newspapers, etc. v. Vane'],
    ['Orrin Corp. v. Vane', 'Louis Orrin v. Vane'],
    ['Rex v. Vane', 'King v. Vane'],
    ['Rex v. Vane', 'The Queen v. Vane'],
    ['Rex Co. v. Vane', 'The King v. Vane'],
    ['Orin v. Commissioner', 'Anthony P. Orrin v. Commissioner of Internal Revenue'],
    ['Orrin v. Mayor of Newark', 'Orrin v. MAYOR, TOWNSHIP COMMITTEE, TOWNSHIP OF WINSLOW'],
  ])('%s is not %s', (cited, record) => {
    expect(['partly', 'none']).toContain(compare(cited, record));
  });

  test('the officer of another state than the court', () => {
    expect(compare('Orrin v. Comm’r of Corr. of N.Y.', 'Orrin v. Commissioner of Correction', 'mass')).toBe(
      'partly',
    );
    expect(compare('Orrin v. Comm’r of Corr. of Mass.', 'Orrin v. Commissioner of Correction', 'mass')).toBe(
      'note',
    );
  });
});

describe('the same party', () => {
  test.each([
    ['Von Orrin v. Vane', 'Von Orrin v. Vane'],
    ['Orange Cty. v. Vane', 'County of Orange v. Vane'],
    ['Ford Motor Credit v. Vane', 'Ford Motor Credit Co. v. Vane'],
    ['GMAC v. Vane', 'General Motors Acceptance Corp. v. Vane'],
    ['SEC v. Vane', 'Securities and Exchange Commission v. Vane'],
    ['Orrin v. Gonzales', 'Orrin v. Holder'],
    ['Ill. EPA v. Vane', 'Illinois Environmental Protection Agency v. Vane'],
    ['Vane v. Orrin Bd. of Educ.', 'Vane v. Board of Education of the Orrin City Schools'],
    ['BNY Mellon v. Vane', 'Bank of New York Mellon v. Vane'],
    ['Doe I v. Vane', 'Doe 1 v. Vane'],
    ["Smith's v. Vane", "Smith's Food & Drug Centers, Inc. v. Vane"],
    ['The Appam', 'The Steamship Appam'],
    ['Vane v. Trinko', 'Vane v. Law Offices of Curtis V. Trinko, LLP'],
    ['People v. Romero', 'People v. Superior Court (Romero)'],
    ['Romero', 'People v. Superior Court (Romero)'],
    ['Trustees of Orrin College v. Vane', 'Orrin College v. Vane'],
    ['M.H. v. Vane', 'M. H. v. Vane'],
    ['USW v. Vane', 'United Steelworkers of America v. Vane'],
    ['Orrin Jr. Coll. v. Vane', 'Orrin Junior College v. Vane'],
    ['Miller v. Vane', 'Miller-El v. Vane'],
    ['Orrin v. Super. Ct. of Vane Cnty.', 'Orrin v. Superior Court'],
    ['M‘Orrin v. State', 'McOrrin v. Maryland'],
    ['E.I. duPont de Nemours & Co. v. Vane', 'E. I. du Pont de Nemours & Co. v. Vane'],
    ['Vane v. Orrin City', 'Vane v. City of Orrin City'],
    ['San Orrin Light & Power Corp. v. Vane', 'San Orrin L. Etc. Corp. v. Vane'],
    ['Orrin, etc., R.R. v. Vane', 'Orrin & Western Railroad v. Vane'],
    ['Vane v. Carpenters', 'Vane v. San Diego County District Council of Carpenters'],
    ['Vane v. Board of Education of the District of Columbia', 'Vane v. District of Columbia Bd. of Educ.'],
    ['Erie v. Vane', 'Erie R. Co. v. Vane'],
    ['UFCW, Local 23 v. Vane', 'United Food & Commercial Workers Union, Local 23 v. Vane'],
    ['Nationwide Mut. Ins. v. Vane', 'Nationwide Mutual Insurance Co. v. Vane'],
    ['Orrin v. Vane', 'Est. of Orrin v. Vane'],
    ['Orrin v. Mayor of Winslow', 'Orrin v. MAYOR, TOWNSHIP COMMITTEE, TOWNSHIP OF WINSLOW'],
    ['Orrin Shipbldg. Corp. v. Vane', 'Orrin Shipbuilding Corp. v. Vane'],
    ['Rex v. Vane', 'The King v. Vane'],
    ['The Queen v. Vane', 'Regina v. Vane'],
    ['King v. Vane', 'The King v. Vane'],
    ['Vane v. Orrin lndus., lnc.', 'Vane v. Orrin Industries, Inc.'],
    ['Vane v. Orrin lnternational', 'Vane v. Orrin International Co.'],
    ['Orrin, by & through Elm v. Vane', 'Orrin v. Vane'],
  ])('%s is %s', (cited, record) => {
    expect(['same', 'note']).toContain(compare(cited, record));
  });

  test('an insurer that all know beside a state that the draft does not name is no other case', () => {
    const record = 'Metropolitan Life Insurance Co. v. Massachusetts';
    expect(compare('Metropolitan Life v. Commonwealth', record)).toBe('partly');
    expect(compare('Metropolitan Life v. Vane', record)).toBe('none');
  });

  test('a hospital that acts on behalf of a patient', () => {
    const record = "Matter of Orrin County Medical Center on Behalf of O'Vane";
    expect(compare("In re Orrin Cnty. Med. Ctr. ex rel. O'Vane", record)).not.toBe('none');
    expect(compare("In re Elmton Cnty. Med. Ctr. ex rel. O'Vane", record)).toBe('none');
  });
});
