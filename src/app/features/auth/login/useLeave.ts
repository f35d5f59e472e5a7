import { useLayoutEffect } from 'react';
import type { AuthActor } from '../auth.actor.ts';

/** Clears an error when its page is left, before the next one paints, because /login and /signup each show their own. */
export function useLeave(auth: AuthActor): void {
  useLayoutEffect(() => () => auth.send({ type: 'auth.leave' }), [auth]);
}
