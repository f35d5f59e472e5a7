import type { ReactNode } from 'react';
import { operations } from '#contract/operations.ts';
import { createFlowsStore } from './runtime/flowsStore.ts';
import type { DataRouter } from 'react-router';
import type { AppProps } from './App.tsx';
import type { LeaveGuard } from './navigation/leaveGuard.ts';
import { createScrollMemory } from './navigation/scrollMemory.ts';
import { startNavigation } from './navigation/PageTransition.tsx';
import { createQueryClient } from './queries/queryClient.ts';
import { createAccessToken } from './services/accessToken.ts';
import { type ClientSettings, createClient } from './services/http/client.ts';
import { createLoginProof } from './services/loginProof.ts';
import type { Platform } from './services/ports.ts';
import type { Providers } from './services/services.ts';
import type { StoredSession } from './services/storedSession.ts';
import type { FlowContext } from './runtime/flow.ts';
import { createToastStore } from './runtime/toasts/toastStore.ts';

/** The parts that the site or a journey story chooses. */
export interface Parts extends Omit<ClientSettings, 'platform' | 'token'> {
  providers: Promise<Providers>;
  platform: Platform;
  /** If true, POST /login carries the identity service's own token (docs/product-rules.md#login-proof). */
  loginProof: boolean;
  storedSession: StoredSession;
  router: Pick<DataRouter, 'navigate'>;
  guard: LeaveGuard;
  /** @default none */
  startingNotice?: ReactNode;
  /** @default false */
  isDemo?: boolean;
  licencesHref?: string | undefined;
  inspect?: FlowContext['inspect'];
}

/** Creates the props of App. Closing the tab asks first while `guard` blocks navigation. The site and the journey stories share it. */
export function assemble({
  providers,
  platform,
  siteBase,
  loginProof,
  storedSession,
  router,
  guard,
  startingNotice = null,
  isDemo = false,
  licencesHref,
  inspect,
  ...connection
}: Parts): Omit<AppProps, 'children'> {
  const token = createAccessToken({
    login: (email, idToken) => api.login({ body: { email } }, { idToken }),
    getIdToken: loginProof ? createLoginProof({ providers, platform }) : undefined,
  });
  const api = createClient(operations, { ...connection, platform, siteBase, token });
  const services = { api, platform, providers, startingNotice, isDemo, licencesHref };
  const queries = createQueryClient(platform);
  const toasts = createToastStore();
  platform.askBeforeLeaving(guard.isBlocked);
  const scroll = createScrollMemory(platform, window);
  const goTo = (path: string) => startNavigation(() => void router.navigate(path));
  const flows = createFlowsStore({
    platform,
    storedSession,
    load: async () => {
      // The flows ask for it first, so it loads beside them. They show the error.
      providers.then(({ loadIdentity }) => loadIdentity()).catch(() => {});
      const { startFlows } = await import('./startFlows.ts');
      return startFlows({ ...services, queries, toasts, goTo, ...(inspect && { inspect }) }, token);
    },
  });
  return { services, queries, toasts, guard, scroll, flows, siteBase };
}
