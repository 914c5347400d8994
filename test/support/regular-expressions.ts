/** The regular expressions of our files, and which of them may take more time than in proportion to what they read. */
import { readFileSync, readdirSync } from 'node:fs';
import { checkSync } from 'recheck';
import ts from 'typescript';

const source = new URL('../../src/', import.meta.url);

export interface Expression {
  readonly source: string;
  readonly flags: string;
}

/** The files of these rooms that read text; what compares names reads one short name, with expressions of its own. */
export function filesThatRead(rooms: readonly string[]): readonly string[] {
  return rooms.flatMap((room) =>
    readdirSync(new URL(room, source), { recursive: true, encoding: 'utf8' })
      .map((name) => `${room}/${name}`)
      .filter((name) => name.endsWith('.ts') && !/tables\/|citations\/comparing\//.test(name)),
  );
}

export function isLinear({ source, flags }: Expression): boolean {
  // What repeats nothing reads no more than a few characters from any place.
  if (!/[*+{]/.test(source)) return true;
  // A sticky expression is tried at one place only, as one that is anchored is.
  const anchored = flags.includes('y') ? `^(?:${source})` : source;
  const kept = flags.replace(/[yu]/g, '');
  // Most proofs are computed at once; what takes longer is attacked first, which is the faster then.
  if (checkSync(anchored, kept, { ...computed, timeout: 500 }).status === 'safe') return true;
  if (checkSync(anchored, kept, attacked).status === 'safe') return true;
  // Long expressions are attacked at random, and whether a bounded repetition passes for an unbounded one differs from run to
  // run: what an attack reports is computed.
  return checkSync(anchored, kept, { ...computed, timeout: 180_000 }).status === 'safe';
}

/** What an attack takes too long for counts as vulnerable: on a slow machine a second, which is the default, is too short. */
const attacked = { timeout: null, attackTimeout: 20_000 };

const computed = { checker: 'automaton', maxNFASize: 1_000_000, maxPatternSize: 100_000 } as const;

/** Those written as literals. */
export function expressionsOf(file: string): readonly Expression[] {
  const tree = ts.createSourceFile(
    file,
    readFileSync(new URL(file, source), 'utf8'),
    ts.ScriptTarget.Latest,
    true,
  );
  const found: Expression[] = [];
  visit(tree);
  return found;

  function visit(node: ts.Node): void {
    if (ts.isRegularExpressionLiteral(node)) {
      const last = node.text.lastIndexOf('/');
      found.push({ source: node.text.slice(1, last), flags: node.text.slice(last + 1) });
    }
    ts.forEachChild(node, visit);
  }
}
