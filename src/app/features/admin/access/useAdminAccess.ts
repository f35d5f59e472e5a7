import { useSelector } from '@xstate/react';
import { use, useEffect, useState } from 'react';
import { useFlow, useSession } from '../../../runtime/FlowsProvider.tsx';
import { adminAccessFlow } from './adminAccessFlow.ts';

/**
 * Returns the state of the admin check, and checks again when the page mounts. Until `hasAsked` is true, the state may be an earlier
 * denial, which must not redirect.
 */
export function useAdminAccess(email: string) {
  const adminAccess = use(useFlow(adminAccessFlow).load());
  const snapshot = useSelector(adminAccess, (state) => state);
  // A page may stay mounted when the session ends. There is no user to check then.
  const isSignedIn = useSession().session.state === 'signedIn';
  const [hasAsked, setHasAsked] = useState(false);
  useEffect(() => {
    if (!isSignedIn) return;
    adminAccess.send({ type: 'adminAccess.ask', email });
    // oxlint-disable-next-line react/set-state-in-effect -- once per page: an earlier denial must not redirect before it is rechecked
    setHasAsked(true);
  }, [adminAccess, email, isSignedIn]);
  return { snapshot, hasAsked, retry: () => adminAccess.send({ type: 'adminAccess.retry' }) };
}
