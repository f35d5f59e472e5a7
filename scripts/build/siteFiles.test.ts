import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '#tests/support/temporaryFolder.ts';
import { listSiteFiles } from './siteFiles.ts';

/** Writes a built site. Its files contain their own path, or what `changed` says. */
function buildSite(changed: Record<string, string> = {}) {
  const folder = temporaryFolder();
  const files = [
    'index.html',
    'app/index.html',
    'login.html',
    '404.html',
    '_headers',
    'sandboxWorker.js',
    'mockServiceWorker.js',
    'products.json',
    'licences.txt',
    'pictures/1f527.webp',
    'assets/main-1.js',
    'assets/worker-1.js',
  ];
  for (const path of files) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), changed[path] ?? path);
  }
  return listSiteFiles(folder);
}

test('lists what the pages need, and not what the sandbox answers itself', () => {
  const { pages, files } = buildSite();
  expect(pages).toEqual(['', 'app/index.html']);
  expect(files).toEqual(['assets/main-1.js', 'assets/worker-1.js', 'licences.txt', 'pictures/1f527.webp']);
});

test('the version changes with a page or a picture, and with nothing that is not stored', () => {
  const { version } = buildSite();
  expect(buildSite().version).toBe(version);
  for (const path of ['index.html', 'app/index.html', 'pictures/1f527.webp'])
    expect(buildSite({ [path]: 'another' }).version).not.toBe(version);
  expect(buildSite({ 'login.html': 'another' }).version).toBe(version);
});
