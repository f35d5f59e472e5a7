import { Suspense, type ReactNode, use } from 'react';
import { useSelector } from '@xstate/react';
import { lazyWithRetry } from '#components/lazyWithRetry.tsx';
import { Stack } from '#components/primitives/Stack/Stack.tsx';
import { Button } from '#components/primitives/Button/Button.tsx';
import { Notice } from '#components/primitives/Notice/Notice.tsx';
import { Boundary } from '../../../navigation/Boundary.tsx';
import { MyOrdersRoute } from '../../orders/myOrders/MyOrdersRoute.tsx';
import { useFlow } from '../../../runtime/FlowsProvider.tsx';
import { toAdminAccess } from '../access/connect.ts';
import { adminAccessFlow } from '../access/adminAccessFlow.ts';

/** Replaces an overview that crashed, or whose code could not be loaded. */
const overviewError = (retry: () => void) => (
  <Notice tone="critical" title="The overview could not be shown" action={<Button onClick={retry}>Retry</Button>}>
    Your orders are not affected.
  </Notice>
);

/**
 * Renders its children once the backend has confirmed that the user is an administrator. Until then, and for everybody else, it renders and
 * loads nothing. The dashboard around it starts the check.
 */
function ForAdministrators({ children }: { children: ReactNode }) {
  const adminAccess = use(useFlow(adminAccessFlow).load());
  const isAllowed = useSelector(adminAccess, (snapshot) => toAdminAccess(snapshot).state === 'allowed');
  return isAllowed && children;
}

const OverviewRoute = lazyWithRetry(async () => (await import('./OverviewRoute.tsx')).OverviewRoute);

/**
 * /dashboard: My Orders and, for administrators, the overview above it. An error of the overview does not affect the page. No space is
 * reserved for the overview during the admin check, because all other users would see the gap. It appears at its full height, at about the
 * same time as the page's own rows. On later visits, it is there from the start.
 */
export const DashboardIndexRoute = () => (
  <Stack gap="huge">
    <ForAdministrators>
      <Boundary resetKey="overview" fallback={overviewError}>
        <Suspense>
          <OverviewRoute />
        </Suspense>
      </Boundary>
    </ForAdministrators>
    <MyOrdersRoute />
  </Stack>
);
