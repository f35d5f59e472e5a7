import { createActor, fromCallback, fromPromise } from 'xstate';
import type { Identity } from '#contract/entities/identity.ts';
import { type AuthEvent, authMachine } from '#machines/auth/auth.machine.ts';
import type { Backend } from '../services/services.ts';

/** The auth machine over the identity service, which may still be loading. */
export function createAuthActor(backend: Promise<Backend>) {
  const identity = backend.then((loaded) => loaded.identity);
  return createActor(
    authMachine.provide({
      actors: {
        watchIdentity: fromCallback<AuthEvent>(({ sendBack }) => {
          let stop = () => {};
          let isOver = false;
          identity.then(
            (service) => {
              if (!isOver) stop = service.watch((person) => sendBack({ type: 'identity.changed', identity: person }));
            },
            () => sendBack({ type: 'identity.failed' }),
          );
          return () => {
            isOver = true;
            stop();
          };
        }),
        signIn: fromPromise<Identity, { email: string; password: string }>(async ({ input }) => (await identity).signIn(input)),
        signInWithGoogle: fromPromise<Identity>(async () => (await identity).signInWithGoogle()),
        signOut: fromPromise<void>(async () => (await identity).signOut()),
      },
    }),
  );
}
