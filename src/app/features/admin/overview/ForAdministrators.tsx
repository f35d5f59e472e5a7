import { useSelector } from '@xstate/react';
import { type ReactNode, use } from 'react';
import { useFlow } from '../../../runtime/FlowsProvider.tsx';
import { toAdmission } from '../access/connect.ts';
import { adminAccessFlow } from '../access/adminAccessFlow.ts';

/**
 * Renders its children once the backend has confirmed that the user is an administrator; the dashboard around it starts the check. Unknown
 * and denied are the same here: nothing is shown, loaded or called.
 */
export function ForAdministrators({ children }: { children: ReactNode }) {
  const admission = use(useFlow(adminAccessFlow).load());
  const isAllowed = useSelector(admission, (snapshot) => toAdmission(snapshot).state === 'allowed');
  return isAllowed && children;
}
