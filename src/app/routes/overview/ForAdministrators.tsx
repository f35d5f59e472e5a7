import { useSelector } from '@xstate/react';
import { type ReactNode, use } from 'react';
import { useActors } from '../../actors/ActorsProvider.tsx';
import { toAdmission } from '../admission/connect.ts';

/**
 * What it holds is there once the backend has said that this is an administrator; the dashboard around it asks. Unknown and no are the same
 * here: nothing is shown, loaded or called.
 */
export function ForAdministrators({ children }: { children: ReactNode }) {
  const admission = use(useActors().admission.load());
  const isAllowed = useSelector(admission, (snapshot) => toAdmission(snapshot).state === 'allowed');
  return isAllowed && children;
}
