import { setupServer } from 'msw/node';
import { operations } from '#contract/operations.ts';
import { handlersFor } from './handlers.ts';
import { memoryStore } from './memoryStore.ts';
import { createQueue } from './queue.ts';
import { resolvers } from './resolvers.ts';
import { createWorld, type World } from './world.ts';

export interface NodeSandboxOptions {
  /** The site's absolute address, with or without a slash at its end; the backend answers under `api` in it. */
  baseUrl: string;
  /** @default a new world in memory */
  world?: World;
}

/** The sandbox behind this process's own `fetch`, for tests. `listen()` before, `close()` after. */
export async function createNodeSandbox({ baseUrl, world: given }: NodeSandboxOptions) {
  const site = baseUrl.replace(/\/$/, '');
  const api = `${site}/api`;
  const world = given ?? (await createWorld({ store: memoryStore(), locks: createQueue() }));
  const server = setupServer(...handlersFor(operations, resolvers, { api, site, world }));
  return {
    world,
    /** `<api>`, without a slash at its end. */
    api,
    site,
    listen: () => server.listen({ onUnhandledRequest: 'error' }),
    close: () => server.close(),
  };
}
