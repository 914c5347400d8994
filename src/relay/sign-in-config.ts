/** Who may use the relay, as its environment says: people of the firm, signed in with Microsoft Entra. */
import { valueOf, type Environment } from '../http/environment';
import { isLoopback } from './is-loopback';
import { RelayConfigError } from './relay-config-error';

export interface SignInConfig {
  /** Directory (tenant) ids whose people may sign in, in lower case. */
  readonly tenants: readonly string[];
  /** The pane's registration. */
  readonly clientId: string;
  /** What `aud` of a token has to be. */
  readonly audience: string;
  /** As the pane asks for it; a token names only its last part. */
  readonly scope: string;
  /** Registrations for which a token may have been issued (`azp`). */
  readonly clients: readonly string[];
  /** Object ids of groups; empty for everybody in the tenants. */
  readonly groups: readonly string[];
  /** Whose sign-in it is, without a slash at the end. */
  readonly authority: string;
  /** Where the public keys of the authority are; keys come from nowhere else. */
  readonly keysUrl: string;
}

export const usualAuthority = 'https://login.microsoftonline.com';

/** `null` where no sign-in is configured. */
export function readSignInConfig(environment: Environment): SignInConfig | null {
  const tenants = readIds('ENTRA_TENANTS', valueOf(environment, 'ENTRA_TENANTS'));
  const given = valueOf(environment, 'ENTRA_CLIENT_ID');
  const others = {
    audience: valueOf(environment, 'ENTRA_AUDIENCE'),
    scope: valueOf(environment, 'ENTRA_SCOPE'),
    clients: valueOf(environment, 'ENTRA_CLIENTS'),
    groups: valueOf(environment, 'ENTRA_GROUPS'),
    authority: valueOf(environment, 'ENTRA_AUTHORITY'),
    keysUrl: valueOf(environment, 'ENTRA_KEYS_URL'),
  };
  if (tenants.length === 0 && given === undefined) {
    // Half a configuration must not pass for none: nobody would be asked to sign in.
    if (Object.values(others).every((value) => value === undefined)) return null;
    throw new RelayConfigError(
      'Sign-in is half configured: set ENTRA_TENANTS and ENTRA_CLIENT_ID too, or unset every ENTRA_ variable.',
    );
  }
  if (tenants.length === 0) {
    throw new RelayConfigError(
      "Set ENTRA_TENANTS to your firm's directory (tenant) id; several are separated by commas.",
    );
  }
  if (given === undefined || !isId(given)) {
    throw new RelayConfigError(
      "ENTRA_CLIENT_ID must be the application (client) id of Cite Check's registration.",
    );
  }

  const clientId = given.toLowerCase();
  const audience = readAudience(others.audience ?? clientId);
  const authority = readAuthority(others.authority);
  const clients = readIds('ENTRA_CLIENTS', others.clients);
  return {
    tenants,
    clientId,
    audience,
    scope: readScope(others.scope ?? `${isId(audience) ? `api://${audience}` : audience}/access_as_user`),
    clients: clients.length === 0 ? [clientId] : clients,
    groups: readIds('ENTRA_GROUPS', others.groups),
    authority,
    keysUrl: readKeysUrl(
      others.keysUrl ?? `${authority}/${onlyOne(tenants) ?? 'common'}/discovery/v2.0/keys`,
    ),
  };
}

/** What the pane signs in at: its one tenant, or any organization where there are several. */
export function authorityOf({ authority, tenants }: SignInConfig): string {
  return `${authority}/${onlyOne(tenants) ?? 'organizations'}`;
}

function onlyOne(tenants: readonly string[]): string | undefined {
  return tenants.length === 1 ? tenants[0] : undefined;
}

function readIds(name: string, value = ''): readonly string[] {
  const ids = value.split(',').flatMap((part) => (part.trim() === '' ? [] : [part.trim()]));
  if (!ids.every(isId)) {
    throw new RelayConfigError(
      `${name} must be ids like 00000000-1111-2222-3333-444444444444, separated by commas.`,
    );
  }
  return ids.map((id) => id.toLowerCase());
}

function isId(text: string): boolean {
  return /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(text);
}

function readAudience(value: string): string {
  if (/^[\x21-\x7e]{1,256}$/.test(value)) return isId(value) ? value.toLowerCase() : value;
  throw new RelayConfigError(
    'ENTRA_AUDIENCE must be the id, or the id URI, of the application that tokens are for.',
  );
}

function readScope(value: string): string {
  if (/^[\x21-\x7e]{1,256}\/[\w.-]{1,64}$/.test(value)) return value;
  throw new RelayConfigError('ENTRA_SCOPE must be a whole scope, like api://APPLICATION-ID/access_as_user.');
}

function readAuthority(value = usualAuthority): string {
  const url = URL.canParse(value) ? new URL(value) : null;
  if (url === null || url.protocol !== 'https:' || url.origin !== value.replace(/\/$/, '')) {
    throw new RelayConfigError(
      'ENTRA_AUTHORITY must be an https address without a path, like https://login.microsoftonline.us.',
    );
  }
  return url.origin;
}

/** Over http, anybody on the way could put a key of their own there. */
function readKeysUrl(value: string): string {
  const url = URL.canParse(value) ? new URL(value) : null;
  const safe = url?.protocol === 'https:' || (url?.protocol === 'http:' && isLoopback(url.hostname));
  if (url === null || !safe || url.username !== '' || url.password !== '') {
    throw new RelayConfigError("ENTRA_KEYS_URL must be the https address of the sign-in's public keys.");
  }
  return url.href;
}
