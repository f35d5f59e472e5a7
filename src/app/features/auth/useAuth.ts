import { useSelector } from '@xstate/react';
import { useLayoutEffect, useRef, useState } from 'react';
import type { SnapshotFrom } from 'xstate';
import type { authMachine } from '#machines/auth/auth.machine.ts';
import type { AuthEvent } from '#machines/auth/auth.setup.ts';
import type { Flows } from '../../runtime/flow.ts';
import { useSession } from '../../runtime/FlowsProvider.tsx';
import { useServices } from '../../services/services.ts';
import { authFlow } from './authFlow.ts';

type Snapshot = SnapshotFrom<typeof authMachine>;

/** The part of the auth machine's state that the sign-in pages show. */
export interface AuthState {
  value: Snapshot['value'];
  context: Pick<Snapshot['context'], 'authError' | 'profileFailure'>;
}

/** The state before the machine's code is here: it does not know yet who is signed in. */
const restoring: AuthState = { value: 'restoring', context: { authError: null, profileFailure: null } };

/**
 * Returns the auth machine's state, and a function that sends it an event. What the user does before the machine is ready waits for it:
 * `isWaiting` is true meanwhile. Only Google's popup is given up if the browser would block it by then, and the form can be used again.
 */
export function useAuth(flows: Flows | null) {
  const { platform } = useServices();
  const { retry } = useSession();
  const actor = flows?.get(authFlow).actor;
  const snapshot: AuthState = useSelector(actor, (current) => current) ?? restoring;
  const [early, setEarly] = useState<{ event: AuthEvent } | null>(null);
  const sent = useRef<typeof early>(null);
  const isReady = snapshot.value !== 'restoring' && snapshot.value !== 'unsettled';
  // A layout effect, so that the form is not painted as if nothing had been sent. It also runs if the machine has become ready while the
  // form was checking what it then sends.
  useLayoutEffect(() => {
    if (!isReady || early === null || sent.current === early) return;
    sent.current = early;
    if (early.event.type !== 'auth.signInWithGoogle' || platform.canOpenPopup()) actor?.send(early.event);
  }, [actor, isReady, early, platform]);
  // An error goes with its page, before the next one paints, because /login and /signup each show their own errors.
  useLayoutEffect(() => () => actor?.send({ type: 'auth.leave' }), [actor]);
  const send = (event: AuthEvent) => {
    if (isReady) return actor?.send(event);
    setEarly({ event });
    // After 'Continue signed out', nothing else would load them.
    if (flows === null) retry();
  };
  return { snapshot, isWaiting: early !== null && !isReady, send };
}
