import { Outlet, useLocation } from 'react-router-dom';
import type { Identity } from '#contract/entities/identity.ts';
import { DashboardScreen } from '#components/screens/account/DashboardScreen/DashboardScreen.tsx';
// Loads this chunk together with the page, not after it.
import '../access/adminAccess.actor.ts';
import { useAdmission } from '../access/useAdminAccess.ts';
import { Boundary } from '../../../navigation/Boundary.tsx';
import { crashed } from '../../../navigation/crashed.tsx';
import { toDashboardRole } from './connect.ts';

/** /dashboard: the layout of its pages. Passes the signed-in user to them. */
export function DashboardRoute({ identity }: { identity: Identity }) {
  const { pathname } = useLocation();
  const { snapshot } = useAdmission(identity.email);
  return (
    <DashboardScreen view={{ state: toDashboardRole(snapshot), current: pathname.replace(/\/+$/, '') }}>
      <Boundary attempt={pathname} fallback={crashed('/')}>
        <Outlet context={identity} />
      </Boundary>
    </DashboardScreen>
  );
}
