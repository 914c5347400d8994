/**
 * An alignment cut down to where it agrees: beyond that, words of the quotation were paired with whatever stood there.
 *
 * They become one insertion at either end, so that neither the passage nor its differences show words that have nothing to do with it.
 */
import type { Step } from './alignment-step';

/** So few words at an end are shown against what stands there. */
const fewWords = 4;

export function trimAlignment(steps: readonly Step[]): readonly Step[] {
  const core = densestPart(steps);
  if (!core) return steps;
  const before = steps.slice(0, core.first);
  const after = steps.slice(core.last + 1);
  const kept = steps.slice(core.first, core.last + 1);
  const start = kept[0]?.from ?? 0;
  const end = kept.at(-1)?.to ?? 0;
  return [
    ...(isFarOff(before) ? [insertionOf(before, start)] : before),
    ...kept,
    ...(isFarOff(after) ? [insertionOf(after, end)] : after),
  ];
}

/** The steps whose agreeing words most outweigh the others (Bentley, 1984). */
function densestPart(steps: readonly Step[]): { readonly first: number; readonly last: number } | null {
  let best = 0;
  let found: { readonly first: number; readonly last: number } | null = null;
  let sum = 0;
  let first = 0;
  for (const [at, step] of steps.entries()) {
    if (sum <= 0) {
      sum = 0;
      first = at;
    }
    sum += weightOf(step);
    if (sum > best) {
      best = sum;
      found = { first, last: at };
    }
  }
  return found;
}

function weightOf({ kind, operations, from, to }: Step): number {
  switch (kind) {
    case 'same':
    case 'inflected':
    case 'part':
    case 'scanNoise':
    case 'joined':
    case 'joinedOverSkip':
      return 1;
    case 'substituted':
    case 'inserted':
      return -operations;
    case 'deleted':
      return -Math.min(to - from, 8);
    case 'marked':
    case 'skippedCitation':
    case 'skippedFurniture':
    case 'note':
    case 'quotedNote':
      return 0;
  }
}

function isFarOff(steps: readonly Step[]): boolean {
  if (steps.every((step) => weightOf(step) >= 0) || standsThere(steps)) return false;
  return steps.reduce((words, step) => words + Math.max(step.operations, step.to - step.from), 0) > fewWords;
}

/** All its words stand in the opinion, a little off: what lies between was left out, and nothing put in. */
function standsThere(steps: readonly Step[]): boolean {
  const agreeing = steps.filter((step) => weightOf(step) > 0).length;
  return (
    agreeing >= leastStanding && steps.every(({ kind }) => kind !== 'substituted' && kind !== 'inserted')
  );
}

const leastStanding = 3;

function insertionOf(steps: readonly Step[], token: number): Step {
  const first = steps[0]?.operation ?? 0;
  const last = steps.at(-1);
  const end = last ? last.operation + last.operations : first;
  return { kind: 'inserted', operation: first, operations: end - first, from: token, to: token };
}
