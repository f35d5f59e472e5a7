import { useSelector } from '@xstate/react';
import { useEffect, useState } from 'react';
import { useFlows, useSession } from '../../../runtime/FlowsProvider.tsx';
import { createAdminAccess } from './adminAccess.actor.ts';
import { adminAccessFlow } from './adminAccessFlow.ts';

/**
 * Returns the state of the signed-in user's admin check, and checks again when the page mounts. Until `hasAsked` is true, the state may be
 * an earlier denial, which must not redirect. The snapshot is undefined while nobody is signed in.
 * @param pathname of a page that needs the check, if the component stays for the next page: each of them checks again
 */
export function useAdminAccess(pathname?: string) {
  const { session } = useSession();
  const email = session.state === 'signedIn' ? session.identity.email : null;
  // Until the user has confirmed their email, the backend refuses the check.
  const isRefused = session.state === 'signedIn' && session.obstacle !== undefined;
  const flow = useFlows()?.get(adminAccessFlow);
  const adminAccess = email === null || flow === undefined ? undefined : flow.getOrCreate(createAdminAccess);
  const snapshot = useSelector(adminAccess, (state) => state);
  const [hasAsked, setHasAsked] = useState(false);
  useEffect(() => {
    if (email === null || adminAccess === undefined || isRefused) return;
    adminAccess.send({ type: 'adminAccess.ask', email });
    // oxlint-disable-next-line react/set-state-in-effect -- once per page: an earlier denial must not redirect before it is rechecked
    setHasAsked(true);
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- for each page: a grant counts for some seconds only
  }, [adminAccess, email, isRefused, pathname]);
  const retry = () => {
    if (!isRefused) adminAccess?.send({ type: 'adminAccess.retry' });
  };
  return { snapshot, hasAsked, retry };
}
