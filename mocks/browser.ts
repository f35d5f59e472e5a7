import { setupWorker } from 'msw/browser';
import { operations } from '#contract/operations.ts';
import type { SeedRecord } from './data/seed.ts';
import { seedWorld } from './data/seedWorld.ts';
import type { Faults } from './server/faults/faults.ts';
import { type Endpoint, endpointsFor } from './server/endpoints.ts';
import { handlersFor } from './server/handlers.ts';
import { requiredProof } from './server/loginProof.ts';
import { createPageFetch } from './server/pageFetch.ts';
import { resolvers } from './server/resolvers.ts';
import { databaseStore } from './store/databaseStore.ts';
import { createQueue } from './store/queue.ts';
import { createWorld, type World } from './store/world.ts';
import type { StoreChannel, StoreLock } from './store/storePorts.ts';

export interface BrowserSandbox {
  world: World;
  /** Calls the sandbox, through the service worker where the browser runs one, and otherwise within this page. */
  fetch: typeof fetch;
}

export interface BrowserSandboxOptions {
  /** The path under which the site is served, with a slash at both ends. */
  siteBase: string;
  /** The seed of this tab's world. */
  seed: SeedRecord;
  /** Makes this page's calls fail on purpose. */
  faults: Faults;
}

/** Runs one task at a time across all tabs of this browser, or only within this page if the browser has no Web Locks. */
function browserLock(name: string): StoreLock {
  if (!('locks' in navigator)) return createQueue();
  return { run: async (work) => navigator.locks.request(name, work) };
}

/** Notifies the other tabs of this browser. */
function browserChannel(name: string): StoreChannel {
  const channel = new BroadcastChannel(name);
  return {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- BroadcastChannel takes no target origin
    announce: (change) => channel.postMessage(change),
    listen: (listener) => channel.addEventListener('message', ({ data }) => listener(data === 'reset' ? 'reset' : 'changed')),
  };
}

/** Adds `crypto.randomUUID`, which browsers do not have over plain http. @msw/data calls it for each row. */
function addRandomUUID(): void {
  if ('randomUUID' in crypto) return;
  const randomDigits = () => Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
  const randomUUID = () => randomDigits().replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12})$/, '$1-$2-4$3-8$4-$5');
  Object.assign(crypto, { randomUUID });
}

/** Milliseconds to wait for the worker's response. After that, the call is sent and fails. */
const ACTIVATION_TIMEOUT = 2000;

/**
 * Browsers stop an idle service worker. When msw's worker starts again, it knows no page and would pass every call to the server. So each
 * call first registers this page with the worker and waits for the confirmation.
 */
function workerActivator(workers: ServiceWorkerContainer): () => Promise<void> {
  let activation: Promise<void> | null = null;
  const activate = () =>
    new Promise<void>((resolve) => {
      const done = () => {
        clearTimeout(timer);
        workers.removeEventListener('message', onMessage);
        resolve();
      };
      const onMessage = ({ data }: MessageEvent<unknown>) => {
        if (typeof data === 'object' && data !== null && 'type' in data && data.type === 'MOCKING_ENABLED') done();
      };
      const timer = setTimeout(done, ACTIVATION_TIMEOUT);
      workers.addEventListener('message', onMessage);
      workers.controller?.postMessage('MOCK_ACTIVATE');
    });
  return () => {
    activation ??= activate().finally(() => {
      activation = null;
    });
    return activation;
  };
}

/**
 * Starts the service worker for calls under `siteBase`.
 * @returns a fetch that wakes the worker before each call, or null if the browser runs no worker here: over plain http from another host, in
 * some private windows, or if the user blocks it
 */
async function startWorker(endpoints: readonly Endpoint[], siteBase: string): Promise<typeof fetch | null> {
  if (!('serviceWorker' in navigator)) return null;
  try {
    await setupWorker(...handlersFor(endpoints)).start({
      serviceWorker: { url: `${siteBase}sandboxWorker.js`, options: { scope: siteBase } },
      onUnhandledRequest: 'bypass',
      quiet: true,
    });
  } catch {
    return null;
  }
  const wake = workerActivator(navigator.serviceWorker);
  return async (...request) => {
    await wake();
    return fetch(...request);
  };
}

/**
 * Opens the sandbox: the backend under `<siteBase>api`, the phones at `<siteBase>products.json`. With a service worker it also responds to
 * this page's own `fetch`, and DevTools show its calls. Resolves when it is ready. Importing this file fails if the browser blocks storage,
 * because msw accesses it as soon as it is imported.
 */
export async function startBrowserSandbox({ siteBase, seed, faults }: BrowserSandboxOptions): Promise<BrowserSandbox> {
  addRandomUUID();
  // The name contains the path, so that two builds on the same host do not share a world.
  const name = `gadget-garage sandbox ${siteBase}${seed.name === 'demo' ? '' : ` ${seed.name}`}`;
  const storage = { store: databaseStore(name), lock: browserLock(name), channel: browserChannel(name) };
  const world = await createWorld({ ...storage, seed, rowsOf: seedWorld });
  const site = new URL(siteBase, location.href).href.replace(/\/$/, '');
  const endpoints = endpointsFor(operations, resolvers, { api: `${site}/api`, site, world, faults, loginProof: requiredProof });
  return { world, fetch: (await startWorker(endpoints, siteBase)) ?? createPageFetch(endpoints) };
}
