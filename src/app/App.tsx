import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { Suspense, useEffect } from 'react';
import { Route, Routes, useLocation } from 'react-router-dom';
import { lazyWithRetry } from '#components/lazyWithRetry.tsx';
import { SiteProvider } from '#components/primitives/Link/SiteProvider.tsx';
import { WaitingScreen } from '#components/screens/shell/WaitingScreen/WaitingScreen.tsx';
import { FlowsProvider } from './runtime/FlowsProvider.tsx';
import type { FlowsStore } from './runtime/flowsStore.ts';
import { PageTransition } from './navigation/PageTransition.tsx';
import { RouteEffects } from './navigation/RouteEffects.tsx';
import { Boundary } from './navigation/Boundary.tsx';
import { crashed } from './navigation/crashed.tsx';
import { ConnectRouter } from './navigation/ConnectRouter.tsx';
import type { LeaveGuard } from './navigation/leaveGuard.ts';
import { LeaveGuardProvider } from './navigation/LeaveGuardProvider.ts';
import { RouterLink } from './navigation/RouterLink.tsx';
import type { ScrollMemory } from './navigation/scrollMemory.ts';
import type { NavigationRef } from './navigation/navigationRef.ts';
import { subscribeToOtherTabs } from './queries/subscribeToOtherTabs.ts';
import { HomeRoute } from './features/shop/home/HomeRoute.tsx';
import { Shell } from './features/shell/Shell.tsx';
import { type Services, ServicesProvider } from './services/services.ts';
import { ToastsProvider } from './runtime/toasts/ToastsProvider.ts';
import type { ToastStore } from './runtime/toasts/toastStore.ts';

const loadPages = async () => (await import('./routes.tsx')).Pages;
const Pages = lazyWithRetry(loadPages);

export interface AppProps {
  services: Services;
  queries: QueryClient;
  toasts: ToastStore;
  flows: FlowsStore;
  navigationRef: NavigationRef;
  guard: LeaveGuard;
  scroll: ScrollMemory;
  /** The base path of the site, with a trailing slash. */
  siteBase: string;
}

/** The root component of the shop. Render it inside a router. */
export function App({ services, queries, toasts, flows, navigationRef, guard, scroll, siteBase }: AppProps) {
  useEffect(() => subscribeToOtherTabs({ services, queries }), [services, queries]);
  // Preload the code of the pages, so that a click does not wait for it.
  useEffect(() => void loadPages().catch(() => {}), []);
  return (
    <ServicesProvider value={services}>
      <QueryClientProvider client={queries}>
        <LeaveGuardProvider value={guard}>
          <SiteProvider link={RouterLink} base={siteBase}>
            <ConnectRouter navigationRef={navigationRef} />
            <FlowsProvider store={flows}>
              <ToastsProvider value={toasts}>
                <Shell>
                  <Page scroll={scroll} />
                </Shell>
              </ToastsProvider>
            </FlowsProvider>
          </SiteProvider>
        </LeaveGuardProvider>
      </QueryClientProvider>
    </ServicesProvider>
  );
}

const waiting = <WaitingScreen view={{ state: 'waiting' }} onRetry={() => {}} onContinueSignedOut={() => {}} />;

function Page({ scroll }: { scroll: ScrollMemory }) {
  const { pathname } = useLocation();
  return (
    <Boundary resetKey={pathname} fallback={crashed('/')}>
      <Suspense fallback={waiting}>
        <PageTransition>
          <Routes>
            <Route path="/" element={<HomeRoute />} />
            <Route path="*" element={<Pages />} />
          </Routes>
        </PageTransition>
        <RouteEffects scroll={scroll} />
      </Suspense>
    </Boundary>
  );
}
