import { Outlet, useLocation } from 'react-router-dom';
import { DashboardScreen } from '#components/screens/account/DashboardScreen/DashboardScreen.tsx';
// Loads this chunk together with the page, not after it.
import '../access/adminAccess.actor.ts';
import { useAdmission } from '../access/useAdminAccess.ts';
import { Boundary } from '../../../navigation/Boundary.tsx';
import { crashed } from '../../../navigation/crashed.tsx';
import { toDashboardRole } from './connect.ts';
import { useIdentity } from '../../../runtime/RequireSession.tsx';

/** /dashboard: the layout of its pages. */
export function DashboardRoute() {
  const { email } = useIdentity();
  const { pathname } = useLocation();
  const { snapshot } = useAdmission(email);
  return (
    <DashboardScreen view={{ state: toDashboardRole(snapshot), current: pathname.replace(/\/+$/, '') }}>
      <Boundary attempt={pathname} fallback={crashed('/')}>
        <Outlet />
      </Boundary>
    </DashboardScreen>
  );
}
