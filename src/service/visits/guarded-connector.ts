/**
 * The one place through which every connection of a visit goes. Undici's `connect.lookup` would not do: it is never
 * called for literal addresses. Here the name is resolved once, every answer has to be public, the connection is pinned
 * to the first, and the peer is looked at again when it stands.
 */
import { lookup } from 'node:dns/promises';
import type { Socket } from 'node:net';
import type { TLSSocket } from 'node:tls';
import { buildConnector } from 'undici';
import { bareHost, isAddress, isPublicAddress } from '../../links/public-address';
import { portOf, publicPorts } from './check-link-address';

export interface GuardOptions {
  /** All addresses of a name; rejects as `dns.lookup` does. */
  readonly resolve?: Resolve;
  readonly dial?: Dial;
  readonly isAllowed?: (address: string) => boolean;
  readonly ports?: ReadonlySet<number>;
}

export type Resolve = (host: string) => Promise<readonly string[]>;

/** Connects to the address and to nothing else; over TLS the certificate is checked against `name`. */
export type Dial = (target: DialTarget) => Promise<Dialled>;

interface DialTarget {
  readonly protocol: 'http:' | 'https:';
  readonly address: string;
  readonly port: number;
  /** Absent for a literal address. */
  readonly name?: string;
}

interface Dialled {
  readonly socket: Socket | TLSSocket;
  readonly peer: string;
}

/** The connection would have left the public internet. */
export class AddressRefused extends Error {
  override readonly name = 'AddressRefused';
}

export const resolveBySystem: Resolve = async (host) =>
  (await lookup(host, { all: true })).map(({ address }) => address);

export function guardedConnector(options: GuardOptions = {}): buildConnector.connector {
  const {
    resolve = resolveBySystem,
    dial = dialWith(),
    isAllowed = isPublicAddress,
    ports = publicPorts,
  } = options;

  return ({ protocol, hostname, port }, callback) => {
    connect(protocol === 'https:' ? 'https:' : 'http:', bareHost(hostname), portOf({ protocol, port })).then(
      (socket) => callback(null, socket),
      (error: unknown) => callback(error instanceof Error ? error : new Error('failed to connect'), null),
    );
  };

  async function connect(
    protocol: 'http:' | 'https:',
    host: string,
    port: number,
  ): Promise<Socket | TLSSocket> {
    if (!ports.has(port)) throw new AddressRefused('port');
    const isLiteral = isAddress(host);
    const addresses = isLiteral ? [host] : await resolve(host);
    const [address] = addresses;
    if (address === undefined || !addresses.every(isAllowed)) throw new AddressRefused('address');
    const { socket, peer } = await dial({ protocol, address, port, ...(isLiteral ? {} : { name: host }) });
    if (isAllowed(peer)) return socket;
    socket.destroy();
    throw new AddressRefused('peer');
  }
}

/** `ca` only where a test has a certificate authority of its own. */
export function dialWith(options: { readonly ca?: string; readonly timeoutMs?: number } = {}): Dial {
  const connector = buildConnector({
    timeout: options.timeoutMs ?? 5_000,
    allowH2: false,
    autoSelectFamily: false,
    ...(options.ca === undefined ? {} : { ca: options.ca }),
  });
  return ({ protocol, address, port, name }) =>
    new Promise((resolve, reject) => {
      const target = { protocol, hostname: address, host: address, port: String(port) };
      connector(name === undefined ? target : { ...target, servername: name }, (...[error, socket]) => {
        if (error !== null) reject(error);
        else resolve({ socket, peer: socket.remoteAddress ?? '' });
      });
    });
}
