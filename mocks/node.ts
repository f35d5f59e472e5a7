import { setupServer } from 'msw/node';
import { operations } from '#contract/operations.ts';
import type { Faults } from './server/faults/faults.ts';
import { endpointsFor } from './server/endpoints.ts';
import { handlersFor } from './server/handlers.ts';
import type { LoginProof } from './server/loginProof.ts';
import { resolvers } from './server/resolvers.ts';
import { memoryStore } from './store/memoryStore.ts';
import { createQueue } from './store/queue.ts';
import { createWorld, type World } from './store/world.ts';

export interface NodeSandboxOptions {
  /** The site's absolute URL, with or without a trailing slash. The backend is under its `api` path. */
  baseUrl: string;
  /** @default a new world in memory */
  world?: World;
  /** Makes calls fail on purpose. @default no faults */
  faults?: Faults;
  /** How login checks who calls. @default the sandbox's own ID token, if there is one */
  loginProof?: LoginProof;
}

/** Makes the sandbox respond to this process's `fetch`, for tests. Call `listen()` before and `close()` after. */
export async function createNodeSandbox({ baseUrl, world: given, ...options }: NodeSandboxOptions) {
  const site = baseUrl.replace(/\/$/, '');
  const api = `${site}/api`;
  const world = given ?? (await createWorld({ store: memoryStore(), lock: createQueue() }));
  const server = setupServer(...handlersFor(endpointsFor(operations, resolvers, { api, site, world, ...options })));
  return {
    world,
    /** The URL of the API, without a trailing slash. */
    api,
    site,
    listen: () => server.listen({ onUnhandledFrame: 'error' }),
    close: () => server.close(),
  };
}
