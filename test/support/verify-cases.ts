/** Case items of one request, verified on a library of a few records. */
import type { TextResult } from '../../src/contract/results';
import type { CaseRecord } from '../../src/service/library/case-record';
import type { Library } from '../../src/service/library/library';
import { verifyItems } from '../../src/service/verification/verify-items';
import { memoryLibrary } from './memory-library';

/** One result each, in order. */
export async function verifyCases(
  texts: readonly string[],
  held: readonly CaseRecord[] | Library,
): Promise<readonly TextResult[]> {
  const items = texts.map((rawText, at) => ({ id: String(at), type: 'case' as const, rawText }));
  const visitor = { visit: () => Promise.reject(new Error('No link is visited here')) };
  const library = 'lookUp' in held ? held : memoryLibrary({ cases: held });
  const results = await verifyItems(items, { library, visitor }, new AbortController().signal);
  return results.map((result) => {
    if (result.type !== 'case') throw new Error('no case result');
    return result;
  });
}

/** The result of the first of them. */
export async function verifyCase(
  text: string,
  held: readonly CaseRecord[] | Library,
  others: readonly string[] = [],
): Promise<TextResult> {
  const [result] = await verifyCases([text, ...others], held);
  if (!result) throw new Error('no result');
  return result;
}
