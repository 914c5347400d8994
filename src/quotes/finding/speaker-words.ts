/** The words by which a sentence tells whose words it quotes: verbs of saying, persons, papers, laws and courts. */
import { endsWithName, headsOf, lastWord, openingOf, opensGroup, phrasesAtEnd } from './subject-end';

const spellOut = (words: string): string => words.trim().split(/\s+/).join('|');

/** Only persons do these, whoever is named. */
const personalVerbs = spellOut(`
  testif(?:y|ies|ied) swears? swore admits? admitted tells? told e-?mailed texted tweeted yelled shouted replie[sd] depose[sd]
  brag(?:s|ged) boast(?:s|ed) laugh(?:s|ed) threaten(?:s|ed) remember(?:s|ed) confesse[sd] confide[sd] reassure[sd] beg(?:s|ged)
  (?:over)?hears? (?:over)?heard muttered whispered screamed joked tape[sd] typed posted order(?:s|ed) assure[sd] hollered
  quipped blurted snapped charted radioed telling e-?mailing texting tweeting yelling shouting bragging threatening wants? wanted hope[sd]?
`);

/** Of a person's own knowledge, in words however broken: what is quoted is what was said. */
const factualVerbs = spellOut(`
  states? stated says? said writes? wrote (?:ha[sd]|have)\\swritten reports? reported declare[sd]? represent(?:s|ed)? recall(?:s|ed)? explain(?:s|ed)?
  describe[sd]? remark(?:s|ed)? respond(?:s|ed)? answer(?:s|ed)? ask(?:s|ed)? announce[sd]? opine[sd]? warn(?:s|ed)?
  advise[sd]? inform(?:s|ed)? instruct(?:s|ed)? promise[sd]? note[sd]? add(?:s|ed)? conclude[sd]? found finds? calling call(?:s|ed) characteri[sz]e[sd]? urging recommend(?:s|ed)? warrant(?:s|ed)? guarantee[sd] pledge[sd]? puts?\\sit
  object(?:s|ed)? praise[sd]? dispute[sd]?
`);

/** Of opinions: a party's own words stand right behind them; further on, those of a case that it relies on. */
const arguingVerbs = spellOut(`
  argue[sd]? claim(?:s|ed)? contend(?:s|ed)? assert(?:s|ed)? alleg(?:es?|ed) maintain(?:s|ed)? insist(?:s|ed)? concede[sd]?
  suggest(?:s|ed)? urge[sd]? plead(?:s|ed)? pled charge[sd]? fear(?:s|ed)? worr(?:y|ies|ied) believe[sd]? thinks? thought complain(?:s|ed)? agree[sd]? acknowledge[sd]? seeks? sought
  aver(?:s|red)?
`);

/** A text is quoted right behind these. */
const textualVerbs = spellOut(`
  provide[sd]? reads? reveal(?:s|ed)? define[sd]? recite[sd]? specif(?:y|ies|ied) stipulate[sd]? indicate[sd]? convey(?:s|ed)? contain(?:s|ed)? lists? listed
  (?:makes?|made)\\sit\\s(?:unlawful|illegal|a\\scrime|an\\soffense|a\\sfelony|a\\smisdemeanor)
  (?:is|was)\\s(?:clear|plain|explicit|express|unambiguous|unequivocal)
`);

/** What a paper of the record does by its terms; a law does so as well, but there the words may be a court's. */
const effectiveVerbs = spellOut(`
  exclude[sd]? covers? covered extends? reach(?:es|ed) gives? gave leaves? left require[sd]? grant(?:s|ed)? prohibit(?:s|ed)? permit(?:s|ted)? include[sd]? releases? released bars? barred shows?
  showed allow(?:s|ed)? oblige[sd]? (?:calls?|called)\\sfor contemplate[sd]? direct(?:s|ed) prescribe[sd]? records? recorded
  empower(?:s|ed)? protect(?:s|ed)? reflect(?:s|ed)? binds? bound runs\\sto continue[sd]? (?:goes|went)\\son closes? closed ends? ended project(?:s|ed)? forbids? forbade carve[sd]?\\sout restrict(?:s|ed)?
`);

/** With a capital at a sentence’s head, and no name: `When asked`, `The state may`. */
export const noName =
  /^(?:The|An?|Any|Every|Each|Some|All|No|This|That|These|Those|Such|There|They|It|When|Where|While|If|As|Although|Though|Once|Unless|Until|Because|Since|After|Before|And|But|Or|Nor|So|Yet|Here|Thus|Indeed|However|Also)$/;

export type Saying = 'personal' | 'factual' | 'arguing' | 'textual' | 'effective';

const sayings: readonly (readonly [Saying, RegExp])[] = [
  ['personal', new RegExp(`^(?:${personalVerbs})$`, 'i')],
  ['factual', new RegExp(`^(?:${factualVerbs})$`, 'i')],
  ['arguing', new RegExp(`^(?:${arguingVerbs})$`, 'i')],
  ['textual', new RegExp(`^(?:${textualVerbs})$`, 'i')],
  ['effective', new RegExp(`^(?:${effectiveVerbs})$`, 'i')],
];

export function sayingOf(verb: string): Saying | null {
  return sayings.find(([, pattern]) => pattern.test(verb))?.[0] ?? null;
}

/** Verbs of every kind, and of courts. */
export const verbs = new RegExp(
  `\\b(?:${personalVerbs}|${factualVerbs}|${arguingVerbs}|${textualVerbs}|${effectiveVerbs}|` +
    'h[eo]lds?|observe[sd]?|reason(?:s|ed)|emphasi[sz]e[sd]?|recogni[sz]e[sd]?|caution(?:s|ed)|rule[sd]|reject(?:s|ed)|' +
    'reiterate[sd]?|made clear|makes clear|articulate[sd]?|summari[sz]e[sd]?|determine[sd]?)\\b',
  'g',
);

const roles = spellOut(`
  plaintiff defendant appellant appellee petitioner respondent claimant complainant movant debtor creditor witness(?:es)? expert victim
  officer detective deputy trooper sheriff investigator inspector agent counsel attorney lawyer prosecutor guardian trustee
  supervisor manager employee employer coworker co-worker director physician doctor nurse psychologist mother father wife husband
  spouse son daughter sister brother neighbou?r friend client caller informant driver passenger landlord tenant seller buyer insurer
  insured lender borrower owner contractor consultant engineer juror jury foreperson governor mayor senator spokesman spokesperson
  spokeswoman teacher principal dean auditor student inmate arbitrator ALJ IJ clerk suspect caller bystander tipster accuser amici party parties government state commonwealth county city town company corporation
  firm university hospital bank union child patient declarant affiant custodian mechanic
  side chair(?:man|woman|person)? dispatcher foreman surgeon radiologist paramedic firefighter cashier guard applicant homeowner shareholder
  president secretary reporter journalist columnist adjuster accountant vendor customer resident coach pastor
  HR CEO CFO COO CTO human\\sresources(?:\\sdepartment)? dispatch user visitor subscriber policyholder testat(?:or|rix) settlor grantor decedent donor scholar commentator ours
`);

/** Who argues from the law: what he contends may be put in a court's words. */
export const pleader =
  /\b(?:plaintiff|defendant|appellant|appellee|petitioner|respondent|claimant|complainant|movant|debtor|creditor|counsel|attorney|lawyer|prosecutor|trustee|insurer|insured|ALJ|amici|party|parties|government|state|commonwealth|county|city|town|company|corporation|firm|university|hospital|bank|union)s?$/i;

const judges = 'magistrate judge|administrative law judge|immigration judge|hearing officer|hearing examiner';
const titles =
  'Mr|Ms|Mrs|Dr|Prof|Professor|Officer|Detective|Det|Sergeant|Sgt|Deputy|Agent|Sheriff|Trooper|Lieutenant|Lt|Captain|Nurse|Senator|Governor|Mayor|Secretary|Inspector|Investigator|President';

/** `Ms. Client`, `Officer John Smith`. */
export function isTitledName(subject: string): boolean {
  return endsWithName(subject, title, 4);
}

export const title = new RegExp(`\\b(?:${titles})\\.?$`, 'u');

/** `the officer`, `his supervisor`, `Plaintiff’s expert`, `the ALJ`, `Juror 6`. */
export const person = new RegExp(
  `(?:^|[^\\p{L}])(?:(?:${roles})s?|(?:juror|witness|officer) \\d\\d?|${judges})$`,
  'iu',
);

export const paperNouns = spellOut(`
  (?:e-?mail|text|Slack|Teams|WhatsApp)\\s(?:chain|thread|message|channel)s? (?:diary|journal|log)\\sentr(?:y|ies)
  (?:settlement|job|written)\\soffers? e-?mails? letters? contracts? agreements? leases? policy policies complaints? indictments? declarations? affidavits? depositions?
  transcripts? exhibits? testimony reports? memos? memorandum notes? messages? deeds? warranty warranties clauses? briefs?
  motions? invoices? receipts? mortgages? bonds? licen[sc]es? manuals? handbooks? posts? tweets? websites? articles? minutes
  resolutions? advertisements? labels? brochures? prospectus statements? interrogator(?:y|ies) stipulations? warrants? pleadings?
  counterclaims? petitions? citations? ledgers? dashboards? workpapers? voicemails? recordings? headlines? captions? slides? surveys? screenshots? podcasts? videos? chats? forms? trusts? releases? coverage endorsements?
  (?:admission|confession|concession|threat|promise|assurance|remark|slur)s? logs? (?:purchase|work|change|protective|consent|scheduling|restraining)\\s(?:orders?|decrees?) term\\ssheets? non-?competes? subject\\slines? MRI scans? X-rays? charters? bylaws? by-laws? notices? applications? guarant(?:y|ies|ees?) instructions? diary diaries journals? charts? patents?
  footage audio tapes? tips? texts?(?=\\sfrom\\s) flyers? leaflets? pamphlets? billboards? signs? banners? placards? spreadsheets? decks? listings? newsletters? evaluations?
  appraisals? files? sites? web\\s?pages? home\\s?pages? terms\\sof\\s(?:use|service|sale) bids? instruments? ads? package\\sinserts? packaging indemnity NDAs? easements? riders? permits? PSR CBA (?:job|loan|closing)\\s(?:postings?|documents?) grievances? subpoenas? requests?\\sfor\\s(?:production|admission)s?
  settlements? stud(?:y|ies) side\\sletters? injunctions? plats? covenants? (?:browser|browsing|search|call)\\shistory
  (?:FOIA|discovery|public\\srecords)\\srequests? (?:pollution|flood|employee|auto(?:mobile)?|business|intentional)\\sexclusions? reservations?\\sof\\srights (?:sur)?reply oppositions? colloqu(?:y|ies) (?:EEOC|discrimination|administrative)\\scharges? waivers?
  (?:medical|hospital|phone|bank|school|personnel)\\srecords? (?:online|customer|product|user|Amazon|Yelp|Google)\\sreviews? stor(?:y|ies) songs? lyrics poems? trademarks?
`);

/** `the Lease`, `Section 4 of the Agreement`, `the letter from her landlord`, `Exhibit B`. */
export function endsWithPaper(subject: string): boolean {
  if (numberedPaper.test(subject) || contractSection.test(subject)) return true;
  for (const { index, 0: noun } of subject.matchAll(paperNoun)) {
    if (behindPaper.test(subject.slice(index + noun.length))) return true;
  }
  return false;
}

export const paperNoun = new RegExp(
  `(?<!\\p{L})(?:${paperNouns}|(?:the|his|her|last|decedent[’']s) will)(?=\\s|$)`,
  'giu',
);
const behindPaper = /^(?:\s(?:of|from|to|by|dated|between|for|on|in|at|sent)\s[^;:.“”"]{1,50})?$/iu;
/** `Section 4.2`, with no code beside it. */
const contractSection = /(?:^|[\s,])Section \d\d?\.\d\d?(?:\(\w\))?$/;
const numberedPaper =
  /(?<!\p{L})(?:Exhibit|Ex\.|Instruction|Invoice|Memo|Slide|Claim|Count|Paragraph|Clause|Schedule|Interrogatory|Request|Addendum|Attachment|Recital|Exclusion|Endorsement)\s\(?[A-Z\d][\w-]{0,4}\)?$/iu;

/** `Section 4 of the Purchase Agreement`, which is no law. */
export function isPartOfPaper(subject: string): boolean {
  const noun = closingPaper.exec(subject);
  if (noun === null) return false;
  const parts = subject.slice(0, noun.index).split(/\s/);
  const determiner = openingOf(parts, /^(?:the|that|this|its|their|his|her|\p{L}+[’']s?)$/iu, /^\p{L}+$/u, 3);
  return /\bof$/i.test(parts[determiner - 1] ?? '');
}

export const closingPaper = new RegExp(`\\s(?:${paperNouns})$`, 'iu');

/** `Q.`, `A.`, `THE COURT:`, `Mr. Roe:`, `[Counsel]:` right before the words: a transcript. */
export function endsWithTranscriptLabel(words: string): boolean {
  const label = words.trimEnd();
  if (/(?:^|[\s.?!”"])Q[.:]$/.test(label)) return true;
  if (!label.endsWith(':')) return false;
  const last =
    label
      .slice(0, -1)
      .split(/[\s.?!”"]/)
      .at(-1) ?? '';
  return /^(?:[A-Z]{3,}|\[\p{L}+\])$/u.test(last) || endsWithName(label.slice(0, -1), title, 3);
}

/** What is put before the public speaks for itself, whatever it is said to do. */
export const publicPaper =
  /\b(?:labels?|packages?|package inserts?|ads?|advertisements?|billboards?|signs?|sites?|websites?|web ?pages?|home ?pages?|flyers?|brochures?|prospectus|press releases?)$/i;

/** A court from which one goes to a higher one; where it speaks, no higher court does. */
export const lowerCourt =
  /\b(?:[Tt]he|[Tt]his)\s(?:[Tt]rial|[Dd]istrict|[Bb]ankruptcy|[Ll]ower|[Ss]uperior|[Ss]entencing|[Pp]robate|[Ff]amily|[Jj]uvenile|[Cc]ircuit|[Mm]otion)\s(?:[Cc]ourt|[Jj]udge)$|\b[Tt]he judge$/;

/** What a rule speaks of, not a paper in the case: `a complaint must contain`, `an agreement that provides`. */
export function isAnyPaper(subject: string): boolean {
  return headsOf(subject, /\s(?:of|from|to|for)\s/gi, 50).some((head) => {
    const parts = head.split(/\s/);
    return paperOfRule.test(parts.pop() ?? '') && opensGroup(parts, indefinite, /^\p{L}+$/u, 2);
  });
}

const indefinite = /(?:^|[^\p{L}])(?:an?|any|every|each|no|such|some|whether)$/iu;
const paperOfRule =
  /^(?:contract|agreement|settlement|study|lease|easement|indemnity|mortgage|bond|trust|guaranty|patent|trademark|release|license|instrument|subpoena|injunction|covenant|grievance|policy|complaint|indictment|deed|will|clause|petition|warrant|pleading|notice|brief|motion|declaration|affidavit|plaintiff|defendant|party|officer|person|employee|employer|claimant|insured|insurer|jury|juror|witness|prosecutor|petitioner)s?$/i;

/** `the statute`, `Rule 9(b)`, `18 U.S.C. § 2`, `the First Amendment`, `Congress`, `the Restatement`. */
export function isLaw(subject: string): boolean {
  const law = subject.slice(0, phrasesAtEnd(subject, ofLaw, 50)[0]);
  return namedLaw.test(law) || isNumberedLaw(law);
}

const ofLaw = /\s(?:of|to|in)\s(?:the\s)?(?=\p{Lu})/gu;
const namedLaw =
  /(?:^|[^\p{L}])(?:statutes?|regulations?|ordinances?|(?:Webster|Black|Merriam)[’']s|(?:[Zz]oning|[Bb]uilding|[Pp]enal|[Cc]riminal) code|Merriam-Webster|[Ss]ubsections?|subdivisions?|Act|Code|Constitution|Amendment|Clause|Restatement(?: \([^)]{0,20}\))?|Guidelines|Treaty|Convention|Charter|Rules|Congress|[Ll]egislature|legislation|[Dd]ictionary|treatise|the rule|[Dd]ue process)$/u;

function isNumberedLaw(law: string): boolean {
  const kind = contractSection.test(law) ? undefined : [...law.matchAll(numbered)].at(-1);
  return kind !== undefined && /^[\w().:-]{1,31}$/.test(law.slice(kind.index + kind[0].length));
}

/** Nothing but a place in a code: `19A Florida Stat. Ann. Sec. 672.2-501(2)`. */
export function namesLaw(words: string): boolean {
  return words.length < 80 && isNumberedLaw(words) && !/(?:^|\s)\p{Ll}{3,}/u.test(words);
}

const numbered =
  /(?:^|[^\p{L}])(?:(?:FRCP|RCW|Rule|Title|Article|Art\.|Canon|Guideline)\s|(?:[Ss]ections?|[Ss]ubsections?|[Ss]ecs?\.|§§?|¶)\s?)(?=[\dA-Z])/gu;

/** `the Ninth Circuit`, `Justice Holmes`, `the court in Alpha`, `our cases`, `we`. */
export function isCourt(subject: string): boolean {
  const heads = headsOf(subject.replace(/\sbelow$/, ''), /\s(?:of|in|for|at|below)\s/g, 60);
  return heads.some(
    (head) => courtNoun.test(head) || endsWithName(head, /(?:^|[^\p{L}])(?:Justice|Judge)s?$/u, 3),
  );
}

const courtNoun =
  /(?:^|[^\p{L}])(?:[Cc]ourts?|[Cc]ircuits?|[Jj]ustices?|[Jj]udges?|[Pp]anels?|[Mm]ajority|[Pp]lurality|[Dd]issent(?:ers?)?|[Cc]oncurrence|[Oo]pinions?|[Dd]ecisions?|[Cc]ases?|[Hh]oldings?|[Pp]recedents?|[Ww]e|J\.)$/u;

/** `The Board`, `the PTO`: an agency that decides cases itself. */
export function isDecidingBody(subject: string): boolean {
  return /^(?:\p{Lu}{2,}|Board|Commission(?:er)?|Bureau|Tribunal|Agency|Department|Director)$/u.test(
    lastWord(subject),
  );
}

/** A court whose words are in the record of this case, not in a reporter. */
export const courtBelow = /\b(?:[Cc]ourt|[Jj]udge) below$|\bbelow$/;

/** Heads of subjects behind which a brief puts a court's words. */
export const abstract =
  /\b(?:rules?|laws?|doctrines?|tests?|standards?|principles?|maxims?|canons?|analys[ie]s|inquiry|approach|framework|formulations?|authorit(?:y|ies)|jurisprudence|exceptions?|presumptions?|theory|views?|reasoning|rationale|elements?|prongs?|factors?|requirements?|definitions?|jurists?|authors?|former|latter|first|second|third|other|others|same|passage|quotations?|sentence|footnote|syllabus|language|phrase|words?|terms?|text)$/;

/** `Negligence`, `burden`: no name, and no thing. */
export function isNotion(word: string): boolean {
  return notion.test(word) && !thing.test(word);
}

/** Nouns of the law, by what they end in, and the plain ones. */
const notion =
  /(?:tion|sion|ity|ment|ness|ance|ence|ship|ism)s?$|^(?:burden|right|duty|power|stay|privilege|claim|interest|question|issue|defense|remedy|relief|damages|intent|fault|cause|harm|injury|point|purpose|goal|aim|function|limit|scope|step|case|crime|offense|tort|plea|trial|proof|faith|care|process|speech|search|seizure|arrest|error|conduct|government|nation|branch|one)s?$/;
/** What ends like a notion, but is to be had or held. */
const thing =
  /^(?:provision|description|declaration|application|notation|section|conversation|statement|document|instrument|agreement|department|apartment|equipment|city|facility|university|community|station|photo|invention|specification|location|association|corporation|petition|presentation|publication|communication)s?$/;
