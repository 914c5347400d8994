/**
 * Statutes, regulations, rules and constitutions: how they are named and how their sections are cited.
 *
 * What stands in `tables/code-table.ts` is listed by name; what every state has alike is composed here.
 */
import { states, type State } from './states';
import { codeTable, subjectTable } from './tables/code-table';

export interface Code {
  /** Canonical: `U.S.C.`, `Fed. R. Civ. P.`, `Cal. Penal Code`. */
  readonly name: string;
  /** Other spellings; those that differ only by spaces, dots, apostrophes and capitals are not listed. */
  readonly spellings: readonly string[];
  readonly kind: 'statute' | 'regulation' | 'rule' | 'constitution' | 'secondary';
  readonly form: CodeForm;
  /** The postal code of a state, `us`, or empty where the name alone does not tell. */
  readonly jurisdiction: string;
}

/** `Wis. Stat. § 8`; `42 U.S.C. § 1983`, `5 Ill. Comp. Stat. 100/1`; `82 Stat. 6`; `Pub. L. No. 107-150`; `Stats. 2012, ch. 130`. */
export type CodeForm = 'section' | 'titleFirst' | 'volumePage' | 'number' | 'chapter';

const kinds: Readonly<Record<string, Code['kind']>> = {
  s: 'statute',
  g: 'regulation',
  r: 'rule',
  c: 'constitution',
  o: 'secondary',
};

const forms: Readonly<Record<string, CodeForm>> = {
  '<': 'titleFirst',
  p: 'volumePage',
  '#': 'number',
  '%': 'chapter',
};

/** Rules that most states have: how they are abbreviated, in full, and with the subject first. */
const stateRules: readonly (readonly [string, string, ...string[]])[] = [
  ['R. Civ. P.', 'of Civil Procedure', 'Civ. R.', 'Civil Rule'],
  ['R. Crim. P.', 'of Criminal Procedure', 'Crim. R.', 'Criminal Rule'],
  ['R. Evid.', 'of Evidence', 'Evid. R.', 'Evidence Rule'],
  ['R. App. P.', 'of Appellate Procedure', 'R.A.P.', 'App. R.', 'Appellate Rule'],
  ["R. Prof'l Conduct", 'of Professional Conduct', "Rules of Prof'l Conduct", 'R. Prof. Conduct', 'RPC'],
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

export const codes: readonly Code[] = /* @__PURE__ */ buildCodes();

function buildCodes(): Code[] {
  const listed = codeTable.trimEnd().split(/\n= ?/).slice(1).flatMap(readGroup);
  const composed = new Map(
    [...states.flatMap(codesOfState), ...subjectTable.trim().split('\n').flatMap(codesBySubject)].map(
      (code) => [code.name, code],
    ),
  );
  // `Pa. R. Civ. P.` is listed for the letters of its courts, and is the Pennsylvania Rule of Civil Procedure too.
  const whole = listed.map((code): Code => {
    const { spellings = [] } = composed.get(code.name) ?? {};
    composed.delete(code.name);
    return { ...code, spellings: [...code.spellings, ...spellings] };
  });
  return [...whole, ...composed.values()];
}

/** The codes of one state, of the United States, or of none alone. */
function readGroup(group: string): Code[] {
  const [jurisdiction = '', ...lines] = group.split('\n');
  const state = states.find(({ code }) => code === jurisdiction);
  return lines.map((line) => {
    const [name = '', letters = '', ...others] = line
      .replaceAll('@', state?.abbreviation ?? '@')
      .replaceAll('*', state?.name ?? '*')
      .split(/[|;]/);
    const kind = kinds[letters.charAt(0)] ?? 'statute';
    const form = forms[letters.charAt(1)] ?? 'section';
    const isLaw = kind === 'statute' || kind === 'regulation';
    const spellings = state && isLaw ? [...others, ...annotatedAndInFull(name, state)] : others;
    return { name, spellings, kind, form, jurisdiction };
  });
}

/** `Fla. Stat. Ann.`, `Florida Stat.`, `Florida Statutes`, each `Annotated` too, of `Fla. Stat.` */
function annotatedAndInFull(name: string, state: State): string[] {
  if (!name.startsWith(`${state.abbreviation} `)) return [];
  const other = name.endsWith(' Ann.') ? name.slice(0, -5) : `${name} Ann.`;
  const full = [name, other].flatMap((one) => {
    const words = one.slice(state.abbreviation.length + 1).split(' ');
    return [words, words.map((word) => inFull[word] ?? word)].map((ones) => [state.name, ...ones].join(' '));
  });
  const rest = name.slice(state.abbreviation.length);
  // "MI Comp. Laws"; "In Code" is two words of a sentence.
  const postal = state.code === 'in' ? [] : [`${state.code.toUpperCase()}${rest}`];
  return [other, ...full, ...postal];
}

function codesOfState({ code, abbreviation, name }: State): Code[] {
  const own = { form: 'section', jurisdiction: code } as const;
  return [
    {
      ...own,
      kind: 'constitution',
      name: `${abbreviation} Const.`,
      spellings: [
        `${name} Constitution`,
        `${name} State Constitution`,
        `Constitution of ${name}`,
        `Constitution of the State of ${name}`,
        `${abbreviation} Constitution`,
      ],
    },
    ...stateRules.map(([short, full, ...others]): Code => {
      const spellings = [`${name} Rule ${full}`, `${name} Rules ${full}`];
      for (const other of others) {
        spellings.push(`${abbreviation} ${other}`);
        if (!other.endsWith('.')) spellings.push(`${name} ${other}`);
      }
      return { ...own, kind: 'rule', name: `${abbreviation} ${short}`, spellings };
    }),
    ...sessionLaws.map((laws): Code => {
      const law = `${abbreviation} ${laws}`;
      return { kind: 'statute', form: 'volumePage', jurisdiction: code, name: law, spellings: [] };
    }),
    {
      kind: 'regulation',
      form: 'volumePage',
      jurisdiction: code,
      name: `${abbreviation} Reg.`,
      spellings: [],
    },
  ];
}

function codesBySubject(line: string): Code[] {
  const [code = '', suffix = '', subjects = ''] = line.split('|');
  const state = states.find((one) => one.code === code);
  if (!state) return [];
  return subjects.split(';').map((subject) => {
    const [written = '', other = written] = subject.split('=');
    const short = written.replace(/(?<=\.)[a-z']+/g, '');
    const full = other.replace(/\.(?=[a-z])/g, '').replace('&', 'and');
    return {
      name: `${state.abbreviation} ${short} ${suffix}`,
      spellings: spellingsBySubject(state, short, full, suffix),
      kind: 'statute',
      form: 'section',
      jurisdiction: code,
    };
  });
}

/** `Cal. Code Civ. Proc.`, `California Code of Civil Procedure`, `Cal. Penal Code Ann.`, and without the state as its courts cite. */
function spellingsBySubject(state: State, short: string, full: string, suffix: string): string[] {
  const { abbreviation, name } = state;
  const spellings = [
    `${abbreviation} ${short} ${suffix} Ann.`,
    `${abbreviation} ${full} ${suffix}`,
    `${name} ${full} ${suffix}`,
    `${name} ${short} ${suffix}`,
  ];
  if (short.endsWith('Proc.')) {
    spellings.push(
      `${abbreviation} ${suffix} ${short}`,
      `${name} ${suffix} of ${full}`,
      `${suffix} of ${full}`,
      `${suffix} ${short}`,
    );
  }
  return spellings;
}
