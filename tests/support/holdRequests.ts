import type { BrowserContext, Page, Route } from '@playwright/test';

/**
 * Holds back the requests of this address that begin from now on, until `release`. `requested` resolves with the first of them.
 * @param target a context for the script of a service worker, which the routes of a page do not reach
 * @param answer what then happens to each. @default it is sent
 */
export async function holdRequests(
  target: Pick<Page | BrowserContext, 'route'>,
  url: string | RegExp,
  answer: (route: Route) => Promise<void> = (route) => route.fallback(),
): Promise<{ requested: Promise<void>; release: () => void }> {
  const [requested, released] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  await target.route(url, async (route) => {
    requested.resolve();
    await released.promise;
    await answer(route);
  });
  return { requested: requested.promise, release: released.resolve };
}
