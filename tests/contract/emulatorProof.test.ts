import { expect, test } from 'vitest';
import { emulatorProof } from '#server/emulatorProof.ts';

const NOW = Date.UTC(2026, 10, 20);
const { readEmail } = emulatorProof({ project: 'demo-shop', now: () => NOW });

const encode = (part: unknown) => Buffer.from(JSON.stringify(part)).toString('base64url');
const header = { alg: 'none', typ: 'JWT' };
const claims = {
  aud: 'demo-shop',
  iss: 'https://securetoken.google.com/demo-shop',
  sub: 'u1',
  exp: NOW / 1000 + 3600,
  email: 'Sam+shop@example.com',
  email_verified: true,
};
const tokenOf = (changes: object = {}, { first = header, signature = '' } = {}) =>
  `${encode(first)}.${encode({ ...claims, ...changes })}.${signature}`;

test("reads the email of the emulator's token", () => {
  expect(readEmail(tokenOf())).toBe(claims.email);
});

test('refuses an email that is not verified, with the reason', () => {
  expect(() => readEmail(tokenOf({ email_verified: false }))).toThrow(expect.objectContaining({ status: 403 }));
});

test.each<[string, string]>([
  ['of another project', tokenOf({ aud: 'other' })],
  ['of another issuer', tokenOf({ iss: 'https://securetoken.google.com/other' })],
  ['that has expired', tokenOf({ exp: NOW / 1000 })],
  ['without an expiry', tokenOf({ exp: undefined })],
  ['without an account', tokenOf({ sub: '' })],
  ['without an email', tokenOf({ email: undefined })],
  ['that does not say whether the email is verified', tokenOf({ email_verified: undefined })],
  ['with an email that is none', tokenOf({ email: 'sam' })],
  ['with a signature, which nobody here can verify', tokenOf({}, { signature: 'AAAA' })],
  ['that says it is signed', tokenOf({}, { first: { ...header, alg: 'RS256' } })],
  ['with a fourth part', `${tokenOf()}.x`],
  ['without a signature part', tokenOf().slice(0, -1)],
  ['that is no JWT', 'sandboxIdentity.sam%40example.com'],
  ['that is no JSON', 'e30.x.'],
  ['that is empty', ''],
])('accepts no token %s', (_, token) => {
  expect(readEmail(token)).toBeNull();
});
