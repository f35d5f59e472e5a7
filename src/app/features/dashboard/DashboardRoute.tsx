import { Suspense, useEffect, useEffectEvent } from 'react';
import { Outlet, useLocation } from 'react-router';
import { SectionSkeleton } from '#components/blocks/SectionSkeleton/SectionSkeleton.tsx';
import { DashboardScreen } from '#components/screens/dashboard/DashboardScreen/DashboardScreen.tsx';
import { type Page, sectionOf, useCurrentPage } from '../../navigation/page.ts';
import { useAdminAccess } from './access/useAdminAccess.ts';
import { toDashboardView } from './connect.ts';

/** The frame of the dashboard's pages. It has nothing of the user, so it is there before anybody is known to be signed in. */
export function DashboardRoute({ pages }: { pages: readonly Page[] }) {
  const { pathname } = useLocation();
  const { snapshot, retry } = useAdminAccess();
  const repeatFailedCheck = useEffectEvent(retry);
  // oxlint-disable-next-line react/exhaustive-effect-dependencies -- for each page: without its result, no page has the links of the role
  useEffect(() => repeatFailedCheck(), [pathname]);
  const page = useCurrentPage();
  return (
    <DashboardScreen view={toDashboardView(snapshot, { pages, page, pathname })}>
      <Outlet />
    </DashboardScreen>
  );
}

/** The place of a page in the dashboard. */
export function DashboardSection() {
  const page = useCurrentPage();
  return (
    <Suspense fallback={<SectionSkeleton section={sectionOf(page)} label="Loading the page" />}>
      <Outlet />
    </Suspense>
  );
}

/** Takes this place until the shop knows who is signed in. */
export const SectionPlaceholder = () => <SectionSkeleton section={sectionOf(useCurrentPage())} label="Checking who is signed in" />;
