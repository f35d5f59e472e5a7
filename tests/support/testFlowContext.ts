import type { FlowContext } from '#app/runtime/flow.ts';
import { createQueryClient } from '#app/queries/queryClient.ts';
import type { IdentityService, ShopApi } from '#app/services/ports.ts';
import type { Providers } from '#app/services/services.ts';
import { createToastStore } from '#app/runtime/toasts/toastStore.ts';
import { fakeIdentity } from './fakeIdentity.ts';
import { type TestPlatform, testPlatform } from './testPlatform.ts';

interface TestFlowContextOptions {
  api: ShopApi;
  platform?: TestPlatform;
  identity?: IdentityService;
  loadCards?: Providers['loadCards'];
  /** The path of the platform's address. */
  path?: string;
  /** The email of the signed-in user. */
  email?: string;
}

/** Lets all work run that does not wait for a timer. */
export const settle = (): Promise<void> => new Promise((resolve) => void setImmediate(resolve));

const noCards = () => Promise.reject(new Error('no cards here'));

/** The context of the app's flows for a test. `went` lists the paths that the flows navigated to. */
export function testFlowContext({
  api,
  platform = testPlatform(),
  identity = fakeIdentity().service,
  loadCards = noCards,
  path = '/',
  email = '',
}: TestFlowContextOptions) {
  platform.visit(path);
  const went: string[] = [];
  const providers: Providers = { loadIdentity: async () => identity, loadCards, demoAccounts: [], notice: null, onReset: () => () => {} };
  const context: FlowContext = {
    api,
    platform,
    providers: Promise.resolve(providers),
    startingNotice: null,
    isDemo: false,
    queries: createQueryClient(platform),
    toasts: createToastStore(),
    currentEmail: () => email,
    goTo: (to) => void went.push(to),
  };
  return { ...context, platform, went };
}
