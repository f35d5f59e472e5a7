import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useSession } from '../../actors/ActorsProvider.tsx';
import { read } from '../../queries/read.ts';
import { useServices } from '../../services/services.ts';

/** What it holds is there once the backend has said that this is an administrator. Unknown and no are the same here: nothing is shown, loaded or called. */
export function ForAdministrators({ email, children }: { email: string; children: ReactNode }) {
  const { api } = useServices();
  const isSignedIn = useSession().session.state === 'signedIn';
  const rights = useQuery({ ...read(api, 'checkAdmin', { email }), enabled: isSignedIn });
  return rights.data?.admin === true && children;
}
