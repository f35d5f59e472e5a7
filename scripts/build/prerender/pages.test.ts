import { writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '#tests/support/temporaryFolder.ts';
import { builtBase } from './pages.ts';

test.each([
  ['/', '/'],
  ['/shop/', '/shop/'],
  ['/a/b/', '/a/b/'],
])('a site built for %s is served there', (built, base) => {
  const folder = temporaryFolder();
  const page = `<link rel="icon" href="${built}favicon.svg"><script type="module" crossorigin src="${built}assets/index-x.js"></script>`;
  writeFileSync(join(folder, 'index.html'), page);
  expect(builtBase(folder)).toBe(base);
});

test('a site that was not built yet is served at the root', () => {
  expect(builtBase(join(tmpdir(), 'nothing'))).toBe('/');
});
