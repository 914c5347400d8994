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
  Distinguishing Overruling Affirming Reversing Despite Given Notwithstanding Either Neither Consider Recall Including Invoking Consistent Absent Whereas Of Or Was Is Did Does Has Hence Cite Only Today`,
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

/** Those of more than two letters that have a vowel and a usual ending: the others tell by themselves. Their plurals are abbreviations too. */
const abbreviations = words(
  `Acad Acc Accid Acct Adjust Adm Admin Adver Advert Advoc Aff Affil Agric Ala Alex All Alt Amb Amend Amer Anc Ann Anon App Apt Arb
  Arch Architect Ariz Ark Art Asbest Assoc Asst Assur Athl Atty Aug Auth Auto Autom Ave Avi Balt Bancorp Behav Bel Benev Bev Bor Boro
  Bos Brit Broad Brook Bros Bull Bur Bus Cal Calif Can Cap Capt Cas Cath Cem Cent Cert Chas Chem Chgo Chi Chron Cinn Cir Cit Civ Clev
  Cmty Cnty Coal Col Coll Colo Com Comm Commn Comp Compar Comput Condo Cong Conn Cons Conserv Consol Const Consul Cont Contemp Conv
  Coop Corp Corr Cos Cosm Couns Cred Crim Cty Dag Dak Dec Def Del Dem Dept Deriv Det Dev Dig Digit Dir Discrim Disp Dist Distrib Div
  Econ Educ Elec Elev Emp Empt Eng Engg Ent Enter Env Eqpt Equal Equip Equit Est Estab Eur Europ Exam Exch Exec Exp Exrx Fab Fac Fam
  Feb Fed Fid Fin Fla Found Gen Geo Glob Gov Guar Haw Hist Hon Hosp Hous Hum Hwy Ill Imp Improv Impt Inc Ind Indem Indep Indus Info
  Ins Insp Inst Instit Insur Int Intell Internat Inv Invest Irr Jan Jas Jno Jos Jud Jul Jun Just Juv Kan Lab Leag Legis Liab Lib Litig
  Loc Louisv Lumb Mach Mag Maint Mar Mass Math Matrim Mats Matt Mech Med Mem Merc Merch Mers Met Metro Mich Mil Min Minn Minneap Miss
  Mod Mont Mort Mot Mtge Mun Mut Nashv Nat Nav Neb Neg Negot Nev Norf Nos Oct Off Okla Opers Ord Ore Org Orth Pac Par Pat Penn Pers
  Persp Petrol Pharm Phil Phila Phys Pitts Pkwy Plumb Pol Prac Prec Pres Presb Priv Pro Prob Proc Prod Prof Prop Prot Psych Pte Pty
  Pub Publn Realt Rec Reclam Rect Redev Ref Refin Refrig Reg Regul Rehab Reins Rel Rep Reprod Rept Res Reserv Resid Resol Resp Rest
  Ret Rev Riv Rlty Rts Rwy Rys Sanit Sat Sav Sci Scot Sec Secy Sen Sept Sers Serv Sess Sher Sing Soc Socio Socy Sol Solic Solut Spec
  Sta Stat Ste Steph Stor Stud Sub Subcomm Sup Super Supp Supt Sur Surg Surv Symp Sys Tech Techn Tel Tele Telecomm Temp Tenn Terr Tex
  Theat Thos Tob Trac Trans Transcon Transp Treas Trib Und Unif Univ Urb Util Vac Veg Veh Vet Vil Vill Vol Wareh Wash Whol Whse Wilm
  Wis Wkly Wyo Ams Ben Ger Harv Indon Intern Jap Mex Pak Rom Russ Swed Switz Virg dem rel`,
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

/** `Constr`, `Natl`, `Proj`: as no word ends that is written out, but some names from abroad. */
const unusualEnding =
  /(?:[bcdfgklmpstvx]r|[bcfgmnpst]l|[cdfstx]n|[blt]g|[bmv]t|[cmp]x|[fms]c|nf|[dlm]w|[jq])s?$/;

function isListed(word: string): boolean {
  return (
    unusualEnding.test(word) ||
    abbreviations.has(word) ||
    (word.endsWith('s') && abbreviations.has(word.slice(0, -1)))
  );
}

/** “ " ‘ ' ( [ */
function isOpening(code: number): boolean {
  return isAmong('“"‘\'([', code);
}

/** . , ” " */
function isClosing(code: number): boolean {
  return isAmong('.,”"', code);
}

export function isVersus(word: string): boolean {
  // Most words are told by their first letter.
  const first = word.charCodeAt(0);
  if (first !== 118 && first !== 86 && first !== 45 /* v V - */) return false;
  return versus.has(word);
}

/** New York's `-v-` among them, a scan's `v,`, and `vy.` of one that is underlined. */
const versus = words('v. v vs. vs V. VS. Vs. versus -v- -v.- v., v.. v, vy.');

const shortWords = words('us it at am he me so is do as an be by go if in my no of on or to up we');

function words(list: string): ReadonlySet<string> {
  return new Set(list.trim().split(/\s+/));
}
