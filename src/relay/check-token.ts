/**
 * Whether a bearer token was issued by Microsoft Entra to one of the firm's people, for this relay and through its pane.
 *
 * RS256 and nothing else; keys from the configured address and nowhere else, whatever the token's header names. Every
 * claim is compared exactly and none is optional. A person is `tid` and `oid`: an e-mail can change hands, and is not read.
 */
import { errors, jwtVerify } from 'jose';
import { z } from 'zod';
import type { SignInConfig } from './sign-in-config';
import type { SigningKey, SigningKeys } from './signing-keys';
import type { SignInFault } from './sign-in-fault';

export type TokenAnswer =
  /** `user` is the same for the same person, always. */
  | { readonly kind: 'user'; readonly user: string }
  | { readonly kind: 'refused'; readonly fault: SignInFault };

/** Takes every `Authorization` field of one request. */
export type CheckToken = (authorization: readonly string[]) => Promise<TokenAnswer>;

const toleranceSeconds = 60;
/** Two hundred groups fit, and that is the most a token names; Node refuses 16 KiB of header fields. */
const maxTokenLength = 14 * 1024;

export function createTokenCheck(config: SignInConfig, keys: SigningKeys, now: () => number): CheckToken {
  return async (authorization) => {
    const token = readToken(authorization);
    if (token === null) return refused(authorization.length === 0 ? 'missing' : 'malformed');
    const header = Header.safeParse(decodePart(token.split('.')[0]));
    if (!header.success) return refused('malformed');

    const answer = await keys.find(header.data.kid);
    switch (answer.kind) {
      case 'unknown':
        return refused('signature');
      case 'unavailable':
        return refused('keys_unavailable');
      case 'found':
        break;
    }
    const fault = await verify(token, answer.found, now());
    if (fault !== null) return refused(fault);

    const claims = Claims.safeParse(decodePart(token.split('.')[1]));
    return claims.success ? checkClaims(claims.data, config, answer.found) : refused('claims');
  };
}

/** The scheme is read in any case (RFC 9110, 11.1); a second field or a second token makes all of it unreadable. */
function readToken(authorization: readonly string[]): string | null {
  const [field, ...more] = authorization;
  if (field === undefined || more.length > 0 || field.length > maxTokenLength) return null;
  return /^Bearer +([\w-]+\.[\w-]+\.[\w-]+)$/i.exec(field)?.[1] ?? null;
}

/** `crit` and `b64` change how a token is to be read, so one that carries them is not read. `jku`, `jwk`, `x5u`: ignored. */
const Header = z.object({
  alg: z.literal('RS256'),
  typ: z.union([z.literal('JWT'), z.literal('at+jwt')]),
  kid: z.string().min(1).max(256),
  crit: z.undefined().optional(),
  b64: z.undefined().optional(),
});

async function verify(token: string, { key }: SigningKey, nowMs: number): Promise<SignInFault | null> {
  try {
    await jwtVerify(token, key, {
      algorithms: ['RS256'],
      clockTolerance: toleranceSeconds,
      currentDate: new Date(nowMs),
    });
    return null;
  } catch (error) {
    if (error instanceof errors.JWTExpired) return 'expired';
    if (error instanceof errors.JWTClaimValidationFailed)
      return error.claim === 'nbf' ? 'not_yet_valid' : 'claims';
    return 'signature';
  }
}

const Claims = z.object({
  aud: z.string(),
  iss: z.string(),
  ver: z.string(),
  exp: z.int(),
  nbf: z.int(),
  iat: z.int(),
  tid: z.guid().toLowerCase(),
  oid: z.guid().toLowerCase(),
  azp: z.string().optional(),
  scp: z.string().optional(),
  groups: z.array(z.string()).optional(),
  /** How Entra says that there are more groups than a token holds. */
  hasgroups: z.unknown().optional(),
  _claim_names: z.looseObject({}).optional(),
});

function checkClaims(
  claims: z.infer<typeof Claims>,
  config: SignInConfig,
  { issuer }: SigningKey,
): TokenAnswer {
  if (claims.aud !== config.audience) return refused('audience');
  if (claims.ver !== '2.0') return refused('version');
  if (claims.iss !== `${config.authority}/${claims.tid}/v2.0`) return refused('issuer');
  // One address serves the keys of many tenants; a key made for one of them signs for no other.
  if (issuer !== null && issuer.replace('{tenantid}', claims.tid) !== claims.iss) return refused('issuer');
  if (claims.scp === undefined || claims.azp === undefined) return refused('no_access_token');
  if (!config.tenants.includes(claims.tid)) return refused('tenant');
  if (!config.clients.includes(claims.azp.toLowerCase())) return refused('client');
  const scope = config.scope.slice(config.scope.lastIndexOf('/') + 1);
  if (!claims.scp.split(' ').includes(scope)) return refused('scope');
  if (config.groups.length > 0) {
    const groups = claims.groups ?? [];
    const overflowed = claims.hasgroups !== undefined || claims._claim_names?.['groups'] !== undefined;
    if (!groups.some((group) => config.groups.includes(group.toLowerCase()))) {
      return refused(overflowed ? 'too_many_groups' : 'group');
    }
  }
  return { kind: 'user', user: `${claims.tid}/${claims.oid}` };
}

/** A JSON object; `null` for anything else, and where a name stands twice: readers differ on which of the two counts. */
function decodePart(part = ''): object | null {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(Buffer.from(part, 'base64url'));
    const value: unknown = JSON.parse(text);
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return null;
    return Object.keys(value).length === countMembers(text) ? value : null;
  } catch {
    return null;
  }
}

/** The members that the outermost object is written with: the colons at depth one that stand in no string. */
function countMembers(json: string): number {
  let depth = 0;
  let members = 0;
  for (const [sign] of json.matchAll(/"(?:[^"\\]|\\.)*"|[{}[\]:]/g)) {
    if (sign === '{' || sign === '[') depth += 1;
    else if (sign === '}' || sign === ']') depth -= 1;
    else if (sign === ':' && depth === 1) members += 1;
  }
  return members;
}

function refused(fault: SignInFault): TokenAnswer {
  return { kind: 'refused', fault };
}
