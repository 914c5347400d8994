/**
 * Whether a folded word is English: what decides between a scanning error and another word.
 *
 * 275,000 words from `an-array-of-english-words` (MIT), made into a set as the module is loaded, so that no comparison waits for it;
 * it stays out of the pane.
 */
import words from 'an-array-of-english-words' with { type: 'json' };

/** In the list, but in a printed opinion nearly always the scanner's: `frorn` for "from", `tho` for "the". */
const scannersOwn =
  'airned tho ono ene wili bo ou oi ot aa frorn sny taws ferm ferms weil ao tock thon doos dees baaed mako makos bere hore sonse nole nete cither tum tind laking tsking savs precess preposed effered meved lenger tonger leng shorl fo aud bas ane wis hove boing merc macle snit pav ita taw lias wero ean seme parly parlies prier sel supremo froe hoaring fellowing merils loast pian hurden marka filo lown faver lotter waler cel pul directer targe yerk leamed hest ferest bauk swarded doo docs bardship bardships discase discased simitar barm clement seiling deciare scries dear dearly bouse bouses heid malled goa jai rai coi soi trave annats cleep clept clied clon corporale daled deaning dinic fett hallot hili hond honds hox hurdens kitling lahs leaming lested lesting lests liard malling meril milter mool motlier noles parle puh refected remediat seif seil seils sels sheel sherif shooling sile slart slarted slarting smalt stot streel tead teil telt tetter tetters theorics tink tose tost undear voled walers wali witling individua crimina signa menta leve ora centra colone adversaria ministeria riva nomina hote chape whee maise zea buik pians sai middie cattie botel bousing boused deciares scat'.split(
    ' ',
  );

/** Of the law's own language, with its Latin and French. */
const legalWords =
  'habeas arguendo limine sponte sua se causa alia alios curiam novo ibid facie facto jure juris parte fide personam forma pauperis toto minimis ipse mens rea actus gestae meruit pari initio bono fortiori annum officio judicata judicatae decisis venire voir dixit litem amici certworthy remittitur additur reus sequitur cestui vires nunc tunc caveat supra infra semble movant movants nonmovant nonmovants caselaw factfinder factfinders factfinding decisionmaker decisionmakers decisionmaking rulemaking policymaking policymaker policymakers lawmaking condemnee condemnees condemnor condemnors indemnitor indemnitors indemnitee indemnitees optionor optionee transferor transferee postjudgment prejudgment posttrial pretrial postconviction preindictment overbreadth redressability dischargeability nondischargeable unpreserved nonjury nonparty nonparties nonprecedential nonexhaustive nonpecuniary nonprevailing longstanding pretextual townsite townsites backpay selfdefense ipso mero motu tenus legis custodia subd subds subsec affd revd rehg venued tecum duces pendente'.split(
    ' ',
  );

const contractions =
  "don't doesn't didn't isn't aren't wasn't weren't won't wouldn't can't couldn't shouldn't hasn't haven't hadn't mustn't needn't i'm".split(
    ' ',
  );

const known = englishWords();

/** The word itself, or its possessive or contracted form. Folded. */
export function isEnglishWord(word: string): boolean {
  if (known.has(word)) return true;
  const apostrophe = word.indexOf("'");
  return apostrophe > 1 && endings.has(word.slice(apostrophe)) && known.has(word.slice(0, apostrophe));
}

const endings = new Set(["'s", "'d", "'ll", "'ve", "'re"]);

const shortestPart = 3;

/** `statecourt`, which is what folding makes of "state-court". */
export function isCompound(word: string): boolean {
  for (let at = shortestPart; at <= word.length - shortestPart; at++) {
    if (isEnglishWord(word.slice(0, at)) && isEnglishWord(word.slice(at))) return true;
  }
  return false;
}

/** `sentencings`, `undisputably`, `protectable`, `reargument`: made of one that the list has. */
export function isDerived(word: string): boolean {
  const stem =
    /^(.{5,}?)(?:s|ly)$/.exec(word)?.[1] ??
    /^(.{4,}?)(?:[ai]ble|ability|ness|ment|less|like|wise)$/.exec(word)?.[1];
  const root = /^(?:re|pre|over|under|sub|mis|co|anti|inter|multi|counter|cross|post)(.{5,})$/.exec(
    word,
  )?.[1];
  return (
    (stem !== undefined && (isEnglishWord(stem) || isEnglishWord(`${stem}e`))) ||
    (root !== undefined && isEnglishWord(root)) ||
    (/.{4}ably$/.test(word) && isEnglishWord(word.replace(/y$/, 'e')))
  );
}

/** `unproven`, `nonbinding`: the negation is part of the word. */
export function deniesItsRoot(word: string): boolean {
  const root = /^(?:un|non)(.{4,})$/.exec(word)?.[1];
  return root !== undefined && isEnglishWord(root);
}

function englishWords(): Set<string> {
  const set = new Set(words);
  for (const word of scannersOwn) set.delete(word);
  for (const word of ['a', 'i', 'o', ...legalWords, ...contractions]) set.add(word);
  return set;
}
