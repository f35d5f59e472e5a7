import type { Effects } from '#app/actors/effects.ts';
import { createQueryClient } from '#app/queries/queryClient.ts';
import type { IdentityService, ShopApi } from '#app/services/ports.ts';
import type { Backend } from '#app/services/services.ts';
import { createToastStore } from '#app/toasts/toastStore.ts';
import { fakeIdentity } from './fakeIdentity.ts';
import { type TestPlatform, testPlatform } from './testPlatform.ts';

interface Parts {
  api: ShopApi;
  platform?: TestPlatform;
  identity?: IdentityService;
  loadCards?: Backend['loadCards'];
  /** The page that is open. */
  path?: string;
}

/** Lets everything run that waits for nothing but its turn. */
export const settle = (): Promise<void> => new Promise((resolve) => void setImmediate(resolve));

const noCards = () => Promise.reject(new Error('no cards here'));

/** What the app's flows reach outward with, as a test sees it: `went` are the pages that they led to. */
export function testEffects({ api, platform = testPlatform(), identity = fakeIdentity().service, loadCards = noCards, path = '/' }: Parts) {
  const went: string[] = [];
  const backend: Backend = { loadIdentity: async () => identity, loadCards, demoAccounts: [], notice: null, onReset: () => () => {} };
  const effects: Effects = {
    api,
    platform,
    backend: Promise.resolve(backend),
    queries: createQueryClient(),
    toasts: createToastStore(),
    navigationRef: { path, goTo: (to) => void went.push(to) },
  };
  return { ...effects, platform, went };
}
