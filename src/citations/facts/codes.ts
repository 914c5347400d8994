/**
 * Statutes, regulations, rules and constitutions: how they are named and how their sections are cited.
 *
 * What stands in `tables/code-table.ts` is listed by name; what every state has alike is composed here.
 */
import { Beginnings } from './beginnings';
import type { Code, CodeForm } from './code';
import {
  annotatedAndInFull,
  codeOfSubject,
  constitutionOf,
  listings,
  rulesAndSessionLawsOf,
  type Listing,
} from './codes-of-states';
import { stateByCode, states, type State } from './states';
import { codeTable } from './tables/code-table';

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
  const state = states.find(
    ({ abbreviation }) => name.startsWith(abbreviation) && name.charAt(abbreviation.length) === ' ',
  );
  const ofState = state && codesOf(state.code).find((code) => code.name === name);
  if (ofState) return ofState;
  for (const [jurisdiction, lines] of linesOfGroups())
    if (lines.startsWith(`${name}|`) || lines.includes(`\n${name}|`))
      return codesOf(jurisdiction).find((code) => code.name === name);
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
  // "Fed. Rules Civ. Proc.", "F.R. Civ. P."
  if (written.startsWith('FR'))
    for (const head of ['Fed. R.', 'Fed. Rule', 'Fed. Rules', 'F.R.'])
      for (const end of ['P.', 'Proc.', 'Pro.'])
        others.push(name.replace('Fed. R.', head).replace(/P\.$/, end));
  const spellings = state && isLaw ? [...others, ...annotatedAndInFull(name, state)] : others;
  return { name, spellings, kind, form, jurisdiction };
}
