import { Suspense } from 'react';
import { lazyWithRetry } from '#components/lazyWithRetry.tsx';
import { Stack } from '#components/primitives/Stack/Stack.tsx';
import { Boundary } from '../../../navigation/Boundary.tsx';
import { MyOrdersRoute } from '../../orders/myOrders/MyOrdersRoute.tsx';
import { ForAdministrators } from './ForAdministrators.tsx';
import { overviewError } from './overviewError.tsx';

const OverviewRoute = lazyWithRetry(async () => (await import('./OverviewRoute.tsx')).OverviewRoute);

/**
 * /dashboard: My Orders and, for administrators, the overview above it. An error of the overview does not affect the page. No space is
 * reserved for it while the admin check runs, because all other users would see the gap: it appears once, at its full height, at about the
 * same time as the page's own rows; on later visits it is there from the start.
 */
export const DashboardIndexRoute = () => (
  <Stack gap="huge">
    <ForAdministrators>
      <Boundary attempt="overview" fallback={overviewError}>
        <Suspense>
          <OverviewRoute />
        </Suspense>
      </Boundary>
    </ForAdministrators>
    <MyOrdersRoute />
  </Stack>
);
