import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { type ReactNode, Suspense, useEffect } from 'react';
import { Route, Routes, useLocation } from 'react-router';
import type { Output } from '#contract/operations.ts';
import { lazyWithRetry } from '#components/lazyWithRetry.tsx';
import { SiteProvider } from '#components/primitives/Link/SiteProvider.tsx';
import { FlowsProvider } from './runtime/FlowsProvider.tsx';
import type { FlowsStore } from './runtime/flowsStore.ts';
import { PageTransition } from './navigation/PageTransition.tsx';
import { EarlyAction } from './navigation/EarlyAction.tsx';
import { RouteEffects } from './navigation/RouteEffects.tsx';
import { Boundary } from './navigation/Boundary.tsx';
import { crashed } from './navigation/crashed.tsx';
import { ConnectRouter } from './navigation/ConnectRouter.tsx';
import type { LeaveGuard } from './navigation/leaveGuard.ts';
import { LeaveGuardProvider } from './navigation/LeaveGuardProvider.ts';
import { PreloadProvider } from './navigation/PreloadProvider.ts';
import { RouterLink } from './navigation/RouterLink.tsx';
import type { ScrollMemory } from './navigation/scrollMemory.ts';
import type { NavigationRef } from './navigation/navigationRef.ts';
import type { Audience } from './routes.tsx';
import { subscribeToOtherTabs } from './queries/subscribeToOtherTabs.ts';
import { HomeRoute } from './features/shop/home/HomeRoute.tsx';
import { applySettings, onSettingsChange } from './features/shell/settings/settings.ts';
import { Shell } from './features/shell/Shell.tsx';
import type { LoadAhead } from './services/ports.ts';
import { type Services, ServicesProvider } from './services/services.ts';
import { ToastsProvider } from './runtime/toasts/ToastsProvider.ts';
import type { ToastStore } from './runtime/toasts/toastStore.ts';
import { waiting } from './runtime/waiting.tsx';

const loadPages = () => import('./routes.tsx');
const Pages = lazyWithRetry(async () => (await loadPages()).Pages);

/**
 * Loads the code of the page at a path, so that showing it does not wait. Home's is here already.
 * @param path within the site, without its base
 */
export async function preloadPage(path: string, audience: Audience): Promise<void> {
  if (path === '/') return;
  const [{ preloadRoute }] = await Promise.all([loadPages(), Pages.preload()]);
  await preloadRoute(path, audience);
}

/** Only administrators load code for administrators. Whether the user is one is in the cache, once it was asked. */
function audienceOf(flows: FlowsStore, queries: QueryClient): Audience {
  const current = flows.read();
  const isSignedIn = current.state === 'running' ? current.flows.session.read().state !== 'signedOut' : flows.isSignedInHere();
  if (!isSignedIn) return 'visitor';
  const checks = queries.getQueriesData<Output<'checkAdmin'>>({ queryKey: ['checkAdmin'] });
  return checks.some(([, check]) => check?.admin === true) ? 'administrator' : 'user';
}

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
  /** The address of a text with the licences of what others have made. @default no link to it */
  licencesHref?: string | undefined;
  /** Runs a load that nobody waits for. @default loads nothing ahead */
  loadAhead?: LoadAhead;
  /** Shown in the layout. @default the page at the router's address */
  page?: ReactNode;
}

/** The root component of the shop. Render it inside a router. */
export function App({
  services,
  queries,
  toasts,
  flows,
  navigationRef,
  guard,
  scroll,
  siteBase,
  licencesHref,
  loadAhead = () => new Promise(() => {}),
  page = <Page scroll={scroll} />,
}: AppProps) {
  useEffect(() => subscribeToOtherTabs({ services, queries }), [services, queries]);
  const preload = (path: string) => void loadAhead(() => preloadPage(path, audienceOf(flows, queries))).catch(() => {});
  useEffect(() => onSettingsChange(services.platform, applySettings), [services]);
  return (
    <ServicesProvider value={services}>
      <QueryClientProvider client={queries}>
        <LeaveGuardProvider value={guard}>
          <PreloadProvider value={preload}>
            <SiteProvider link={RouterLink} base={siteBase}>
              <ConnectRouter navigationRef={navigationRef} />
              <FlowsProvider store={flows}>
                <ToastsProvider value={toasts}>
                  <Shell licencesHref={licencesHref}>{page}</Shell>
                </ToastsProvider>
              </FlowsProvider>
            </SiteProvider>
          </PreloadProvider>
        </LeaveGuardProvider>
      </QueryClientProvider>
    </ServicesProvider>
  );
}

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
        <EarlyAction />
      </Suspense>
    </Boundary>
  );
}
