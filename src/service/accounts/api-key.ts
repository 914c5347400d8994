/**
 * The form of an API key: `cvk_live_`, 8 characters of id, 30 of secret and 6 of checksum, in base 62. The checksum
 * tells a mistyped key from a wrong one without looking anything up; it protects nothing.
 */
import { randomInt } from 'node:crypto';
import { crc32 } from 'node:zlib';

export interface ApiKey {
  /** Public: names the key in lists and logs. */
  readonly id: string;
  /** The whole key, which is the secret. */
  readonly text: string;
}

export function createApiKey(): ApiKey {
  const id = randomText(idLength);
  const body = prefix + id + randomText(secretLength);
  return { id, text: body + checksumOf(body) };
}

/** `null` for anything that this program never issued. */
export function parseApiKey(text: string): ApiKey | null {
  if (!form.test(text)) return null;
  const body = text.slice(0, -checksumLength);
  return text.endsWith(checksumOf(body))
    ? { id: body.slice(prefix.length, prefix.length + idLength), text }
    : null;
}

const prefix = 'cvk_live_';
const idLength = 8;
const secretLength = 30;
const checksumLength = 6;
const form = /^cvk_live_[0-9A-Za-z]{44}$/;
const digits = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

function randomText(length: number): string {
  return Array.from({ length }, () => digits.charAt(randomInt(digits.length))).join('');
}

/** CRC-32, whose values fit into six digits of base 62. */
function checksumOf(body: string): string {
  let rest = crc32(body);
  let text = '';
  for (let place = 0; place < checksumLength; place += 1) {
    text = digits.charAt(rest % digits.length) + text;
    rest = Math.floor(rest / digits.length);
  }
  return text;
}
