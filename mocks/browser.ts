import { setupWorker } from 'msw/browser';
import { operations } from '#contract/operations.ts';
import { browserChannel, browserLocks } from './browserPorts.ts';
import { databaseStore } from './databaseStore.ts';
import { handlersFor } from './handlers.ts';
import { resolvers } from './resolvers.ts';
import type { SeedRecord } from './seed.ts';
import { createWorld, type World } from './world.ts';
import { workerWakener } from './workerWakener.ts';

export interface BrowserSandbox {
  world: World;
  /** Resolves when the worker knows this page; wait for it before each call. */
  wake: () => Promise<void>;
}

export interface BrowserSandboxOptions {
  /** The path under which the site is served, with a slash at both ends. */
  siteBase: string;
  /** Which world this tab is in. */
  seed: SeedRecord;
}

/**
 * Puts the sandbox behind this page's `fetch`: the backend under `<siteBase>api`, the phones at `<siteBase>products.json`.
 * Resolves when it answers. Everything else passes to the server. Rejects where no service worker can run; load this file
 * only after that is checked, since msw touches storage as soon as it is loaded.
 */
export async function startBrowserSandbox({ siteBase, seed }: BrowserSandboxOptions): Promise<BrowserSandbox> {
  // One world of each name for each place where a sandbox is served: two builds under one host do not share it.
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
