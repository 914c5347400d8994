/**
 * Words of case names with their abbreviations, so that `Bd. of Educ.` and `Board of Education` fold to the same words.
 *
 * Every index on disk was written with these words: a change here asks for a new import of every library. So this table stays as
 * it is and apart from the finder's (`citations/facts/tables/name-table.ts`), which grows with what briefs write.
 *
 * Each group is the abbreviation, then the words that it stands for; all of a group fold to the first word. Periods and
 * apostrophes are left out, as `nameTokens` does. Facts of Free Law Project's reporters-db (see NOTICE).
 */
const GROUPS =
  'acad academy, admr administrator, admx administrix, admin administrative administration, ' +
  'adver advertising, advert advertising, agric agriculture agricultural, all alliance, ' +
  'alt alternative, am america, assn association, assoc associate, atl atlantic, auth authority, ' +
  'auto automobile automotive, ave avenue, bankr bankruptcy, bd board, bhd brotherhood, ' +
  'bldg building, broad broadcast broadcasting, bros brothers, bus business, cas casualty, ' +
  'cent central, chem chemical, cmty community, cnty county, co company, coal coalition, ' +
  'coll college, commn commission, commr commissioner, comm committee, commcn communication, ' +
  'comp compensation, comput computer, condo condominium, cong congress congressional, ' +
  'consol consolidated, constr construction, contl continental, coop cooperative, corp corporation, ' +
  'corr corrections correctional, ctr center centre, cty county, def defense, dept department, ' +
  'det detention, dev development, dig digital, dir director, disc discount, dist district, ' +
  'distrib distributor distributing, div division, econ economic economics economical economy, ' +
  'educ education educational, elec electric electrical electricity electronic, empr employer, ' +
  'empt employment, emp employee, engg engineering, engr engineer, enter enterprise, ' +
  'entmt entertainment, envt environment, envtl environmental, equal equality, equip equipment, ' +
  'exr executor, exx executrix, examr examiner, exch exchange, exec executive, ' +
  'exp exporter exportation, expl exploration exploratory, fedn federation, fed federal, ' +
  'fid fidelity, fin finance financial financing, found foundation, gen general, gend gender, ' +
  'glob global, govt government, grp group, guar guaranty, hosp hospital, hous housing, ' +
  'imp importer importation, inc incorporated, indem indemnity, indep independent, ' +
  'indus industry industries industrial, info information, ins insurance, ' +
  'inst institute institution, intl international, inv investment, invr investor, lab laboratory, ' +
  'liab liability, litig litigation, ltd limited, mach machine machinery, maint maintenance, ' +
  'mar maritime, mech mechanic mechanical, med medical medicine, meml memorial, ' +
  'merch merchant merchandise merchandising, metro metropolitan, mfg manufacturing, ' +
  'mfr manufacturer, mgmt management, mkt market, mktg marketing, mortg mortgage, mun municipal, ' +
  'mut mutual, nat natural, natl national, ne northeast northeastern, no number, ' +
  'nw northwest northwestern, op opinion, org organization organizing, pship partnership, ' +
  'pac pacific, par parish, pers personal personnel, ' +
  'pharm pharmaceutics pharmaceutical pharmaceuticals, pres preserve preservation, prob probation, ' +
  'prod product production, profl professional, prop property, prot protection, pub public, ' +
  'publg publishing, publn publication, rr railroad, rd road, ref refining, regl regional, ' +
  'rehab rehabilitation, reprod reproduction reproductive, res resource resources, rest restaurant, ' +
  'ret retirement, ry railway, sholder shareholder, ss steamship steamships, sav savings, ' +
  'sch school schools, sci science, se southeast southeastern, secy secretary, ' +
  'sec security securities, serv service, socy society, soc social, sol solution, st street, ' +
  'subcomm subcommittee, sur surety, sw southwest southwestern, sys system systems, tech technology, ' +
  'tel telephone telegraph, telecomm telecommunication, temp temporary, tpk turnpike, tr trustee, ' +
  'transcon transcontinental, transp transport transportation, twp township, unif uniform, ' +
  'univ university, util utility, vill village';

const STATES =
  'ala alabama, ariz arizona, ark arkansas, cal california, colo colorado, conn connecticut, ' +
  'del delaware, fla florida, ga georgia, haw hawaii, ill illinois, ind indiana, kan kansas, ' +
  'ky kentucky, md maryland, mass massachusetts, mich michigan, minn minnesota, miss mississippi, ' +
  'mo missouri, mont montana, neb nebraska, nev nevada, nh new hampshire, nj new jersey, ' +
  'nm new mexico, ny new york, nc north carolina, nd north dakota, okla oklahoma, pa pennsylvania, ' +
  'ri rhode island, sc south carolina, sd south dakota, tenn tennessee, tex texas, vt vermont, ' +
  'va virginia, wash washington, wva west virginia, wis wisconsin, wyo wyoming';

/** From any spelling to the words that stand for it; `ny` to `new york`, `bd` and `board` to `board`. */
export const indexedAbbreviations: ReadonlyMap<string, readonly string[]> = readGroups();

function readGroups(): Map<string, readonly string[]> {
  const canonical = new Map<string, readonly string[]>();
  for (const group of GROUPS.split(', ')) {
    const [abbreviation = '', first = '', ...others] = group.split(' ');
    for (const spelling of [abbreviation, ...others]) canonical.set(spelling, [first]);
  }
  for (const group of STATES.split(', ')) {
    const [abbreviation = '', ...words] = group.split(' ');
    canonical.set(abbreviation, words);
  }
  canonical.set('us', ['united', 'states']);
  canonical.set('saint', ['street']);
  canonical.set('american', ['america']);
  return canonical;
}
