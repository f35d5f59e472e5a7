import { useLayoutEffect } from 'react';
import type { Actors } from '../../actors/startActors.ts';

/** A refusal ends with its page, before the next one is drawn: /login and /signup show each their own. */
export function useLeave(auth: Actors['auth']): void {
  useLayoutEffect(() => () => auth.send({ type: 'auth.leave' }), [auth]);
}
