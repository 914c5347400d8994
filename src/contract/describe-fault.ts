/** Faults of a request, in words for whoever wrote the program that sent it. */
import type { z } from 'zod/mini';

/**
 * What is wrong with the value at which a fault points, and what would be right, for `safeParse(…, { error: describeFault })`; never the
 * value itself. `undefined`, so that the schema's own sentence stands, for faults that the schema words itself.
 */
export function describeFault(fault: z.core.$ZodRawIssue): string | undefined {
  if (fault.code === 'invalid_type') {
    return fault.input === undefined
      ? `is missing; ${naming(fault.expected)} belongs here`
      : `must be ${naming(fault.expected)}, and is ${naming(typeName(fault.input))}`;
  }
  if (fault.code === 'too_small') {
    return `is empty; it must have at least ${counted(Number(fault.minimum), fault.origin)}`;
  }
  if (fault.code === 'too_big') {
    return `is too long: it must have at most ${counted(Number(fault.maximum), fault.origin)}`;
  }
  if (fault.code === 'invalid_value') return `must be ${oneOf(fault.values)}`;
  if (fault.code === 'invalid_union' && Array.isArray(fault.options))
    return `must be ${oneOf(fault.options)}`;
  return undefined;
}

function typeName(value: unknown): string {
  if (value === null) return 'null';
  return Array.isArray(value) ? 'array' : typeof value;
}

function naming(type: string): string {
  if (type === 'null') return type;
  return /^[aeiou]/.test(type) ? `an ${type}` : `a ${type}`;
}

function counted(count: number, origin: string): string {
  const unit = origin === 'string' ? 'character' : 'item';
  return `${String(count)} ${unit}${count === 1 ? '' : 's'}`;
}

function oneOf(values: readonly unknown[]): string {
  const quoted = values.map((value) => JSON.stringify(value));
  return quoted.length === 1 ? (quoted[0] ?? '') : `one of ${quoted.join(', ')}`;
}
