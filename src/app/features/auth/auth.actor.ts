import { createActor, fromCallback, fromPromise } from 'xstate';
import type { Identity } from '#contract/entities/identity.ts';
import type { SignUpForm } from '#contract/forms/signUp.ts';
import { SIGNED_UP } from '#contract/texts.ts';
import { authMachine } from '#machines/auth/auth.machine.ts';
import type { AuthEvent } from '#machines/auth/auth.setup.ts';
import { identitySentence } from '../../messages/identitySentences.ts';
import { broadcastChange } from '../../queries/broadcastChange.ts';
import { actorOptions } from '../../runtime/actorOptions.ts';
import type { FlowContext } from '../../runtime/flow.ts';
import { PROFILE_CHANGED } from './ensureUserRecord.ts';

const NOT_SIGNED_OUT = 'Signing out failed. Please try again.';

/** Creates the actor that signs users in and out. The identity service may still be loading. */
export function createAuthActor(context: FlowContext) {
  const loadIdentity = async () => (await context.backend).loadIdentity();
  return createActor(
    authMachine.provide({
      actors: {
        watchIdentity: fromCallback<AuthEvent>(({ sendBack }) => {
          let stop = () => {};
          let isStopped = false;
          loadIdentity().then(
            (service) => {
              if (!isStopped) stop = service.watch((person) => sendBack({ type: 'identity.changed', identity: person }));
            },
            () => sendBack({ type: 'identity.failed' }),
          );
          return () => {
            isStopped = true;
            stop();
          };
        }),
        signIn: fromPromise<Identity, { email: string; password: string }>(async ({ input }) => (await loadIdentity()).signIn(input)),
        signUp: fromPromise<Identity, SignUpForm>(async ({ input }) => (await loadIdentity()).signUp(input)),
        saveUser: fromPromise(async ({ input, signal }) => {
          // Subscribers see the new user only after this actor starts. Wait, so that they request the access token first.
          await Promise.resolve();
          return context.api.saveUser(input, { signal });
        }),
        signInWithGoogle: fromPromise<Identity>(async () => (await loadIdentity()).signInWithGoogle()),
        signOut: fromPromise<void>(async () => (await loadIdentity()).signOut()),
      },
      actions: {
        announceSignedUp: () => {
          context.toasts.add({ tone: 'good', text: SIGNED_UP });
          broadcastChange(context, PROFILE_CHANGED);
        },
        announceSignOutFailed: (_, { error }) =>
          context.toasts.add({ tone: 'critical', text: `You are still signed in. ${identitySentence(error, NOT_SIGNED_OUT)}` }),
      },
    }),
    actorOptions(context),
  );
}

/** The running auth machine. */
export type AuthActor = ReturnType<typeof createAuthActor>;
