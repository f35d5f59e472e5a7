import { Suspense } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { SectionSkeleton } from '#components/blocks/SectionSkeleton/SectionSkeleton.tsx';
import { DashboardScreen } from '#components/screens/account/DashboardScreen/DashboardScreen.tsx';
// Import the flow's code statically, so that it loads together with the page and not after it.
import '../access/adminAccess.actor.ts';
import { useAdminAccess } from '../access/useAdminAccess.ts';
import { Boundary } from '../../../navigation/Boundary.tsx';
import { isPaymentPage } from '../../../navigation/paymentPath.ts';
import { crashed } from '../../../navigation/crashed.tsx';
import { toDashboardRole } from './connect.ts';
import { sectionAt } from './sections.ts';
import { useIdentity } from '../../../runtime/RequireSession.tsx';

/** /dashboard: the layout of the dashboard's pages. */
export function DashboardRoute() {
  const { email } = useIdentity();
  const { pathname } = useLocation();
  const { snapshot } = useAdminAccess(email);
  const view = { state: toDashboardRole(snapshot), current: pathname.replace(/\/+$/, ''), isTask: isPaymentPage(pathname) };
  return (
    <DashboardScreen view={view}>
      <Boundary resetKey={pathname} fallback={crashed('/')}>
        <Suspense fallback={<SectionSkeleton section={sectionAt(pathname)} label="Loading the page" />}>
          <Outlet />
        </Suspense>
      </Boundary>
    </DashboardScreen>
  );
}
