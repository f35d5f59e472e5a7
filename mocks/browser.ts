import { setupWorker } from 'msw/browser';
import { operations } from '#contract/operations.ts';
import { browserChannel, browserLocks } from './store/browserPorts.ts';
import { databaseStore } from './store/databaseStore.ts';
import { handlersFor } from './server/handlers.ts';
import { resolvers } from './server/resolvers.ts';
import type { SeedRecord } from './data/seed.ts';
import { createWorld, type World } from './store/world.ts';
import { workerWakener } from './server/workerWakener.ts';

export interface BrowserSandbox {
  world: World;
  /** Resolves when the worker knows this page. Await it before each call. */
  wake: () => Promise<void>;
}

export interface BrowserSandboxOptions {
  /** The path under which the site is served, with a slash at both ends. */
  siteBase: string;
  /** The seed of this tab's world. */
  seed: SeedRecord;
}

/**
 * Makes the sandbox respond to this page's `fetch`: the backend under `<siteBase>api`, the phones at `<siteBase>products.json`. All other
 * requests go to the server. Resolves when it is ready. Rejects if no service worker can run. Import this file only after you have checked
 * that, because msw accesses storage as soon as it is imported.
 */
export async function startBrowserSandbox({ siteBase, seed }: BrowserSandboxOptions): Promise<BrowserSandbox> {
  // The name contains the path, so that two builds on the same host do not share a world.
  const name = `gadget-garage sandbox ${siteBase}${seed.name === 'demo' ? '' : ` ${seed.name}`}`;
  const world = await createWorld({ store: databaseStore(name), locks: browserLocks(name), channel: browserChannel(name), seed });
  const site = new URL(siteBase, location.href).href.replace(/\/$/, '');
  const worker = setupWorker(...handlersFor(operations, resolvers, { api: `${site}/api`, site, world }));
  await worker.start({
    serviceWorker: { url: `${siteBase}sandboxWorker.js`, options: { scope: siteBase } },
    onUnhandledRequest: 'bypass',
    quiet: true,
  });
  return { world, wake: workerWakener(navigator.serviceWorker) };
}
