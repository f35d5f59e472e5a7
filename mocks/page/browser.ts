import type { Endpoint } from '#server/endpoints.ts';
import type { LoadAhead } from '#app/services/ports.ts';
import { createSandbox, type Sandbox, type SandboxOptions } from '../createSandbox.ts';
import { type SeedRecord, seedWorld } from '../data/seed.ts';
import { requiredProof } from '../identity/tokens.ts';
import { databaseStore } from '../store/databaseStore.ts';
import { createQueue } from '../store/queue.ts';
import type { StoreChannel, StoreLock } from '../store/storePorts.ts';
import { openWorld, type WorldOptions } from '../store/world.ts';

export interface BrowserSandboxOptions extends Pick<SandboxOptions, 'store' | 'chooseAccount'> {
  /** The path under which the site is served, with a slash at both ends. */
  siteBase: string;
  /** The seed of this tab's world. */
  seed: SeedRecord;
  /** The world of this tab's situation, which no other tab shares. @default the world of that seed, which all tabs share */
  tabWorld?: Pick<WorldOptions, 'rowsOf' | 'firstId' | 'store'> | null;
  /** Loads code that nobody waits for. */
  loadAhead: LoadAhead;
}

/**
 * Runs one task at a time across all tabs of this browser. Without Web Locks (plain http), or if the browser refuses them (frames without
 * storage), only within this page.
 */
function browserLock(name: string): StoreLock {
  const withinPage = createQueue();
  if (!('locks' in navigator)) return withinPage;
  return {
    run: async (work) => {
      let isHeld = false;
      const whenHeld = () => {
        isHeld = true;
        return work();
      };
      try {
        return await navigator.locks.request(name, whenHeld);
      } catch (error) {
        if (isHeld) throw error;
        return withinPage.run(work);
      }
    },
  };
}

/** Notifies the other tabs of this browser, unless the page is in a frame without storage, which has none. */
function browserChannel(name: string): StoreChannel {
  let channel: BroadcastChannel | null = null;
  try {
    channel = new BroadcastChannel(name);
  } catch {
    // Nobody listens.
  }
  return {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- BroadcastChannel takes no target origin
    announce: (change) => channel?.postMessage(change),
    listen: (listener) => channel?.addEventListener('message', ({ data }) => listener(data === 'reset' ? 'reset' : 'changed')),
  };
}

/** Resolves when the page has loaded and has nothing to do. */
export async function pageIsIdle(): Promise<void> {
  if (document.readyState !== 'complete') await new Promise((resolve) => window.addEventListener('load', resolve, { once: true }));
  // WebKit has no idle callbacks.
  await new Promise((resolve) => void ('requestIdleCallback' in window ? requestIdleCallback(resolve) : setTimeout(resolve)));
}

/** How long the worker waits for the first call of a page, in milliseconds. */
const FIRST_ANSWER_TIMEOUT = 3_000;

/** The service workers of this browser. Null over plain http from another host, in some private windows, and in frames without storage. */
function serviceWorkers(): ServiceWorkerContainer | null {
  try {
    return 'serviceWorker' in navigator ? navigator.serviceWorker : null;
  } catch {
    return null;
  }
}

interface WorkerOptions {
  siteBase: string;
  endpoints: readonly Endpoint[];
  /** The absolute URL of the worker's script. */
  url: string;
  isControlled: boolean;
  /** Answers without the worker. */
  withinPage: typeof fetch;
  /** Resolves when the page has its first answer. */
  firstAnswer: Promise<unknown>;
  loadAhead: LoadAhead;
}

/** Starts the service worker. Resolves with a fetch through it, or within the page if the browser runs none, or if the user blocks it. */
async function fetchThroughWorker({ isControlled, withinPage, firstAnswer, loadAhead, ...options }: WorkerOptions): Promise<typeof fetch> {
  const workers = serviceWorkers();
  if (workers === null) return withinPage;
  try {
    if (!isControlled) {
      // A page without calls gets its worker too.
      await Promise.race([firstAnswer, new Promise((resolve) => void setTimeout(resolve, FIRST_ANSWER_TIMEOUT))]);
      await pageIsIdle();
    }
    // Without the worker, the page answers its calls itself.
    const { startWorker } = await loadAhead(() => import('./worker.ts'));
    await startWorker(workers, { ...options, whenIdle: pageIsIdle });
    const worker = workers.controller;
    // The page may still be controlled by the worker of a site around it. After a deploy, the new version of its own worker does not know it.
    const isOwn = worker?.scriptURL === options.url;
    return (...request) => (isOwn && workers.controller === worker ? fetch(...request) : withinPage(...request));
  } catch {
    return withinPage;
  }
}

/** Returns where all tabs of this browser store the world of a seed. */
function sharedStorage(siteBase: string, seed: SeedRecord): Pick<WorldOptions, 'store' | 'lock' | 'channel'> {
  // The name contains the path, so that two builds on the same host do not share a world.
  const name = `gadget-garage sandbox ${siteBase}${seed.name === 'demo' ? '' : ` ${seed.name}`}`;
  return { store: databaseStore(name), lock: browserLock(name), channel: browserChannel(name) };
}

/**
 * Opens this browser's sandbox. If the browser blocks storage, its world is in this page's memory.
 *
 * A visit that finds a service worker makes all its calls through it, so that DevTools show them. Where there is none yet, the page
 * answers its first calls itself, because to load and install the worker would take longer than everything before. When it runs, it also
 * responds to this page's own `fetch`.
 */
export async function openBrowserSandbox({ siteBase, seed, tabWorld, loadAhead, ...options }: BrowserSandboxOptions): Promise<Sandbox> {
  const world = openWorld(
    tabWorld ? { ...tabWorld, seed, lock: createQueue() } : { ...sharedStorage(siteBase, seed), seed, rowsOf: seedWorld },
  );
  const sandbox = await createSandbox({ ...options, siteBase, world, loginProof: requiredProof });
  let hasAnswered = () => {};
  const firstAnswer = new Promise<void>((resolve) => (hasAnswered = resolve));
  const withinPage: typeof fetch = (...request) => sandbox.fetch(...request).finally(hasAnswered);
  const url = new URL(`${siteBase}sandboxWorker.js`, location.href).href;
  const controller = serviceWorkers()?.controller;
  // In WebKit, a worker whose page is left while it starts may stay 'activating' for ever.
  const isControlled = controller?.scriptURL === url && controller.state === 'activated';
  const { endpoints } = sandbox;
  const throughWorker = fetchThroughWorker({ siteBase, endpoints, url, isControlled, withinPage, firstAnswer, loadAhead });
  let current: typeof fetch | Promise<typeof fetch> = isControlled ? throughWorker : withinPage;
  void throughWorker.then((started) => {
    current = started;
  });
  // If it fails, the first write tries again.
  void pageIsIdle()
    .then(() => loadAhead(() => world.prepare()))
    .catch(() => {});
  return { ...sandbox, fetch: async (...request) => (await current)(...request) };
}
