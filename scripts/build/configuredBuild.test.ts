import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build, createLogger, preview } from 'vite';
import { afterAll, afterEach, expect, test, vi } from 'vitest';
import { temporaryFolder } from '#tests/support/temporaryFolder.ts';
import { configuredBuild } from './configuredBuild.ts';
import { CACHE_CONTROL } from './hosting.ts';

/** A build with three pages, pictures, a list and a script. Each file contains its own path. */
const folder = temporaryFolder(afterAll);
const write = (path: string, content = '') => writeFileSync(join(folder, path), `${path}${content}`);
for (const name of ['app', 'assets', 'pictures']) mkdirSync(join(folder, name));
write('favicon.svg');
write('products.json');
write('pictures/1f527.svg');
// Long enough to be sent compressed.
write('assets/main-1.js', ' '.repeat(10_000));

for (const name of ['index.html', 'login.html', 'app/index.html']) write(name, '<!doctype html>');
const askFor = (policy: string) => write('_headers', `\n/*\n  Content-Security-Policy: ${policy}\n`);
askFor("default-src 'none'");

interface RequestOptions {
  accept?: string;
  /** Writes the build again while the preview runs. */
  rebuild?: () => void;
}

/** Requests a path from Vite's preview of the build. */
async function request(path: string, { accept = '*/*', rebuild = () => {} }: RequestOptions = {}): Promise<Response> {
  const server = await preview({
    configFile: false,
    logLevel: 'silent',
    root: folder,
    build: { outDir: '.' },
    plugins: [configuredBuild(process.cwd())],
    preview: { host: '127.0.0.1', port: 0 },
  });
  rebuild();
  const [address = ''] = server.resolvedUrls?.local ?? [];
  const response = await fetch(address + path.slice(1), { headers: { Accept: accept } });
  // Before the server ends.
  const content = await response.arrayBuffer();
  await server.close();
  return new Response(content, response);
}

test.each([
  ['/', 'index.html'],
  ['/login', 'login.html'],
  ['/favicon.svg', 'favicon.svg'],
  ['/booking/7?from=mail', 'app/index.html'],
  ['/no/such', 'app/index.html'],
])('the preview answers %s with %s', async (path, file) => {
  const content = await (await request(path, { accept: 'text/html' })).text();
  expect(content.replace(/<.*/, '')).toBe(file);
});

test('the preview answers a call with no page', async () => {
  expect((await request('/carTools', { accept: 'application/json' })).status).toBe(404);
});

test('the preview sends the headers that the build asks hosts to send, also if it was written while the preview runs', async () => {
  expect((await request('/')).headers.get('Content-Security-Policy')).toBe("default-src 'none'");
  const { headers } = await request('/', { rebuild: () => askFor("default-src 'self'") });
  expect(headers.get('Content-Security-Policy')).toBe("default-src 'self'");
});

test('the preview sends no policy for a build without one, such as Storybook', async () => {
  const { headers } = await request('/', { rebuild: () => rmSync(join(folder, '_headers')) });
  expect(headers.get('Content-Security-Policy')).toBeNull();
});

test('the policy of a build allows the code in its pages', async () => {
  const project = temporaryFolder();
  writeFileSync(join(project, 'index.html'), '<!doctype html><script>1</script>');
  await build({ configFile: false, logLevel: 'silent', mode: 'sandbox', root: project, plugins: [configuredBuild(project)] });
  const hash = createHash('sha256').update('1').digest('base64');
  expect(readFileSync(join(project, 'dist/_headers'), 'utf8')).toContain(`script-src 'self' 'sha256-${hash}'`);
});

test('the preview lets browsers cache files whose names change with their content', async () => {
  const { headers } = await request('/assets/main-1.js');
  expect(headers.get('Content-Encoding')).toBe('gzip');
  expect(headers.get('Cache-Control')).toBe(CACHE_CONTROL['assets']);
});

test('the preview lets browsers cache pictures for a while', async () => {
  expect((await request('/pictures/1f527.svg')).headers.get('Cache-Control')).toBe(CACHE_CONTROL['pictures']);
});

test.each([
  ['the page itself', '/'],
  ['the page in the place of a script that is gone', '/assets/gone-1.js'],
  ['the page in the place of a picture that is gone', '/pictures/gone.svg'],
  ['a file whose name stays', '/products.json'],
])('the preview makes browsers revalidate %s', async (_, path) => {
  expect((await request(path)).headers.get('Cache-Control')).toBe('no-cache');
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

test('a build whose configuration is incomplete says so last', async () => {
  const project = temporaryFolder();
  writeFileSync(join(project, 'index.html'), '<!doctype html><div id="root"></div>');
  const printed: string[] = [];
  const print = (line: string) => void printed.push(line);
  const customLogger = { ...createLogger(), info: print, warn: print };
  await build({ configFile: false, customLogger, mode: 'live', root: project, plugins: [configuredBuild(project)] });
  expect(printed.at(-1)).toMatch(
    /^The site will only show these problems:\n {2}VITE_API_URL: It is missing\.\n {2}VITE_FIREBASE_API_KEY: /,
  );
});
