import { useEffect, useState } from 'react';
import { useSession } from '../../../runtime/FlowsProvider.tsx';
import type { IdentityService } from '../../../services/ports.ts';
import { useServices } from '../../../services/services.ts';

/**
 * Returns the identity service; null until it is loaded, and if it cannot be, which the auth machine reports. Loads it each time the
 * session settles, because a retry of the session may have loaded what failed before.
 */
export function useIdentityService(): IdentityService | null {
  const { backend } = useServices();
  const { state } = useSession().session;
  const isSettled = state === 'signedOut' || state === 'signedIn';
  const [service, setService] = useState<IdentityService | null>(null);
  useEffect(() => {
    if (isSettled) backend.then(({ loadIdentity }) => loadIdentity()).then(setService, () => {});
  }, [backend, isSettled]);
  return service;
}
