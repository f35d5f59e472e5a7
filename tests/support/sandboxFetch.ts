import { operations } from '#contract/operations.ts';
import { endpointOf } from '#mocks/server/endpoints.ts';
import { resolvers } from '#mocks/server/resolvers.ts';
import { memoryStore } from '#mocks/store/memoryStore.ts';
import { createQueue } from '#mocks/store/queue.ts';
import { createWorld } from '#mocks/store/world.ts';
import { operationOf } from './faultyFetch.ts';

const SITE = 'https://shop.test';
const API = `${SITE}/api`;

const nextTurn = () => new Promise<void>((resolve) => void setImmediate(resolve));
/** Turns without a pending request after which nothing runs any more that does not wait for a timer. */
const QUIET_TURNS = 3;

/** Opens the sandbox's backend in this process, with a new world and without a server. Pass `fetch` and `apiBase` to the HTTP client. */
export async function sandboxFetch() {
  const world = await createWorld({ store: memoryStore(), lock: createQueue() });
  let pending = 0;
  const fetch: typeof globalThis.fetch = async (input, { signal: _, ...init } = {}) => {
    pending += 1;
    try {
      const request = new Request(input, init);
      const name = operationOf(request.url, request.method);
      return await endpointOf([name, operations[name]], resolvers, { api: API, site: SITE, world }).respond(request);
    } finally {
      pending -= 1;
    }
  };
  /** Lets all work run that does not wait for a timer, requests included. */
  const idle = async (): Promise<void> => {
    for (let quiet = 0; quiet < QUIET_TURNS; quiet += 1) {
      await nextTurn();
      if (pending > 0) quiet = 0;
    }
  };
  return { world, fetch, apiBase: API, idle };
}

export type SandboxFetch = Awaited<ReturnType<typeof sandboxFetch>>;
