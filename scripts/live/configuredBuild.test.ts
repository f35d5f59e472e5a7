import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { type ServerResponse, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { PreviewServer } from 'vite';
import { afterAll, afterEach, expect, test, vi } from 'vitest';
import { configuredBuild } from './configuredBuild.ts';
import { CACHE_IMMUTABLE } from './hosting.ts';

type Middleware = (request: object, response: ServerResponse, next: () => void) => void;

/** A build with three pages and a picture. */
const folder = mkdtempSync(join(tmpdir(), 'build-'));
mkdirSync(join(folder, 'app'));
writeFileSync(join(folder, 'favicon.svg'), '');

/** Writes the pages, with this script. `minute`: the time at which they were built. */
function writePages(script: string, minute: number) {
  for (const name of ['index.html', 'login.html', 'app/index.html']) {
    writeFileSync(join(folder, name), `<script>${script}</script>`);
    utimesSync(join(folder, name), minute * 60, minute * 60);
  }
}
writePages('1', 1);
afterAll(() => rmSync(folder, { recursive: true }));

interface PreviewOptions {
  type?: string;
  accept?: string;
  /** Writes the build again while the preview runs. */
  rebuild?: () => void;
}

/**
 * Requests a path from the preview. The server behind its middleware responds with this content type, and with the path that it was asked
 * for.
 */
async function preview(
  path: string,
  { type = 'text/html', accept = 'text/html', rebuild = () => {} }: PreviewOptions = {},
): Promise<Response> {
  const { configurePreviewServer } = configuredBuild(process.cwd());
  const middlewares: Middleware[] = [];
  if (typeof configurePreviewServer !== 'function') throw new Error('It has no middleware');
  await configurePreviewServer.call(
    {} as never,
    {
      middlewares: { use: (one: Middleware) => middlewares.push(one) },
      config: { root: folder, build: { outDir: '.' } },
    } as unknown as PreviewServer,
  );
  rebuild();
  const server = createServer((request, response) => {
    for (const middleware of middlewares) middleware(request, response, () => {});
    response.writeHead(200, { 'Content-Type': type, 'Cache-Control': 'no-cache' });
    response.end(request.url);
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const response = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`, { headers: { Accept: accept } });
  server.close();
  return response;
}

const cacheControlOf = async (path: string, type: string) => (await preview(path, { type })).headers.get('Cache-Control');

test.each([
  ['/', '/'],
  ['/login', '/login'],
  ['/favicon.svg', '/favicon.svg'],
  ['/booking/7?from=mail', '/app/index.html'],
  ['/no/such', '/app/index.html'],
])('the preview answers %s with the file for %s', async (path, file) => {
  expect(await (await preview(path)).text()).toBe(file);
});

test('the preview answers a call with no page', async () => {
  expect(await (await preview('/carTools', { accept: 'application/json' })).text()).toBe('/carTools');
});

const policyFor = (script: string) => `script-src 'self' 'sha256-${createHash('sha256').update(script).digest('base64')}'`;

test("the preview's policy allows the code in the pages", async () => {
  expect((await preview('/')).headers.get('Content-Security-Policy')).toContain(policyFor('1'));
});

test("the preview's policy allows the code of a build that was written while it runs", async () => {
  const response = await preview('/', { rebuild: () => writePages('2', 2) });
  writePages('1', 1);
  expect(response.headers.get('Content-Security-Policy')).toContain(policyFor('2'));
});

test("the preview's policy stays while a build is being written", async () => {
  const response = await preview('/', { rebuild: () => rmSync(join(folder, 'app/index.html')) });
  writePages('1', 1);
  expect(response.headers.get('Content-Security-Policy')).toContain(policyFor('1'));
});

test('the preview lets browsers cache files whose names change with their content', async () => {
  expect(await cacheControlOf('/assets/main-1.js', 'text/javascript')).toBe(CACHE_IMMUTABLE);
});

test.each([
  ['the page itself', '/', 'text/html'],
  ['the page in the place of a file that is gone', '/assets/gone-1.js', 'text/html;charset=utf-8'],
  ['a file whose name stays', '/products.json', 'application/json'],
])('the preview makes browsers revalidate %s', async (_, path, type) => {
  expect(await cacheControlOf(path, type)).toBe('no-cache');
});

/** The constant for src/contract/texts.ts in a build of this mode. */
async function wordingIn(mode: string): Promise<unknown> {
  const { config } = configuredBuild(process.cwd());
  if (typeof config !== 'function') throw new Error('It configures nothing');
  const result = await config.call({} as never, {}, { mode, command: 'build' });
  return result?.define?.['import.meta.env.VITE_TEXTS'];
}

afterEach(() => vi.unstubAllEnvs());

test.each(['loopback', 'sandbox', 'production'])('a build of mode %s has the wording that the environment names', async (mode) => {
  vi.stubEnv('VITE_TEXTS', 'corrected');
  expect(await wordingIn(mode)).toBe('"corrected"');
});

test('an unknown wording stops a build, except a live one, which shows the problem', async () => {
  vi.stubEnv('VITE_TEXTS', 'correct');
  for (const mode of ['sandbox', 'production', 'test']) await expect(wordingIn(mode)).rejects.toThrow('VITE_TEXTS');
  expect(await wordingIn('loopback')).toBe('"documented"');
});
