import { mkdirSync, writeFileSync } from 'node:fs';
import { type IncomingMessage, request } from 'node:http';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { temporaryFolder } from '#tests/support/temporaryFolder.ts';
import { fileFor, host } from './host.ts';

describe('the file of an address', () => {
  const paths = ['index.html', 'app/index.html', 'login.html', 'blog/index.html', 'assets/main.js'];
  const files = new Map(paths.map((path) => [path, path]));

  test.each([
    ['/', 'index.html'],
    ['/assets/main.js', 'assets/main.js'],
    ['/login', 'login.html'],
    ['/login/', 'login.html'],
    ['/blog', 'blog/index.html'],
    ['/booking/1', 'app/index.html'],
    ['/assets/none.js', undefined],
  ])('%s is %s', (pathname, expected) => {
    expect(fileFor(files, pathname)).toBe(expected);
  });

  test('of a page is index.html if the build has no other fallback', () => {
    expect(fileFor(new Map([['index.html', 'Home']]), '/booking/1')).toBe('Home');
  });
});

describe('the host', () => {
  const folder = temporaryFolder(afterAll);
  let server: Awaited<ReturnType<typeof host>>;
  beforeAll(async () => {
    mkdirSync(join(folder, 'assets'));
    writeFileSync(join(folder, 'index.html'), 'Home');
    writeFileSync(join(folder, 'assets/one.webp'), 'Picture');
    writeFileSync(join(folder, '_headers'), '/*\n  X-Robots-Tag: none\n');
    server = await host(folder);
  });
  afterAll(() => server.close());

  /** Unlike `fetch`, does not decompress. */
  const get = (path: string) =>
    new Promise<IncomingMessage>((resolve, reject) => {
      request(server.address + path, resolve)
        .on('error', reject)
        .end();
    });

  test('compresses texts', async () => {
    const response = await get('/');
    expect(response.headers).toMatchObject({ 'content-encoding': 'br', 'cache-control': 'no-cache', 'x-robots-tag': 'none' });
    const chunks: Buffer[] = await response.toArray();
    expect(brotliDecompressSync(Buffer.concat(chunks)).toString()).toBe('Home');
  });

  test('sends pictures as they are, and what does not change to be kept', async () => {
    const response = await get('/assets/one.webp');
    expect(response.headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=31536000, immutable',
      'content-length': '7',
    });
    expect(response.headers).not.toHaveProperty('content-encoding');
    expect(await text(response)).toBe('Picture');
  });

  test('answers a missing file with 404', async () => {
    expect((await get('/assets/none.js')).resume().statusCode).toBe(404);
  });
});
