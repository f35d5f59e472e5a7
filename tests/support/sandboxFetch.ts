import { createSandbox } from '#mocks/createSandbox.ts';

const nextTurn = () => new Promise<void>((resolve) => void setImmediate(resolve));
/** Turns without a pending request after which nothing runs any more that does not wait for a timer. */
const QUIET_TURNS = 3;

/** Opens the sandbox's backend in this process, with a new world and without a server. Pass `fetch` and `apiBase` to the HTTP client. */
export async function sandboxFetch() {
  const { world, apiBase, ...sandbox } = await createSandbox({ siteBase: 'https://shop.test/' });
  let pending = 0;
  const fetch: typeof globalThis.fetch = async (input, { signal: _, ...init } = {}) => {
    pending += 1;
    try {
      return await sandbox.fetch(input, init);
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
  return { world, fetch, apiBase, idle };
}

export type SandboxFetch = Awaited<ReturnType<typeof sandboxFetch>>;
