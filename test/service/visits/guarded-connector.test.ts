import { createServer, type Server } from 'node:http';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createLinkVisitor } from '../../../src/service/visits/create-link-visitor';
import { dialWith, resolveBySystem, type Resolve } from '../../../src/service/visits/guarded-connector';

const signal = (): AbortSignal => new AbortController().signal;

describe('a hostile address', () => {
  let server: Server;
  let port = 0;
  let hits = 0;
  const dialled: string[] = [];

  beforeAll(async () => {
    server = createServer((_request, response) => {
      hits += 1;
      response.end('secret');
    });
    await new Promise<void>((resolve) => server.listen(0, '::', resolve));
    const address = server.address();
    port = typeof address === 'object' && address !== null ? address.port : 0;
  });
  afterAll(() => {
    server.close();
    server.closeAllConnections();
  });

  const names: Readonly<Record<string, readonly string[]>> = {
    'loop.example': ['127.0.0.1'],
    'loop6.example': ['::1'],
    'mapped.example': ['::ffff:127.0.0.1'],
    'private.example': ['192.168.1.1'],
    'mixed.example': ['93.184.216.34', '127.0.0.1'],
    'mixed6.example': ['2606:4700::1111', '::1'],
    'metadata.example': ['169.254.169.254'],
    'nothing.example': [],
    'zone.example': ['fe80::1%lo'],
    'nonsense.example': ['localhost'],
  };
  const resolve: Resolve = (host) => Promise.resolve(names[host] ?? ['127.0.0.1']);

  const hosts = [
    '127.0.0.1',
    '127.0.0.1.',
    '127.1',
    '127.0.1',
    '2130706433',
    '0x7f000001',
    '0x7f.0.0.1',
    '0177.0.0.1',
    '017700000001',
    '0',
    '0.0.0.0',
    '127。0。0。1',
    '①②⑦.⓪.⓪.①',
    '%31%32%37.0.0.1',
    'localhost',
    'localhost.',
    'LOCALHOST',
    'a.localhost',
    'printer.local',
    'wiki.internal',
    'intranet',
    'server.corp',
    'router.home.arpa',
    '1.0.0.127.in-addr.arpa',
    '[::1]',
    '[::]',
    '[0:0:0:0:0:0:0:1]',
    '[::ffff:127.0.0.1]',
    '[::ffff:7f00:1]',
    '[::127.0.0.1]',
    '[64:ff9b::7f00:1]',
    '[64:ff9b:1::7f00:1]',
    '[2002:7f00:1::]',
    '[2001:0:7f00:1::]',
    '[fd00::1]',
    '[fe80::1]',
    '[fec0::1]',
    '[ff02::1]',
    '[100::1]',
    '[2001:db8::1]',
    '10.0.0.1',
    '172.16.0.1',
    '192.168.0.1',
    '169.254.169.254',
    '100.64.0.1',
    '198.18.0.1',
    '192.0.0.1',
    '192.88.99.1',
    '224.0.0.1',
    '240.0.0.1',
    '255.255.255.255',
    'user:password@127.0.0.1',
    'example.com@127.0.0.1',
    ...Object.keys(names),
  ];

  test.each(hosts)('%s is refused, and nothing connects to it', async (host) => {
    const visitor = createLinkVisitor({
      resolve,
      dial: (target) => {
        dialled.push(target.address);
        return dialWith()(target);
      },
      // The server's own port is let through, so that only the guard stands before it.
      ports: new Set([80, 443, port]),
    });
    const answer = await visitor.visit(`http://${host}:${port}/`, signal());
    expect(answer.kind).toBe('refused');
    expect({ hits, dialled }).toEqual({ hits: 0, dialled: [] });
    await visitor.close();
  });

  test('the server would have been reached without the guard', async () => {
    const visitor = createLinkVisitor({ resolve, isAllowed: () => true, ports: new Set([port]) });
    expect(await visitor.visit(`http://loop.example:${port}/`, signal())).toMatchObject({ kind: 'answered' });
    expect(hits).toBeGreaterThan(0);
    await visitor.close();
  });
});

test('a connection that ends at another peer than the one that was checked is dropped', async () => {
  let destroyed = false;
  const { Socket } = await import('node:net');
  const socket = new Socket();
  socket.on('close', () => (destroyed = true));
  const visitor = createLinkVisitor({
    resolve: () => Promise.resolve(['93.184.216.34']),
    dial: () => Promise.resolve({ socket, peer: '10.0.0.1' }),
  });
  expect(await visitor.visit('http://court.example/', signal())).toEqual({
    kind: 'refused',
    reason: 'privateAddress',
  });
  await new Promise((resolve) => setImmediate(resolve));
  expect(destroyed).toBe(true);
});

test.each([
  ['http://court.example/', { protocol: 'http:', address: '93.184.216.34', port: 80, name: 'court.example' }],
  [
    'https://court.example/',
    { protocol: 'https:', address: '93.184.216.34', port: 443, name: 'court.example' },
  ],
  // An address has no name that a certificate could be asked for.
  ['https://93.184.216.35/', { protocol: 'https:', address: '93.184.216.35', port: 443 }],
])('%s is dialled at the usual port, by the name that its certificate must bear', async (url, target) => {
  const dialled: unknown[] = [];
  const visitor = createLinkVisitor({
    resolve: () => Promise.resolve(['93.184.216.34']),
    dial: (asked) => {
      dialled.push(asked);
      return Promise.reject(new Error('nobody answers'));
    },
  });
  await visitor.visit(url, signal());
  expect(dialled[0]).toEqual(target);
  await visitor.close();
});

test.each([
  ['file:///etc/passwd', 'scheme'],
  ['ftp://court.example/', 'scheme'],
  ['javascript:alert(1)', 'scheme'],
  ['http://court.example:22/', 'port'],
  ['https://court.example:8443/', 'port'],
  ['https://user@court.example/', 'credentials'],
  ['https://:secret@court.example/', 'credentials'],
  ['http://', 'malformed'],
  ['http://[fe80::1%25eth0]/', 'malformed'],
  ['no address', 'malformed'],
])('%s is refused for its %s', async (url, reason) => {
  const visitor = createLinkVisitor({
    resolve: () => Promise.reject(new Error('was resolved')),
    dial: () => Promise.reject(new Error('was dialled')),
  });
  expect(await visitor.visit(url, signal())).toEqual({ kind: 'refused', reason });
});

test('the system tells every address of a name, none of which is public for this computer', async () => {
  const addresses = await resolveBySystem('localhost');
  expect(addresses.length).toBeGreaterThan(0);
  for (const address of addresses) expect(address).toMatch(/^(?:127\.0\.0\.\d+|::1)$/);
});
