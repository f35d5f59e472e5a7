import type { HttpHandler } from 'msw';
import { createElement, type ReactNode } from 'react';
import { operations } from '#contract/operations.ts';
import type { CardPayments, KeyValueStore, IdentityService } from '#app/services/ports.ts';
import { accounts } from './data/accounts.ts';
import { createSandboxIdentity } from './identity/identity.ts';
import { cardLoader } from './payments/cardLoader.ts';
import type { Charge } from './payments/cards.ts';
import { endpointsFor } from './server/endpoints.ts';
import { type Fault, parseFaults } from './server/faults/fault.ts';
import { createFaults, type Faults } from './server/faults/faults.ts';
import { handlersFor } from './server/handlers.ts';
import { optionalProof } from './server/loginProof.ts';
import { createPageFetch } from './server/pageFetch.ts';
import { resolvers } from './server/resolvers.ts';
import { memoryKeyValueStore } from './store/memoryKeyValueStore.ts';
import { memoryStore } from './store/memoryStore.ts';
import { createQueue } from './store/queue.ts';
import { createWorld, type World } from './store/world.ts';
import { BankPrompt } from './ui/BankDialog.tsx';
import { createPrompt } from './ui/prompt.ts';

/** A backend in memory, with its identity service and its card payments. It shares nothing with another sandbox. */
export interface Sandbox {
  /** The rows of the backend. Read them to see what calls have done, or reset them. */
  world: World;
  identity: IdentityService;
  loadCards: () => Promise<CardPayments>;
  /** The bank's dialog for 3-D Secure. Render it next to the shop: without it, such a payment stays pending forever. */
  dialog: ReactNode;
  /** Answer its calls with MSW: `setupServer(...handlers)` in Node, `setupWorker(...handlers)` in a page, `msw.use(...handlers)` in a story. */
  handlers: HttpHandler[];
  /** Answers the same calls without MSW's servers and workers. Other requests go to the network. */
  fetch: typeof fetch;
  /** Makes calls fail on purpose, from the start or later. */
  faults: Faults;
  /** The address of the backend, without a trailing slash. */
  apiBase: string;
  /** The address of the site, with a slash at its end. */
  siteBase: string;
}

export interface SandboxOptions {
  /** Stores the signed-in user. @default in memory */
  store?: KeyValueStore;
  /**
   * The address of the site: the backend is at `<siteBase>api`, the phones at `<siteBase>products.json`. It may be relative to the page, or in
   * Node to http://localhost/. @default '/'
   */
  siteBase?: string;
  /** The faults from the start, as a list or as the text of `?faults=`. @default none */
  faults?: readonly Fault[] | string;
  /** The clock of the cards, in milliseconds since 1970. @default Date.now */
  now?: () => number;
}

/** Creates a sandbox for one test, story or page. Signing in with Google uses the first account. Responds without delay. */
export async function createSandbox({
  store = memoryKeyValueStore(),
  siteBase = '/',
  faults: initialFaults = [],
  now = Date.now,
}: SandboxOptions = {}): Promise<Sandbox> {
  const world = await createWorld({ store: memoryStore(), lock: createQueue() });
  const page = globalThis.location as Location | undefined;
  const site = new URL(siteBase, page?.href ?? 'http://localhost/').href.replace(/\/$/, '');
  // Node's fetch takes no relative address.
  const base = page === undefined ? `${site}/` : siteBase.replace(/\/?$/, '/');
  const faults = createFaults();
  faults.set(typeof initialFaults === 'string' ? parseFaults(initialFaults) : initialFaults);
  const identity = createSandboxIdentity({ accounts, world, store, chooseAccount: ([first]) => Promise.resolve(first ?? null) });
  const bankPrompt = createPrompt<Charge, boolean>(false);
  const endpoints = endpointsFor(operations, resolvers, { api: `${site}/api`, site, world, faults, loginProof: optionalProof });
  return {
    world,
    identity,
    loadCards: cardLoader({ world, confirmCharge: bankPrompt.open, now }),
    dialog: createElement(BankPrompt, { bankPrompt }),
    handlers: handlersFor(endpoints),
    fetch: createPageFetch(endpoints),
    faults,
    apiBase: `${base}api`,
    siteBase: base,
  };
}
