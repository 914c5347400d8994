/** What the relay is told by its environment, checked before anything is opened. */
import { readFileSync } from 'node:fs';

export interface RelayConfig {
  readonly host: string;
  readonly port: number;
  /** Where the verification service stands, without a slash at the end. */
  readonly verifyBaseUrl: string;
  /** The firm's key. It leaves the relay only in requests to the service. */
  readonly apiKey: string;
}

/** A setting is missing or wrong; the message says which, and what to do. It never holds the key. */
export class RelayConfigError extends Error {
  override readonly name = 'RelayConfigError';
}

export function readRelayConfig(environment: Environment): RelayConfig {
  return {
    host: readHost(valueOf(environment, 'RELAY_HOST')),
    port: readPort(valueOf(environment, 'RELAY_PORT')),
    verifyBaseUrl: readBaseUrl(valueOf(environment, 'VERIFY_BASE_URL')),
    apiKey: readKey(environment),
  };
}

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Only this computer may reach the relay: it does not know yet who calls, and whoever calls spends the firm's quota.
 */
export function readHost(value = '127.0.0.1'): string {
  if (!isLoopback(value)) {
    throw new RelayConfigError(
      'RELAY_HOST names an address that other computers reach, and no sign-in is configured: anybody there could spend ' +
        "your firm's quota. Leave RELAY_HOST unset, so that the relay listens on this computer only.",
    );
  }
  return value;
}

function readPort(value = '3000'): number {
  const port = /^\d{1,5}$/.test(value) ? Number(value) : NaN;
  if (!(port >= 0 && port <= 65_535)) {
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
  const key = (file === undefined ? inline : readKeyFile(file))?.trim() ?? '';
  // A header takes visible ASCII only; whatever else stands there is no key.
  if (!/^[\x21-\x7e]{1,512}$/.test(key)) {
    throw new RelayConfigError(`${file === undefined ? 'VERIFY_API_KEY' : 'The key file'} holds no key.`);
  }
  return key;
}

function readKeyFile(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    throw new RelayConfigError('The file that VERIFY_API_KEY_FILE names cannot be read.', { cause: error });
  }
}

function isLoopback(host: string): boolean {
  return /^(localhost|127(\.\d{1,3}){3}|::1|\[::1\])$/i.test(host);
}

/** An empty variable counts as unset, as shells and service managers mean it. */
function valueOf(environment: Environment, name: string): string | undefined {
  const value = environment[name]?.trim();
  return value === '' ? undefined : value;
}
