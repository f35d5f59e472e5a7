import { createActor, fromCallback, fromPromise, SimulatedClock } from 'xstate';
import { describe, expect, test } from 'vitest';
import { ApiError } from '#contract/apiError.ts';
import type { Identity } from '#contract/entities/identity.ts';
import { IdentityError } from '#contract/identityError.ts';
import { failureOf } from '#machines/failure.ts';
import { authMachine } from '#machines/auth/auth.machine.ts';
import type { AuthEvent } from '#machines/auth/auth.setup.ts';
import { ines, sam } from '#tests/support/fakeIdentity.ts';
import { settle } from '#tests/support/testFlowContext.ts';

const credentials = { email: sam.email, password: 'secret1' };
const down = new ApiError('http', { message: 'no', status: 503 });
const form = { name: 'Sam', ...credentials };
const refused = new IdentityError('invalid-credential', 'The supplied credential is incorrect.');

/** Starts the machine. The test controls the identity service. */
function start() {
  const clock = new SimulatedClock();
  const subscriptions: { emit: (event: AuthEvent) => void; isStopped: boolean }[] = [];
  const calls: { name: string; input?: unknown; answer: PromiseWithResolvers<Identity> }[] = [];
  const announcements: string[] = [];
  const call = (name: string, input?: unknown) => {
    const answer = Promise.withResolvers<Identity>();
    calls.push({ name, input, answer });
    return answer.promise;
  };
  const actor = createActor(
    authMachine.provide({
      actors: {
        watchIdentity: fromCallback<AuthEvent>(({ sendBack }) => {
          const subscription = { emit: sendBack, isStopped: false };
          subscriptions.push(subscription);
          return () => {
            subscription.isStopped = true;
          };
        }),
        signIn: fromPromise<Identity, { email: string; password: string }>(({ input }) => call('signIn', input)),
        signUp: fromPromise<Identity, typeof form>(({ input }) => call('signUp', input)),
        saveUser: fromPromise(async ({ input }) => {
          await call('saveUser', input);
          return null;
        }),
        signInWithGoogle: fromPromise<Identity>(() => call('signInWithGoogle')),
        signOut: fromPromise<void>(async () => void (await call('signOut'))),
      },
      actions: {
        announceSignedUp: () => void announcements.push('signed up'),
        announceUnverified: () => void announcements.push('unverified'),
        announceSignOutFailed: (_, { error }) => void announcements.push(`not signed out: ${error.code}`),
      },
    }),
    { clock },
  ).start();
  return {
    actor,
    clock,
    subscriptions,
    calls,
    announcements,
    state: () => [actor.getSnapshot().value, actor.getSnapshot().context.identity?.email ?? null],
    authError: () => actor.getSnapshot().context.authError,
    reportIdentity: (identity: Identity | null) => subscriptions.at(-1)?.emit({ type: 'identity.changed', identity }),
    answer: async (outcome: Identity | Error) => {
      const call = calls.at(-1);
      if (outcome instanceof Error) call?.answer.reject(outcome);
      else call?.answer.resolve(outcome);
      await settle();
    },
  };
}

/** Starts the machine signed in or signed out. */
function startSettled(identity: Identity | null) {
  const auth = start();
  auth.reportIdentity(identity);
  return auth;
}

describe('restoring', () => {
  test.each([
    [sam, ['signedIn', sam.email]],
    [null, ['signedOut', null]],
  ])('settles as soon as the service reports', (identity, expected) => {
    const { state, reportIdentity, clock, actor } = start();
    expect(state()).toEqual(['restoring', null]);
    actor.send({ type: 'auth.signIn', ...credentials });
    expect(state()).toEqual(['restoring', null]);
    reportIdentity(identity);
    expect(state()).toEqual(expected);
    clock.increment(60_000);
    expect(state()).toEqual(expected);
  });

  test('unsettled after ten seconds, not before', () => {
    const { state, clock } = start();
    clock.increment(9_999);
    expect(state()).toEqual(['restoring', null]);
    clock.increment(1);
    expect(state()).toEqual(['unsettled', null]);
  });

  test('unsettled immediately when the service is unavailable', () => {
    const { state, subscriptions } = start();
    subscriptions[0]?.emit({ type: 'identity.failed' });
    expect(state()).toEqual(['unsettled', null]);
  });
});

describe('unsettled', () => {
  function startUnsettled() {
    const auth = start();
    auth.clock.increment(10_000);
    return auth;
  }

  test('retry starts a new watch with another ten seconds, and ends the old one', () => {
    const { actor, state, subscriptions, clock } = startUnsettled();
    actor.send({ type: 'auth.retry' });
    expect(state()).toEqual(['restoring', null]);
    expect(subscriptions.map(({ isStopped }) => isStopped)).toEqual([true, false]);
    clock.increment(9_999);
    expect(state()).toEqual(['restoring', null]);
    clock.increment(1);
    expect(state()).toEqual(['unsettled', null]);
    actor.send({ type: 'auth.retry' });
    subscriptions[2]?.emit({ type: 'identity.changed', identity: sam });
    expect(state()).toEqual(['signedIn', sam.email]);
  });

  test('can continue signed out', () => {
    const { actor, state } = startUnsettled();
    actor.send({ type: 'auth.continueSignedOut' });
    expect(state()).toEqual(['signedOut', null]);
  });

  test('a late report still counts, before and after continuing signed out', () => {
    const waiting = startUnsettled();
    waiting.reportIdentity(sam);
    expect(waiting.state()).toEqual(['signedIn', sam.email]);
    const continued = startUnsettled();
    continued.actor.send({ type: 'auth.continueSignedOut' });
    continued.reportIdentity(sam);
    expect(continued.state()).toEqual(['signedIn', sam.email]);
  });
});

describe('signing in', () => {
  test('calls the service and is signed in by its response', async () => {
    const { actor, state, calls, answer } = startSettled(null);
    actor.send({ type: 'auth.signIn', ...credentials });
    expect(state()).toEqual(['signingIn', null]);
    expect(calls).toMatchObject([{ name: 'signIn', input: credentials }]);
    await answer(sam);
    expect(state()).toEqual(['signedIn', sam.email]);
  });

  test('works the same way with Google', async () => {
    const { actor, state, calls, answer } = startSettled(null);
    actor.send({ type: 'auth.signInWithGoogle' });
    expect(calls.map(({ name }) => name)).toEqual(['signInWithGoogle']);
    await answer(ines);
    expect(state()).toEqual(['signedIn', ines.email]);
  });

  test('ignores a second submit while pending', async () => {
    const { actor, calls, answer, state } = startSettled(null);
    actor.send({ type: 'auth.signIn', ...credentials });
    actor.send({ type: 'auth.signIn', email: ines.email, password: 'other12' });
    actor.send({ type: 'auth.signInWithGoogle' });
    expect(calls).toHaveLength(1);
    await answer(sam);
    expect(state()).toEqual(['signedIn', sam.email]);
  });

  test.each(['auth.signIn', 'auth.signInWithGoogle'] as const)('%s keeps the reason of a refusal, and can be tried again', async (type) => {
    const { actor, state, authError, answer } = startSettled(null);
    actor.send({ type, ...credentials });
    await answer(refused);
    expect(state()).toEqual(['refused', null]);
    expect(authError()).toEqual({ code: 'invalid-credential', message: refused.message });
    actor.send({ type: 'auth.signIn', ...credentials });
    expect(state()).toEqual(['signingIn', null]);
    await answer(sam);
    expect([state(), authError()]).toEqual([['signedIn', sam.email], null]);
  });

  test('hides the message of an error that is not from the service', async () => {
    const { actor, authError, answer } = startSettled(null);
    actor.send({ type: 'auth.signIn', ...credentials });
    await answer(new TypeError('x is not a function'));
    expect(authError()).toEqual({ code: 'unknown', message: '' });
  });

  test('ignores a report of no user while signing in', async () => {
    const { actor, state, reportIdentity, answer } = startSettled(null);
    for (const type of ['auth.signIn', 'auth.signInWithGoogle'] as const) {
      actor.send({ type, ...credentials });
      reportIdentity(null);
      await answer(refused);
      expect(state()).toEqual(['refused', null]);
    }
  });

  test.each(['auth.signIn', 'auth.signInWithGoogle'] as const)(
    '%s follows a sign-in in another tab, and ignores the late response',
    async (type) => {
      const { actor, state, authError, reportIdentity, answer } = startSettled(null);
      actor.send({ type, ...credentials });
      reportIdentity(ines);
      expect(state()).toEqual(['signedIn', ines.email]);
      await answer(refused);
      expect([state(), authError()]).toEqual([['signedIn', ines.email], null]);
    },
  );
});

describe('signing up', () => {
  /** The account is created, and its profile is being saved. */
  async function startSaving() {
    const auth = startSettled(null);
    auth.actor.send({ type: 'auth.signUp', ...form });
    await auth.answer(sam);
    return auth;
  }
  async function startUnsaved() {
    const auth = await startSaving();
    await auth.answer(down);
    return auth;
  }
  const context = (auth: Awaited<ReturnType<typeof startSaving>>) => auth.actor.getSnapshot().context;

  test('creates the account, saves its profile, then announces it', async () => {
    const auth = startSettled(null);
    auth.actor.send({ type: 'auth.signUp', ...form });
    expect(auth.state()).toEqual(['signingUp', null]);
    await auth.answer(sam);
    expect([auth.state(), auth.announcements]).toEqual([['savingProfile', sam.email], []]);
    await auth.answer(sam);
    expect([auth.state(), auth.announcements]).toEqual([['signedIn', sam.email], ['signed up']]);
    expect(auth.calls).toMatchObject([
      { name: 'signUp', input: form },
      { name: 'saveUser', input: { email: sam.email, body: { name: 'Sam', email: sam.email } } },
    ]);
    expect(context(auth)).toMatchObject({ identity: sam, authError: null, profile: null, profileFailure: null });
  });

  test('does not keep the password in the context', async () => {
    const auth = startSettled(null);
    auth.actor.send({ type: 'auth.signUp', ...form });
    expect(JSON.stringify(context(auth))).not.toContain(form.password);
    await auth.answer(sam);
    expect(JSON.stringify(context(auth))).not.toContain(form.password);
  });

  test('ignores a second submit while the account is created and while the profile is saved', async () => {
    const auth = startSettled(null);
    const submitAll = () => {
      auth.actor.send({ type: 'auth.signUp', ...form, email: ines.email });
      auth.actor.send({ type: 'auth.signIn', ...credentials });
      auth.actor.send({ type: 'auth.signInWithGoogle' });
      auth.actor.send({ type: 'auth.leave' });
    };
    auth.actor.send({ type: 'auth.signUp', ...form });
    submitAll();
    expect(auth.calls.map(({ name }) => name)).toEqual(['signUp']);
    await auth.answer(sam);
    submitAll();
    expect(auth.calls.map(({ name }) => name)).toEqual(['signUp', 'saveUser']);
    await auth.answer(sam);
    expect(auth.announcements).toEqual(['signed up']);
  });

  test('keeps the reason of a refusal, and can be tried again', async () => {
    const auth = startSettled(null);
    auth.actor.send({ type: 'auth.signUp', ...form });
    await auth.answer(new IdentityError('email-already-in-use', 'Taken.'));
    expect([auth.state(), auth.authError()]).toEqual([['refused', null], { code: 'email-already-in-use', message: 'Taken.' }]);
    auth.actor.send({ type: 'auth.signUp', ...form, name: 'Ines', email: ines.email });
    await auth.answer(ines);
    expect([auth.state(), auth.authError()]).toEqual([['savingProfile', ines.email], null]);
    expect(auth.calls.at(-1)).toMatchObject({ name: 'saveUser', input: { email: ines.email, body: { name: 'Ines' } } });
  });

  test('ignores reports of the new account, or of no user, before the response', async () => {
    const auth = startSettled(null);
    auth.actor.send({ type: 'auth.signUp', ...form, email: sam.email.toUpperCase() });
    auth.reportIdentity(null);
    auth.reportIdentity({ ...sam, displayName: '' });
    expect(auth.state()).toEqual(['signingUp', null]);
    await auth.answer(sam);
    auth.reportIdentity(sam);
    expect(auth.state()).toEqual(['savingProfile', sam.email]);
  });

  test('follows another user or a sign-out in another tab', async () => {
    const making = startSettled(null);
    making.actor.send({ type: 'auth.signUp', ...form });
    making.reportIdentity(ines);
    await making.answer(sam);
    expect(making.state()).toEqual(['signedIn', ines.email]);
    const saving = await startSaving();
    saving.reportIdentity(null);
    await saving.answer(sam);
    expect([saving.state(), saving.announcements]).toEqual([['signedOut', null], []]);
    const unsaved = await startUnsaved();
    unsaved.reportIdentity(ines);
    expect(unsaved.state()).toEqual(['signedIn', ines.email]);
  });

  test('stays signed in with the reason if the profile cannot be saved, and Retry saves it', async () => {
    const auth = await startUnsaved();
    expect(auth.state()).toEqual(['profileUnsaved', sam.email]);
    expect([context(auth).profileFailure, auth.announcements]).toEqual([failureOf(down), []]);
    auth.reportIdentity(sam);
    auth.actor.send({ type: 'auth.retry' });
    expect([auth.state(), context(auth).profileFailure]).toEqual([['savingProfile', sam.email], failureOf(down)]);
    await auth.answer(sam);
    expect([auth.state(), auth.announcements]).toEqual([['signedIn', sam.email], ['signed up']]);
    expect(auth.calls.map(({ input }) => input).slice(1)).toEqual(
      Array.from({ length: 2 }, () => ({ email: sam.email, body: { name: 'Sam', email: sam.email } })),
    );
  });

  test('goes on without the profile if the email is not confirmed, which it announces', async () => {
    const { actor, state, announcements, reportIdentity, answer } = startSettled(null);
    actor.send({ type: 'auth.signUp', ...form });
    reportIdentity(sam);
    await answer(sam);
    actor.send({ type: 'email.checked', isVerified: false });
    await answer(down);
    expect([state(), announcements]).toEqual([['signedIn', sam.email], ['unverified']]);
    reportIdentity(null);
    expect(actor.getSnapshot().context.isUnverified).toBe(false);
  });

  test('can continue without a saved profile, or sign out', async () => {
    const continuing = await startUnsaved();
    continuing.actor.send({ type: 'auth.leave' });
    expect([continuing.state(), continuing.announcements, context(continuing).profileFailure]).toEqual([['signedIn', sam.email], [], null]);
    const signingOut = await startUnsaved();
    signingOut.actor.send({ type: 'auth.signOut' });
    await signingOut.answer(sam);
    expect([signingOut.state(), context(signingOut).profile]).toEqual([['signedOut', null], null]);
  });

  test('can sign out while the profile is being saved, and the late answer is not announced', async () => {
    const saving = await startSaving();
    saving.actor.send({ type: 'auth.signOut' });
    expect(saving.state()).toEqual(['signingOut', sam.email]);
    saving.calls.find(({ name }) => name === 'saveUser')?.answer.resolve(sam);
    await saving.answer(sam);
    expect([saving.state(), saving.announcements, context(saving).profile]).toEqual([['signedOut', null], [], null]);
  });

  test('a sign-out that fails while the profile is being saved saves it again', async () => {
    const saving = await startSaving();
    saving.actor.send({ type: 'auth.signOut' });
    await saving.answer(refused);
    expect(saving.state()).toEqual(['savingProfile', sam.email]);
    await saving.answer(sam);
    expect([saving.state(), context(saving).profile]).toEqual([['signedIn', sam.email], null]);
  });

  test('a sign-out that fails keeps the unsaved profile, and it can be saved again', async () => {
    const auth = await startUnsaved();
    auth.actor.send({ type: 'auth.signOut' });
    await auth.answer(refused);
    expect([auth.state(), auth.announcements]).toEqual([['profileUnsaved', sam.email], [`not signed out: ${refused.code}`]]);
    auth.actor.send({ type: 'auth.retry' });
    await auth.answer(sam);
    expect([auth.state(), context(auth).profile]).toEqual([['signedIn', sam.email], null]);
  });
});

test('leaving the page clears its error', async () => {
  const { actor, state, authError, answer } = startSettled(null);
  actor.send({ type: 'auth.leave' });
  expect(state()).toEqual(['signedOut', null]);
  actor.send({ type: 'auth.signIn', ...credentials });
  await answer(refused);
  actor.send({ type: 'auth.leave' });
  expect([state(), authError()]).toEqual([['signedOut', null], null]);
});

test.each(['auth.signIn', 'auth.signInWithGoogle'] as const)(
  '%s: leaving the page shows no late error, and a late success counts',
  async (type) => {
    const { actor, state, authError, reportIdentity, answer } = startSettled(null);
    actor.send({ type, ...credentials });
    actor.send({ type: 'auth.leave' });
    await answer(refused);
    expect([state(), authError()]).toEqual([['signedOut', null], null]);
    actor.send({ type, ...credentials });
    actor.send({ type: 'auth.leave' });
    await answer(sam);
    reportIdentity(sam);
    expect(state()).toEqual(['signedIn', sam.email]);
  },
);

test('knows no user at the start, after leaving an error, and after signing out', async () => {
  const nobody = { identity: null, authError: null, profile: null, profileFailure: null, isUnverified: false };
  const { actor, reportIdentity, answer } = start();
  const context = () => actor.getSnapshot().context;
  expect(context()).toEqual(nobody);
  reportIdentity(null);
  actor.send({ type: 'auth.signIn', ...credentials });
  await answer(refused);
  actor.send({ type: 'auth.leave' });
  expect(context()).toEqual(nobody);
  reportIdentity(sam);
  actor.send({ type: 'auth.signOut' });
  await answer(sam);
  expect(context()).toEqual(nobody);
});

describe('signed in', () => {
  test('signs out', async () => {
    const { actor, state, calls, answer } = startSettled(sam);
    actor.send({ type: 'auth.signOut' });
    actor.send({ type: 'auth.signOut' });
    expect(state()).toEqual(['signingOut', sam.email]);
    expect(calls.map(({ name }) => name)).toEqual(['signOut']);
    await answer(sam);
    expect(state()).toEqual(['signedOut', null]);
  });

  test('a sign-out that fails keeps the session, says why, and can be tried again', async () => {
    const { actor, state, announcements, answer } = startSettled(sam);
    actor.send({ type: 'auth.signOut' });
    await answer(refused);
    expect([state(), announcements]).toEqual([['signedIn', sam.email], [`not signed out: ${refused.code}`]]);
    actor.send({ type: 'auth.signOut' });
    await answer(sam);
    expect(state()).toEqual(['signedOut', null]);
  });

  test('follows a sign-out in another tab', () => {
    const { state, reportIdentity } = startSettled(sam);
    reportIdentity(null);
    expect(state()).toEqual(['signedOut', null]);
  });

  test('follows another user in another tab', () => {
    const { state, reportIdentity } = startSettled(sam);
    reportIdentity(ines);
    expect(state()).toEqual(['signedIn', ines.email]);
  });
});
