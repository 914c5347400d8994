/** Words that tell where a caption begins: those that stand within names, those that lead up to them, and abbreviations. */

import { isDigit, isLower } from '../../../text/character-classes';

/** Lower-case words within names. */
export const captionWords = words(
  `of the and & for to at on by or a an ex rel et al as in re parte de des la le los las el del der den von van vd da di do du y e
  re: bin ibn aka dba fka nka etc mbh mbH through against from with upon under guardian minor dem ux uxor vir plc p.l.c deceased behalf next friend`,
);

/** Words that do both: lead up to a caption and begin a sentence. */
const openers = `In Under As Since While Although Like Unlike By Both And But When After Before Because Citing Quoting With From If Nor So
  Then To Yet Where That Our Compare Accord Also Even Thus However Moreover Furthermore Indeed Finally Similarly Likewise
  Accordingly Therefore Nevertheless Nonetheless Here There Again`;

/** Capitalized words that lead up to a caption and never begin one. */
export const introducers = words(
  `${openers} Though Following Whether Until Applying Per According Pursuant Contrary Prior Subsequent Through Relying Based Discussing
  Distinguishing Overruling Affirming Reversing Despite Given Notwithstanding Of Or Was Is Did Does Has Hence Cite Only Today`,
);

/** Words that begin a sentence: after a dot they end what stood before. */
export const sentenceStarters = words(
  `${openers} See The This It We These Those He She They For First Second Third Additionally Further Instead Rather Consequently Plaintiff
  Plaintiffs Defendant Defendants Petitioner Respondent Appellant Appellee Cf. Id. Ibid. E.g. On At His Her Its Their Such
  Contra Nothing No Not Now Only Once Note Specifically`,
);

/** Signals and what introduces one citation by another: a caption never reaches across. */
export const signalWords = words(
  `See see SEE Cf cf Accord accord Compare compare Contra contra Contrast E.g e.g Eg eg Id id Ibid ibid Supra supra quoting citing Quoting Citing
  cited quoted following overruling distinguishing affirming reversing aff'd rev'd affd revd nom accord generally cert denied`,
);

/** Those of more than two letters that have a vowel: the others tell by themselves. */
const abbreviations = words(
  `Adj Afr Amb Apt Apts Athl Avi Bev Bor Can Com Compar Conserv Consul Conv Cosm Cred Crim Delinq Elev Empl Estab Eur Improv Just Matrim Merc Nav Negl Negot Newsl Prac Prec Probs Reclam Recr
  Rect Redev Refrig Regul Rels Rep Reps Resid Resp Riv Sanit Scot Socio Stats Stud Studs Theat Transps Trib Veh Vil Whol Acad Anc Ann Assns Attys Bos Boro Coal Commrs Digit Discrim Ents Eqpt Equal Ests Hwy Insp Instit Insur Internat Lib Mort
  Mtge Ofc Opers Orth Pkwy Plumb Presb Pro Proj Pte Pty Realt Reins Rlty Sher Socy Stor Suprs Techn Tob Trac Und Wareh Wkly Acc Accid Acct Acctg Accts Adjust Adm Admin Admr Admx Adver Advert Advoc Aff Affil Agric Ala Alex All Alt Amend
  Amer Anon App Appx Apr Arb Arch Architect Ariz Ark Art Asbest Assn Assoc Assocs Asst Assur Atl Atty Aug Auth Auto Autom Ave
  Balt Bancorp Bankr Behav Bel Benev Benj Brit Broad Brook Bros Bull Bur Bus Cal Calif Cap Capt Cas Cath Cem Cent Cert
  Chas Chem Chgo Chi Chron Cinn Cir Cit Civ Clev Cmty Cnty Col Coll Colls Colo Comm Commc Commcn Commcns Commn Commr Comms
  Comp Compl Comput Condo Conf Cong Conn Cons Consol Const Constr Cont Contemp Contl Contr Contrs Coop Coops Corp Corps Corr
  Cos Couns Cty Ctys Dag Dak Danl Dec Def Del Dem Deriv Derivs Dept Depts Det Dev Devs Dig Dir Dirs Disc Disp Dist Distrib Distribs Dists Div
  Divs Econ Educ Educl Edw Elec Elecs Emp Emplr Empr Emps Empt Enf Eng Engg Engr Engrs Ent Enter Enters Entmt Env Envt Envtl
  Equip Equit Esq Est Europ Exam Examr Exch Exec Execr Execx Exp Expl Exr Exrx Fab Fac Facs Fam Feb Fed Fedn Feds Fid Fin
  Fla Found Founds Gen Genl Geo Glob Gov Govs Govt Guar Haw Hist Hon Hosp Hosps Hous Hum Ill Immigr Imp Imps
  Impt Inc Ind Indem Indep Indpls Inds Indus Info Inj Ins Inst Insts Int Intell Intl Inv Invest Invests Invr Invs Irr 
  Jan Jas Jno Jos Jud Jul Jun Juv Kan Lab Labs Leag Legis Liab Libr Liq Litig Loc Louisv Lumb Mach Mag Maint Maj Mar Mass Math Mats
  Matt Mech Med Mem Meml Merch Mers Messrs Met Metro Mich Mil Milw Min Minn Minneap Mins Misc Miss Mod Mont Mortg Mot Mun Muns
  Mut Nashv Nat Natl Neb Neg Nev Norf Nos Oct Okla Ord Ore Org Orgs Pac Par Partn Pat Penn Pers Persp Petrol Pharm
  Pharms Phil Phila Phys Pitts Pol Pres Priv Prob Proc Prod Prods Prof Profl Prop Props Prot Psych Pub Pubg Publ
  Publg Publn Publns Pubs Rec Recl Ref Refin Reg Regl Rehab Reserv Rel Reprod Rept Res Resol Rest Rests Ret Rev Robt Rts Rwy Rys Sacr
  Saml Sat Sav Savs Sci Sec Secs Secy Sen Sept Sers Serv Servs Sess Sing Soc Socs Sol Solic Sols Solut Spec Sta Stat 
  Ste Steph Sub Subcomm Subs Sup Super Supp Supt Sur Surg Surv Symp Sys Taxn Tech Techs Tel Tele Telecomm Telecomms Telegr
  Tels Temp Tenn Terr Tex Thos Trans Transcon Transp Treas Unempl Unif Univ Univs Urb Util Utils Vac
  Veg Vet Vets Vill Vol Wash Whse Wilm Wis Wyo rel dem`,
);

/** `Ass'n.`, `Bd.`, `U.S.`, `J.`: a dot behind it ends no sentence by itself. */
export function isAbbreviation(word: string): boolean {
  let first = 0;
  while (first < word.length && isOpening(word.charCodeAt(first))) first++;
  let end = word.length;
  while (end > first && isClosing(word.charCodeAt(end - 1))) end--;
  // "All-Fla. R. Co.": the last part tells.
  let start = end;
  while (start > first && word.charCodeAt(start - 1) !== 45) start--;
  const bare = word.slice(start, end);
  // "§ 523(a)(1)(B).": its parenthesis opens in what was cut off.
  if (word.charCodeAt(end - 1) === 41 && !bare.includes('(')) return false;
  // "the Act of 1916."
  if (isDigit(bare.charCodeAt(0)) && /^\d{2,}(?:s|\(.*)?$/.test(bare)) return false;
  if (bare.length <= 2) return !shortWords.has(bare);
  if (abbreviations.has(bare) || /['’.&]/.test(bare) || !/[aeiouyAEIOUY]/.test(bare)) return true;
  // "BOCK LAUNDRY MACH. CO."
  return (
    !isLower(word.charCodeAt(end - 1)) &&
    bare === bare.toUpperCase() &&
    abbreviations.has(bare.charAt(0) + bare.slice(1).toLowerCase())
  );
}

/** “ " ‘ ' ( [ */
function isOpening(code: number): boolean {
  return code === 0x201c || code === 34 || code === 0x2018 || code === 39 || code === 40 || code === 91;
}

/** . , ” " */
function isClosing(code: number): boolean {
  return code === 46 || code === 44 || code === 0x201d || code === 34;
}

export function isVersus(word: string): boolean {
  // Most words are told by their first letter.
  const first = word.charCodeAt(0);
  if (first !== 118 && first !== 86 && first !== 45 /* v V - */) return false;
  return (
    word === 'v.' ||
    word === 'v' ||
    word === 'vs.' ||
    word === 'vs' ||
    word === 'V.' ||
    word === 'VS.' ||
    word === 'Vs.' ||
    word === 'versus' ||
    // New York's "-v-"
    word === '-v-' ||
    word === '-v.-' ||
    word === 'v.,' ||
    word === 'v..' ||
    // A scan's "v,"
    word === 'v,'
  );
}

const shortWords = words('us it at am he me so is do as an be by go if in my no of on or to up we');

function words(list: string): ReadonlySet<string> {
  return new Set(list.trim().split(/\s+/));
}
