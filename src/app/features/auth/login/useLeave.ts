import { useLayoutEffect } from 'react';
import type { Actors } from '../../../start.ts';

/** Clears an error when its page is left, before the next one paints, because /login and /signup each show their own. */
export function useLeave(auth: Actors['auth']): void {
  useLayoutEffect(() => () => auth.send({ type: 'auth.leave' }), [auth]);
}
