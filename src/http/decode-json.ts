/** Bytes to a JSON value, strictly: UTF-8 without a single wrong byte, and no deeper than the contract allows. */
import type { ProblemCode } from '../contract/problem';

export type DecodedJson =
  { readonly kind: 'value'; readonly value: unknown } | { readonly kind: 'fault'; readonly code: JsonFault };

type JsonFault = Extract<ProblemCode, 'invalid_encoding' | 'malformed_json' | 'invalid_request'>;

/** `invalid_request` means that the value is nested deeper than `nesting` levels; such a text is not parsed at all. */
export function decodeJson(bytes: Uint8Array, nesting: number): DecodedJson {
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return { kind: 'fault', code: 'invalid_encoding' };
  }
  if (isDeeperThan(text, nesting)) return { kind: 'fault', code: 'invalid_request' };
  try {
    const value: unknown = JSON.parse(text);
    return { kind: 'value', value };
  } catch {
    // The parser's message quotes the text, so it does not travel on as a cause.
    return { kind: 'fault', code: 'malformed_json' };
  }
}

function isDeeperThan(text: string, nesting: number): boolean {
  let depth = 0;
  let inString = false;
  for (let index = 0; index < text.length; index += 1) {
    const unit = text.charCodeAt(index);
    if (inString) {
      if (unit === backslash) index += 1;
      else if (unit === quote) inString = false;
    } else if (unit === quote) {
      inString = true;
    } else if (unit === openBracket || unit === openBrace) {
      depth += 1;
      if (depth > nesting) return true;
    } else if (unit === closeBracket || unit === closeBrace) {
      depth -= 1;
    }
  }
  return false;
}

const quote = 0x22;
const backslash = 0x5c;
const openBracket = 0x5b;
const closeBracket = 0x5d;
const openBrace = 0x7b;
const closeBrace = 0x7d;
