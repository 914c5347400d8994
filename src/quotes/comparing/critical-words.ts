/** The words on which the meaning of a sentence of law turns; a mark that touches one is never passed in silence. */

export type CriticalClass = 'negation' | 'modal' | 'connective' | 'quantifier' | 'party' | 'number';

/** `null` for any other word. Folded words: lower case, straight apostrophes. */
export function criticalClass(word: string): CriticalClass | null {
  if (word.endsWith("n't")) return 'negation';
  const first = word.charCodeAt(0);
  if (first >= 48 && first <= 57) return 'number';
  return classes.get(word) ?? null;
}

/** Whether leaving the word out within a sentence turns or widens what the sentence says. */
export function isHidden(word: string): boolean {
  return word.endsWith("n't") || limiting.has(word);
}

/** The same modal in another tense, which a bracket may change; the same number in words and figures. */
export function meaningOf(word: string): string {
  return equivalents.get(word) ?? word;
}

const words: Readonly<Record<CriticalClass, string>> = {
  negation:
    'not no never neither nor none cannot without nothing nobody nowhere unless except only hardly scarcely barely fail fails failed failing lack lacks lacked lacking',
  modal: 'shall may must should can will would could might ought',
  connective: 'and or if but provided until',
  quantifier:
    'all any some every each most least more less fewer many few always often sometimes sufficient insufficient before after granted denied affirmed reversed affirm reverse grant deny reasonable unreasonable lawful unlawful exclusively solely substantially',
  party:
    'plaintiff plaintiffs defendant defendants appellant appellants appellee appellees petitioner petitioners respondent respondents state government prosecution employer employers employee employees buyer seller landlord tenant debtor creditor insurer insured',
  number:
    'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty thirty forty fifty sixty seventy eighty ninety hundred thousand million billion first second third fourth fifth sixth seventh eighth ninth tenth half',
};

const classes = new Map<string, CriticalClass>(
  (Object.entries(words) as [CriticalClass, string][]).flatMap(([kind, list]) =>
    list.split(' ').map((word): [string, CriticalClass] => [word, kind]),
  ),
);

const limiting = new Set(
  'not no never neither nor none cannot without nothing nobody nowhere unless except excepting only hardly scarcely barely fail fails failed if until provided'.split(
    ' ',
  ),
);

const equivalents = new Map<string, string>([
  ['would', 'will'],
  ['could', 'can'],
  ['might', 'may'],
  ...'zero one two three four five six seven eight nine ten eleven twelve'
    .split(' ')
    .map((word, number): [string, string] => [word, String(number)]),
]);
