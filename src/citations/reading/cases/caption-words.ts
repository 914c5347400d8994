/** Words that tell where a caption begins: those that stand within names, those that lead up to them, and abbreviations. */

import { isAmong, isDigit, isLower } from '../../../text/character-classes';

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
  Distinguishing Overruling Affirming Reversing Despite Given Notwithstanding Either Neither Consider Recall Including Invoking Adopting Rejecting Construing Interpreting Extending Reaffirming Limiting Criticizing Vide Consistent Absent Whereas Of Or Was Is Did Does Has Hence Cite Only Today`,
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

/** Those of more than two letters that have a vowel: the others tell by themselves. Their plurals are abbreviations too. */
const abbreviations = words(
  `Acad Acc Accid Acct Acctg Adj Adjust Adm Admin Admr Admx Adver Advert Advoc Aff Affil Afr Agric Ala Alex All Alt Amb Amend Amer Anc
  Ann Anon Bapt Chiro Dent Elem Evang Independ Irrig Luth Meth Nurs Optom Presbyt App Appx Apr Apt Arb Arch Architect Ariz Ark Art Asbest Assn Assoc Asst Assur Athl Atl Atty Aug Auth Auto Autom Ave Avi Balt
  Bancorp Bankr Behav Bel Benev Benj Bev Bor Boro Bos Brit Broad Brook Bros Bull Bur Bus Cal Calif Can Cap Capt Cas Cath Cem Cent Cert
  Chas Chem Chgo Chi Chron Cinn Cir Cit Civ Clev Cmty Cnty Coal Col Coll Colo Com Comm Commc Commcn Commn Commr Comp Compar Compl Comput
  Condo Conf Cong Conn Cons Conserv Consol Const Constr Consul Cont Contemp Contl Contr Conv Coop Corp Corr Cos Cosm Couns Cred Crim Cty
  Dag Dak Danl Dec Def Del Delinq Dem Dept Deriv Det Dev Dig Digit Dir Disc Discrim Disp Dist Distrib Div Econ Educ Educl Edw Elec Elev
  Emp Empl Emplr Empr Empt Enf Eng Engg Engr Ent Enter Entmt Env Envt Envtl Eqpt Equal Equip Equit Esq Est Estab Eur Europ Exam Examr
  Exch Exec Execr Execx Exp Expl Exr Exrx Fab Fac Fam Feb Fed Fedn Fid Fin Fla Found Gen Genl Geo Glob Gov Govt Guar Haw Hist Hon Hosp
  Hous Hum Hwy Ill Immigr Imp Improv Impt Inc Ind Indem Indep Indpls Indus Info Inj Ins Insp Inst Instit Insur Int Intell Internat Intl
  Inv Invest Invr Irr Jan Jas Jno Jos Jud Jul Jun Just Juv Kan Lab Leag Legis Liab Lib Libr Liq Litig Loc Louisv Lumb Mach Mag Maint Maj
  Mar Mass Math Matrim Mats Matt Mech Med Mem Meml Merc Merch Mers Messrs Met Metro Mich Mil Milw Min Minn Minneap Misc Miss Mod Mont
  Mort Mortg Mot Mtge Mun Mut Nashv Nat Natl Nav Neb Neg Negl Negot Nev Newsl Norf Nos Oct Ofc Off Okla Opers Ord Ore Org Orth Pac Par Partn
  Pat Penn Pers Persp Petrol Pharm Phil Phila Phys Pitts Pkwy Plumb Pol Prac Prec Pres Presb Priv Pro Prob Proc Prod Prof Profl Proj Prop
  Prot Psych Pte Pty Pub Pubg Publ Publg Publn Realt Rec Recl Reclam Recr Rect Redev Ref Refin Refrig Reg Regl Regul Rehab Reins Rel Rep
  Reprod Rept Res Reserv Resid Resol Resp Rest Ret Rev Riv Rlty Robt Rts Rwy Rys Sacr Saml Sanit Sat Sav Sci Scot Sec Secy Sen Sept Sers
  Serv Sess Sher Sing Soc Socio Socy Sol Solic Solut Spec Sta Stat Ste Steph Stor Stud Sub Subcomm Sup Super Supp Suprs Supt Sur Surg
  Surv Symp Sys Taxn Tech Techn Tel Tele Telecomm Telegr Temp Tenn Terr Tex Theat Thos Tob Trac Trans Transcon Transp Treas Trib Und
  Unempl Unif Univ Urb Util Vac Veg Veh Vet Vil Vill Vol Wareh Wash Whol Whse Wilm Wis Wkly Wyo Ams Austl
  Belg Ben Commw Ger Harv Indon Intern Isl Isr Jap Mex Pak Rom Russ Swed Switz Virg dem rel`,
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
  if (isListed(bare) || /['’.&]/.test(bare) || !/[aeiouyAEIOUY]/.test(bare)) return true;
  // "BOCK LAUNDRY MACH. CO."
  return (
    !isLower(word.charCodeAt(end - 1)) &&
    bare === bare.toUpperCase() &&
    isListed(bare.charAt(0) + bare.slice(1).toLowerCase())
  );
}

function isListed(word: string): boolean {
  return abbreviations.has(word) || (word.endsWith('s') && abbreviations.has(word.slice(0, -1)));
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
  return isAmong('vV-', word.charCodeAt(0)) && versus.has(word);
}

/** New York's "-v-", a scan's "v,", and "vy." of one that is underlined, too. */
const versus = words('v. v vs. vs V. VS. Vs. versus -v- -v.- v., v.. v, vy.');

const shortWords = words('us it at am he me so is do as an be by go if in my no of on or to up we');

function words(list: string): ReadonlySet<string> {
  return new Set(list.trim().split(/\s+/));
}
