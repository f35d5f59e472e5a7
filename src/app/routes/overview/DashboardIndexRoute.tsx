import { Suspense } from 'react';
import { lazyPart } from '#components/lazyPart.tsx';
import { Stack } from '#components/primitives/Stack/Stack.tsx';
import { Boundary } from '../../navigation/Boundary.tsx';
import { MyOrdersRoute } from '../orders/MyOrdersRoute.tsx';
import { ForAdministrators } from './ForAdministrators.tsx';
import { overviewError } from './overviewError.tsx';

const OverviewRoute = lazyPart(async () => (await import('./OverviewRoute.tsx')).OverviewRoute);

/**
 * /dashboard: My Orders, and for administrators the overview above it. Whatever happens to the overview, the page stands. No room
 * is kept for it while rights are unknown, since everybody else would see the gap: it comes once, in its own height, about when the
 * page's own rows come; later it is there from the beginning.
 */
export const DashboardIndexRoute = ({ email }: { email: string }) => (
  <Stack gap="huge">
    <ForAdministrators>
      <Boundary attempt={email} fallback={overviewError}>
        <Suspense>
          <OverviewRoute />
        </Suspense>
      </Boundary>
    </ForAdministrators>
    <MyOrdersRoute email={email} />
  </Stack>
);
