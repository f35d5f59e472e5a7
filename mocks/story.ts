import type { HttpHandler } from 'msw';
import { createElement, type ReactNode } from 'react';
import { operations } from '#contract/operations.ts';
import type { CardPayments, KeyValueStore, IdentityService } from '#app/services/ports.ts';
import { accounts } from './data/accounts.ts';
import { demoSeed, type SeedRecord } from './data/seed.ts';
import { createSandboxIdentity } from './identity/identity.ts';
import { cardLoader } from './payments/cardLoader.ts';
import type { Charge } from './payments/cards.ts';
import { type Fault, parseFaults } from './server/faults/fault.ts';
import { createFaults, type Faults } from './server/faults/faults.ts';
import { handlersFor } from './server/handlers.ts';
import { requiredProof } from './server/loginProof.ts';
import { resolvers } from './server/resolvers.ts';
import { memoryStore } from './store/memoryStore.ts';
import { createQueue } from './store/queue.ts';
import { createWorld, type World } from './store/world.ts';
import { BankPrompt } from './ui/BankDialog.tsx';
import { createPrompt } from './ui/prompt.ts';

/** The sandbox of one story. It stores nothing and shares nothing with other stories. */
export interface StorySandbox {
  world: World;
  identity: IdentityService;
  loadCards: () => Promise<CardPayments>;
  /** Render it next to the shop: the bank's dialog for 3-D Secure. Without it, such a payment stays pending forever. */
  dialog: ReactNode;
  /** Pass them to the worker of the stories: `msw.use(...handlers)`. They respond without delay. */
  handlers: HttpHandler[];
  /** Makes calls fail on purpose, from the start or in the middle of a story. */
  faults: Faults;
  /** The path of the backend, without a trailing slash. */
  apiBase: string;
  /** The path under which the stories are served, with a slash at its end. */
  siteBase: string;
}

export interface StorySandboxOptions {
  /** Stores the signed-in user. Pass a new one for each story. */
  store: KeyValueStore;
  /** The path under which the stories are served, with a slash at its end. It may be relative to the page. @default '/' */
  siteBase?: string;
  /** The seed of the world. @default the demo world */
  seed?: SeedRecord;
  /** The faults from the start, as a list or as the text of `?faults=`. @default none */
  faults?: readonly Fault[] | string;
  /** The clock of the cards, in milliseconds since 1970. @default Date.now */
  now?: () => number;
}

/** Opens a new world for one flow story. Signing in with Google uses the first account. */
export async function openStorySandbox({
  store,
  siteBase = '/',
  seed = demoSeed,
  faults: initialFaults = [],
  now = Date.now,
}: StorySandboxOptions): Promise<StorySandbox> {
  const world = await createWorld({ store: memoryStore(), lock: createQueue(), seed });
  const site = new URL(siteBase, location.href).href.replace(/\/$/, '');
  const faults = createFaults();
  faults.set(typeof initialFaults === 'string' ? parseFaults(initialFaults) : initialFaults);
  const identity = createSandboxIdentity({ accounts, world, store, chooseAccount: ([first]) => Promise.resolve(first ?? null) });
  const bankPrompt = createPrompt<Charge, boolean>(false);
  return {
    world,
    identity,
    loadCards: cardLoader({ world, confirmCharge: bankPrompt.open, now }),
    dialog: createElement(BankPrompt, { bankPrompt }),
    handlers: handlersFor(operations, resolvers, { api: `${site}/api`, site, world, faults, loginProof: requiredProof }),
    faults,
    apiBase: `${siteBase}api`,
    siteBase,
  };
}
