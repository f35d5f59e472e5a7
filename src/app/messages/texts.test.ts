import { expect, test } from 'vitest';
import { ApiError } from '#contract/apiError.ts';
import { IdentityError } from '#contract/identityError.ts';
import { sentenceOf } from './failureSentences.ts';
import { identitySentence } from './identitySentences.ts';

const http = (status: number) => new ApiError('http', { message: 'x', status });
const kinds = (['offline', 'timeout', 'aborted', 'malformed', 'shape', 'busy'] as const).map(
  (kind) => new ApiError(kind, { message: 'x' }),
);
const statuses = [0, 304, 400, 401, 403, 404, 408, 409, 412, 413, 418, 422, 429, 500, 502, 503, 599].map(http);
const strangers = [new Error('Cannot read properties of undefined'), undefined, null, 'text', { message: 'x' }];

test.each([...kinds, ...statuses, ...strangers])('explains a failed call in plain sentences: %s', (error) => {
  const sentence = sentenceOf(error);
  expect(sentence).toMatch(/^[A-Z].{10,}\.$/);
  expect(sentence).not.toMatch(/undefined|null|NaN|\[object|HTTP|\d/);
});

test('different causes have different messages, the same cause has the same one', () => {
  const messages = [401, 403, 404, 409, 429, 500].map((status) => sentenceOf(http(status)));
  expect(new Set(messages).size).toBe(messages.length);
  expect(sentenceOf(http(503))).toBe(sentenceOf(http(500)));
  expect(sentenceOf(http(412))).toBe(sentenceOf(http(409)));
  expect(sentenceOf(http(408))).toBe(sentenceOf(new ApiError('timeout', { message: 'x' })));
});

const say = (code: string, message = 'Firebase: Error.') => identitySentence(new IdentityError(code, message));

test('does not reveal if an address has an account', () => {
  const messages = ['wrong-password', 'user-not-found', 'invalid-credential'].map((code) => say(code));
  expect(new Set(messages).size).toBe(1);
});

test.each([
  'account-exists-with-different-credential',
  'admin-restricted-operation',
  'cancelled-popup-request',
  'email-already-in-use',
  'google-unreachable',
  'internal-error',
  'invalid-credential',
  'invalid-email',
  'missing-password',
  'network-request-failed',
  'operation-not-allowed',
  'password-does-not-meet-requirements',
  'popup-blocked',
  'popup-closed-by-user',
  'requires-recent-login',
  'sign-up-unfinished',
  'too-many-requests',
  'unauthorized-domain',
  'user-disabled',
  'user-token-expired',
  'weak-password',
  'web-storage-unsupported',
])('has its own sentence for %s', (code) => {
  expect(say(code)).toMatch(/^[A-Z].{10,}\.$/);
  expect(say(code)).not.toContain('Firebase');
});

test.each(['quota-exceeded', 'constructor', '__proto__', ''])('shows the service’s own message for an unknown code: %j', (code) => {
  expect(say(code, 'Own words.')).toBe('Own words.');
  expect(say(code, ' ')).toBe('Signing in failed. Please try again.');
});
