import { FirebaseError } from 'firebase/app';
import { describe, expect, test } from 'vitest';
import { IdentityError } from '#contract/identityError.ts';
import { withIdentityErrors, toIdentity, toIdentityError } from './toIdentity.ts';

test('maps null to an empty string and drops all other Firebase fields', () => {
  const user = { email: null, displayName: null, photoURL: null, uid: 'u1', refreshToken: 'secret' };
  expect(toIdentity(user)).toEqual({ email: '', displayName: '', photoURL: '' });
  expect(toIdentity({ email: 'sam@example.com', displayName: 'Sam', photoURL: 'https://a.example/p.png' })).toEqual({
    email: 'sam@example.com',
    displayName: 'Sam',
    photoURL: 'https://a.example/p.png',
  });
});

describe('a Firebase error', () => {
  test.each([
    [
      'auth/weak-password',
      'Firebase: Password should be at least 6 characters (auth/weak-password).',
      'weak-password',
      'Password should be at least 6 characters.',
    ],
    [
      'auth/too-many-requests',
      'Firebase: Access is off (for now). Try later. (auth/too-many-requests).',
      'too-many-requests',
      'Access is off (for now). Try later.',
    ],
    ['auth/invalid-credential', 'Firebase: Error (auth/invalid-credential).', 'invalid-credential', ''],
    ['auth/error-code:-47', 'Firebase: Error (auth/error-code:-47).', 'error-code:-47', ''],
    ['auth/two-lines', 'Firebase: One.\nTwo! (auth/two-lines).', 'two-lines', 'One.\nTwo!'],
    ['auth/undressed', 'Something else', 'undressed', ''],
  ])('%s: %s', (code, message, ownCode, words) => {
    const error = toIdentityError(new FirebaseError(code, message));
    expect(error).toBeInstanceOf(IdentityError);
    expect([error.code, error.message]).toEqual([ownCode, words]);
  });

  test.each([
    new TypeError('x is not a function'),
    new FirebaseError('app/no-app', 'Firebase: x (app/no-app).'),
    'text',
    null,
    { code: 'auth/x' },
  ])('maps any other error to unknown, without its message: %s', (error) => {
    expect(toIdentityError(error)).toMatchObject({ name: 'IdentityError', code: 'unknown', message: '' });
  });

  test('passes a result through, and translates an error once', async () => {
    expect(await withIdentityErrors(Promise.resolve(5))).toBe(5);
    const own = new IdentityError('sign-up-unfinished', '');
    await expect(withIdentityErrors(Promise.reject(own))).rejects.toBe(own);
    await expect(withIdentityErrors(Promise.reject(new FirebaseError('auth/timeout', 'x')))).rejects.toMatchObject({ code: 'timeout' });
  });
});
