import type { HttpHandler } from 'msw';
import { operations } from '#contract/operations.ts';
import type { Drawer, IdentityService } from '#app/services/ports.ts';
import { accounts } from './catalogue/accounts.ts';
import { handlersFor } from './handlers.ts';
import { createSandboxIdentity } from './identity.ts';
import { memoryStore } from './memoryStore.ts';
import { createQueue } from './queue.ts';
import { resolvers } from './resolvers.ts';
import { createWorld, type World } from './world.ts';

/** A sandbox of one story: nothing of it is stored, and no other story sees it. */
export interface StorySandbox {
  world: World;
  identity: IdentityService;
  /** To give to the worker that runs the stories: `msw.use(...handlers)`. They answer at once. */
  handlers: HttpHandler[];
  /** Where the backend answers, a path without a slash at its end. */
  apiBase: string;
}

export interface StorySandboxOptions {
  /** Keeps who is signed in: a new one for each story. */
  drawer: Drawer;
  /** Where the stories are served, with a slash at both ends. @default '/' */
  siteBase?: string;
}

/** A new demo world for one flow story. Continuing with Google takes the first person. */
export async function openStorySandbox({ drawer, siteBase = '/' }: StorySandboxOptions): Promise<StorySandbox> {
  const world = await createWorld({ store: memoryStore(), locks: createQueue() });
  const site = new URL(siteBase, location.href).href.replace(/\/$/, '');
  const identity = createSandboxIdentity({ accounts, world, drawer, choose: ([first]) => Promise.resolve(first ?? null) });
  return { world, identity, handlers: handlersFor(operations, resolvers, { api: `${site}/api`, site, world }), apiBase: `${siteBase}api` };
}
