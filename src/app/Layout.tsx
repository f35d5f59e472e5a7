import { Suspense } from 'react';
import { Outlet } from 'react-router';
import { Shell } from './features/shell/Shell.tsx';
import { useCurrentPage } from './navigation/page.ts';
import { EarlyAction } from './navigation/EarlyAction.tsx';
import { LeaveDialog } from './navigation/LeaveDialog.tsx';
import { PageTransition } from './navigation/PageTransition.tsx';
import { RouteEffects } from './navigation/RouteEffects.tsx';
import { pages } from './pages.ts';
import { waiting } from './runtime/waiting.tsx';

/** The frame of every page. Moves the focus, scrolls and asks about unsaved input when another page is opened. */
export function Layout() {
  const title = useCurrentPage()?.title;
  return (
    <Shell pages={pages}>
      <title>{title === undefined ? 'Gadget Garage' : `${title} · Gadget Garage`}</title>
      <Suspense fallback={waiting}>
        <PageTransition>
          <Outlet />
        </PageTransition>
        <RouteEffects />
        <EarlyAction />
      </Suspense>
      <LeaveDialog />
    </Shell>
  );
}
