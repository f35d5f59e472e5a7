import { expect, test } from 'vitest';
import { toIdentity } from './toIdentity.ts';

test('nothing is an empty text, and what else Firebase knows stays there', () => {
  const user = { email: null, displayName: null, photoURL: null, uid: 'u1', refreshToken: 'secret' };
  expect(toIdentity(user)).toEqual({ email: '', displayName: '', photoURL: '' });
  expect(toIdentity({ email: 'sam@example.com', displayName: 'Sam', photoURL: 'https://a.example/p.png' })).toEqual({
    email: 'sam@example.com',
    displayName: 'Sam',
    photoURL: 'https://a.example/p.png',
  });
});
