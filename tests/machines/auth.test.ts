import { createActor, fromCallback, fromPromise, SimulatedClock } from 'xstate';
import { describe, expect, test } from 'vitest';
import { ApiError } from '#contract/apiError.ts';
import type { Identity } from '#contract/entities/identity.ts';
import { IdentityError } from '#contract/identityError.ts';
import { failureOf } from '#machines/failure.ts';
import { authMachine } from '#machines/auth/auth.machine.ts';
import type { AuthEvent } from '#machines/auth/auth.setup.ts';
import { deferred } from '#tests/support/deferred.ts';
import { ines, sam } from '#tests/support/fakeIdentity.ts';
import { settle } from '#tests/support/testFlowContext.ts';

const credentials = { email: sam.email, password: 'secret1' };
const down = new ApiError('http', { message: 'no', status: 503 });
const form = { name: 'Sam', ...credentials };
const refused = new IdentityError('invalid-credential', 'The supplied credential is incorrect.');

/** Starts the machine. The test controls the identity service. */
function start() {
  const clock = new SimulatedClock();
  const watches: { say: (event: AuthEvent) => void; isOver: boolean }[] = [];
  const calls: { name: string; input?: unknown; answer: ReturnType<typeof deferred<Identity>> }[] = [];
  const said: string[] = [];
  const ask = (name: string, input?: unknown) => {
    const answer = deferred<Identity>();
    calls.push({ name, input, answer });
    return answer.promise;
  };
  const actor = createActor(
    authMachine.provide({
      actors: {
        watchIdentity: fromCallback<AuthEvent>(({ sendBack }) => {
          const watch = { say: sendBack, isOver: false };
          watches.push(watch);
          return () => {
            watch.isOver = true;
          };
        }),
        signIn: fromPromise<Identity, { email: string; password: string }>(({ input }) => ask('signIn', input)),
        signUp: fromPromise<Identity, typeof form>(({ input }) => ask('signUp', input)),
        saveUser: fromPromise(async ({ input }) => {
          await ask('saveUser', input);
          return null;
        }),
        signInWithGoogle: fromPromise<Identity>(() => ask('signInWithGoogle')),
        signOut: fromPromise<void>(async () => void (await ask('signOut'))),
      },
      actions: {
        announceSignedUp: () => void said.push('signed up'),
        announceSignOutFailed: (_, { error }) => void said.push(`not signed out: ${error.code}`),
      },
    }),
    { clock },
  ).start();
  return {
    actor,
    clock,
    watches,
    calls,
    said,
    here: () => [actor.getSnapshot().value, actor.getSnapshot().context.identity?.email ?? null],
    authError: () => actor.getSnapshot().context.authError,
    tell: (identity: Identity | null) => watches.at(-1)?.say({ type: 'identity.changed', identity }),
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
  auth.tell(identity);
  return auth;
}

describe('restoring', () => {
  test.each([
    [sam, ['signedIn', sam.email]],
    [null, ['signedOut', null]],
  ])('settles as soon as the service reports', (identity, expected) => {
    const { here, tell, clock, actor } = start();
    expect(here()).toEqual(['restoring', null]);
    actor.send({ type: 'auth.signIn', ...credentials });
    expect(here()).toEqual(['restoring', null]);
    tell(identity);
    expect(here()).toEqual(expected);
    clock.increment(60_000);
    expect(here()).toEqual(expected);
  });

  test('unsettled after ten seconds, not before', () => {
    const { here, clock } = start();
    clock.increment(9_999);
    expect(here()).toEqual(['restoring', null]);
    clock.increment(1);
    expect(here()).toEqual(['unsettled', null]);
  });

  test('unsettled immediately when the service is unavailable', () => {
    const { here, watches } = start();
    watches[0]?.say({ type: 'identity.failed' });
    expect(here()).toEqual(['unsettled', null]);
  });
});

describe('unsettled', () => {
  function startUnsettled() {
    const auth = start();
    auth.clock.increment(10_000);
    return auth;
  }

  test('retry starts a new watch with another ten seconds, and ends the old one', () => {
    const { actor, here, watches, clock } = startUnsettled();
    actor.send({ type: 'auth.retry' });
    expect(here()).toEqual(['restoring', null]);
    expect(watches.map(({ isOver }) => isOver)).toEqual([true, false]);
    clock.increment(9_999);
    expect(here()).toEqual(['restoring', null]);
    clock.increment(1);
    expect(here()).toEqual(['unsettled', null]);
    actor.send({ type: 'auth.retry' });
    watches[2]?.say({ type: 'identity.changed', identity: sam });
    expect(here()).toEqual(['signedIn', sam.email]);
  });

  test('can continue signed out', () => {
    const { actor, here } = startUnsettled();
    actor.send({ type: 'auth.continueSignedOut' });
    expect(here()).toEqual(['signedOut', null]);
  });

  test('a late report still counts, before and after continuing signed out', () => {
    const waiting = startUnsettled();
    waiting.tell(sam);
    expect(waiting.here()).toEqual(['signedIn', sam.email]);
    const gone = startUnsettled();
    gone.actor.send({ type: 'auth.continueSignedOut' });
    gone.tell(sam);
    expect(gone.here()).toEqual(['signedIn', sam.email]);
  });
});

describe('signing in', () => {
  test('calls the service and is signed in by its response', async () => {
    const { actor, here, calls, answer } = startSettled(null);
    actor.send({ type: 'auth.signIn', ...credentials });
    expect(here()).toEqual(['signingIn', null]);
    expect(calls).toMatchObject([{ name: 'signIn', input: credentials }]);
    await answer(sam);
    expect(here()).toEqual(['signedIn', sam.email]);
  });

  test('works the same way with Google', async () => {
    const { actor, here, calls, answer } = startSettled(null);
    actor.send({ type: 'auth.signInWithGoogle' });
    expect(calls.map(({ name }) => name)).toEqual(['signInWithGoogle']);
    await answer(ines);
    expect(here()).toEqual(['signedIn', ines.email]);
  });

  test('ignores a second submit while pending', async () => {
    const { actor, calls, answer, here } = startSettled(null);
    actor.send({ type: 'auth.signIn', ...credentials });
    actor.send({ type: 'auth.signIn', email: ines.email, password: 'other12' });
    actor.send({ type: 'auth.signInWithGoogle' });
    expect(calls).toHaveLength(1);
    await answer(sam);
    expect(here()).toEqual(['signedIn', sam.email]);
  });

  test.each(['auth.signIn', 'auth.signInWithGoogle'] as const)('%s keeps the reason of a refusal, and can be tried again', async (type) => {
    const { actor, here, authError, answer } = startSettled(null);
    actor.send({ type, ...credentials });
    await answer(refused);
    expect(here()).toEqual(['refused', null]);
    expect(authError()).toEqual({ code: 'invalid-credential', message: refused.message });
    actor.send({ type: 'auth.signIn', ...credentials });
    expect(here()).toEqual(['signingIn', null]);
    await answer(sam);
    expect([here(), authError()]).toEqual([['signedIn', sam.email], null]);
  });

  test('hides the message of an error that is not from the service', async () => {
    const { actor, authError, answer } = startSettled(null);
    actor.send({ type: 'auth.signIn', ...credentials });
    await answer(new TypeError('x is not a function'));
    expect(authError()).toEqual({ code: 'unknown', message: '' });
  });

  test('ignores a report of no user while signing in', async () => {
    const { actor, here, tell, answer } = startSettled(null);
    for (const type of ['auth.signIn', 'auth.signInWithGoogle'] as const) {
      actor.send({ type, ...credentials });
      tell(null);
      await answer(refused);
      expect(here()).toEqual(['refused', null]);
    }
  });

  test('follows a sign-in in another tab, and ignores the late response', async () => {
    const { actor, here, authError, tell, answer } = startSettled(null);
    actor.send({ type: 'auth.signIn', ...credentials });
    tell(ines);
    expect(here()).toEqual(['signedIn', ines.email]);
    await answer(refused);
    expect([here(), authError()]).toEqual([['signedIn', ines.email], null]);
  });
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
    expect(auth.here()).toEqual(['signingUp', null]);
    await auth.answer(sam);
    expect([auth.here(), auth.said]).toEqual([['savingProfile', sam.email], []]);
    await auth.answer(sam);
    expect([auth.here(), auth.said]).toEqual([['signedIn', sam.email], ['signed up']]);
    expect(auth.calls).toMatchObject([
      { name: 'signUp', input: form },
      { name: 'saveUser', input: { email: sam.email, body: { name: 'Sam', email: sam.email } } },
    ]);
    expect(context(auth)).toEqual({ identity: sam, authError: null, profile: null, profileFailure: null });
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
    expect(auth.said).toEqual(['signed up']);
  });

  test('keeps the reason of a refusal, and can be tried again', async () => {
    const auth = startSettled(null);
    auth.actor.send({ type: 'auth.signUp', ...form });
    await auth.answer(new IdentityError('email-already-in-use', 'Taken.'));
    expect([auth.here(), auth.authError()]).toEqual([['refused', null], { code: 'email-already-in-use', message: 'Taken.' }]);
    auth.actor.send({ type: 'auth.signUp', ...form, email: ines.email });
    await auth.answer(ines);
    expect([auth.here(), auth.authError()]).toEqual([['savingProfile', ines.email], null]);
  });

  test('ignores reports of the new account, or of no user, before the response', async () => {
    const auth = startSettled(null);
    auth.actor.send({ type: 'auth.signUp', ...form, email: sam.email.toUpperCase() });
    auth.tell(null);
    auth.tell({ ...sam, displayName: '' });
    expect(auth.here()).toEqual(['signingUp', null]);
    await auth.answer(sam);
    auth.tell(sam);
    expect(auth.here()).toEqual(['savingProfile', sam.email]);
  });

  test('follows another user or a sign-out in another tab', async () => {
    const making = startSettled(null);
    making.actor.send({ type: 'auth.signUp', ...form });
    making.tell(ines);
    await making.answer(sam);
    expect(making.here()).toEqual(['signedIn', ines.email]);
    const saving = await startSaving();
    saving.tell(null);
    await saving.answer(sam);
    expect([saving.here(), saving.said]).toEqual([['signedOut', null], []]);
  });

  test('stays signed in with the reason if the profile cannot be saved, and Retry saves it', async () => {
    const auth = await startUnsaved();
    expect(auth.here()).toEqual(['profileUnsaved', sam.email]);
    expect([context(auth).profileFailure, auth.said]).toEqual([failureOf(down), []]);
    auth.tell(sam);
    auth.actor.send({ type: 'auth.retry' });
    expect([auth.here(), context(auth).profileFailure]).toEqual([['savingProfile', sam.email], failureOf(down)]);
    await auth.answer(sam);
    expect([auth.here(), auth.said]).toEqual([['signedIn', sam.email], ['signed up']]);
    expect(auth.calls.map(({ input }) => input).slice(1)).toEqual(
      Array.from({ length: 2 }, () => ({ email: sam.email, body: { name: 'Sam', email: sam.email } })),
    );
  });

  test('can continue without a saved profile, or sign out', async () => {
    const onward = await startUnsaved();
    onward.actor.send({ type: 'auth.leave' });
    expect([onward.here(), onward.said, context(onward).profileFailure]).toEqual([['signedIn', sam.email], [], null]);
    const out = await startUnsaved();
    out.actor.send({ type: 'auth.signOut' });
    await out.answer(sam);
    expect([out.here(), context(out).profile]).toEqual([['signedOut', null], null]);
  });

  test('a sign-out that fails keeps the unsaved profile, and it can be saved again', async () => {
    const auth = await startUnsaved();
    auth.actor.send({ type: 'auth.signOut' });
    await auth.answer(refused);
    expect([auth.here(), auth.said]).toEqual([['profileUnsaved', sam.email], [`not signed out: ${refused.code}`]]);
    auth.actor.send({ type: 'auth.retry' });
    await auth.answer(sam);
    expect([auth.here(), context(auth).profile]).toEqual([['signedIn', sam.email], null]);
  });
});

test('leaving the page clears its refusal', async () => {
  const { actor, here, authError, answer } = startSettled(null);
  actor.send({ type: 'auth.leave' });
  expect(here()).toEqual(['signedOut', null]);
  actor.send({ type: 'auth.signIn', ...credentials });
  await answer(refused);
  actor.send({ type: 'auth.leave' });
  expect([here(), authError()]).toEqual([['signedOut', null], null]);
});

describe('signed in', () => {
  test('signs out', async () => {
    const { actor, here, calls, answer } = startSettled(sam);
    actor.send({ type: 'auth.signOut' });
    actor.send({ type: 'auth.signOut' });
    expect(here()).toEqual(['signingOut', sam.email]);
    expect(calls.map(({ name }) => name)).toEqual(['signOut']);
    await answer(sam);
    expect(here()).toEqual(['signedOut', null]);
  });

  test('a sign-out that fails keeps the session, says why, and can be tried again', async () => {
    const { actor, here, said, answer } = startSettled(sam);
    actor.send({ type: 'auth.signOut' });
    await answer(refused);
    expect([here(), said]).toEqual([['signedIn', sam.email], [`not signed out: ${refused.code}`]]);
    actor.send({ type: 'auth.signOut' });
    await answer(sam);
    expect(here()).toEqual(['signedOut', null]);
  });

  test('follows a sign-out in another tab', () => {
    const { here, tell } = startSettled(sam);
    tell(null);
    expect(here()).toEqual(['signedOut', null]);
  });

  test('follows another user in another tab', () => {
    const { here, tell } = startSettled(sam);
    tell(ines);
    expect(here()).toEqual(['signedIn', ines.email]);
  });
});
