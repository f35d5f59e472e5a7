import { useLayoutEffect } from 'react';
import type { AuthActor } from '../auth.actor.ts';

/** Clears an error when its page unmounts, before the next one paints, because /login and /signup each show their own errors. */
export function useLeaveOnUnmount(auth: AuthActor | undefined): void {
  useLayoutEffect(() => () => auth?.send({ type: 'auth.leave' }), [auth]);
}
