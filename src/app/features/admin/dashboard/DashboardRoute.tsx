import { Suspense } from 'react';
import { Outlet, useLocation } from 'react-router';
import { DASHBOARD } from '#contract/texts.ts';
import { SectionSkeleton } from '#components/blocks/SectionSkeleton/SectionSkeleton.tsx';
import { DashboardScreen } from '#components/screens/account/DashboardScreen/DashboardScreen.tsx';
import { useAdminAccess } from '../access/useAdminAccess.ts';
import { Boundary } from '../../../navigation/Boundary.tsx';
import { PageTitle } from '../../../navigation/PageTitle.tsx';
import { isPaymentPage } from '../../../navigation/paymentPath.ts';
import { crashed } from '../../../navigation/crashed.tsx';
import { toDashboardRole } from './connect.ts';
import { sectionAt } from './sections.ts';

/** /dashboard: the layout of the dashboard's pages. It has nothing of the user, so it is there before anybody is known to be signed in. */
export function DashboardRoute() {
  const { pathname } = useLocation();
  const { snapshot } = useAdminAccess();
  const view = { state: toDashboardRole(snapshot), current: pathname.replace(/\/+$/, ''), isTask: isPaymentPage(pathname) };
  return (
    <DashboardScreen view={view}>
      <Outlet />
    </DashboardScreen>
  );
}

/** The place of a page in the dashboard. */
export function DashboardSection() {
  const { pathname } = useLocation();
  return (
    <Boundary resetKey={pathname} fallback={crashed('/')}>
      <Suspense fallback={<SectionSkeleton section={sectionAt(pathname)} label="Loading the page" />}>
        <Outlet />
      </Suspense>
    </Boundary>
  );
}

/** Takes this place until the shop knows who is signed in. */
export function SectionPlaceholder() {
  return (
    <>
      <PageTitle>{DASHBOARD}</PageTitle>
      <SectionSkeleton section={sectionAt(useLocation().pathname)} label="Checking who is signed in" />
    </>
  );
}
