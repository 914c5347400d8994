/** Which sources are asked, and where: from the environment, every mistake in plain words. None unless `SOURCES` names them. */
import { sourceNames, type SourceName } from './source';

export interface SourcesConfig {
  /** In order of trust. */
  readonly order: readonly SourceName[];
  readonly capUrl: string;
  readonly courtListenerUrl: string;
  /** Present where `order` has `courtlistener`. */
  readonly courtListenerToken?: string;
}

type ReadValue = (name: string) => string | undefined;

export function readSourcesConfig(valueOf: ReadValue, faults: string[]): SourcesConfig {
  const order = readOrder(valueOf('SOURCES'), faults);
  const token = order.includes('courtlistener')
    ? readToken(valueOf('COURTLISTENER_TOKEN'), faults)
    : undefined;
  return {
    order,
    capUrl: readAddress('CAP_URL', valueOf('CAP_URL'), 'https://static.case.law', faults),
    // The path of the API itself may be given or not.
    courtListenerUrl: readAddress(
      'COURTLISTENER_URL',
      valueOf('COURTLISTENER_URL'),
      'https://www.courtlistener.com',
      faults,
    ).replace(/\/api\/rest\/v4$/, ''),
    ...(token === undefined ? {} : { courtListenerToken: token }),
  };
}

function readOrder(value: string | undefined, faults: string[]): readonly SourceName[] {
  const written = (value ?? '').split(',').map((name) => name.trim().toLowerCase());
  const known = sourceNames.filter((name) => written.includes(name));
  if (written.some((name) => name !== '' && !known.some((other) => other === name))) {
    faults.push(
      `SOURCES names a source that is not known. Known are ${sourceNames.join(' and ')}; separate them by commas.`,
    );
  }
  return known.sort((left, right) => written.indexOf(left) - written.indexOf(right));
}

function readToken(value: string | undefined, faults: string[]): string | undefined {
  if (value === undefined) {
    faults.push(
      'SOURCES names courtlistener, but COURTLISTENER_TOKEN is not set. Put the API token of a CourtListener account there, or take courtlistener out of SOURCES.',
    );
  } else if (!/^[\x21-\x7e]{1,200}$/.test(value)) {
    faults.push('COURTLISTENER_TOKEN has characters that no token has.');
  }
  return value;
}

/** Without a slash at its end. */
function readAddress(name: string, given: string | undefined, usual: string, faults: string[]): string {
  const value = given ?? usual;
  const url = URL.canParse(value) ? new URL(value) : null;
  const isSafe = url?.protocol === 'https:' || (url?.protocol === 'http:' && isLoopback(url.hostname));
  const isPlain = url?.username === '' && url.password === '' && url.search === '' && url.hash === '';
  if (!isSafe || !isPlain) {
    faults.push(
      `${name} must be an https address, or an http address of this computer, without a user or a query.`,
    );
  }
  return (url?.href ?? usual).replace(/\/+$/, '');
}

function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '[::1]' || /^127(?:\.\d{1,3}){3}$/.test(host);
}
