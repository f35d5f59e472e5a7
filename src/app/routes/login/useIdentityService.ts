import { useEffect, useState } from 'react';
import { useSession } from '../../actors/ActorsProvider.tsx';
import type { IdentityService } from '../../services/ports.ts';
import { useServices } from '../../services/services.ts';

/**
 * The identity service, once it is there. null before, and where it cannot be had: the auth machine tells of that, and each time the
 * session comes to another state, as after its Retry, it is asked for again.
 */
export function useIdentityService(): IdentityService | null {
  const { backend } = useServices();
  const { state } = useSession().session;
  const [service, setService] = useState<IdentityService | null>(null);
  useEffect(() => {
    backend.then(({ loadIdentity }) => loadIdentity()).then(setService, () => {});
  }, [backend, state]);
  return service;
}
