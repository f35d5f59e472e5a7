import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, test } from 'vitest';

test('the worker that is served is the one of the installed msw', () => {
  const installed = createRequire(import.meta.url).resolve('msw/mockServiceWorker.js');
  expect(readFileSync('public-sandbox/mockServiceWorker.js', 'utf8')).toBe(readFileSync(installed, 'utf8'));
});
