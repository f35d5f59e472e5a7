import { useEffect, useState } from 'react';
import { useSession } from '../../actors/ActorsProvider.tsx';
import type { IdentityService } from '../../services/ports.ts';
import { useServices } from '../../services/services.ts';

/**
 * The identity service, asked for each time the session settles: a Retry of the session may have brought what did not load before. null
 * until it is there, and where it cannot be had: the auth machine tells of that.
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
