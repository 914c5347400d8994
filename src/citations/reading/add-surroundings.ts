/** What stands around a citation of any kind: the signal before it, explanations and weight behind. */
import type { Signal } from './read-signal';

interface Surrounded {
  fullStart: number;
  signal?: string;
  parenthetical?: string;
  weight?: readonly string[];
}

interface Behind {
  readonly explanations: readonly string[];
  readonly weight?: readonly string[];
}

export function addSurroundings(
  citation: Surrounded,
  signal: Signal | null,
  { explanations, weight = [] }: Behind,
): void {
  if (signal) {
    citation.fullStart = signal.start;
    citation.signal = signal.signal;
  }
  if (explanations.length > 0) citation.parenthetical = explanations.join('; ');
  if (weight.length > 0) citation.weight = weight;
}
