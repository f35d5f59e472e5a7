import { mkdirSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { networkInterfaces } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { temporaryFolder } from '#tests/support/temporaryFolder.ts';
import { serveSite } from './serve.mjs';

const folder = temporaryFolder(afterAll);
let server: Awaited<ReturnType<typeof serveSite>>;
beforeAll(async () => {
  for (const name of ['app', 'assets', 'corrected/app']) mkdirSync(join(folder, 'site', name), { recursive: true });
  const files = {
    'secret.txt': 'outside',
    'site/_headers': '/*\n  X-One: a: b\n',
    'site/index.html': 'home',
    'site/login.html': 'login',
    'site/app/index.html': 'fallback',
    'site/assets/main-1.js': 'code',
    'site/corrected/_headers': '/*\n  X-One: corrected\n',
    'site/corrected/index.html': 'corrected home',
    'site/corrected/app/index.html': 'corrected fallback',
  };
  for (const [path, content] of Object.entries(files)) writeFileSync(join(folder, path), content);
  server = await serveSite(join(folder, 'site'), 0);
});
afterAll(() => server.close());

interface Answer {
  status: number | undefined;
  text: string;
  headers: Record<string, unknown>;
}

/** Requests a path as it is. `fetch` would correct it. */
const get = (path: string, { accept = 'text/html', method = 'GET' } = {}) =>
  new Promise<Answer>((resolve, reject) => {
    request(server.address, { path, method, headers: { accept } }, (response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (part: string) => (text += part));
      response.on('end', () => resolve({ status: response.statusCode, text, headers: response.headers }));
    })
      .on('error', reject)
      .end();
  });

test.each([
  ['home', '/', 'home'],
  ['a page with a file', '/login', 'login'],
  ['a page with a query', '/login?world=large', 'login'],
  ['a page without a file', '/booking/1', 'fallback'],
])('answers the address of %s', async (_, path, text) => {
  expect(await get(path)).toMatchObject({ status: 200, text, headers: { 'content-type': 'text/html; charset=utf-8', 'x-one': 'a: b' } });
});

test.each([
  ['/corrected/', 'corrected home'],
  ['/corrected/booking/1', 'corrected fallback'],
  // Both shops have the same file.
  ['/corrected/assets/main-1.js', 'code'],
])('answers %s of the shop with corrected texts, with its own headers', async (path, text) => {
  expect(await get(path)).toMatchObject({ status: 200, text, headers: { 'x-one': 'corrected' } });
});

test('leads to the folder of that shop', async () => {
  expect(await get('/corrected')).toMatchObject({ status: 307, headers: { location: '/corrected/' } });
  expect(await get('/corrected?tour=a')).toMatchObject({ status: 307, headers: { location: '/corrected/?tour=a' } });
});

test('sends code with its type, and lets browsers keep it, but no page', async () => {
  expect(await get('/assets/main-1.js', { accept: '*/*' })).toMatchObject({
    text: 'code',
    headers: { 'content-type': 'text/javascript; charset=utf-8', 'cache-control': expect.stringContaining('immutable') },
  });
  expect((await get('/')).headers).toMatchObject({ 'cache-control': 'no-cache' });
  expect((await get('/corrected/assets/main-1.js')).headers).toMatchObject({ 'cache-control': expect.stringContaining('immutable') });
});

test.each([
  '/assets/main-2.js',
  '/../secret.txt',
  '/%2e%2e/secret.txt',
  '/..%2fsecret.txt',
  String.raw`/..\secret.txt`,
  '/assets/..%5c..%5c..%5csecret.txt',
  '//secret.txt',
  '/_headers',
  '/%',
  '/%00',
  '/__proto__',
])('has no file for %s', async (path) => {
  expect(await get(path, { accept: '*/*' })).toMatchObject({ status: 404, text: '' });
});

test('takes nothing from anybody', async () => {
  expect((await get('/', { method: 'POST' })).status).toBe(405);
  expect(await get('/', { method: 'HEAD' })).toMatchObject({ status: 200, text: '' });
});

test('answers nobody on another computer', async () => {
  const port = new URL(server.address).port;
  const outside = Object.values(networkInterfaces()).flatMap((all = []) =>
    all.filter(({ internal, family }) => !internal && family === 'IPv4').map(({ address }) => address),
  );
  for (const address of outside) await expect(fetch(`http://${address}:${port}/`)).rejects.toThrow('fetch failed');
});
