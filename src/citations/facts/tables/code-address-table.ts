/**
 * Where codes are published section by section: = by whom, and the address; below it, a line each, the codes that stand
 * there: name | shape of a section | law, where the address asks for it.
 *
 * Shapes: `n` one number (`425.16`, `349-c`, `5-1401`); `n-n`, `n-n-n`, `n.n`, `n.n.n`, `n/n` and `n, § n` so many numbers with that
 * between them. In an address `{section}` is the number as it is written, `{1}`, `{2}` are its parts, `{2:5}` a part filled up with zeros to
 * five digits, `{title}` the title before the code, `{law}` the law of the line; `{section:capital}` is written in capitals, `{1:hundred}` is
 * the hundred in which a number lies (`0700-0799` of `768`), `{2:chapter}` what stands before its last two digits (`40` of `4003`).
 *
 * The states' are those of their legislatures. The courts publish the federal rules only whole; section by section Cornell does.
 * Which address is whose was compared with addresses to sections that others published from 2023 to 2026. The rules of New York's
 * C.P.L.R. stand at other addresses than its sections, and no number tells which it is: so the whole of it.
 */
export const codeAddressTable = `
= the Legal Information Institute|https://www.law.cornell.edu/rules/{law}/rule_{section}
Fed. R. Civ. P.|n|frcp
Fed. R. Crim. P.|n|frcrmp
Fed. R. Evid.|n|fre
Fed. R. App. P.|n|frap
Fed. R. Bankr. P.|n|frbp
= the Alaska State Legislature|https://www.akleg.gov/basis/statutes.asp#{section}
Alaska Stat.|n.n.n
= the Arizona State Legislature|https://www.azleg.gov/ars/{1}/{2:5}.htm
Ariz. Rev. Stat.|n-n
= California Legislative Information|https://leginfo.legislature.ca.gov/faces/codes_displaySection.xhtml?lawCode={law}&sectionNum={section}
Cal. Bus. & Prof. Code|n|BPC
Cal. Civ. Code|n|CIV
Cal. Civ. Proc. Code|n|CCP
Cal. Com. Code|n|COM
Cal. Corp. Code|n|CORP
Cal. Educ. Code|n|EDC
Cal. Elec. Code|n|ELEC
Cal. Evid. Code|n|EVID
Cal. Fam. Code|n|FAM
Cal. Fin. Code|n|FIN
Cal. Fish & Game Code|n|FGC
Cal. Food & Agric. Code|n|FAC
Cal. Gov't Code|n|GOV
Cal. Harb. & Nav. Code|n|HNC
Cal. Health & Safety Code|n|HSC
Cal. Ins. Code|n|INS
Cal. Lab. Code|n|LAB
Cal. Mil. & Vet. Code|n|MVC
Cal. Penal Code|n|PEN
Cal. Prob. Code|n|PROB
Cal. Pub. Cont. Code|n|PCC
Cal. Pub. Res. Code|n|PRC
Cal. Pub. Util. Code|n|PUC
Cal. Rev. & Tax. Code|n|RTC
Cal. Sts. & High. Code|n|SHC
Cal. Unemp. Ins. Code|n|UIC
Cal. Veh. Code|n|VEH
Cal. Water Code|n|WAT
Cal. Welf. & Inst. Code|n|WIC
= the Council of the District of Columbia|https://code.dccouncil.gov/us/dc/council/code/sections/{section}
D.C. Code|n-n
= the Florida Legislature|https://www.leg.state.fl.us/statutes/index.cfm?App_mode=Display_Statute&URL={1:hundred}/{1:4}/Sections/{1:4}.{2}.html
Fla. Stat.|n.n
= the Idaho Legislature|https://legislature.idaho.gov/statutesrules/idstat/Title{1}/T{1}CH{2:chapter}/SECT{section}/
Idaho Code|n-n
= the Illinois General Assembly|https://www.ilga.gov/legislation/ilcs/fulltext.asp?DocName={title:4}{1:4}0K{2}
Ill. Comp. Stat.|n/n
= the Iowa Legislature|https://www.legis.iowa.gov/docs/code/{section}.pdf
Iowa Code|n.n
= the Maine Legislature|https://legislature.maine.gov/statutes/{title}/title{title}sec{section}.html
Me. Rev. Stat.|n
M.R.S.|n
= the General Court of Massachusetts|https://malegislature.gov/GeneralLaws/GoTo?ChapterGoTo={1}&SectionGoTo={2}
Mass. Gen. Laws|n, § n
= the Michigan Legislature|https://www.legislature.mi.gov/Laws/MCL?objectName=mcl-{1}-{2}
Mich. Comp. Laws|n.n
= the Minnesota Revisor of Statutes|https://www.revisor.mn.gov/statutes/cite/{section}
Minn. Stat.|n.n
= the Missouri Revisor of Statutes|https://revisor.mo.gov/main/OneSection.aspx?section={section}
Mo. Rev. Stat.|n.n
= the Nebraska Legislature|https://nebraskalegislature.gov/laws/statutes.php?statute={section}
Neb. Rev. Stat.|n-n
= the Nevada Legislature|https://www.leg.state.nv.us/NRS/NRS-{1:3}.html#NRS{1}Sec{2}
Nev. Rev. Stat.|n.n
= the New York State Senate|https://www.nysenate.gov/legislation/laws/{law}/{section:capital}
N.Y. Alco. Bev. Cont. Law|n|ABC
N.Y. Banking Law|n|BNK
N.Y. Bus. Corp. Law|n|BSC
N.Y. Civ. Rights Law|n|CVR
N.Y. Civ. Serv. Law|n|CVS
N.Y. Correct. Law|n|COR
N.Y. Crim. Proc. Law|n|CPL
N.Y. Debt. & Cred. Law|n|DCD
N.Y. Dom. Rel. Law|n|DOM
N.Y. Educ. Law|n|EDN
N.Y. Elec. Law|n|ELN
N.Y. Envtl. Conserv. Law|n|ENV
N.Y. Est. Powers & Trusts Law|n|EPT
N.Y. Exec. Law|n|EXC
N.Y. Fam. Ct. Act|n|FCT
N.Y. Gen. Bus. Law|n|GBS
N.Y. Gen. Mun. Law|n|GMU
N.Y. Gen. Oblig. Law|n|GOB
N.Y. Ins. Law|n|ISC
N.Y. Jud. Law|n|JUD
N.Y. Lab. Law|n|LAB
N.Y. Lien Law|n|LIE
N.Y. Ltd. Liab. Co. Law|n|LLC
N.Y. Mental Hyg. Law|n|MHY
N.Y. Mult. Dwell. Law|n|MDW
N.Y. P'ship Law|n|PTR
N.Y. Penal Law|n|PEN
N.Y. Pub. Auth. Law|n|PBA
N.Y. Pub. Health Law|n|PBH
N.Y. Pub. Hous. Law|n|PBG
N.Y. Pub. Off. Law|n|PBO
N.Y. Real Prop. Law|n|RPP
N.Y. Real Prop. Acts. Law|n|RPA
N.Y. Real Prop. Tax Law|n|RPT
N.Y. Relig. Corp. Law|n|RCO
N.Y. Soc. Serv. Law|n|SOS
N.Y. State Fin. Law|n|STF
N.Y. Tax Law|n|TAX
N.Y. Town Law|n|TWN
N.Y. Veh. & Traf. Law|n|VAT
N.Y. Village Law|n|VIL
N.Y. Workers' Comp. Law|n|WKC
= the New York State Senate|https://www.nysenate.gov/legislation/laws/CVP
N.Y. C.P.L.R.|n
= the North Carolina General Assembly|https://www.ncleg.gov/EnactedLegislation/Statutes/HTML/BySection/Chapter_{1}/GS_{section}.html
N.C. Gen. Stat.|n-n
= the Ohio Legislative Service Commission|https://codes.ohio.gov/ohio-revised-code/section-{section}
Ohio Rev. Code|n.n
= the Oregon Legislature|https://www.oregonlegislature.gov/bills_laws/ors/ors{1:3}.html
Or. Rev. Stat.|n.n
= the Rhode Island General Assembly|https://webserver.rilegislature.gov/Statutes/TITLE{1}/{1}-{2}/{section}.htm
R.I. Gen. Laws|n-n-n
= the South Carolina Legislature|https://www.scstatehouse.gov/code/t{1:2}c{2:3}.php#{section}
S.C. Code Ann.|n-n-n
= the South Dakota Legislature|https://sdlegislature.gov/Statutes/{section}
S.D. Codified Laws|n-n-n
= the Texas Legislature|https://statutes.capitol.texas.gov/GetStatute.aspx?Code={law}&Value={section}
Tex. Agric. Code|n.n|AG
Tex. Alco. Bev. Code|n.n|AL
Tex. Bus. & Com. Code|n.n|BC
Tex. Bus. Orgs. Code|n.n|BO
Tex. Civ. Prac. & Rem. Code|n.n|CP
Tex. Code Crim. Proc.|n.n|CR
Tex. Educ. Code|n.n|ED
Tex. Elec. Code|n.n|EL
Tex. Est. Code|n.n|ES
Tex. Fam. Code|n.n|FA
Tex. Fin. Code|n.n|FI
Tex. Gov't Code|n.n|GV
Tex. Health & Safety Code|n.n|HS
Tex. Hum. Res. Code|n.n|HR
Tex. Ins. Code|n.n|IN
Tex. Lab. Code|n.n|LA
Tex. Loc. Gov't Code|n.n|LG
Tex. Nat. Res. Code|n.n|NR
Tex. Occ. Code|n.n|OC
Tex. Parks & Wild. Code|n.n|PW
Tex. Penal Code|n.n|PE
Tex. Prop. Code|n.n|PR
Tex. Spec. Dists. Code|n.n|SD
Tex. Tax Code|n.n|TX
Tex. Transp. Code|n.n|TN
Tex. Util. Code|n.n|UT
Tex. Water Code|n.n|WA
= the Utah State Legislature|https://le.utah.gov/xcode/Title{1}/Chapter{2}/{1}-{2}-S{3}.html
Utah Code|n-n-n
= the Virginia Law Portal|https://law.lis.virginia.gov/vacode/{section}/
Va. Code|n-n
= the Washington State Legislature|https://app.leg.wa.gov/RCW/default.aspx?cite={section}
Wash. Rev. Code|n.n.n
= the Washington State Legislature|https://app.leg.wa.gov/WAC/default.aspx?cite={section}
Wash. Admin. Code|n-n-n
= the West Virginia Legislature|https://code.wvlegislature.gov/{section}/
W. Va. Code|n-n-n
= the Wisconsin Legislature|https://docs.legis.wisconsin.gov/document/statutes/{section}
Wis. Stat.|n.n
`;
