/**
 * The public keys with which Microsoft Entra signs tokens, from the one configured address.
 *
 * Kept for an hour; then, and when a token names a key not held, they are asked for again, at most once a minute however
 * many tokens come. While their address is out of reach the held ones serve for a day, and after that nobody is let in.
 */
import { importJWK, type CryptoKey } from 'jose';
import { z } from 'zod';
import type { CallJson } from '../http/call-json';

export interface SigningKey {
  readonly key: CryptoKey;
  /** The only issuer whose tokens it may sign, perhaps with `{tenantid}` in it; `null` where its set does not say. */
  readonly issuer: string | null;
}

export type KeyAnswer =
  | { readonly kind: 'found'; readonly found: SigningKey }
  | { readonly kind: 'unknown' }
  /** Nobody can say at the moment: an outage, never a refusal. */
  | { readonly kind: 'unavailable' };

export interface SigningKeys {
  find(keyId: string): Promise<KeyAnswer>;
}

const minuteMs = 60_000;
const freshMs = 60 * minuteMs;
const usableMs = 24 * 60 * minuteMs;
const pauseMs = minuteMs;
const pauseAfterFailureMs = 10_000;

export function createSigningKeys(url: string, callJson: CallJson, now: () => number): SigningKeys {
  let held: { readonly keys: ReadonlyMap<string, SigningKey>; readonly at: number } | null = null;
  let asked: { readonly at: number; readonly failed: boolean } | null = null;
  let asking: Promise<void> | null = null;

  async function ask(): Promise<void> {
    const at = now();
    const keys = await fetchKeys(url, callJson);
    asked = { at, failed: keys === null };
    if (keys !== null) held = { keys, at };
  }

  /** Everybody who waits for the same keys waits for the same answer. */
  async function renew(): Promise<void> {
    const pause = asked?.failed === true ? pauseAfterFailureMs : pauseMs;
    if (asked !== null && now() - asked.at < pause) return;
    asking ??= ask().finally(() => {
      asking = null;
    });
    await asking;
  }

  return {
    async find(keyId) {
      if (held === null || now() - held.at >= freshMs || !held.keys.has(keyId)) await renew();
      if (held === null || now() - held.at >= usableMs) return { kind: 'unavailable' };
      const found = held.keys.get(keyId);
      if (found !== undefined) return { kind: 'found', found };
      // A key that is new may stand in the set that could not be fetched.
      return asked?.failed === true ? { kind: 'unavailable' } : { kind: 'unknown' };
    },
  };
}

const KeySet = z.object({ keys: z.array(z.looseObject({ kty: z.string() })).max(200) });
const RsaKey = z.object({
  kty: z.literal('RSA'),
  kid: z.string().min(1),
  /** Of 2,048 bits at least. */
  n: z.string().min(342),
  e: z.string(),
  use: z.literal('sig').optional(),
  alg: z.literal('RS256').optional(),
  issuer: z.string().optional(),
});

async function fetchKeys(url: string, callJson: CallJson): Promise<ReadonlyMap<string, SigningKey> | null> {
  const answer = await callJson({ url, method: 'GET', deadlineMs: 5_000, maxReplyBytes: 512 * 1024 });
  if (answer.kind === 'failed' || answer.status !== 200) return null;
  const set = KeySet.safeParse(answer.body);
  if (!set.success) return null;
  const keys = new Map<string, SigningKey>();
  for (const entry of set.data.keys) {
    // What is no RSA key for signatures is for somebody else.
    const read = RsaKey.safeParse(entry);
    if (!read.success) continue;
    const { kty, n, e, kid, issuer } = read.data;
    const key = await importJWK({ kty, n, e }, 'RS256').catch(() => null);
    if (key !== null && !(key instanceof Uint8Array)) keys.set(kid, { key, issuer: issuer ?? null });
  }
  return keys.size === 0 ? null : keys;
}
