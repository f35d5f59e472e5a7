import { describe, expect, test, vi } from 'vitest';
import { createAccessToken } from './accessToken.ts';

/** A login whose responses the test sends itself, in any order. */
function manualLogin() {
  const calls: { email: string; answer: (accessToken: string) => void; fail: () => void }[] = [];
  const login = (email: string) =>
    new Promise<{ accessToken: string }>((resolve, reject) => {
      calls.push({ email, answer: (accessToken) => resolve({ accessToken }), fail: () => reject(new Error('down')) });
    });
  return { calls, login };
}

test('without a signed-in user there is no token and no request', async () => {
  const { calls, login } = manualLogin();
  const token = createAccessToken({ login });
  expect(await token.get()).toBeUndefined();
  token.start('');
  expect(await token.get()).toBeUndefined();
  expect(await token.renew('T')).toBeUndefined();
  expect(calls).toHaveLength(0);
});

test('start fetches at once, and all callers share the one request', async () => {
  const { calls, login } = manualLogin();
  const token = createAccessToken({ login });
  token.start('a@x.co');
  const waiting = Promise.all([token.get(), token.get()]);
  expect(token.current()).toBeUndefined();
  calls[0]?.answer('T');
  expect(await waiting).toEqual(['T', 'T']);
  expect(token.current()).toBe('T');
  token.start('a@x.co');
  expect(await token.get()).toBe('T');
  expect(calls.map(({ email }) => email)).toEqual(['a@x.co']);
});

test('a failed login gives no token and no error, and the next call tries again', async () => {
  const { calls, login } = manualLogin();
  const token = createAccessToken({ login });
  token.start('a@x.co');
  const first = token.get();
  calls[0]?.fail();
  expect(await first).toBeUndefined();
  const second = token.get();
  calls[1]?.answer('T');
  expect(await second).toBe('T');
});

test('a failed login is reported', async () => {
  const { calls, login } = manualLogin();
  const token = createAccessToken({ login });
  const failures: unknown[] = [];
  token.onFailure((error) => failures.push(error));
  token.start('a@x.co');
  calls[0]?.fail();
  await token.get();
  expect(failures).toEqual([new Error('down')]);
});

test('a login that throws gives no error either', async () => {
  const login = vi.fn((): Promise<never> => {
    throw new Error('ours');
  });
  const token = createAccessToken({ login });
  token.start('a@x.co');
  expect(await token.get()).toBeUndefined();
  expect(await token.get()).toBeUndefined();
  expect(login.mock.calls.length).toBeGreaterThan(1);
});

test('after sign-out the token is gone, and a late response is ignored', async () => {
  const { calls, login } = manualLogin();
  const token = createAccessToken({ login });
  token.start('a@x.co');
  const waiting = token.get();
  token.clear();
  calls[0]?.answer('A');
  expect(await waiting).toBeUndefined();
  expect(token.current()).toBeUndefined();
});

test('when another user signs in, ignores the late response for the previous one', async () => {
  const { calls, login } = manualLogin();
  const token = createAccessToken({ login });
  token.start('a@x.co');
  const ofOld = token.get();
  token.start('b@x.co');
  const ofNew = token.get();
  calls[1]?.answer('B');
  calls[0]?.answer('A');
  expect(await ofOld).toBeUndefined();
  expect(await ofNew).toBe('B');
  expect(token.current()).toBe('B');
});

test('the same user gets a new token after signing out', async () => {
  const { calls, login } = manualLogin();
  const token = createAccessToken({ login });
  token.start('a@x.co');
  token.clear();
  token.start('a@x.co');
  calls[0]?.answer('old');
  calls[1]?.answer('new');
  expect(await token.get()).toBe('new');
});

test('several rejected calls renew the token once', async () => {
  const { calls, login } = manualLogin();
  const token = createAccessToken({ login });
  token.start('a@x.co');
  calls[0]?.answer('old');
  await token.get();
  const renewing = [token.renew('old'), token.renew('old')];
  expect(token.current()).toBeUndefined();
  calls[1]?.answer('new');
  expect(await Promise.all(renewing)).toEqual(['new', 'new']);
  expect(await token.renew('old')).toBe('new');
  expect(calls).toHaveLength(2);
});

test("does not renew another user's token", async () => {
  const { calls, login } = manualLogin();
  const token = createAccessToken({ login });
  token.start('a@x.co');
  calls[0]?.answer('A');
  await token.get();
  token.start('b@x.co');
  calls[1]?.answer('B');
  await token.get();
  expect(await token.renew('A')).toBeUndefined();
  expect(token.current()).toBe('B');
});

describe('with a proof of who calls', () => {
  /** A login that records its arguments, and ID tokens that the test gives itself. */
  function openProof() {
    const asked: { email: string; give: (idToken: string | undefined) => void }[] = [];
    const login = vi.fn(async (email: string, idToken?: string) => ({ accessToken: `${email} ${idToken}` }));
    const getIdToken = (email: string) => new Promise<string | undefined>((give) => void asked.push({ email, give }));
    return { asked, login, token: createAccessToken({ login, getIdToken }) };
  }

  test("each login passes the user's current ID token", async () => {
    const { asked, login, token } = openProof();
    token.start('a@x.co');
    const first = token.get();
    expect(login).not.toHaveBeenCalled();
    asked[0]?.give('ID 1');
    expect(await first).toBe('a@x.co ID 1');
    const renewed = token.renew('a@x.co ID 1');
    await Promise.resolve();
    asked[1]?.give('ID 2');
    expect(await renewed).toBe('a@x.co ID 2');
    expect(asked.map(({ email }) => email)).toEqual(['a@x.co', 'a@x.co']);
  });

  test('logs in without a proof if there is none', async () => {
    const { asked, login, token } = openProof();
    token.start('a@x.co');
    asked[0]?.give(undefined);
    expect(await token.get()).toBe('a@x.co undefined');
    expect(login.mock.calls).toEqual([['a@x.co', undefined]]);
  });

  test.each([
    ['', 0],
    ['b@x.co', 1],
  ])('does not log in for a user who is replaced by %j before the proof arrives', async (next, logins) => {
    const { asked, login, token } = openProof();
    token.start('a@x.co');
    const ofOld = token.get();
    if (next === '') token.clear();
    else token.start(next);
    for (const { email, give } of asked) give(`ID of ${email}`);
    expect(await ofOld).toBeUndefined();
    await token.get();
    expect(login.mock.calls).toEqual([['b@x.co', 'ID of b@x.co']].slice(0, logins));
  });
});
