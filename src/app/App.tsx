import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useMemo } from 'react';
import type { Output } from '#contract/operations.ts';
import { SiteProvider } from '#components/primitives/Link/SiteProvider.tsx';
import { FlowsProvider } from './runtime/FlowsProvider.tsx';
import type { FlowsStore } from './runtime/flowsStore.ts';
import type { LeaveGuard } from './navigation/leaveGuard.ts';
import { RouterLink } from './navigation/RouterLink.tsx';
import type { ScrollMemory } from './navigation/scrollMemory.ts';
import { SiteNavigationProvider } from './navigation/SiteNavigation.ts';
import { type Audience, pageAt, preloadPage } from './routes.tsx';
import { subscribeToOtherTabs } from './queries/broadcastChange.ts';
import { applySettings, onSettingsChange } from './features/shell/settings/settings.ts';
import type { LoadAhead } from './services/ports.ts';
import { type Services, ServicesProvider } from './services/services.ts';
import { ToastsProvider, type ToastStore } from './runtime/toasts/toastStore.ts';

/** Only administrators load code for administrators. Whether the user is one is in the cache, once it was asked. */
function audienceOf(flows: FlowsStore, queries: QueryClient): Audience {
  const current = flows.read();
  const isSignedIn = current.state === 'running' ? current.flows.session.read().state !== 'signedOut' : flows.isSignedInHere();
  if (!isSignedIn) return 'signedOut';
  const checks = queries.getQueriesData<Output<'checkAdmin'>>({ queryKey: ['checkAdmin'] });
  return checks.some(([, check]) => check?.admin === true) ? 'administrator' : 'user';
}

export interface AppProps {
  services: Services;
  queries: QueryClient;
  toasts: ToastStore;
  flows: FlowsStore;
  guard: LeaveGuard;
  scroll: ScrollMemory;
  /** The base path of the site, with a trailing slash. */
  siteBase: string;
  /** Runs a load that nobody waits for. @default loads nothing ahead */
  loadAhead?: LoadAhead;
  /** The router with the pages. */
  children: ReactNode;
}

const nothingAhead: LoadAhead = () => new Promise(() => {});

/** Everything that the shop's pages need, around their router. */
export function App({ services, queries, toasts, flows, guard, scroll, siteBase, loadAhead = nothingAhead, children }: AppProps) {
  useEffect(() => subscribeToOtherTabs({ services, queries }), [services, queries]);
  useEffect(() => onSettingsChange(services.platform, applySettings), [services]);
  const navigation = useMemo(
    () => ({
      guard,
      scroll,
      pageAt,
      preload: (path: string) => void loadAhead(() => preloadPage(path, audienceOf(flows, queries))).catch(() => {}),
    }),
    [guard, scroll, loadAhead, flows, queries],
  );
  return (
    <ServicesProvider value={services}>
      <QueryClientProvider client={queries}>
        <SiteNavigationProvider value={navigation}>
          <SiteProvider link={RouterLink} base={siteBase}>
            <FlowsProvider store={flows}>
              <ToastsProvider value={toasts}>{children}</ToastsProvider>
            </FlowsProvider>
          </SiteProvider>
        </SiteNavigationProvider>
      </QueryClientProvider>
    </ServicesProvider>
  );
}
