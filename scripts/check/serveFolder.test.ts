import { writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { temporaryFolder } from '#tests/support/temporaryFolder.ts';
import { serveFolder } from './serveFolder.ts';

const folder = temporaryFolder(afterAll);
let server: Awaited<ReturnType<typeof serveFolder>>;
beforeAll(async () => {
  writeFileSync(join(folder, 'index.html'), 'Home');
  writeFileSync(join(folder, '404.html'), 'Not here');
  server = await serveFolder(folder, '/design/');
});
afterAll(() => server.close());

/** Requests a path as it is. `fetch` would correct it. */
const statusOf = (path: string) =>
  new Promise<number | undefined>((resolve, reject) => {
    request(server.address, { path }, (response) => resolve(response.resume().statusCode))
      .on('error', reject)
      .end();
  });

test.each([
  ['the folder', '/design/', 200],
  ['a missing file', '/design/no.js', 404],
  ['a path outside of the folder', '/design/../../etc/passwd', 404],
  ['a path that is encoded wrongly', '/design/%', 400],
])('answers %s', async (_, path, status) => {
  expect(await statusOf(path)).toBe(status);
  expect(await statusOf('/design/')).toBe(200);
});
