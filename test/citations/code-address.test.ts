import { describe, expect, test } from 'vitest';
import { codeAddress } from '../../src/citations/code-address';
import { allCodes } from '../../src/citations/facts/codes';
import { codeAddressTable } from '../../src/citations/facts/tables/code-address-table';
import { parseCitation } from '../../src/citations/parse-citation';

function addressOf(written: string): string | null {
  const found = parseCitation(written);
  return found && 'code' in found ? (codeAddress(found)?.url ?? null) : 'no law';
}

describe('federal codes', () => {
  test.each([
    [{ code: 'U.S.C.', title: '18', section: '1028A(a)(1)' }, 'title18-section1028A&'],
    [{ code: 'C.F.R.', title: '17', section: '240.10b-5' }, 'title-17/section-240.10b-5'],
    [{ code: 'C.F.R.', title: '24', section: '3500' }, 'title-24/part-3500'],
    [{ code: 'U.S. Const.', section: 'amend. XIV, § 1' }, 'constitution/amendment-14/'],
    [{ code: 'U.S. Const.', section: 'pmbl.' }, 'constitution/preamble/'],
    [{ code: 'U.S. Const.', section: 'Art. I, § 8, cl. 3' }, 'constitution/article-1/'],
    [{ code: 'Fed. Reg.', title: '52', section: '6779' }, 'citation/52-FR-6779'],
    [{ code: 'Fed. Reg.', title: '85', section: '30,026' }, 'citation/85-FR-30026'],
    [{ code: 'Fed. Reg.', title: '52', section: '677, 680' }, 'citation/52-FR-677'],
    [{ code: 'I.R.C.', section: '1031(a)(1)' }, 'title26-section1031&'],
    [{ code: 'Bankruptcy Code', section: '362' }, 'title11-section362&'],
    [{ code: 'Treas. Reg.', section: '1.61-1(a)' }, 'title-26/section-1.61-1'],
    [{ code: 'U.S.C.', title: '42', section: '1981-83' }, 'title42-section1981&'],
    [{ code: 'U.S.C.', title: '42', section: '2000e–2000e-17' }, 'title42-section2000e&'],
    [{ code: 'U.S.C.', title: '15', section: '1681-1681x' }, 'title15-section1681&'],
    [{ code: 'U.S.C.', title: '2', section: '31-1' }, 'title2-section31-1&'],
    [{ code: 'U.S.C.', title: '15', section: '78u-4(b)' }, 'title15-section78u-4&'],
    [{ code: 'C.F.R.', title: '29', section: '785.11-.13' }, 'title-29/section-785.11'],
    [{ code: 'C.F.R.', title: '29', section: '785.11–785.13' }, 'title-29/section-785.11'],
    [{ code: 'C.F.R.', title: '17', section: '240.14a-1–240.14a-101' }, 'title-17/section-240.14a-1'],
    [{ code: 'C.F.R.', title: '26', section: '1.482-1T(a)' }, 'title-26/section-1.482-1T'],
  ])('%o', (citation, part) => {
    const url = codeAddress(citation)?.url ?? '';
    expect(part.endsWith('&') ? url.includes(part) : url.endsWith(part)).toBe(true);
  });
});

describe('federal rules', () => {
  test.each([
    ['Fed. R. Civ. P. 12(b)(6)', 'https://www.law.cornell.edu/rules/frcp/rule_12'],
    ['Fed. R. App. P. 26.1(b)', 'https://www.law.cornell.edu/rules/frap/rule_26.1'],
    ['FRE 702', 'https://www.law.cornell.edu/rules/fre/rule_702'],
  ])('%s', (written, address) => expect(addressOf(written)).toBe(address));
});

describe('codes of the states', () => {
  // Each an address at which others have pointed to this section.
  test.each([
    ['Alaska Stat. § 23.10.060', 'https://www.akleg.gov/basis/statutes.asp#23.10.060'],
    ['Ariz. Rev. Stat. § 33-1321', 'https://www.azleg.gov/ars/33/01321.htm'],
    ['A.R.S. § 39-121.03', 'https://www.azleg.gov/ars/39/00121-03.htm'],
    ['Cal. Veh. Code § 13020', '.xhtml?lawCode=VEH&sectionNum=13020'],
    ['Cal. Civ. Code § 1798.82(a)', '.xhtml?lawCode=CIV&sectionNum=1798.82'],
    ['D.C. Code § 4-205.05a', 'https://code.dccouncil.gov/us/dc/council/code/sections/4-205.05a'],
    ['Fla. Stat. §§ 501.201-.213', 'URL=0500-0599/0501/Sections/0501.201.html'],
    ['Fla. Stat. § 501.059(8)', 'URL=0500-0599/0501/Sections/0501.059.html'],
    ['Fla. Stat. § 28.222(1)', 'URL=0000-0099/0028/Sections/0028.222.html'],
    ['Idaho Code § 18-4003', 'idstat/Title18/T18CH40/SECT18-4003/'],
    ['Idaho Code § 67-6628A', 'idstat/Title67/T67CH66/SECT67-6628A/'],
    ['735 ILCS 5/9-209', 'https://www.ilga.gov/legislation/ilcs/fulltext.asp?DocName=073500050K9-209'],
    ['215 Ill. Comp. Stat. 5/155', 'fulltext.asp?DocName=021500050K155'],
    ['Iowa Code § 562A.12', 'https://www.legis.iowa.gov/docs/code/562A.12.pdf'],
    ['17-A M.R.S. § 1902', 'https://legislature.maine.gov/statutes/17-A/title17-Asec1902.html'],
    ['Mass. Gen. Laws ch. 93A, § 9', 'GeneralLaws/GoTo?ChapterGoTo=93A&SectionGoTo=9'],
    ['MCL 750.372a', 'https://www.legislature.mi.gov/Laws/MCL?objectName=mcl-750-372a'],
    ['Minn. Stat. § 541.05, subd. 1', 'https://www.revisor.mn.gov/statutes/cite/541.05'],
    ['Mo. Rev. Stat. § 408.040', 'https://revisor.mo.gov/main/OneSection.aspx?section=408.040'],
    ['Neb. Rev. Stat. § 77-2715.03', 'https://nebraskalegislature.gov/laws/statutes.php?statute=77-2715.03'],
    ['NRS 608.018', 'https://www.leg.state.nv.us/NRS/NRS-608.html#NRS608Sec018'],
    ['N.Y. Gen. Bus. Law § 899-aa', 'https://www.nysenate.gov/legislation/laws/GBS/899-AA'],
    ['N.Y. Gen. Oblig. Law § 5-1401', 'https://www.nysenate.gov/legislation/laws/GOB/5-1401'],
    ['N.Y. C.P.L.R. 3211(a)(7)', 'https://www.nysenate.gov/legislation/laws/CVP'],
    ['N.C. Gen. Stat. § 20-279.21', 'BySection/Chapter_20/GS_20-279.21.html'],
    ['R.C. 2919.25(A)', 'https://codes.ohio.gov/ohio-revised-code/section-2919.25'],
    ['ORS 72.3140', 'https://www.oregonlegislature.gov/bills_laws/ors/ors072.html'],
    [
      'R.I. Gen. Laws § 37-14.3-5',
      'https://webserver.rilegislature.gov/Statutes/TITLE37/37-14.3/37-14.3-5.htm',
    ],
    ['S.C. Code Ann. § 12-6-1170', 'https://www.scstatehouse.gov/code/t12c006.php#12-6-1170'],
    ['SDCL 23A-27-17', 'https://sdlegislature.gov/Statutes/23A-27-17'],
    ['Tex. Bus. & Com. Code § 521.053', 'GetStatute.aspx?Code=BC&Value=521.053'],
    ['Utah Code Ann. § 78B-4-702', 'https://le.utah.gov/xcode/Title78B/Chapter4/78B-4-S702.html'],
    ['Va. Code Ann. § 18.2-32', 'https://law.lis.virginia.gov/vacode/18.2-32/'],
    ['RCW 29A.08.520', 'https://app.leg.wa.gov/RCW/default.aspx?cite=29A.08.520'],
    ['WAC 220-416-010', 'https://app.leg.wa.gov/WAC/default.aspx?cite=220-416-010'],
    ['W. Va. Code § 11-21-12', 'https://code.wvlegislature.gov/11-21-12/'],
    ['Wis. Stat. § 709.03', 'https://docs.legis.wisconsin.gov/document/statutes/709.03'],
  ])('%s', (written, address) => {
    expect(addressOf(written)?.endsWith(address)).toBe(true);
  });

  test.each([
    ['Cal. Lab. Code §§ 201-203', 'sectionNum=201'],
    ['N.Y. Lab. Law §§ 240-242', 'LAB/240'],
    ['Neb. Rev. Stat. §§ 25-207–25-209', 'statute=25-207'],
    ['ORS 12.110-12.130', 'ors012.html'],
  ])('of %s the first', (written, address) => {
    expect(addressOf(written)?.endsWith(address)).toBe(true);
  });

  test.each([
    ['a code that is published by subject', 'Ga. Code Ann. § 9-3-33'],
    ['a chapter', 'Fla. Stat. ch. 768'],
    ['a number that is no section of this code', 'Idaho Code § 15-2-504'],
    ['a title that is missing', 'Me. Rev. Stat. § 752'],
    ['a chapter without a section', 'G.L. c. 93A'],
  ])('none: %s', (_, written) => expect(addressOf(written)).toBeNull());

  test('every line names a code that citations are read as', () => {
    const names = new Set(allCodes().map(({ name }) => name));
    const lines = codeAddressTable.split('\n').filter((line) => line !== '' && !line.startsWith('= '));
    expect(lines.length).toBeGreaterThan(100);
    expect(lines.map((line) => line.split('|')[0] ?? '').filter((name) => !names.has(name))).toEqual([]);
  });
});
