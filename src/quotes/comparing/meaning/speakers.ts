/** Whose words they are, where a sentence says so only in passing: "…, the widow argues, …", "…, or so the State contends." */

const verb = '(?:argu|contend|claim|insist|maintain|assert|alleg|urg)(?:e[ds]?|s|ed)';
const nameAnd = (most: number): string => String.raw`(?:[\p{L}’'.-]{1,20}\s){1,${String(most)}}`;

const trailing = new RegExp(
  String.raw`^[”"’']?,[”"’']?\s(?:or so\s${nameAnd(4)}\p{L}+|(?:as\s)?${nameAnd(4)}${verb})\b(?=[”"’')]{0,2}(?:$|[.;:—]))`,
  'u',
);

const somebody =
  "(?:he|she|it|they|counsel|(?:plaintiff|defendant|petitioner|respondent|appellant|appellee)s?|(?!Court\\b|I\\b|Congress\\b)\\p{Lu}[\\p{L}’'.-]*)";
const somebodyCalled = '(?:the|an?|his|her|its|their|some)(?! Court)';
const words = (least: number, most: number): string =>
  String.raw`(?:\s[\p{L}’'.-]{1,20}){${String(least)},${String(most)}}`;

/** Of these also what they merely say or see. */
const sides =
  '(?:the\\s)?(?:dissent|dissenters?|concurrence|minority|plaintiffs?|defendants?|petitioners?|respondents?|appellants?|appellees?|Government|State|prosecution)';
const saying = '(?:say|said|think|thought|believe|suggest|submit|posit|see|saw|put|would)(?:s|ed|d)?';

/** "the frivolous claims" is no speaker. */
const inserted = new RegExp(
  String.raw`,[”"’']?\s(?:${[
    String.raw`(?:as\s)?${somebody}${words(0, 2)}\s(${verb})`,
    String.raw`(?:as\s)?${somebodyCalled}${words(1, 3)}\s(?!claims)(${verb})`,
    String.raw`(?:as\s)?(?!Court\b|Justice\b|Judge\b|Congress\b|I\b)\p{Lu}[\p{L}’'.-]{1,20}\s(concludes|reasons|says|suggests|complains|thinks|believes|posits)`,
    String.raw`(?:as\s)?${sides}\s(${saying})(?:\s(?:it|have it))?`,
    String.raw`as\s${somebodyCalled}\s\w{1,20}\s(sees|saw|puts|put|would have) it`,
    '(?:as\\s)?it (?:is|has been|had been) (said|claimed|argued|alleged|contended|urged|asserted|suggested|thought)',
    'so the (argument) (?:goes|runs)',
    'we are (told|asked)',
    String.raw`(according) to(?! (?:the )?(?:law|rule|statute|act|terms)s?\b)${words(1, 5)}`,
    String.raw`in (?:the (view|opinion|eyes|submission) of${words(1, 5)}|(?:the|his|her|its|their)(?:\s\w{1,20}[’']s?)?\s(view|opinion|eyes|submission))`,
  ].join('|')})[”"’']?,`,
  'u',
);

/** How long the speaker is that is named where `text` begins, at the end of a sentence; 0 where none is. */
export function speakerAtEnd(text: string): number {
  return trailing.exec(text)?.[0].length ?? 0;
}

/** The verb that names a speaker between two commas; none where the court itself speaks. */
export function speakerBetweenCommas(text: string): string | null {
  const match = inserted.exec(text);
  return match?.slice(1).find((group) => (group as string | undefined) !== undefined) ?? null;
}

/** `According to the plaintiff, `, `In the dissent's view, `: whether `text`, the head of a sentence, says so. */
export function speakerAtHead(text: string): boolean {
  return heading.test(text);
}

const heading =
  /^(?:According to|In|On|Under)\s(?:the\s(?:view|opinion|submission|eyes|theory|reading)\sof\s)?(?:the\s)?(?:plaintiff|defendant|petitioner|respondent|appellant|appellee|government|state|prosecution|complaint|indictment|counsel|dissent)(?:s?[’']?s?)(?:\sview|\sopinion|\ssubmission|\stheory|\sreading|\saccount)?,\s$/i;
