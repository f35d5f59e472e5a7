import type { HttpHandler } from 'msw';
import { createElement, type ReactNode } from 'react';
import { operations } from '#contract/operations.ts';
import type { CardPayments, KeyValueStore, IdentityService } from '#app/services/ports.ts';
import { cardLoader } from './cardLoader.ts';
import type { Charge } from './cards.ts';
import { accounts } from './catalogue/accounts.ts';
import { handlersFor } from './handlers.ts';
import { createSandboxIdentity } from './identity.ts';
import { memoryStore } from './memoryStore.ts';
import { createQueue } from './queue.ts';
import { resolvers } from './resolvers.ts';
import { demoSeed, type SeedRecord } from './seed.ts';
import { BankCorner } from './ui/BankCorner.tsx';
import { createQuestion } from './ui/question.ts';
import { createWorld, type World } from './world.ts';

/** A sandbox of one story: nothing of it is stored, and no other story sees it. */
export interface StorySandbox {
  world: World;
  identity: IdentityService;
  loadCards: () => Promise<CardPayments>;
  /** To draw beside the shop: the bank's dialog, when a card asks for it. Without it such a payment waits for ever. */
  corner: ReactNode;
  /** To give to the worker that runs the stories: `msw.use(...handlers)`. They answer at once. */
  handlers: HttpHandler[];
  /** Where the backend answers, a path without a slash at its end. */
  apiBase: string;
}

export interface StorySandboxOptions {
  /** Keeps who is signed in: a new one for each story. */
  store: KeyValueStore;
  /** Where the stories are served, with a slash at both ends. @default '/' */
  siteBase?: string;
  /** What the world grows from. @default the demo world */
  seed?: SeedRecord;
  /** The clock of the cards, in milliseconds since 1970. @default Date.now */
  now?: () => number;
}

/** A new world for one flow story. Continuing with Google takes the first person. */
export async function openStorySandbox({
  store,
  siteBase = '/',
  seed = demoSeed,
  now = Date.now,
}: StorySandboxOptions): Promise<StorySandbox> {
  const world = await createWorld({ store: memoryStore(), locks: createQueue(), seed });
  const site = new URL(siteBase, location.href).href.replace(/\/$/, '');
  const identity = createSandboxIdentity({ accounts, world, store, choose: ([first]) => Promise.resolve(first ?? null) });
  const bank = createQuestion<Charge, boolean>(false);
  return {
    world,
    identity,
    loadCards: cardLoader({ world, ask: bank.ask, now }),
    corner: createElement(BankCorner, { bank }),
    handlers: handlersFor(operations, resolvers, { api: `${site}/api`, site, world }),
    apiBase: `${siteBase}api`,
  };
}
