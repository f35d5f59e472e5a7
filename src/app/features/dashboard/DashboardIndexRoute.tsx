import { Suspense } from 'react';
import { useSelector } from '@xstate/react';
import { lazyWithRetry } from '#components/lazyWithRetry.tsx';
import { Stack } from '#components/primitives/Stack/Stack.tsx';
import { Button } from '#components/primitives/Button/Button.tsx';
import { Notice } from '#components/primitives/Notice/Notice.tsx';
import { PageHeading } from '#components/primitives/PageHeading/PageHeading.tsx';
import { useHeadingFocus } from '#components/primitives/Heading/useHeadingFocus.ts';
import { Boundary } from '../../navigation/Boundary.tsx';
import { MyOrdersRoute } from '../orders/myOrders/MyOrdersRoute.tsx';
import { useFlow } from '../../runtime/FlowsProvider.tsx';
import { toAdminAccess } from './access/connect.ts';
import { createAdminAccess } from './access/adminAccess.actor.ts';
import { adminAccessFlow } from './access/adminAccessFlow.ts';

/** Stands while the overview's code loads, so that Retry has a heading to hand the focus to. */
const title = <PageHeading>Overview</PageHeading>;

/** Replaces an overview that crashed, or whose code could not be loaded. */
function OverviewError({ onRetry }: { onRetry: () => void }) {
  const { heading, act: retry } = useHeadingFocus(onRetry);
  return (
    <Stack gap="gutter">
      <PageHeading ref={heading}>Overview</PageHeading>
      <Notice tone="critical" title="The overview could not be shown" action={<Button onClick={() => retry()}>Retry</Button>}>
        Your orders are not affected.
      </Notice>
    </Stack>
  );
}

const overviewError = (retry: () => void) => <OverviewError onRetry={retry} />;

const OverviewRoute = lazyWithRetry(async () => (await import('../admin/overview/OverviewRoute.tsx')).OverviewRoute);

/**
 * /dashboard: My Orders and, for administrators, the overview above it. Until the backend has confirmed that the user is one, and for
 * everybody else, nothing of the overview is rendered or loaded. An error of the overview does not affect the page. No space is reserved
 * for the overview during the admin check, because all other users would see the gap. It appears at its full height, at about the same
 * time as the page's own rows. On later visits, it is there from the start. The dashboard around it starts the check.
 */
export function DashboardIndexRoute() {
  const adminAccess = useFlow(adminAccessFlow).getOrCreate(createAdminAccess);
  const isAdministrator = useSelector(adminAccess, (snapshot) => toAdminAccess(snapshot).state === 'allowed');
  return (
    <Stack gap="huge">
      {isAdministrator && (
        <Boundary fallback={overviewError}>
          <Suspense fallback={title}>
            <OverviewRoute />
          </Suspense>
        </Boundary>
      )}
      <MyOrdersRoute empty={isAdministrator ? 'line' : 'page'} />
    </Stack>
  );
}
