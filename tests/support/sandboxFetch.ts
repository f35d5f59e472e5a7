import type { Store } from '#server/ports.ts';
import { createSandbox } from '#mocks/createSandbox.ts';
import { issueToken } from '#mocks/identity/tokens.ts';

const nextTurn = () => new Promise<void>((resolve) => void setImmediate(resolve));
/** Turns without a pending request after which nothing runs any more that does not wait for a timer. */
const QUIET_TURNS = 3;

/** Counts the requests of `fetch`, and cuts none off. */
export function countedFetch(uncounted: (input: string | URL | Request, init: RequestInit) => Promise<Response>) {
  let pending = 0;
  const fetch: typeof globalThis.fetch = async (input, { signal: _, ...init } = {}) => {
    pending += 1;
    try {
      return await uncounted(input, init);
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
  return { fetch, idle };
}

/** A backend in front of the HTTP client, and its books. */
export interface BackendFetch extends ReturnType<typeof countedFetch> {
  world: Store;
  apiBase: string;
  /** Returns the access token of a user. */
  tokenOf: (email: string) => string | Promise<string>;
}

/** Opens the sandbox's backend in this process, with a new world and without a server. Pass `fetch` and `apiBase` to the HTTP client. */
export async function sandboxFetch() {
  const { world, apiBase, ...sandbox } = await createSandbox({ siteBase: 'https://shop.test/' });
  return { world, apiBase, tokenOf: issueToken, ...countedFetch(sandbox.fetch) };
}

export type SandboxFetch = Awaited<ReturnType<typeof sandboxFetch>>;
