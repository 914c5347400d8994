/** Every regular expression that reads a brief takes time in proportion to what it reads. */
import { readFileSync, readdirSync } from 'node:fs';
import { checkSync } from 'recheck';
import ts from 'typescript';
import { describe, expect, test } from 'vitest';
import * as speakerWords from '../../src/quotes/finding/speaker-words';

/** The finders' files; what compares names reads one short name, with expressions of its own. */
const source = new URL('../../src/', import.meta.url);
const files = ['citations', 'text', 'links', 'quotes/finding', 'quotes/comparing'].flatMap((room) =>
  readdirSync(new URL(room, source), { recursive: true, encoding: 'utf8' })
    .map((name) => `${room}/${name}`)
    .filter((name) => name.endsWith('.ts') && !/tables\/|citations\/comparing\//.test(name)),
);

const putTogether = Object.entries(speakerWords).filter(isExpression);

describe('regular expressions', () => {
  test.each(putTogether)(
    'put together from lists of words: %s',
    (_, { source, flags }) => {
      expect(checkSync(source, flags.replace(/[yu]/g, ''), { timeout: null }).status).toBe('safe');
    },
    300_000,
  );

  test('there are some to check', () => {
    expect(files.flatMap(expressionsOf).length).toBeGreaterThan(60);
  });

  test.each(files.map((file) => [file] as const))(
    '%s',
    (file) => {
      const unsafe = expressionsOf(file).filter(({ source, flags }) => {
        // A sticky expression is tried at one place only, as one that is anchored is.
        const anchored = flags.includes('y') ? `^(?:${source})` : source;
        return checkSync(anchored, flags.replace(/[yu]/g, ''), { timeout: null }).status !== 'safe';
      });
      expect(unsafe.map(({ source }) => source)).toEqual([]);
    },
    300_000,
  );
});

function isExpression(entry: [string, unknown]): entry is [string, RegExp] {
  return entry[1] instanceof RegExp;
}

function expressionsOf(file: string): { source: string; flags: string }[] {
  const tree = ts.createSourceFile(
    file,
    readFileSync(new URL(file, source), 'utf8'),
    ts.ScriptTarget.Latest,
    true,
  );
  const found: { source: string; flags: string }[] = [];
  visit(tree);
  return found.filter((literal) => !putTogether.some(([, { source }]) => source === literal.source));

  function visit(node: ts.Node): void {
    if (ts.isRegularExpressionLiteral(node)) {
      const last = node.text.lastIndexOf('/');
      found.push({ source: node.text.slice(1, last), flags: node.text.slice(last + 1) });
    }
    ts.forEachChild(node, visit);
  }
}
