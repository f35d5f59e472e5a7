import { expect, test } from 'vitest';
import { toIdentity } from './toIdentity.ts';

test('maps null to an empty string and drops all other Firebase fields', () => {
  const user = { email: null, displayName: null, photoURL: null, uid: 'u1', refreshToken: 'secret' };
  expect(toIdentity(user)).toEqual({ email: '', displayName: '', photoURL: '' });
  expect(toIdentity({ email: 'sam@example.com', displayName: 'Sam', photoURL: 'https://a.example/p.png' })).toEqual({
    email: 'sam@example.com',
    displayName: 'Sam',
    photoURL: 'https://a.example/p.png',
  });
});
