import { pbkdf2Sync } from 'node:crypto';
import { afterEach, expect, test, vi } from 'vitest';
import { digestOf } from './account.ts';

afterEach(() => vi.unstubAllGlobals());

test.for(['secret1', '', 'пароль ✓', 'longer than a block '.repeat(4)])('hashes %j alike with and without Web Crypto', async (password) => {
  const digest = pbkdf2Sync(password, 'a salt', 100_000, 32, 'sha256').toString('hex');
  expect(await digestOf(password, 'a salt')).toBe(digest);
  vi.stubGlobal('crypto', {});
  expect(await digestOf(password, 'a salt')).toBe(digest);
});
