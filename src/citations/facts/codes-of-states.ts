/** The codes that every state has alike, composed of its name: its constitution, rules and session laws, and those named by a subject. */
import type { Code } from './code';
import { stateByCode, type State } from './states';
import { subjectTable } from './tables/code-table';

/** Rules that most states have: how they are abbreviated, in full, and with the subject first. */
const stateRules: readonly (readonly [string, string, ...string[]])[] = [
  ['R. Civ. P.', 'of Civil Procedure', 'Civ. R.', 'Civil Rule'],
  ['R. Crim. P.', 'of Criminal Procedure', 'Crim. R.', 'Criminal Rule'],
  ['R. Evid.', 'of Evidence', 'Evid. R.', 'Evidence Rule'],
  ['R. App. P.', 'of Appellate Procedure', 'R.A.P.', 'App. R.', 'Appellate Rule'],
  [
    "R. Prof'l Conduct",
    'of Professional Conduct',
    "Rules of Prof'l Conduct",
    'R. Prof. Conduct',
    'R. Pro. Conduct',
    'Rules of Pro. Conduct',
    'Rules of Prof. Conduct',
    'RPC',
  ],
  ['Code of Jud. Conduct', 'of Judicial Conduct', 'Code of Judicial Conduct', 'Code Jud. Conduct'],
  ['Sup. Ct. R.', 'of the Supreme Court', 'S. Ct. R.', 'R. Sup. Ct.', 'Supreme Court Rule'],
];

const sessionLaws = [
  'Laws',
  'Acts',
  'Stat.',
  'Sess. Laws',
  'Pub. Acts',
  'Legis. Serv.',
  'Adv. Legis. Serv.',
  'Gen. Laws',
  'Spec. Laws',
  'Spec. Acts',
  'Local Acts',
  'Reg. Sess.',
];

/** Words in the names of codes. */
const inFull: Readonly<Record<string, string>> = {
  'Admin.': 'Administrative',
  'Ann.': 'Annotated',
  'Cent.': 'Century',
  'Comp.': 'Compiled',
  'Cons.': 'Consolidated',
  'Gen.': 'General',
  'Rev.': 'Revised',
  'Stat.': 'Statutes',
};

/** How the constitution of any state begins where it does not bear its state. */
export const beginningOfConstitutions = 'Constitution of';

/** `Fla. Stat. Ann.`, `Florida Stat.`, `Florida Statutes`, each `Annotated` too, of `Fla. Stat.` */
export function annotatedAndInFull(name: string, state: State): string[] {
  if (!name.startsWith(`${state.abbreviation} `)) return [];
  const other = name.endsWith(' Ann.') ? name.slice(0, -5) : `${name} Ann.`;
  const full = [name, other].flatMap((one) => {
    const words = one.slice(state.abbreviation.length + 1).split(' ');
    return [words, words.map((word) => inFull[word] ?? word)].map((ones) => [state.name, ...ones].join(' '));
  });
  const rest = name.slice(state.abbreviation.length);
  // "MI Comp. Laws"; "In Code" is two words of a sentence, "16 Dec 2024" no section of "DE C."
  const postal = state.code === 'in' || rest.length < 4 ? [] : [`${state.code.toUpperCase()}${rest}`];
  return [other, ...full, ...postal];
}

export function constitutionOf({ code, abbreviation, name }: State): Code {
  return {
    kind: 'constitution',
    form: 'section',
    jurisdiction: code,
    name: `${abbreviation} Const.`,
    spellings: [
      `${name} Constitution`,
      `${name} State Constitution`,
      `${name} Const.`,
      `${beginningOfConstitutions} ${name}`,
      `${beginningOfConstitutions} the State of ${name}`,
      `${abbreviation} Constitution`,
    ],
  };
}

export function rulesAndSessionLawsOf({ code, abbreviation, name }: State): Code[] {
  const rules = stateRules.map(([short, full, ...others]): Code => {
    const spellings = [`${name} Rule ${full}`, `${name} Rules ${full}`];
    for (const other of others) {
      spellings.push(`${abbreviation} ${other}`);
      if (!other.endsWith('.')) spellings.push(`${name} ${other}`);
    }
    const rule = `${abbreviation} ${short}`;
    return { kind: 'rule', form: 'section', jurisdiction: code, name: rule, spellings };
  });
  const byPage = (kind: Code['kind'], law: string): Code => ({
    kind,
    form: 'volumePage',
    jurisdiction: code,
    name: `${abbreviation} ${law}`,
    // "Oregon Laws 2021, chapter 367"
    spellings: /^(?:Laws|Acts)$/.test(law) ? [`${name} ${law}`] : [],
  });
  // "Tex. Att'y Gen. Op. No. GA-0123"
  const opinions: Code = {
    kind: 'secondary',
    form: 'number',
    jurisdiction: code,
    name: `${abbreviation} Att'y Gen. Op.`,
    spellings: [`${abbreviation} Op. Att'y Gen.`, `${abbreviation} Atty. Gen. Op.`, `${abbreviation} AG Op.`],
  };
  return [
    opinions,
    ...rules,
    ...sessionLaws.map((law) => byPage('statute', law)),
    byPage('regulation', 'Reg.'),
  ];
}

/** The subject of a code, as the table lists it. */
export interface Listing {
  readonly state: State;
  /** `~Code`, `Law` */
  readonly written: string;
  /** `Bus.iness & Prof.essions` */
  readonly subject: string;
}

let all: readonly Listing[] | undefined;

export function listings(): readonly Listing[] {
  return (all ??= subjectTable
    .trim()
    .split('\n')
    .flatMap((row) => {
      const [code = '', written = '', listed = ''] = row.split('|');
      const state = stateByCode(code);
      return state ? listed.split(';').map((subject) => ({ state, written, subject })) : [];
    }));
}

/** `Cal. Code Civ. Proc.`, `California Code of Civil Procedure`, `Cal. Penal Code Ann.`, and without the state as its courts cite. */
export function codeOfSubject({ state, written, subject }: Listing): Code {
  const { code, abbreviation, name } = state;
  const suffix = written.replace('~', '');
  const [cut = '', inFull = '', ...called] = subject.split('=');
  const short = cut.replace(/(?<=\.)[a-z']+/g, '');
  const full = (inFull === '' ? cut : inFull).replace(/\.(?=[a-z])/g, '').replace('&', 'and');
  const alone = suffix === written ? [] : [`${short} ${suffix}`, `${full} ${suffix}`, ...called];
  if (short.endsWith('Proc.')) alone.push(`${suffix} of ${full}`, `${suffix} ${short}`);
  const spellings = [
    `${abbreviation} ${short} ${suffix} Ann.`,
    `${abbreviation} ${full} ${suffix}`,
    `${name} ${full} ${suffix}`,
    `${name} ${short} ${suffix}`,
    ...called.map((one) => `${abbreviation} ${one}`),
    ...alone,
  ];
  // "California Business & Professions Code"
  if (subject.includes('&') && inFull === '')
    spellings.push(`${name} ${cut.replace(/\.(?=[a-z])/g, '')} ${suffix}`);
  if (short.endsWith('Proc.'))
    spellings.push(`${abbreviation} ${suffix} ${short}`, `${name} ${suffix} of ${full}`);
  // "Tex. Civ. Prac. and Rem. Code"
  const named = `${abbreviation} ${short} ${suffix}`;
  const withAnd = [named, ...spellings].flatMap((one) =>
    one.includes('. & ') ? [one.replace('&', 'and')] : [],
  );
  return {
    name: named,
    spellings: [...spellings, ...withAnd],
    kind: 'statute',
    form: 'section',
    jurisdiction: code,
  };
}
