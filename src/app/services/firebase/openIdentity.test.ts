import { expect, test, vi } from 'vitest';
import { getIdToken } from './openIdentity.ts';

const userOf = (email: string | null) => ({ email, getIdToken: vi.fn(async () => 'ID') });

test("asks the SDK for the signed-in user's token each time, without forcing a renewal", async () => {
  const currentUser = userOf('Sam@example.com');
  expect(await getIdToken({ currentUser }, 'sam@example.com')).toBe('ID');
  expect(await getIdToken({ currentUser }, 'sam@example.com')).toBe('ID');
  expect(currentUser.getIdToken.mock.calls).toEqual([[], []]);
});

test.each([['ines@example.com'], [null]])('gives no token of the user %s for another email', async (email) => {
  const currentUser = userOf(email);
  expect(await getIdToken({ currentUser }, 'sam@example.com')).toBeUndefined();
  expect(currentUser.getIdToken).not.toHaveBeenCalled();
});

test('gives no token when signed out, and passes an error of the SDK on', async () => {
  expect(await getIdToken({ currentUser: null }, 'sam@example.com')).toBeUndefined();
  const currentUser = { email: 'sam@example.com', getIdToken: () => Promise.reject(new Error('no connection')) };
  await expect(getIdToken({ currentUser }, 'sam@example.com')).rejects.toThrow('no connection');
});
