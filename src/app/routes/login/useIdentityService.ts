import { useEffect, useState } from 'react';
import type { IdentityService } from '../../services/ports.ts';
import { useServices } from '../../services/services.ts';

/** The identity service, once it is there. null before, and where it cannot be had: the auth machine tells of that. */
export function useIdentityService(): IdentityService | null {
  const { backend } = useServices();
  const [service, setService] = useState<IdentityService | null>(null);
  useEffect(() => {
    backend.then(({ loadIdentity }) => loadIdentity()).then(setService, () => {});
  }, [backend]);
  return service;
}
