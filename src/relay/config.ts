/** What the relay is told by its environment, checked before anything is opened. */
import { createPrivateKey, X509Certificate } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createSecureContext } from 'node:tls';
import { errorCode } from '../http/error-code';
import { portNumber, valueOf, type Environment } from '../http/environment';
import { isLoopback } from './is-loopback';
import { RelayConfigError } from './relay-config-error';
import { readSignInConfig, type SignInConfig } from './sign-in-config';

interface TlsFiles {
  readonly cert: string;
  readonly key: string;
}

export interface RelayConfig {
  readonly host: string;
  readonly port: number;
  /** Where the verification service stands, without a slash at the end. */
  readonly verifyBaseUrl: string;
  /** The firm's key. It leaves the relay only in requests to the service. */
  readonly apiKey: string;
  /** Who may call. Without it, only this computer may, and nobody is asked who they are. */
  readonly signIn?: SignInConfig;
  /** The https address under which users reach the relay, without a slash at the end. */
  readonly publicUrl?: string;
  /** Whether a proxy in front speaks TLS and says so in `X-Forwarded-Proto`. */
  readonly behindProxy?: boolean;
  /** What the relay itself speaks TLS with, in PEM. */
  readonly tls?: TlsFiles;
  /** The add-in's id in `/manifest.xml`; made from the public address where it is not given. */
  readonly manifestId?: string;
}

export function readRelayConfig(environment: Environment): RelayConfig {
  const signIn = readSignInConfig(environment);
  const publicUrl = readPublicUrl(valueOf(environment, 'RELAY_PUBLIC_URL'));
  const tls = readTls(
    valueOf(environment, 'RELAY_TLS_CERT_FILE'),
    valueOf(environment, 'RELAY_TLS_KEY_FILE'),
  );
  const manifestId = readManifestId(valueOf(environment, 'RELAY_MANIFEST_ID'));
  const config: RelayConfig = {
    host: valueOf(environment, 'RELAY_HOST') ?? '127.0.0.1',
    port: readPort(valueOf(environment, 'RELAY_PORT')),
    verifyBaseUrl: readBaseUrl(valueOf(environment, 'VERIFY_BASE_URL')),
    apiKey: readKey(environment),
    ...(signIn === null ? {} : { signIn }),
    ...(publicUrl === null ? {} : { publicUrl }),
    ...(tls === null ? {} : { tls }),
    ...(readYes(valueOf(environment, 'RELAY_BEHIND_PROXY')) ? { behindProxy: true } : {}),
    ...(manifestId === null ? {} : { manifestId }),
  };
  checkReach(config);
  return config;
}

/** Whoever reaches the relay spends the firm's quota, so others must sign in, and nothing of theirs may pass in the clear. */
export function checkReach({ host, signIn, publicUrl, behindProxy, tls }: RelayConfig): void {
  const reached = !isLoopback(host) || publicUrl !== undefined || behindProxy === true;
  if (!reached) return;
  if (signIn === undefined) {
    throw new RelayConfigError(
      'Other computers would reach the relay, and no sign-in is configured: anybody there could spend your ' +
        "firm's quota. Set ENTRA_TENANTS and ENTRA_CLIENT_ID, or leave RELAY_HOST, RELAY_PUBLIC_URL and " +
        'RELAY_BEHIND_PROXY unset, so that the relay listens on this computer only.',
    );
  }
  if (publicUrl === undefined) {
    throw new RelayConfigError(
      'Set RELAY_PUBLIC_URL to the https address under which users reach the relay.',
    );
  }
  if (tls === undefined && behindProxy !== true) {
    throw new RelayConfigError(
      'Nothing would encrypt what users send. Set RELAY_TLS_CERT_FILE and RELAY_TLS_KEY_FILE, or, where a proxy in ' +
        'front of the relay speaks TLS, RELAY_BEHIND_PROXY=yes.',
    );
  }
}

function readPublicUrl(value: string | undefined): string | null {
  if (value === undefined) return null;
  const url = URL.canParse(value) ? new URL(value) : null;
  if (url === null || url.protocol !== 'https:' || url.origin !== value.replace(/\/$/, '').toLowerCase()) {
    throw new RelayConfigError(
      'RELAY_PUBLIC_URL must be an https address without a path, like https://cite.firm.example.',
    );
  }
  return url.origin;
}

function readTls(certFile: string | undefined, keyFile: string | undefined): TlsFiles | null {
  if (certFile === undefined && keyFile === undefined) return null;
  if (certFile === undefined || keyFile === undefined) {
    throw new RelayConfigError('Set both RELAY_TLS_CERT_FILE and RELAY_TLS_KEY_FILE, or neither.');
  }
  const files = {
    cert: readSettingFile('RELAY_TLS_CERT_FILE', certFile),
    key: readSettingFile('RELAY_TLS_KEY_FILE', keyFile),
  };
  checkPair(files);
  return files;
}

function checkPair({ cert, key }: TlsFiles): void {
  let belongsTogether = false;
  let cause: unknown;
  try {
    // Reads the whole chain; empty files it takes for none.
    createSecureContext({ cert, key });
    belongsTogether = new X509Certificate(cert).checkPrivateKey(createPrivateKey(key));
  } catch (error) {
    cause = error;
  }
  if (belongsTogether) return;
  throw new RelayConfigError(
    'RELAY_TLS_CERT_FILE must hold a certificate with its chain, and RELAY_TLS_KEY_FILE the key of that certificate ' +
      'without a passphrase, both in PEM.',
    { cause },
  );
}

function readManifestId(value: string | undefined): string | null {
  if (value === undefined) return null;
  if (/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(value)) return value.toLowerCase();
  throw new RelayConfigError('RELAY_MANIFEST_ID must be an id like 00000000-1111-2222-3333-444444444444.');
}

function readYes(value = 'no'): boolean {
  if (value === 'yes' || value === 'no') return value === 'yes';
  throw new RelayConfigError('RELAY_BEHIND_PROXY must be yes or no.');
}

function readPort(value = '3000'): number {
  const port = portNumber(value);
  if (port === null) {
    throw new RelayConfigError('RELAY_PORT must be a port number from 0 to 65535 (0 takes any free one).');
  }
  return port;
}

function readBaseUrl(value = 'http://127.0.0.1:3001'): string {
  const url = URL.canParse(value) ? new URL(value) : null;
  if (url === null || !['http:', 'https:'].includes(url.protocol) || url.username || url.password) {
    throw new RelayConfigError('VERIFY_BASE_URL must be the https address of the verification service.');
  }
  if (url.protocol === 'http:' && !isLoopback(url.hostname)) {
    throw new RelayConfigError(
      "VERIFY_BASE_URL must begin with https: over http, your firm's key and quotations could be read on the way.",
    );
  }
  return url.href.replace(/[?#].*$/, '').replace(/\/+$/, '');
}

function readKey(environment: Environment): string {
  const inline = valueOf(environment, 'VERIFY_API_KEY');
  const file = valueOf(environment, 'VERIFY_API_KEY_FILE');
  if (inline !== undefined && file !== undefined) {
    throw new RelayConfigError('Set VERIFY_API_KEY or VERIFY_API_KEY_FILE, not both.');
  }
  if (inline === undefined && file === undefined) {
    throw new RelayConfigError(
      'The relay needs the key of your firm: set VERIFY_API_KEY_FILE to the path of a file that holds it, or ' +
        'VERIFY_API_KEY. For a service of your own, `npm run --silent keys -- issue --account "Firm"` prints one.',
    );
  }
  const key = (file === undefined ? inline : readSettingFile('VERIFY_API_KEY_FILE', file))?.trim() ?? '';
  // A header takes visible ASCII only; whatever else stands there is no key.
  if (!/^[\x21-\x7e]{1,512}$/.test(key)) {
    const place = file === undefined ? 'VERIFY_API_KEY' : 'The file that VERIFY_API_KEY_FILE names';
    throw new RelayConfigError(`${place} holds no key, which is one word as \`keys -- issue\` prints it.`);
  }
  return key;
}

function readSettingFile(name: string, path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    const code = errorCode(error);
    // Not its path: somebody may have put the key itself there.
    const reason = unreadableFiles.get(code) ?? `cannot be read (${code})`;
    throw new RelayConfigError(`The file that ${name} names ${reason}.`, { cause: error });
  }
}

const unreadableFiles: ReadonlyMap<string, string> = new Map([
  ['ENOENT', 'is not there'],
  ['EACCES', 'may not be read by the user that runs the relay'],
  ['EISDIR', 'is a folder'],
]);
