import { expect, test } from 'vitest';
import { readOptions, USAGE } from './commandLine.ts';
import { runOn } from '#tests/support/conformanceRun.ts';
import { permanentWrites } from './writes/writes.ts';

const URL = ['--url', 'https://api.example.com'];

test('an address is enough, and then nothing is written', () => {
  expect(readOptions(URL, {})).toEqual({ url: 'https://api.example.com', write: false, keep: [], expectSecure: false });
});

test('access tokens come from the environment, and the command line overrides them', () => {
  expect(readOptions(URL, { VERIFY_TOKEN: 'a', VERIFY_ADMIN_TOKEN: 'b' })).toMatchObject({ token: 'a', adminToken: 'b' });
  expect(readOptions(URL, { VERIFY_ID_TOKEN: 'a', VERIFY_ADMIN_ID_TOKEN: 'b' })).toMatchObject({ idToken: 'a', adminIdToken: 'b' });
  expect(readOptions([...URL, '--token', 'c'], { VERIFY_TOKEN: 'a' })).toMatchObject({ token: 'c' });
});

test('--keep takes names together or one by one', () => {
  const write = [...URL, '--email', 'a@b.co', '--write'];
  expect(readOptions([...write, '--keep', 'createReview,makeAdmin'], {}).keep).toEqual(['createReview', 'makeAdmin']);
  expect(readOptions([...write, '--keep', 'createReview', '--keep', 'saveUser'], {}).keep).toEqual(['createReview', 'saveUser']);
});

test('--keep takes every write that cannot be undone, and the usage text names it', () => {
  const options = readOptions([...URL, '--email', 'a@b.co', '--write', '--keep', permanentWrites.join()], {});
  expect(options.keep).toEqual(permanentWrites);
  expect(permanentWrites).toContain('createReview');
  expect(USAGE).toContain(permanentWrites.join(', '));
});

test.each(['http://127.0.0.1:4174', 'http://localhost:3000/api', 'http://[::1]:80', 'https://api.example.com/v1'])(
  '%s is a valid address',
  (url) => {
    expect(readOptions(['--url', url], {}).url).toBe(url);
  },
);

test.each([
  [[], '--url is missing'],
  [['--url', 'api.example.com'], 'must be an address'],
  [['--url', 'http://api.example.com'], 'must begin with https://'],
  [['--url', 'http://127.0.0.1.example.com'], 'must begin with https://'],
  [['--url', 'ftp://localhost'], 'must begin with https://'],
  [['--url', 'https://me:secret@api.example.com'], 'must not contain a password'],
  [['--url', 'https://api.example.com?key=1'], 'must not contain a password, ? or #'],
  [[...URL, '--site', 'http://shop.example.com'], '--site must begin with https://'],
  [[...URL, '--write'], '--write needs --email'],
  [[...URL, '--email', 'a@b.co', '--admin-email', 'A@b.co'], 'must be different users'],
  [[...URL, '--keep', 'createReview'], '--keep needs --write'],
  [[...URL, '--email', 'a@b.co', '--write', '--keep', 'login'], `--keep accepts ${permanentWrites.join(', ')}, not login`],
  [[...URL, '--everything'], "Unknown option '--everything'"],
])('%j is wrong usage: %s', (args, message) => {
  expect(() => readOptions(args, {})).toThrow(message);
});

test('wrong usage exits with 2, prints the options, and sends no request', async () => {
  const fetch = () => Promise.reject(new Error('not to be called'));
  const { code, printedErrors, lines } = await runOn('http://api.example.com', [], { fetch });
  expect(code).toBe(2);
  expect(printedErrors.join('\n')).toContain('npm run verify:api -- --url');
  expect(lines).toEqual([]);
});
