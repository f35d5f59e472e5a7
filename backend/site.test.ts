import { mkdir, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { CACHE_CONTROL as OF_OTHER_HOSTS } from '../scripts/build/hosting.ts';
import { temporaryFolder } from '../tests/support/temporaryFolder.ts';
import { CACHE_CONTROL } from './site.ts';
import { type OpenBackend, openBackend } from './test/openBackend.ts';

let backend: OpenBackend;
const folder = temporaryFolder(afterAll);

beforeAll(async () => {
  const files = {
    'index.html': 'home',
    'login.html': 'login',
    'app/index.html': 'any page',
    'assets/main-a1.js': 'export {};',
    'assets/large-c3.js': '0;'.repeat(2_000_000),
    'pictures/1.svg': '<svg/>',
    'products.json': JSON.stringify([{ _id: '1', name: 'Brick 2G', img: '', quantity: 3, price: 9 }]),
    _headers: "/*\n  Content-Security-Policy: default-src 'self'; img-src https:\n  X-Content-Type-Options: nosniff\n",
    '.env': 'secret',
  };
  for (const [name, content] of Object.entries(files)) {
    await mkdir(join(folder, name, '..'), { recursive: true });
    await writeFile(join(folder, name), content);
  }
  backend = await openBackend({ SITE_FOLDER: folder });
});
afterAll(() => backend.close());

test.for([
  ['/', 200, 'home', 'no-cache'],
  ['/login', 200, 'login', 'no-cache'],
  ['/booking/64f0?x=1', 200, 'any page', 'no-cache'],
  ['/assets/main-a1.js', 200, 'export {};', 'public, max-age=31536000, immutable'],
  ['/pictures/1.svg', 200, '<svg/>', 'public, max-age=300'],
  ['/assets/main-b2.js', 404, 'Not found', null],
  ['/_headers', 404, 'Not found', null],
  ['/.env', 200, 'any page', 'no-cache'],
  ['/..%2f..%2fetc/passwd', 200, 'any page', 'no-cache'],
] as const)('%s is answered as its host would', async ([path, status, text, cacheControl]) => {
  const response = await fetch(backend.address.replace('/api', '') + path);
  expect([response.status, await response.text(), response.headers.get('cache-control')]).toEqual([status, text, cacheControl]);
  expect(response.headers.get('content-security-policy')).toBe("default-src 'self'; img-src https:");
});

/** Asks for a path as a browser does, and goes away at the first bytes of the answer. */
const askAndLeave = (path: string, encoding: string) =>
  new Promise<void>((left) => {
    const { hostname, port } = new URL(backend.address);
    const socket = connect(Number(port), hostname, () =>
      socket.write(`GET ${path} HTTP/1.1\r\nHost: shop.test\r\nAccept-Encoding: ${encoding}\r\n\r\n`),
    );
    socket.once('data', () => socket.destroy()).once('close', () => left());
  });

// An error here ends the process, so Vitest reports it though no assertion does.
test('clients that go away disturb nobody', async () => {
  for (let client = 0; client < 30; client += 1)
    for (const path of ['/assets/large-c3.js', '/login', '/api/carTools'])
      await askAndLeave(path, client % 2 === 0 ? 'br, gzip' : 'identity');
  expect((await backend.send('GET', '/carTools')).status).toBe(200);
});

test('the calls are below /api, and the phones are those of the site', async () => {
  expect(backend.address).toMatch(/\/api$/);
  expect((await backend.call('listTools', {})).json).toHaveLength(33);
  expect((await backend.call('listPhones', {})).json).toEqual([{ _id: '1', name: 'Brick 2G', img: '', quantity: 3, price: 9 }]);
  expect((await backend.send('GET', '/nothing')).status).toBe(404);
});

test('files are cached as on the other hosts', () => {
  expect(CACHE_CONTROL).toEqual(OF_OTHER_HOSTS);
});
