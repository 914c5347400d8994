import { describe, expect, test } from 'vitest';
import { compareNames, type NameComparison } from '../../src/citations/compare-names';

/** `Brown v. Board of Education` taken apart at its v.; any other caption is its only party. */
function compare(cited: string, record: string, court?: string): NameComparison | null {
  const [plaintiff = '', defendant] = cited.split(' v. ');
  return compareNames(
    { plaintiff, ...(defendant !== undefined && { defendant }) },
    { caseName: record, otherNames: [], ...(court !== undefined && { court }) },
  );
}

describe('compareNames', () => {
  test.each([
    ['Brown v. Board of Education', 'Brown v. Board of Education'],
    ['Nat’l Fed’n of Indep. Bus. v. Sebelius', 'National Federation of Independent Business v. Sebelius'],
    ['Bossart v. King Cnty.', 'Bossart v. King County'],
    ["Busha v. SC Dep't of Mental Health", 'Busha v. South Carolina Department of Mental Health'],
    ['U.S. v. Nixon', 'United States v. Nixon'],
    ['United States v. Texas', 'United States v. State of Texas'],
    ['Arizona v. California', 'Arizona v. California'],
    ["M'Culloch v. Maryland", 'McCulloch v. State of Maryland'],
    ['Cleveland Bd. of Educ. v. LaFleur', 'Cleveland Board of Education v. La Fleur'],
    ['Wal-Mart Stores, Inc. v. Dukes', 'Walmart Stores v. Dukes, et al.'],
    ['J.D.B. v. North Carolina', 'J. D. B. v. North Carolina'],
    ['In re Gault', 'In re Gault'],
    ['In re S. A.', 'In re S.A.'],
    ['In re Orrin L.P.', 'In re Orrin L.P.'],
    ['Dist. of Columbia v. Marwick', 'District of Columbia v. Marwick'],
    ['Citizens Bank v. Case (In re Case)', 'Citizens Bank v. Case (In Re Case)'],
    ['United States v. Florence', 'United States v. Florence alias Maud Orrin'],
    ['Fed. Rsrv. Bank v. Orrin', 'Federal Reserve Bank v. Orrin'],
    ['Chi. Tchrs. Union v. Orrin', 'Chicago Teachers Union v. Orrin'],
    ['Orrin Rsch. Corp. Techs. v. Vane', 'Orrin Research Corporation Technologies v. Vane'],
    ['U.S. Dep’t of Commerce v. Orrin', 'Department of Commerce v. Orrin'],
    ['Müller v. Oregon', 'Muller v. Oregon'],
    ['Pa. Coal Co. v. Mahon', 'Pennsylvania Coal Co. v. Mahon'],
    ['Md. Cas. Co. v. Orrin', 'Maryland Casualty Co. v. Orrin'],
    ['Orrin v. Laidlaw Env’t Servs.', 'Orrin v. Laidlaw Environmental Services, Inc.'],
    ["In re Orrin's Estate", 'In re Estate of Orrin'],
    ["In re Ng's Estate", 'In re Estate of Ng'],
    ['In re 7th Judicial District Litigation', 'In re Seventh Judicial District Litigation'],
    ['55th Management Corp. v. Orrin', 'Fifty-Fifth Management Corp. v. Orrin'],
    ['Graeco-Russian Church v. Orrin', 'Græco-Russian Church v. Orrin'],
    ['Mueller v. Orrin', 'Müller v. Orrin'],
    ['Monell v. N.Y.C. Dep’t of Soc. Servs.', 'Monell v. New York City Dept. of Social Servs.'],
    ['L.A. Lakers, Inc. v. Orrin', 'Los Angeles Lakers, Inc. v. Orrin'],
    ['AT & T Mobility v. Orrin', 'AT&T Mobility LLC v. Orrin'],
    ['J.P. Morgan Chase Bank v. Orrin', 'JPMorgan Chase Bank, N.A. v. Orrin'],
    ['Worldwide Volkswagen v. Woodson', 'World-Wide Volkswagen Corp. v. Woodson'],
    ['Orrin v. Gen Motors Corp', 'Orrin v. General Motors Corp.'],
    ['Orrin v. Metro Equip Co', 'Orrin v. Metropolitan Equipment Co.'],
    ['Am Orrin Servs v. Va Hosp Ass’n', 'American Orrin Services, Inc. v. Virginia Hospital Association'],
    ['Orrin v. Vane Enters, Inc', 'Orrin v. Vane Enterprises, Inc.'],
    ['Orrin Bus Forms v. N Am Vane', 'Orrin Business Forms v. North American Vane'],
    ['Orrin v. W Va Bd of Educ', 'Orrin v. West Virginia Board of Education'],
    ['ORRIN v. PA. COAL CO.', 'Orrin v. Pennsylvania Coal Co.'],
    ['ORRIN v. UNIVERSITY OF CHICAGO', 'Orrin v. University of Chicago'],
    ['B and B Hardware v. Orrin', 'B & B Hardware, Inc. v. Orrin'],
    ['LA Lakers v. Orrin', 'Los Angeles Lakers, Inc. v. Orrin'],
    ['Orrin v. N.Y. State Dep’t of Transp.', 'Orrin v. State of New York Department of Transportation'],
    [
      'NLRB v. Jones & Laughlin Steel Corp.',
      'National Labor Relations Board v. Jones & Laughlin Steel Corporation',
    ],
    ['So. Pac. Co. v. No. Orrin Ry.', 'Southern Pacific Co. v. Northern Orrin Railway'],
    ['J.P. by Orrin v. Elmton', 'J. P., by his next friend, Mary Orrin v. Elmton'],
    ['In re Disciplinary Proceedings Against Orrin', 'In re Orrin'],
    ['People v. Super. Ct. (Orrin)', 'People v. Superior Court (Orrin)'],
    ['Orrin (Del.) LLC v. Vane', 'Orrin (Delaware) LLC v. Vane'],
    ['Orrin v. Board of Education', 'Orrin v. Board of Education II'],
    ['Orrin (N.A.) Ltd. v. Vane', 'Orrin (North America) Ltd. v. Vane'],
    ['Orrin (H.K.) Ltd. v. Vane', 'Orrin (Hong Kong) Ltd. v. Vane'],
    ['Orrin v. Vane Indus.', 'Orrin v. Vane Industries.'],
    ['In the Matter of the Application of Orrin Corp.', 'In re Orrin Corp.'],
    ['Bay Towers Apts. v. Orrin', 'Bay Towers Apartments v. Orrin'],
    ['Orrin v. Alaska Com. Co.', 'Orrin v. Alaska Commercial Co.'],
    ['Orrin ex rel. Doe v. Marwick', 'Orrin ex rel. Doe v. Marwick & Co.'],
    ['Orrin Nat’l Co. v. Vane', 'Orrin Nat. Co. v. Vane'],
    ['In re Orrin Commc’ns Int’l, Inc.', 'In re Orrin Communications Intern., Inc.'],
    ['Am. Orrin Ass’n v. Vane', 'Amer. Orrin Assoc. v. Vane'],
    ['Orrin Constr. & Indus. Utils. v. Vane', 'Orrin Const. & Ind. Util. v. Vane'],
    ['Orrin Foundation v. Vane', 'Orrin Fdn. v. Vane'],
    ['Carter v. Turner', 'Carter (Robert) v. Turner (c.a.)'],
    ['NLRB v. 7-Up Co.', 'NLRB v. Seven-Up Co.'],
    ['Forty-Four Orrin, Inc. v. Rhode Island', '44 Orrin, Inc. v. Rhode Island'],
    ['1 Vale Place v. Orrin', 'One Vale Place v. Orrin'],
    ['In re the Interest of Doe', 'In Interest of Doe'],
    ['Bimetallic Inv. Co. v. State Bd.', 'Bi-Metallic Investment Co. v. State Board'],
    ['De Long Equipment Co. v. Orrin', 'Delong Equipment Company v. Orrin'],
    ['In re Orrin Cos., Inc.', 'In re Orrin Companies, Inc.'],
    ['Del. Tr. Co. v. Orrin', 'Delaware Trust Co. v. Orrin'],
    ['Ala v. Orrin Group', 'Ala v. Orrin Group, Inc.'],
    ['ALA v. ORRIN GROUP', 'Ala v. Orrin Group, Inc.'],
    ['The Ala v. Orrin Group', 'Ala v. Orrin Group, Inc.'],
    ['Orrin v. Ala.', 'Orrin v. Alabama'],
    ['Orrin v. Roznowski', 'Orrin v. Roznowski (Slip Opinion)'],
    ['Gov’t of V.I. v. James', 'Government of Virgin Islands v. James (Howard)'],
    ['DuPont v. Orrin', 'Du Pont v. Orrin'],
    ['Orrin v. C.I.R.', 'Orrin v. Commissioner'],
    ['Labor Board v. Orrin', 'NLRB v. Orrin'],
    ['Orrin v. Associated Emps. Ins. Co.', 'Orrin v. Associated Employers Insurance Company'],
    ['Orrin Cmty. Sch. Dist. v. Vane', 'Orrin Comm. Sch. Dis. v. Vane'],
  ])('the same: %s = %s', (cited, record) => {
    expect(compare(cited, record)).toMatchObject({ agreement: 'same', found: record });
  });

  test.each([
    ['Lopez v. Smith', 'Max Lopez, Jr. v. G.A. Smith', 'shortened'],
    ['Brown v. Board of Education', 'Brown v. Board of Education of Topeka', 'shortened'],
    ['Orrin v. Domestic & Foreign Corp.', 'Orrin v. Domestic & Foreign Commerce Corp.', 'shortened'],
    ['Smith v. Colvin', 'Smith v. Berryhill', 'successors in office'],
    ['Smith v. Astrue', 'Smith v. Commissioner of Social Security', 'successors in office'],
    ['Smith v. Berryhill', 'Smith v. Nancy A. Berryhill, Acting Commissioner', 'shortened'],
    ['State v. Stenson', 'Washington v. Stenson', 'the state or office is named otherwise'],
    ['People v. Orrin', 'California v. Orrin', 'the state or office is named otherwise'],
    ['Commonwealth v. Orrin', 'Kentucky v. Orrin', 'the state or office is named otherwise'],
    ['Green v. Washington', 'United States ex rel. Green v. Washington', 'shortened'],
    [
      'County of Elmton v. ACLU',
      'County of Elmton v. American Civil Liberties Union, Vale Chapter',
      'shortened',
    ],
    ['Orrin Arts, Inc. v. USOC', 'Orrin Arts, Inc. v. United States Olympic Comm.', 'shortened'],
    ['Bd. of Regents of State Colls. v. Orrin', 'Board of Regents v. Orrin', 'longer than in the record'],
    [
      'Orrin v. United Brotherhood of Carpenters & Joiners, Local 25',
      'Orrin v. Carpenters',
      'longer than in the record',
    ],
    [
      'Lodge 76, Int’l Ass’n of Machinists v. Orrin',
      'Int’l Ass’n of Machinists v. Orrin',
      'longer than in the record',
    ],
    [
      'Orrin County, Kentucky v. ACLU',
      'Orrin County v. American Civil Liberties Union of Ky.',
      'longer than in the record',
    ],
    ['USDA v. Orrin', 'Department of Agriculture v. Orrin', 'shortened'],
    ['Orrin v. N. & W. Ry.', 'Orrin v. Norfolk & Western R. Co.', 'shortened'],
    ['Orrin v. New York, N.H. & H. R. Co.', 'Orrin v. New York, New Haven & Hartford R.R.', 'shortened'],
    ['Vane v. San Diego County', 'Mary Vane,plaintiff-Appellant v. San Diego County', 'shortened'],
    ['Vane by Vane v. City of Elmton', 'Shane Vane v. City of Elmton', 'shortened'],
    [
      'Commonwealth, Dep’t of State Police v. Orrin',
      'Virginia Department of State Police v. Orrin',
      'the state is named otherwise',
    ],
    [
      'Orrin v. Pennsylvania Department of Transportation',
      'Orrin v. Commonwealth, Dep’t of Transp.',
      'the state is named otherwise',
    ],
    ['Chicago Teachers Union, Local No. 1 v. Orrin', 'Teachers v. Orrin', 'longer than in the record'],
    ['Orrin v. Cal. State Council of Carpenters', 'Orrin v. Carpenters', 'longer than in the record'],
    ['Orrin v. Board of Education II', 'Orrin v. Board of Education', 'longer than in the record'],
    ['Schechter Poultry Corp. v. Orrin', 'A. L. A. Schechter Poultry Corp. v. Orrin', 'shortened'],
    [
      'Schechter Poultry Corp. v. United States',
      'A. L. A. Schechter Poultry Corp. v. United States',
      'shortened',
    ],
    ['Orrin v. Benguet Mining Co.', 'Orrin v. Benguet Consol. Min. Co.', 'shortened'],
    ['Orrin v. Adm’r of Gen. Servs.', 'Orrin v. Administrator', 'the state or office is named otherwise'],
    ['Webster v. Doe Corp.', 'Webster v. Doe', 'a company in your draft alone'],
    ['Vane v. Munson', 'Vane v. Joseph H. Munson Co.', 'shortened'],
    ['Youngstown Co. v. Sawyer', 'Youngstown Sheet & Tube Co. v. Sawyer', 'shortened'],
    ['Orrin Central Co. v. Vane', 'Orrin Central Transportation Co. v. Vane', 'shortened'],
    ['Orrin v. Vane Corp.', 'Orrin v. Vane', 'a company in your draft alone'],
    ['Orrin v. Louis Vane, Inc.', 'Orrin v. Louis Vane', 'a company in your draft alone'],
    [
      'Orrin v. Vane, Secretary of State',
      'Orrin v. Vane, Secretary of Defense',
      'the title is written otherwise',
    ],
    [
      'Orrin v. Vane, Warden',
      'Orrin v. Vane, Superintendent of Elm Prison',
      'the title is written otherwise',
    ],
    ['Riverdale v. Orrin', 'City of Riverdale v. Orrin', 'shortened'],
    ['Orrin v. United Farm Workers Nat’l Union', 'Orrin v. Farm Workers', 'longer than in the record'],
    [
      'Orrin v. Bhd. of Railway, Airline & Steamship Clerks',
      'Orrin v. Railway Clerks',
      'longer than in the record',
    ],
    ['Food Employees v. Orrin', 'Amalgamated Food Employees Union Local 590 v. Orrin', 'shortened'],
    [
      'Orrin v. Data Processing Service',
      'Orrin v. Association of Data Processing Service Organizations',
      'shortened',
    ],
    [
      'Vane v. Housing Auth. of the City of Durham',
      'Vane v. Housing Auth. of Durham',
      'longer than in the record',
    ],
    ['Vane v. County Comm’n of Orrin Cty.', 'Vane v. Commission of Orrin Cty.', 'longer than in the record'],
    ['Vane v. Orrin County Bank', 'Vane v. Orrin Co. Bank', 'longer than in the record'],
    ['Jane Roe v. Vane', 'Roe v. Vane', 'the pseudonym is written otherwise'],
    ['United States ex rel. Orrin v. Vane', 'Orrin v. Vane', 'longer than in the record'],
    ['Board of County Comm’rs v. Vane', 'Board of County Commissioners of Orrin County v. Vane', 'shortened'],
    ['Vane v. Orrin Springs Bd. of Ed.', 'Vane v. Board of Education of Orrin Springs Schools', 'shortened'],
    ['Youngstown v. Vane', 'Youngstown Sheet & Tube Co. v. Vane', 'shortened'],
    ['Trades Council of Metro. Dist. v. Vane', 'Trades Council v. Vane', 'longer than in the record'],
    ['Auto-Owners v. Dept. of Treasury', 'Auto-Owners Insurance Co. v. Department of Treasury', 'shortened'],
    ['In re Orrin Corp.', 'In re Orrin Corp. Securities, Derivative & ERISA Litigation', 'shortened'],
    ['BNSF v. Orrin', 'Burlington Northern R.R. Co. v. Orrin', 'shortened'],
    ['In re Case', 'Citizens Bank v. Case (In re Case)', 'cited by the matter'],
    ['Iqbal', 'Ashcroft v. Iqbal', 'one party named'],
    ['R.A.V. v. City of St. Paul', 'R. A. V. v. St. Paul', 'longer than in the record'],
    ['Orrin v. City of Cleburne', 'Orrin v. Cleburne', 'longer than in the record'],
    ['Gateway Foods v. Miller', 'Acme Holdings, Inc., d/b/a Gateway Foods v. Miller', 'shortened'],
    ['Orrin ex rel. Doe v. Marwick', 'Orrin v. Marwick', 'longer than in the record'],
    ['FWFS v. Marwick', 'Friends for Wild Fish Streams v. Marwick', 'shortened'],
    ['Goodson Farm, Inc. v. Walker', 'Goodson Farms, Inc. v. Walker', 'shortened'],
    ['In re Vandermeer Estate', 'In re THOMPKINS VANDERMEER ESTATE', 'shortened'],
    ['In re Estate of Vandermeer', 'In re Estate of William M. Vandermeer', 'shortened'],
    [
      'Int’l Shoe Co. v. State of Wash., Office of Unemployment Comp. & Placement',
      'International Shoe Co. v. Washington',
      'longer than in the record',
    ],
    ['Board of Education', 'Brown v. Board of Education', 'one party named'],
    ['Youngstown', 'Youngstown Sheet & Tube Co. v. Sawyer', 'one party named'],
    ['Citizens United', "Citizens United v. Federal Election Comm'n", 'one party named'],
    ['Sullivan', 'New York Times Co. v. Sullivan', 'one party named'],
    ['State Farm', 'Widget Mfrs. Assn. v. State Farm Mut. Automobile Ins. Co.', 'one party named'],
    ['MGM Studios Inc. v. Orrin', 'Metro-Goldwyn-Mayer Studios Inc. v. Orrin, Ltd.', 'shortened'],
    ['Metro-Goldwyn-Mayer Studios, Inc. v. Orrin', 'MGM Studios, Inc. v. Orrin', 'shortened'],
    [
      'UAW v. Orrin Controls',
      'International Union, United Automobile, Aerospace & Agricultural Implement Workers of America v. Orrin Controls, Inc.',
      'shortened',
    ],
    [
      'SFFA v. Harvard',
      'Students for Fair Admissions v. President and Fellows of Harvard College',
      'shortened',
    ],
    [
      'Widget Mfrs. Ass’n v. State Farm',
      'Widget Mfrs. Assn. v. State Farm Mut. Automobile Ins. Co.',
      'shortened',
    ],
    ['J.E.B. v. Alabama', 'J. E. B. v. Alabama ex rel. T. B.', 'shortened'],
    ['MetLife v. Massachusetts', 'Metropolitan Life Ins. Co. v. Massachusetts', 'shortened'],
    ['FedEx v. NLRB', 'Federal Express Corp. v. NLRB', 'shortened'],
    ['Caltrans v. Superior Court', 'California Department of Transportation v. Superior Court', 'shortened'],
    ['Fannie Mae v. Orrin', 'Federal National Mortgage Association v. Orrin', 'shortened'],
    ['GE v. Orrin', 'General Electric Co. v. Orrin', 'shortened'],
    ['BNSF v. Orrin', 'Burlington Northern & Santa Fe Railway Co. v. Orrin', 'shortened'],
    ['SEC v. Orrin', 'Securities & Exchange Commission v. W. J. Orrin Co.', 'shortened'],
    ['Asahi v. Superior Court', 'Asahi Metal Industry Co. v. Superior Court', 'shortened'],
    ['Teamsters v. United States', 'International Brotherhood of Teamsters v. United States', 'shortened'],
    [
      'United States v. Treasury Employees',
      'United States v. National Treasury Employees Union',
      'shortened',
    ],
    ['Orrin v. Superior Ct.', 'Orrin v. Superior Court of Cal., San Francisco Cty.', 'shortened'],
    ['Orrin v. State Bar', 'Orrin v. State Bar of California', 'shortened'],
    ['Orrin v. HEW', 'Orrin v. Department of Health, Education and Welfare', 'shortened'],
    ['Orrin v. HEW', 'Orrin v. Secretary of Health, Education & Welfare', 'shortened'],
    ['Orrin v. DOJ', 'Orrin v. United States Department of Justice', 'shortened'],
    ['Orrin Sav. & Loan Ass’n v. Vane', 'Orrin S&L v. Vane', 'shortened'],
    ['Orrin v. FDA', 'Orrin v. Frank D. Young, Dr., Commissioner, Food and Drug Administration', 'shortened'],
    [
      'Orrin v. U.S. Postal Service',
      'Orrin v. Marvin T. Runyon, in His Official Capacity as Postmaster General, United States Postal Service',
      'shortened',
    ],
    [
      'McClure v. Orrin',
      'Ava McClure Administratrix of the Estate of Eugene McClure Deceased v. Orrin',
      'shortened',
    ],
    ['Malilay v. Orrin', 'Jose Malilay Virginia S. Malilay Thomas Jefferson Malilay v. Orrin', 'shortened'],
    ['United States v. Avalos', 'United States v. Benjamin Avalos-Zarate', 'shortened'],
    ['Regents v. Bakke', 'Regents of the University of California v. Bakke', 'shortened'],
    ['Vane v. Fla. Dep’t of Corr.', 'Vane v. Secretary, Florida Department of Corrections', 'shortened'],
    ['Willy v. Orrin', 'Donald J. Willy, and George A. Young v. Orrin', 'shortened'],
    ['Brown v. Board of Education of Topeka', 'Brown v. Board of Education', 'longer than in the record'],
    ['Max Lopez v. Smith', 'Lopez v. Smith', 'longer than in the record'],
    ['Juan Lopez v. Smith', 'Jose Lopez v. Smith', 'a given name is written otherwise'],
    ['United States v. K. P. Orrin', 'United States v. Kenneth Paul Orrin', 'shortened'],
    ['D. J. Orrin v. Vane', 'Delphine Orrin v. Vane', 'shortened'],
    ['C. Orrin v. E. Vane', 'Cleo Orrin v. Everett Vane', 'shortened'],
    ['J. Orrin v. Vane', 'Jim Orrin, Michael P. Lane, and Elmton Review Board v. Vane', 'shortened'],
    ['United States v. Delacruz', 'United States v. Juan De La Cruz', 'shortened'],
    ['Vane v. OWCP', 'Vane v. Director, Office of Workers’ Compensation Programs', 'shortened'],
    ['Vane v. U.S.', 'Vane v. United States ex rel. Orrin et Fils S. A.', 'shortened'],
    [
      'Orrin v. State, Dep’t of Transp.',
      'Orrin v. State of Nevada, Department of Transportation',
      'shortened',
    ],
    ['Doe v. Orrin', 'Jane Doe v. Orrin', 'shortened'],
    ['A. Orrin v. Vane', 'B. Orrin v. Vane', 'a given name is written otherwise'],
    ['Chen Wei v. Orrin', 'Wei Chen v. Orrin', 'the names stand in another order'],
    ['Court TV v. State', 'Courtroom Television Network LLC v. State', 'shortened'],
    ['City of Burlington v. Orrin', 'Burlington v. Orrin', 'longer than in the record'],
    ['Bimetallic v. State Board', 'Bi-Metallic Investment Co. v. State Board', 'shortened'],
    ['Retail Clerks Int’l Ass’n v. Lion Goods', 'Retail Clerks v. Lion Goods', 'longer than in the record'],
    ['Orrin v. Human Relations Comm’n', 'Orrin v. Vale Comm’n on Human Relations', 'shortened'],
    ['Orrin v. First National Bank', 'Orrin v. First National Bank of Omaha', 'shortened'],
    [
      'Sons of Confederate Veterans v. Orrin',
      'Texas Div., Sons of Confederate Veterans, Inc. v. Orrin',
      'shortened',
    ],
    ['Orrin v. City of Little Rock', 'Orrin v. Little Rock', 'longer than in the record'],
    ['Orrin v. Board of Education of Reno', 'Orrin v. Board of Education', 'longer than in the record'],
    ['Village of Schaumburg v. Orrin', 'Schaumburg v. Orrin', 'longer than in the record'],
    [
      'Data Processing Service v. Orrin',
      'Association of Data Processing Service Organizations, Inc. v. Orrin',
      'shortened',
    ],
    ['Orrin v. De Leon', 'Orrin v. Juan De Leon', 'shortened'],
    ['Orrin v. De Leon', 'Orrin v. Juan De Leon and Mario Vane', 'shortened'],
    ['Orrin v. Fruit Packers, Local 760', 'Orrin v. Fruit Packers & Warehousemen Local 760', 'shortened'],
    ['Orrin v. East Cleveland', 'Orrin v. City of East Cleveland', 'shortened'],
    ['SUNY v. Orrin', 'Board of Trustees of State Univ. of N. Y. v. Orrin', 'shortened'],
    [
      'United States v. United Mine Workers of Am.',
      'United States v. Mine Workers',
      'longer than in the record',
    ],
    ['Orrin v. Webster County', 'Orrin v. Commission of Webster Cty.', 'shortened'],
    ['NLRB v. J. Weingarten, Inc.', 'NLRB v. Joseph Weingarten, Inc.', 'shortened'],
    ['Orrin v. Vale Bank', 'Orrin v. Vale National Bank', 'shortened'],
    ['Orrin v. Beneficial Loan Corp.', 'Orrin v. Beneficial Industrial Loan Corp.', 'shortened'],
    ['Orrin v. Mario Luis Vane', 'Orrin v. Mario Vane', 'longer than in the record'],
    [
      'Joan Orrin v. Vane Life and Accident Insurance Company, and the Thorne Life Insurance Company',
      'Orrin v. Vane Life & Accident Ins. Co.',
      'longer than in the record',
    ],
  ])('a note: %s ~ %s (%s)', (cited, record, reason) => {
    expect(compare(cited, record)).toMatchObject({ agreement: 'note', reason });
  });

  test.each([
    ["O'Donnel v. Barry", "O'Donnell v. Barry", "O'Donnell"],
    ['Bochin v. California', 'Rochin v. California', 'Rochin'],
    ['Daubert v. Merrel Dow Pharm., Inc.', 'Daubert v. Merrell Dow Pharmaceuticals, Inc.', 'Merrell'],
    ['Childs v. Jones', 'Child v. Jones', 'Child'],
    ['Camp v. Pitt', 'Camp v. Pitts', 'Pitts'],
    ['Marston v. Paris', 'Marston v. Parish', 'Parish'],
    ['Marsh Steel Corp. v. Vane', 'Mars Steel Corp. v. Vane', 'Mars'],
    ['The Schoofer Orrin B.', 'The Schooner Orrin B.', 'Schooner'],
    ['Mauter of Levy', 'Matter of Levy', 'Matter'],
    ['Van Hoven Conpany v. Stans', 'Van Hoven Company v. Stans', 'Company'],
    [
      'Hoover v. Taylor, Warden, United States Penrtentiary',
      'Hoover v. Taylor, Warden, U.S. Penitentiary',
      'Penitentiary',
    ],
    [
      'Squibb v. Superior Court of Cal., San Franciseo Cty.',
      'Squibb v. Superior Court of Cal., San Francisco Cty.',
      'Francisco',
    ],
    ['Maryland v. Ciotti (In re Citti)', 'Maryland v. Ciotti (In re Ciotti)', 'Ciotti'],
    ['Orin v. Commissioner', 'Anthony P. Orrin and Mary Orrin v. Commissioner of Internal Revenue', 'Orrin'],
    ['Anthony Orin v. Oak', 'Orrin v. Oak', 'Orrin'],
  ])('one letter is never the same: %s ≠ %s', (cited, record, suggestion) => {
    expect(compare(cited, record)).toMatchObject({ agreement: 'partly', reason: 'spelling', suggestion });
  });

  test.each([
    ['Amgen Inc. v. Smith', 'Amgen Inc. v. Scully', 'only one party agrees'],
    ['Michael B. v. Berryhill', 'Buschman v. Berryhill', 'none'],
    ['Doe v. Harvard Club', 'Abernathy v. Harvard Club', 'a pseudonym may hide the party'],
    ['Doe v. Vandermeer', 'Roe v. Vandermeer', 'the pseudonym is another'],
    ['Carvers Union, Local 20 v. Dunmore', 'Carvers Union, Local 357 v. Dunmore', 'part of the name differs'],
    ['Vandermeer v. Jane Roe', 'Vandermeer v. Doe', 'the pseudonym is another'],
    ['Orrin City v. Doe', 'City of Orrin v. Roe', 'the pseudonym is another'],
    ['State v. Doe', 'State v. Roe', 'none'],
    ['South Carolina v. Vane', 'North Carolina v. Vane', 'only one party agrees'],
    [
      'Vane v. University of Illinois at Chicago',
      'Vane v. University of Chicago',
      'part of the name differs',
    ],
    ['In re Abernathy', 'Abernathy v. Fitch', 'one caption is In re, the other between parties'],
    ['State v. Green', 'State v. Green Bay Packaging, Inc.', 'part of the name differs'],
    [
      'United States v. Board of Education',
      'United States v. Board of Education of Montgomery',
      'only common words agree',
    ],
    [
      'In re Matsushita',
      'Matsushita Electric Industrial Co. v. Orrin',
      'one caption is In re, the other between parties',
    ],
    ['Steel Seizure Case', 'Youngstown Sheet & Tube Co. v. Sawyer', 'your draft gives a popular name'],
    ['Jones v. Barnes', 'Barnes v. Jones', 'parties reversed'],
    ['California v. Texas', 'Texas v. California', 'the parties have changed sides'],
    ['Orrin v. United States', 'United States v. Orrin', 'the parties have changed sides'],
    ['EPA v. Orrin Electric Co.', 'Orrin Electric Co. v. EPA', 'the parties have changed sides'],
    ['Orrin Ash, etc., Ash Elm v. Vane', 'Orrin Ash Elm v. Vane', 'part of the name differs'],
    ['Orrin v. United Farm Workers Foundation', 'Orrin v. Farm Workers', 'part of the name differs'],
    ['Orrin v. Delta Farm Workers', 'Orrin v. Farm Workers', 'part of the name differs'],
    ['Vane v. Orrin County', 'Vane v. Orrin Co.', 'part of the name differs'],
    ['Vane v. Orrin County Bank', 'Vane v. Orrin Bank', 'part of the name differs'],
    ['Vane v. Orrin County Bank', 'Vane v. Orrin Trust Co. Bank', 'part of the name differs'],
    ['Vane v. Orrin County Income Plan', 'Vane v. Orrin Co. Income Plan', 'part of the name differs'],
    ['Orrin Corp. v. Vane', 'Orrin Club v. Vane', 'part of the name differs'],
    ['Walter King v. Vane', 'The King v. Vane', 'part of the name differs'],
    [
      'San Anthony School District v. Vane',
      'San Antonio School District v. Vane',
      'part of the name differs',
    ],
    ['Dep’t of Ohio v. Vane', 'Dep’t of State v. Vane', 'only one party agrees'],
    ['Ames Tobacco Co. v. Vane', 'American Tobacco Co. v. Vane', 'only one party agrees'],
    ['Orrin v. Railway Mechanics', 'Orrin v. Railway Clerks', 'only one party agrees'],
    [
      'Vehicle Makers Ass’n v. Orrin',
      'Motor Vehicle Makers Association of Ohio v. Orrin',
      'part of the name differs',
    ],
    ['Orrin v. Service Commission', 'Orrin v. Public Service Commission', 'part of the name differs'],
    [
      'Vane v. University of Southeastern Orrin',
      'Vane v. University of Texas Southeastern Orrin',
      'part of the name differs',
    ],
    ['Vane v. Orrin Corp.', 'Vane v. Orrin Associates Limited Partnership', 'part of the name differs'],
    ['New Board of Education v. Orrin', 'Board of Education v. Orrin', 'part of the name differs'],
    ['Vane v. Brown', 'Vane v. Brown & Root, Inc.', 'part of the name differs'],
    [
      'Ohio Outdoor Council v. Vane',
      'Ohio Outdoor Council v. United States Forest Service',
      'only one party agrees',
    ],
    ['Nyack City Council v. Vane', 'Nyack City Council v. United States Forest Service', 'none'],
    [
      'Vane v. School Commission of Orrin Cty.',
      'Vane v. Commission of Orrin Cty.',
      'part of the name differs',
    ],
    ['In re Applicatlon for Orrin', 'In re Application for Orrin', 'spelling'],
    [
      'Vane v. Housing Auth. of the County of Durham',
      'Vane v. Housing Auth. of Durham',
      'part of the name differs',
    ],
    ['Vane v. City of Marwick', 'Vane v. Marwick', 'part of the name differs'],
    ['to Preserve Orrin Park v. Vane', 'Citizens to Preserve Orrin Park v. Vane', 'part of the name differs'],
    [
      'Vane v. Board of of State Colleges',
      'Vane v. Board of Regents of State Colleges',
      'part of the name differs',
    ],
    ['Orrin Bank v. Vane', 'Bank of New York Orrin v. Vane', 'part of the name differs'],
    [
      'Vane v. Marwick Co., f/k/a Orrin Trust',
      'Vane v. Dunmore Co., f/k/a Orrin Trust',
      'only one party agrees',
    ],
    ['City Savings v. First National Bank', 'City Trust v. First National Bank of Omaha', 'none'],
    ['Territory v. Orrin', 'State v. Orrin', 'part of the name differs'],
    ['Orrin v. Time Inc.', 'Orrin v. Time Warner, Inc.', 'part of the name differs'],
    ['People v. Superior Court (Orrin)', 'People v. Superior Court (Vane)', 'part of the name differs'],
    ['Orrin (Maryland) LLC v. Vane', 'Orrin (Delaware) LLC v. Vane', 'part of the name differs'],
    ['United States ex rel. Vane v. Orrin', 'United States v. Orrin', 'part of the name differs'],
    ['Vane v. Orrinson', 'Vane v. Orrin.', 'only one party agrees'],
    [
      'Vane v. Orrin Highway Express Capital Corp.',
      'Vane v. Orrin Highway Express, Inc.',
      'part of the name differs',
    ],
    [
      'Orrin Magazine International, Ltd. v. Vane',
      'Orrin Magazine, Inc. v. Vane',
      'part of the name differs',
    ],
    ['Consolidated Orrin Co. v. Vane', 'Orrin Co. v. Vane', 'part of the name differs'],
    ['Redwood Citizens Council, Inc. v. Vane', 'Citizens Council, Inc. v. Vane', 'part of the name differs'],
    ['John Orrin v. Vane', 'Orrin Co. v. Vane', 'part of the name differs'],
    [
      'Vane v. Orrin, Attorney General of Nevada',
      'Vane v. Orrin, Attorney General of Missouri',
      'part of the name differs',
    ],
    ['De Vane v. Orrin', 'Mary Vane v. Orrin', 'part of the name differs'],
    ['Jane Doe v. Orrin', 'John Doe v. Orrin', 'a pseudonym may hide the party'],
    ['Doe A v. Orrin', 'Doe B v. Orrin', 'part of the name differs'],
    ['Vane, Sr. v. Orrin', 'Vane, Jr. v. Orrin', 'part of the name differs'],
    ['Vane II v. Orrin', 'Vane III v. Orrin', 'part of the name differs'],
    ['The Orrin', 'The Orrin II', 'part of the name agrees'],
    ['De Vane v. Orrin', 'Vane v. Orrin', 'part of the name differs'],
    ['Orden v. Vane', 'Van Orden v. Vane', 'part of the name differs'],
    ['Vane v. Time Orrin Cable', 'Vane v. Time Orrin Inc.', 'part of the name differs'],
    ['Vane v. Orrin Motor Sales', 'Vane v. Orrin Motor Corp.', 'part of the name differs'],
    ['United States v. Juan Lopez', 'United States v. Jose Lopez', 'a given name is written otherwise'],
    ['United States v. K. P. Orrin', 'United States v. Lena Paula Orrin', 'none'],
    ['Orrin v. Am Vane Co.', 'Orrin v. Amity Vane Co.', 'part of the name differs'],
    ['Orrin v. Steam Vane Co.', 'Orrin v. Steamship Vane Co.', 'part of the name differs'],
    ['Orrin & Vandermeer v. Jones', 'Vandermeer v. Jones', 'part of the name differs'],
    ['United States v. Lacruz', 'United States v. Juan De La Cruz', 'none'],
    ['Orrin Mobile Systems, Inc. v. Vane', 'Orrin Corp. v. Vane', 'part of the name differs'],
    ['In re Eagle Industries, Inc.', 'In re Eagle-Picher Industries, Inc.', 'part of the name agrees'],
    ['Orrin v. Taylor County', 'Orrin v. Taylor', 'part of the name differs'],
    ['General Motors Acceptance Corp. v. Orrin', 'General Motors Corp. v. Orrin', 'part of the name differs'],
    [
      'Employees of the Department of Health v. Department of Health',
      'Employees v. Missouri Dept. of Health',
      'part of the name differs',
    ],
    ['Cannon v. Chicago', 'Cannon v. University of Chicago', 'part of the name differs'],
    ['In re Oliver B.', 'In re Oliver', 'part of the name agrees'],
    ['In re Mark S.', 'In re Marks', 'none'],
    ['Orrin University v. John Doe Corp.', 'Orrin University v. Doe', 'part of the name differs'],
    ['The St. Paul', 'Orrin v. St. Paul', 'part of the name agrees'],
    ['Orrin v. Young', 'Orrin v. Ernst & Young', 'part of the name differs'],
    [
      'United States v. First National Bank',
      'United States v. First National Bank of Omaha',
      'only common words agree',
    ],
    [
      'Sons of Union Veterans v. Orrin',
      'Texas Division, Sons of Confederate Veterans, Inc. v. Orrin',
      'only one party agrees',
    ],
    [
      'Orrin v. Ohio State Department of Revenue',
      'Orrin v. State of Iowa Department of Revenue',
      'only one party agrees',
    ],
    ['The St. Paul', 'Paul v. Orrin', 'part of the name agrees'],
    ['Davis v. United States', 'United States v. Parke, Davis & Co.', 'part of the name differs'],
    [
      'Orrin v. Board of Ed. of Jefferson County',
      'Board of Education v. Orrin',
      'the parties have changed sides',
    ],
    ['People v. Orrin', 'Orrin v. Ohio', 'part of the name differs'],
    ['Commonwealth v. Orrin', 'Michigan v. Orrin', 'part of the name differs'],
    ['People v. Orrin', 'Commonwealth v. Orrin', 'part of the name differs'],
    ['United States v. Smith', 'United States v. Smith & Vandermeer Corp.', 'part of the name differs'],
    ['Johnson v. United States', 'Johnson v. United States Steel Corp.', 'part of the name differs'],
    ['State v. Johnson', 'State Farm v. Johnson', 'part of the name differs'],
    ['Vane v. University of Michigan', 'Vane v. Michigan State University', 'part of the name differs'],
    [
      'Vane v. Secretary, Florida Department of Corrections',
      'Vane v. Secretary, Department of Health',
      'part of the name differs',
    ],
    ['Doe 1 v. Vandermeer', 'Doe 2 v. Vandermeer', 'part of the name differs'],
    ['Doe I v. Vandermeer', 'Doe II v. Vandermeer', 'part of the name differs'],
    [
      'Chicago, Milwaukee & St. Paul Ry. v. Orrin',
      'Chicago, Burlington & Quincy R.R. v. Orrin',
      'only one party agrees',
    ],
    ['Brown and Root v. Orrin', 'Brown and Williamson Tobacco v. Orrin', 'only one party agrees'],
    [
      'Department of Health and Human Services v. Orrin',
      'Department of Health and Rehabilitative Services v. Orrin',
      'only one party agrees',
    ],
    ['Ohio ex rel. Eaton v. Orrin', 'Kansas ex rel. Eaton v. Orrin', 'part of the name differs'],
    ['Ohio ex rel. Eaton v. Orrin', 'United States ex rel. Eaton v. Orrin', 'part of the name differs'],
    ['Orrin v. New York City Housing Authority', 'Orrin v. City of New York', 'part of the name differs'],
    ['Village of Nyack v. Orrin', 'Village of Nyack Housing Authority v. Orrin', 'part of the name differs'],
    ['Erie Lackawanna Railroad v. Orrin', 'Erie R. Co. v. Orrin', 'part of the name differs'],
    ['Orrin v. AOL Time Warner Cable', 'Orrin v. Time Warner, Inc.', 'part of the name differs'],
    ['Orrin v. Washington University', 'Orrin v. University of Washington', 'part of the name differs'],
    ['United States v. Garcia-Lopez', 'United States v. Lopez-Garcia', 'part of the name differs'],
    ['United States v. St. John', 'United States v. John', 'part of the name differs'],
    ['GE v. Orrin', 'Gordon Ellis v. Orrin', 'a pseudonym may hide the party'],
    ['Orrin v. HUD', 'Orrin v. Department of Health, Education and Welfare', 'only one party agrees'],
    ['Orrin Cal. Co. v. Vane', 'Orrin Conn. Co. v. Vane', 'part of the name differs'],
    ['Orrin Constr. Co. v. Vane', 'Orrin Consol. Co. v. Vane', 'part of the name differs'],
    [
      'Sch. Comm. of Burlington v. Dep’t of Educ. of Mass.',
      'Town of Burlington v. Dept. of Education',
      'part of the name differs',
    ],
    ['The Arthur C.', 'The Arthur B.', 'part of the name agrees'],
    ['Orrin v. Lee (Robert)', 'Orrin v. Vane (Robert)', 'only one party agrees'],
    ['Vane v. Smith', 'Vane v. Smithfield Foods, Inc.', 'only one party agrees'],
    ['INC. v. Department of Health', 'Orrin Tours, Inc. v. Department of Health', 'part of the name differs'],
    ['Bell Atlantic v. Twombly', 'Bell v. Twombly', 'part of the name differs'],
    ['Virginia Times', 'Times of Reston v. Orrin', 'part of the name agrees'],
    ['45 Orrin, Inc. v. Rhode Island', 'Forty-Four Orrin, Inc. v. Rhode Island', 'part of the name differs'],
    ['Orrin v. Capital One Bank', 'Orrin v. Capital Bank', 'part of the name differs'],
    ['NLRB v. K. Weingarten, Inc.', 'NLRB v. J. Weingarten, Inc.', 'part of the name differs'],
    ['Retail Florists Int’l Ass’n v. Lion Goods', 'Retail Clerks v. Lion Goods', 'only one party agrees'],
    ['Orrin v. Human Rights Comm’n', 'Orrin v. Vale Comm’n on Human Relations', 'only one party agrees'],
    ['Firestone v. Orrin', 'Fire & Stone Co. v. Orrin', 'only one party agrees'],
    [
      'Orrin v. Detroit Board of Education of Reno',
      'Orrin v. Detroit Board of Education',
      'part of the name differs',
    ],
    [
      'Orrin v. Virginia Bd. of Pharmacy of Omaha',
      'Orrin v. Virginia Bd. of Pharmacy',
      'part of the name differs',
    ],
    ['Air Lines, Inc. v. Orrin', 'United Air Lines, Inc. v. Orrin', 'part of the name differs'],
    ['New York Carter Times v. Orrin', 'New York Times v. Orrin', 'part of the name differs'],
    ['Orrin v. Town of', 'Orrin v. Town of Gilbert', 'part of the name differs'],
    ['United States v. Van Orrin', 'UNITED STATES v. ORRIN AND VANE', 'part of the name differs'],
    ['Orrin v. Van Wood', 'Orrin v. Wood', 'part of the name differs'],
    ['City of Chandler v. Orrin', 'Chandler v. Orrin', 'part of the name differs'],
    ['City of Thornburgh v. Orrin', 'Thornburgh v. Orrin', 'part of the name differs'],
    [
      'Orrin v. Fruit Packers, Local 670',
      'Orrin v. Fruit Packers & Warehousemen Local 760',
      'part of the name differs',
    ],
    ['Orrin v. Cleveland', 'Orrin v. East Cleveland', 'part of the name differs'],
    ['Orrin v. City of Cleveland', 'Orrin v. City of East Cleveland', 'part of the name differs'],
    ['CUNY v. Orrin', 'Board of Trustees of State Univ. of N. Y. v. Orrin', 'only one party agrees'],
    ['United States v. United Mine Owners of Am.', 'United States v. Mine Workers', 'none'],
    ['Orrin v. Webster County', 'Orrin v. Liquor Commission of Webster Cty.', 'part of the name differs'],
    ['Orrin v. First National Bank', 'Orrin v. First City National Bank', 'part of the name differs'],
    [
      'Orrin v. Chrome Communications Enterprises',
      'Orrin v. Chromatic Communications Enterprises, Inc.',
      'only one party agrees',
    ],
    ['Orrin v. Vane III', 'Orrin v. Vane, Inc.', 'part of the name differs'],
    ['In re Ira Vane Jr. & Co.', 'In re Ira Vane & Co.', 'part of the name agrees'],
    ['Orrin v. Cloud Nine Books', 'Orrin v. Cloud Books', 'part of the name differs'],
    ['Orrin v. County of Burlington', 'Orrin v. Burlington', 'part of the name differs'],
    ['Teamsters, Local Two v. Orrin', 'Teamsters, Local 3 v. Orrin', 'part of the name differs'],
    ['Orrin v. N. & S. Ry.', 'Orrin v. Norfolk & Western R. Co.', 'only one party agrees'],
    ['Orrin v. N. & W. Ry.', 'Orrin v. Norfolk Southern R. Co.', 'only one party agrees'],
    ['Orrin v. UFW', 'Orrin v. Farm Workers', 'only one party agrees'],
    ['Orrin v. Alaska Steam Laundry', 'Orrin v. Alaska Steamship Co.', 'only one party agrees'],
    [
      'Orrin v. Lay’s North America, Inc.',
      'Orrin v. Frito-Lay North America, Inc.',
      'part of the name differs',
    ],
    ['Alabama v. Orrin Group', 'Ala v. Orrin Group, Inc.', 'part of the name differs'],
    [
      'Orrin v. Commonwealth, Dep’t of Transp.',
      'Orrin v. Ohio Department of Transportation',
      'only one party agrees',
    ],
    ['Bimetallic Inv. Co. v. Colorado', 'Bi-Metallic Investment Co. v. State Board', 'only one party agrees'],
    ['In re Apple Inc. Sec. Litig.', 'In re Apple iPhone Antitrust Litigation', 'part of the name agrees'],
  ])('at most in part: %s, %s', (cited, record, reason) => {
    const agreement = reason === 'none' ? 'none' : 'partly';
    expect(compare(cited, record)?.agreement).toBe(agreement);
    if (reason !== 'none') expect(compare(cited, record)?.reason).toBe(reason);
  });

  test.each([
    ['Hogan v. AT&T, Inc.', 'United States ex rel. Green v. Washington'],
    ['Smith v. State', 'State v. Jones'],
    ['United States v. Smith', 'United States v. Jones'],
    ['People v. Smith', 'State v. Jones'],
    ['In re Smith', 'In re Jones'],
    ['In re S.A.', 'In re N.A.'],
    ['Orrin ex rel. Doe v. Marwick', 'Vane v. Thorne'],
    ['Doe v. Smith', 'Doe v. Jones'],
    ['Secretary of Labor v. Smith', 'Secretary of Labor v. Jones'],
    ['Smith v. Commissioner of Internal Revenue', 'Jones v. Commissioner of Internal Revenue'],
    ['Smith v. State Farm Mut. Auto. Ins. Co.', 'Jones v. State Farm Mutual Automobile Insurance Company'],
    ['Smith v. Department of Revenue', 'Jones v. Department of Revenue'],
    ['Smith v. City of Boston', 'Jones v. City of Boston'],
    ['First National Bank v. Smith', 'First National Bank v. Jones'],
    ['Interest of Doe', 'In re Koger Properties, Inc.'],
    ['Arizona v. California', 'Nebraska v. Wyoming'],
    ['American Insurance Co. v. Canter', 'American Express Co. v. Italian Colors Restaurant'],
  ])('another case: %s, %s', (cited, record) => {
    expect(compare(cited, record)?.agreement).toBe('none');
  });

  test('a fuller caption of the record is taken before words that the draft adds', () => {
    const record = {
      caseName: 'Brown v. Board of Education',
      otherNames: ['Brown v. Board of Education of Topeka'],
    };
    const cited = (place: string) => ({ plaintiff: 'Brown', defendant: `Board of Education of ${place}` });
    expect(compareNames(cited('Topeka'), record)?.reason).toBe(
      'also known as Brown v. Board of Education of Topeka',
    );
    expect(compareNames(cited('Chicago'), record)?.agreement).toBe('partly');
  });

  test('a caption that the record gives besides its own is a note', () => {
    const record = { caseName: 'Brown v. Board of Education', otherNames: ['Briggs v. Elliott'] };
    expect(compareNames({ plaintiff: 'Briggs', defendant: 'Elliott' }, record)).toEqual({
      agreement: 'note',
      found: 'Briggs v. Elliott',
      reason: 'also known as Briggs v. Elliott',
    });
  });

  test.each(['Litig.', 'Prods. Liab. Litig.', 'United States'])('%s alone names nobody', (cited) => {
    expect(compare(cited, 'Brown v. Board of Education')).toBeNull();
  });

  test.each([
    ['v. Oregon', 'Thorne v. Oregon', 'partly'],
    ['United States', 'Thorne v. United States', 'partly'],
    ['Revenue', 'Thorne v. Minnesota Comm’r of Revenue', 'partly'],
    ['Express, Inc.', 'Thorne v. Georgia Highway Express, Inc.', 'partly'],
    ['Human Relations', 'Thorne v. Comm’n on Human Relations', 'partly'],
    ['Express, Inc.', 'Thorne v. Georgia Highway', undefined],
    ['Vane v. Oregon', 'Thorne v. Oregon', 'none'],
    ['Public Revenue', 'Thorne v. Comm’r of Revenue', undefined],
  ])('only the end of a caption: %s of %s', (cited, record, agreement) => {
    expect(compare(cited, record)?.agreement).toBe(agreement);
  });

  test('no party named, nothing to compare', () => {
    expect(compareNames({}, { caseName: 'Brown v. Board of Education', otherNames: [] })).toBeNull();
  });

  test.each([
    ['Garland v. Iqbal', 'Ashcroft v. Iqbal', '2009-05-18', 'partly'],
    ['Holder v. Iqbal', 'Ashcroft v. Iqbal', '2009-05-18', 'note'],
    ['Obama v. Orrin', 'Clinton v. Orrin', '1997-05-27', 'partly'],
    ['Haaland v. Orrin', 'Lujan v. Orrin', '1992-06-12', 'partly'],
    ['Lujan v. Orrin', 'Babbitt v. Orrin', '1994', 'note'],
  ])('%s for %s of %s: a holder of the office by then', (cited, caseName, dateFiled, agreement) => {
    const [plaintiff = '', defendant = ''] = cited.split(' v. ');
    const found = compareNames({ plaintiff, defendant }, { caseName, otherNames: [], dateFiled });
    expect(found?.agreement).toBe(agreement);
  });

  test.each([
    ['People of the State of California v. Orrin', 'nyappterm', 'partly'],
    ['People of the State of New York v. Orrin', 'nyappterm', 'note'],
    ['People of the State of California v. Orrin', undefined, 'note'],
    ['People v. Orrin', 'nyappterm', 'same'],
  ])('%s, of a record that says only People, in %s', (cited, court, agreement) => {
    expect(compare(cited, 'People v. Orrin', court)?.agreement).toBe(agreement);
  });

  test.each([
    ['Vane v. Orrin, Secretary, Florida Board of Health', 'partly'],
    ['Vane v. Orrin, Secretary, Department of Corrections', 'same'],
    ['Vane v. Orrin, Sec’y, Fla. Dep’t of Corr.', 'same'],
    ['Vane v. Orrin', 'same'],
    ['Vane v. Marwick, Secretary, Florida Department of Corrections', 'note'],
  ])('%s, of a secretary of corrections', (cited, agreement) => {
    const record = 'Vane v. Orrin, Secretary, Florida Department of Corrections';
    expect(compare(cited, record)?.agreement).toBe(agreement);
  });

  test.each([
    ['Vane v. Mayor, Township of Marwick', 'Vane v. Mayor, Township Committee, Township of Orrin', 'partly'],
    ['Vane v. Mayor', 'Vane v. Mayor, Township Committee, Township of Orrin', 'same'],
    ['Vane v. Marwick, Comm’r of Soc. Sec.', 'Vane v. Marwick, Commissioner of Social Security', 'same'],
    ['Vane v. Orrin, Comm’r, FDA', 'Vane v. Orrin, Commissioner, Food and Drug Administration', 'same'],
  ])('%s and %s', (cited, record, agreement) => {
    expect(compare(cited, record)?.agreement).toBe(agreement);
  });

  test.each([
    ['Vane v. Orrin Corp. Comm’n', 'Vane v. Orrin Corporation Commission', 'same'],
    ['Vane v. Corp Comm’n of Okla', 'Vane v. Corporation Commission of Oklahoma', 'same'],
    ['Vane v. Tax Comm’n of Okla.', 'Vane v. Corporation Commission of Oklahoma', 'partly'],
    ['Vane v. Orrin Times Union', 'Vane v. Orrin Times Co.', 'partly'],
    ['Vane v. Orrin Mut. Ins. Union', 'Vane v. Orrin Mutual Insurance Co.', 'partly'],
    ['Vane v. Treasury Employees', 'Vane v. National Treasury Employees Union', 'note'],
  ])('a body or a union is no firm: %s and %s', (cited, record, agreement) => {
    expect(compare(cited, record)?.agreement).toBe(agreement);
  });

  test.each([
    ['Gertz v. Welch', 'Gertz v. Robert Welch, Inc.', 'note'],
    ['Jones v. Mayer', 'Jones v. Alfred H. Mayer Co.', 'note'],
    ['Jones v. Robert Welch, Inc.', 'Jones v. Welch', 'partly'],
    ['Jones v. Welch', 'Jones v. Orrin Welch, Inc.', 'partly'],
    ['Whitman v. American Trucking', 'Whitman v. American Trucking Assns., Inc.', 'note'],
    [
      'United States v. First City Nat’l Bank',
      'United States v. First City National Bank of Houston',
      'note',
    ],
    ['United States v. First National Bank', 'United States v. First National Bank of Houston', 'partly'],
    ['N. Pipeline v. Marathon', 'Northern Pipeline Constr. Co. v. Marathon Pipeline Co.', 'note'],
    ['Orrin Star v. Comm’r of Revenue', 'Orrin Star Co. v. Minnesota Comm’r of Revenue', 'note'],
    ['Orrin Star v. Comm’r of Health', 'Orrin Star Co. v. Minnesota Comm’r of Revenue', 'partly'],
    ['Orrin v. Legal Defense and Educational Fund', 'Orrin v. Legal Defense & Ed. Fund, Inc.', 'same'],
    [
      'Cnty. of Orrin v. Am. C.L. Union',
      'County of Orrin v. American Civil Liberties Union, Greater Vane Chapter',
      'note',
    ],
    [
      'Cnty. of Orrin v. Am. D.L. Union',
      'County of Orrin v. American Civil Liberties Union, Greater Vane Chapter',
      'none',
    ],
  ])('cited short: %s of %s', (cited, record, agreement) => {
    expect(compare(cited, record)?.agreement).toBe(agreement);
  });

  test.each([
    ['City of Orrin v. Vane', 'Orrin v. Vane', 'partly'],
    ['City of Boca Raton v. Vane', 'Boca Raton v. Vane', 'note'],
    ['Estate of Orrin v. Vane', 'Orrin v. Vane', 'partly'],
    ['Orrin v. Vane', 'Estate of Orrin v. Vane', 'note'],
    ['In re Marriage of Orrin', 'In re Orrin', 'partly'],
    ['Pacific Orrin Lumber Co. v. Vane', 'Orrin Lumber Co. v. Vane', 'partly'],
    ['Orrin Lumber Co. of America v. Vane', 'Orrin Lumber Co. v. Vane', 'note'],
    ['Guardian Life, Foundation v. Vane', 'Guardian Life v. Vane', 'partly'],
    ['Vane v. Board of Education Union', 'Vane v. Board of Education', 'partly'],
    ['Vane v. Elmton Board of Education', 'Vane v. Board of Education', 'note'],
    ['Vane v. Doe Foundation', 'Vane v. Doe', 'partly'],
    ['People ex rel. Orrin v. Vane', 'People v. Vane', 'partly'],
    ['Max Orrin v. Vane', 'Orrin v. Vane', 'note'],
    ['Orrin v. Commissioner of Social Security', 'Orrin v. Commissioner', 'partly'],
    ['Orrin v. Comm’r of Internal Revenue', 'Orrin v. Commissioner', 'note'],
    ['Bd. of Regents of the Univ. of Utah v. Orrin', 'Regents of the University of Utah v. Orrin', 'note'],
    ['Orrin v. Florida State Dep’t of Corrections', 'Orrin v. Florida Department of Corrections', 'note'],
    ['Orrin Sch. Dist. Bd. of Educ. v. Vane', 'Orrin School Board of Education v. Vane', 'note'],
    ['United States v. $500 in U.S. Currency', 'United States v. $500', 'note'],
    ['United States v. $5,000', 'United States v. $500', 'none'],
    ['Alpha Orrin, Inc. v. Vane', 'Orrin, Inc. v. Vane', 'partly'],
    ['Robert Orrin, Inc. v. Vane', 'Orrin, Inc. v. Vane', 'note'],
    ['Universal Orrin Board of Education v. Vane', 'Orrin Board of Education v. Vane', 'partly'],
    ['Trustees of State Univ. of N. Y. Police v. Vane', 'Trustees of State Univ. of N. Y. v. Vane', 'partly'],
    ['Orrin v. Home Builders Union Bank', 'Orrin v. National Association of Home Builders', 'partly'],
    ['Orrin v. Doe-Vane', 'Orrin v. Doe', 'partly'],
    ['Briggs Savings Bank v. Orrin', 'Briggs v. Orrin', 'partly'],
    ['Orrin v. William H. Day', 'Orrin v. Day', 'note'],
    ['Ford Motor Credit Co. v. Orrin', 'FMC Corp. v. Orrin', 'partly'],
    ['Securities & Exchange Comm’n v. Orrin', 'SEC v. Orrin', 'note'],
    ['USPS Board of Governors v. Orrin', 'U.S. Postal Serv. Bd. of Governors v. Orrin', 'note'],
    ['Orrin v. La. State Bd. of Educ.', 'Orrin v. Louisiana Board of Education', 'note'],
    ['Orrin v. State Board of Education', 'Orrin v. Board of Education', 'partly'],
    ['M. S. Orrin Co. v. Vane', 'U. S. Orrin Co. v. Vane', 'partly'],
    ['Orrin v. Vane Lobby, Inc. and Thorne', 'Orrin v. Vane Lobby, Inc.', 'partly'],
    ['Orrin v. Board of Education and Thorne', 'Orrin v. Board of Education', 'partly'],
    ['Orrin v. Vane Lobby, Inc. et al.', 'Orrin v. Vane Lobby, Inc.', 'same'],
    ['Orrin v. Cal. State Univ., Elmton', 'Orrin v. California State University', 'note'],
    ['In re Orrin v. Vane', 'Orrin v. Vane', 'note'],
    ['Matter of Orrin v. Vane', 'In re Orrin v. Vane', 'same'],
    ['Matter of Gold v. Booth', 'Gold v. Booth', 'note'],
  ])('what a draft adds: %s and %s', (cited, record, agreement) => {
    expect(compare(cited, record)?.agreement).toBe(agreement);
  });

  test.each([
    ['Electric General Orrin Co. v. Vane', 'General Electric Orrin Co. v. Vane', 'partly'],
    ['Orrin v. Hospital Ass’n of Virginia', 'Orrin v. Virginia Hospital Association', 'same'],
    ['Orrin v. Zoning Board of Appeals', 'Orrin v. Board of Zoning Appeals', 'same'],
    ['Elmton Board of Education v. Orrin', 'Board of Education of Elmton v. Orrin', 'same'],
    ['Orrin v. Employment Commission of Virginia', 'Orrin v. Virginia Employment Commission', 'same'],
    ['Orrin v. Employment Virginia Commission', 'Orrin v. Virginia Employment Commission', 'partly'],
    ['Orrin v. Education Board of Louisiana', 'Orrin v. Louisiana Board of Education', 'partly'],
    ['Regents of the University of Utah v. Orrin', 'Regents of the University of Utah v. Orrin', 'same'],
    ['Utah of the University of Regents v. Orrin', 'Regents of the University of Utah v. Orrin', 'partly'],
    ['City National Bank of Elmton v. Orrin', 'National City Bank of Elmton v. Orrin', 'partly'],
    ['Coal Pennsylvania Co. v. Mahon', 'Pennsylvania Coal Co. v. Mahon', 'partly'],
    ['Orrin v. New Central York Railroad Co.', 'Orrin v. New York Central Railroad Co.', 'partly'],
    ['Orrin v. School Bd. of Vane County', 'Orrin v. County School Board of Vane County', 'note'],
    ['Orrin & Miss. Valley R. Co. v. Vane', 'Orrin & Mississippi Valley R. Co. v. Vane', 'same'],
    ['Washington Dep’t of Revenue v. Orrin', 'Washington Revenue Dept. v. Orrin', 'same'],
    ['Orrin & Sons v. Orrin', 'Orrin & Sons v. Orrin', 'same'],
    ['Blue Cross and Blue Shield v. Orrin', 'Blue Cross & Blue Shield v. Orrin', 'same'],
    ['Thorne-Vane Furniture Co. v. Orrin', 'Vane-Thorne Furniture Co. v. Orrin', 'partly'],
  ])('the order of words: %s and %s', (cited, record, agreement) => {
    expect(compare(cited, record)?.agreement).toBe(agreement);
  });

  test.each([
    ['Vane Furniture Co. v. Orrin', 'Vane-Thorne Furniture Co. v. Orrin', 'partly'],
    ['Morris v. Vane', 'Philip Morris USA v. Vane', 'partly'],
    ['Philip Morris v. Vane', 'Philip Morris USA v. Vane', 'same'],
    ['National Bank of Elmton v. Vane', 'First National Bank of Elmton v. Vane', 'partly'],
    ['Village of Arlington v. Vane', 'Village of Arlington Heights v. Vane', 'partly'],
    ['Board of Appeals v. Vane', 'Board of Zoning Appeals v. Vane', 'partly'],
    ['Board of Comm’rs of Elmton v. Vane', 'Board of Airport Commissioners of Elmton v. Vane', 'partly'],
    ['Department of Elmton v. Vane', 'Police Department of Elmton v. Vane', 'partly'],
    ['Vane v. County Bank', 'Vane v. Orrin County Bank', 'partly'],
    ['Vane v. University Center', 'Vane v. University Medical Center', 'partly'],
    ['Orrin & Thorne Corp. v. Vane', 'Orrin, Lane & Thorne Corp. v. Vane', 'partly'],
    ['Vane v. Life Ins. Co. of Am.', 'Vane v. Guardian Life Insurance Co. of America', 'partly'],
    ['Vane v. Asbestos Settlement Trust', 'Vane v. Orrin Asbestos Settlement Trust', 'partly'],
    [
      'Association of Elm Counties, Inc. v. Vane',
      'Homebuilders Association of Elm Counties, Inc. v. Vane',
      'partly',
    ],
    ['Board of Regents v. Vane', 'Board of Regents of State Colleges v. Vane', 'note'],
    ['Orrin City Bd. of Educ. v. Vane', 'Orrin City School District Board of Education v. Vane', 'note'],
    [
      'Dep’t of Highway Safety v. Vane',
      'State, Department of Highway Safety & Motor Vehicles v. Vane',
      'note',
    ],
    [
      'Vane v. Unemployment Comp. Bd.',
      'Vane v. Commonwealth, Unemployment Compensation Board of Review',
      'note',
    ],
    ['Standard Oil Co. v. United States', 'Standard Oil Co. of New Jersey v. United States', 'note'],
    [
      'Standard Oil Co. of Indiana v. United States',
      'Standard Oil Co. of New Jersey v. United States',
      'none',
    ],
    ['NLRB v. Eight-Up Bottling Co.', 'NLRB v. Eight-Up Bottling Co. of Elmton, Inc.', 'note'],
    ['NLRB v. Eight-Up Bottling Co. of Tampa', 'NLRB v. Eight-Up Bottling Co. of Elmton, Inc.', 'partly'],
    ['United States v. 1958 Plymouth Sedan', 'United States v. One 1958 Plymouth Sedan', 'note'],
    ['DSHS v. Vane', 'Washington State Department of Social & Health Services v. Vane', 'note'],
    ['Vane v. New York State D.O.T.', 'Vane v. New York State Department of Transportation', 'note'],
    ['Con Ed v. PSC', 'Consolidated Edison Co. of New York v. Public Service Commission', 'note'],
    ['Vane v. Workmen’s Comp. App. Bd.', 'Vane v. Workers’ Compensation Appeals Board', 'same'],
    ['United States v. Nine Hundred and Fifty Dollars', 'United States v. $950', 'partly'],
    ['Orrin v. Vane (In re Summit Escapes, LLC)', 'Orrin v. Vane (In re Elmton Escapes, LLC)', 'partly'],
    ['Wabash County v. Vane', 'Board of County Commissioners of Wabash County v. Vane', 'note'],
    ['Teamsters Local 70 v. Vane', 'International Brotherhood of Teamsters, Local 70 v. Vane', 'note'],
    ['Home Builders v. Vane', 'National Association of Home Builders v. Vane', 'note'],
    ['Dartmouth College v. Vane', 'Trustees of Dartmouth College v. Vane', 'note'],
  ])('what a draft leaves out: %s and %s', (cited, record, agreement) => {
    expect(compare(cited, record)?.agreement).toBe(agreement);
  });

  test.each([
    ['Vane v. W. R. Orrin Co.', 'Vane v. W. J. Orrin Co.', 'partly'],
    ['Vane v. W.J. Orrin Co.', 'Vane v. W. J. Orrin Co.', 'same'],
    ['Robert T. v. Sonia C.', 'Robert T. v. Sonia B.', 'partly'],
    ['Orrin Union, Local No. 11 v. Vane', 'Orrin Union, Local No. 1 v. Vane', 'partly'],
    ['Orrin v. State (Town of Marwick)', 'Orrin v. State (Town of Irvington)', 'partly'],
    ['United States v. $8,850.00', 'United States v. $8,850', 'same'],
    ['United States v. $8,500', 'United States v. $8,850', 'none'],
  ])('letters and numbers of a name: %s and %s', (cited, record, agreement) => {
    expect(compare(cited, record)?.agreement).toBe(agreement);
  });

  test.each([
    ['Vane v. U.S. EPA', 'Vane v. Environmental Protection Agency', 'note'],
    ['Vane v. N.R.D.C.', 'Vane v. Natural Resources Defense Council, Inc.', 'note'],
    ['3M v. Vane', 'Minnesota Mining & Manufacturing Co. v. Vane', 'note'],
    ['Orrin Treasury Employes v. Vane', 'Orrin Treasury Employees v. Vane', 'same'],
    ['Vane v. Unemployment Comp. Bd. of Rev.', 'Vane v. Unemployment Compensation Board of Review', 'same'],
    ['Orrin Nat’l Bk. v. Vane', 'Orrin National Bank v. Vane', 'same'],
    ['3M v. Vane', 'Michigan Mining & Manufacturing Co. v. Vane', 'partly'],
  ])('short and old forms: %s and %s', (cited, record, agreement) => {
    expect(compare(cited, record)?.agreement).toBe(agreement);
  });

  test.each([
    ['Harold', 'partly'],
    ['Jane', 'note'],
  ])('%s, where the whole caption tells another given name or the same', (given, agreement) => {
    const record = { caseName: 'People v. Orrin', otherNames: ['The People v. Jane M. Orrin'] };
    const cited = { plaintiff: 'People', defendant: `${given} Orrin` };
    expect(compareNames(cited, record)?.agreement).toBe(agreement);
  });

  test.each([
    ['Georgia Department of Revenue v. Orrin', 'partly'],
    ['Florida Department of Revenue v. Orrin', 'note'],
  ])('%s before a court of Florida', (cited, agreement) => {
    expect(compare(cited, 'Department of Revenue v. Orrin', 'fla')?.agreement).toBe(agreement);
  });

  test.each(['Defendants-Appellees', 'Unknown to Plaintiff'])('%s is the end of a caption', (cited) => {
    expect(compare(cited, 'Brown v. Board of Education')).toBeNull();
  });

  test.each([
    ['Orrin v. State Farm', 'State Farm v. Orrin', 'partly'],
    ['Price v. Orrin', 'U.S. ex rel. Orrin v. Price', 'partly'],
    ['Orrin v. Texas', 'State of Texas v. Orrin', 'partly'],
  ])('parties that change places: %s and %s', (cited, record, agreement) => {
    expect(compare(cited, record)?.agreement).toBe(agreement);
  });
});
