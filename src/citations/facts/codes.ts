/**
 * Statutes, regulations, rules and constitutions: how they are named and how their sections are cited.
 *
 * What stands in `tables/code-table.ts` is listed by name; what every state has alike is composed here.
 */
import { Beginnings } from './beginnings';
import { stateByCode, states, type State } from './states';
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

let groups: ReadonlyMap<string, string> | undefined;

/** The lines of the table by jurisdiction, the United States and what many states have first. */
function linesOfGroups(): ReadonlyMap<string, string> {
  return (groups ??= new Map(
    codeTable
      .trimEnd()
      .split(/\n= ?/)
      .slice(1)
      .map((group) => {
        const end = group.indexOf('\n');
        return [group.slice(0, end), group.slice(end + 1)];
      }),
  ));
}

export function allCodes(): readonly Code[] {
  return [...linesOfGroups().keys()].flatMap(codesOf);
}

const read = new Map<string, readonly Code[]>();

/** The codes of a jurisdiction; empty: what many states have. */
export function codesOf(jurisdiction: string): readonly Code[] {
  let known = read.get(jurisdiction);
  if (!known) read.set(jurisdiction, (known = readCodesOf(jurisdiction)));
  return known;
}

function readCodesOf(jurisdiction: string): readonly Code[] {
  const state = stateByCode(jurisdiction);
  const listed = linesOfGroups().get(jurisdiction)?.split('\n') ?? [];
  const codes = listed.map((line) => readCode(line, jurisdiction, state));
  if (!state) return codes;
  const composed = new Map(
    [
      constitutionOf(state),
      ...rulesAndSessionLawsOf(state),
      ...listings()
        .filter((one) => one.state === state)
        .map(codeOfSubject),
    ].map((code) => [code.name, code]),
  );
  // `Pa. R. Civ. P.` is listed for the letters of its courts, and is the Pennsylvania Rule of Civil Procedure too.
  const whole = codes.map((code): Code => {
    const { spellings = [] } = composed.get(code.name) ?? {};
    composed.delete(code.name);
    return { ...code, spellings: [...code.spellings, ...spellings] };
  });
  return [...whole, ...composed.values()];
}

interface Listed {
  readonly lines: readonly string[];
  readonly beginnings: Beginnings;
  /** The subjects of codes that are cited without their state. */
  readonly subjects: readonly Listing[];
  readonly beginningsOfSubjects: Beginnings;
}

let listed: Listed | undefined;

function readTables(): Listed {
  const lines = codeTable.trim().split('\n');
  const subjects = listings().filter(({ written }) => written.startsWith('~'));
  const spellings = subjects.map(({ written, subject }) => {
    const [cut = '', ...others] = subject.split('=');
    // "Code of Civil Procedure"
    if (cut.includes('Proc.')) others.push(written.slice(1));
    return `${cut}|${others.join(';')}`;
  });
  return {
    lines,
    beginnings: new Beginnings(lines),
    subjects,
    beginningsOfSubjects: new Beginnings(spellings),
  };
}

/** Those with a spelling that begins so (see `beginnings.ts`), and does not bear its state; constitutions stand apart. */
export function codesBeginningWith(beginning: number): readonly Code[] {
  const { lines, beginnings, subjects, beginningsOfSubjects } = (listed ??= readTables());
  return [
    ...beginnings.of(beginning).map((place) => {
      const jurisdiction = lines[beginnings.headingOf(place)]?.slice(2) ?? '';
      return readCode(lines[place] ?? '', jurisdiction, stateByCode(jurisdiction));
    }),
    ...beginningsOfSubjects.of(beginning).flatMap((place) => {
      const subject = subjects[place];
      return subject ? [codeOfSubject(subject)] : [];
    }),
  ];
}

/** How the constitution of any state begins where it does not bear its state. */
export const beginningOfConstitutions = 'Constitution of';

export function constitutions(): readonly Code[] {
  return states.map(constitutionOf);
}

/** How a state stands at the head of its codes' spellings. */
export function beginningsOf({ abbreviation, name, code }: State): readonly string[] {
  return [abbreviation, name, `${code.toUpperCase()} `];
}

/** `Cal. Penal Code`, `California Penal Code` and `CA Penal Code` bear their state at the head, `Penal Code` and `CCP` do not. */
export function bearsState(spelling: string, { jurisdiction }: Code): boolean {
  const state = stateByCode(jurisdiction);
  return state !== undefined && beginningsOf(state).some((beginning) => spelling.startsWith(beginning));
}

const named = new Map<string, Code>();

/** The code of this name. */
export function codeNamed(name: string): Code | undefined {
  const known = named.get(name) ?? findNamed(name);
  if (known) named.set(name, known);
  return known;
}

function findNamed(name: string): Code | undefined {
  const state = states.find(({ abbreviation }) => name.startsWith(`${abbreviation} `));
  const ofState = state && codesOf(state.code).find((code) => code.name === name);
  if (ofState) return ofState;
  for (const [jurisdiction, lines] of linesOfGroups())
    if (`\n${lines}`.includes(`\n${name}|`)) return codesOf(jurisdiction).find((code) => code.name === name);
  return undefined;
}

function readCode(line: string, jurisdiction: string, state: State | undefined): Code {
  const [name = '', written = '', letters = ''] = line
    .replaceAll('@', state?.abbreviation ?? '@')
    .replaceAll('*', state?.name ?? '*')
    .split('|');
  const kind = kinds[letters.charAt(0)] ?? 'statute';
  const form = forms[letters.charAt(1)] ?? 'section';
  const isLaw = kind === 'statute' || kind === 'regulation';
  const others = written === '' ? [] : written.split(';');
  const spellings = state && isLaw ? [...others, ...annotatedAndInFull(name, state)] : others;
  return { name, spellings, kind, form, jurisdiction };
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

function constitutionOf({ code, abbreviation, name }: State): Code {
  return {
    kind: 'constitution',
    form: 'section',
    jurisdiction: code,
    name: `${abbreviation} Const.`,
    spellings: [
      `${name} Constitution`,
      `${name} State Constitution`,
      `${beginningOfConstitutions} ${name}`,
      `${beginningOfConstitutions} the State of ${name}`,
      `${abbreviation} Constitution`,
    ],
  };
}

function rulesAndSessionLawsOf({ code, abbreviation, name }: State): Code[] {
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
    spellings: [],
  });
  return [...rules, ...sessionLaws.map((law) => byPage('statute', law)), byPage('regulation', 'Reg.')];
}

/** The subject of a code, as the table lists it. */
interface Listing {
  readonly state: State;
  /** `~Code`, `Law` */
  readonly written: string;
  /** `Bus.iness & Prof.essions` */
  readonly subject: string;
}

let all: readonly Listing[] | undefined;

function listings(): readonly Listing[] {
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
function codeOfSubject({ state, written, subject }: Listing): Code {
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
  if (short.endsWith('Proc.'))
    spellings.push(`${abbreviation} ${suffix} ${short}`, `${name} ${suffix} of ${full}`);
  return {
    name: `${abbreviation} ${short} ${suffix}`,
    spellings,
    kind: 'statute',
    form: 'section',
    jurisdiction: code,
  };
}
