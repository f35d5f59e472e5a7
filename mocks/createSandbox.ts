import { createEndpoints, type Endpoint } from '#server/endpoints.ts';
import type { LoginProof } from '#server/ports.ts';
import { jsonResponse } from '#server/response.ts';
import type { Identity } from '#contract/entities/identity.ts';
import { loadOnce } from '#app/services/loadOnce.ts';
import { readAhead } from '#app/services/platform/sandboxPlatform.ts';
import type { CardPayments, KeyValueStore, Platform } from '#app/services/ports.ts';
import { accounts } from './data/accounts.ts';
import { type Calls, createCalls } from './calls/calls.ts';
import { type Fault, parseFaults } from './faults/fault.ts';
import { createFaults, type Faults } from './faults/faults.ts';
import { createSandboxIdentity, type SandboxIdentity } from './identity/identity.ts';
import { issueToken, readIdToken, readToken } from './identity/tokens.ts';
import { createPageFetch } from './pageFetch.ts';
import type { Charge } from './payments/cards.ts';
import type { Situation } from './situation/situation.ts';
import { memoryKeyValueStore } from './store/memoryKeyValueStore.ts';
import { memoryStore } from './store/memoryStore.ts';
import { createQueue } from './store/queue.ts';
import { createWorld, type World } from './store/world.ts';
import { createPrompt, type Prompt } from './ui/prompt.ts';

/** A backend with its identity service and its card payments. It shares nothing with another sandbox, unless it is given its world. */
export interface Sandbox {
  /** The rows of the backend. Read them to see what calls have done, or reset them. */
  world: World;
  identity: SandboxIdentity;
  /** Loads the card payments on the first call, because the first page does not need them. A failed load can be retried. */
  loadCards: () => Promise<CardPayments>;
  /** The bank's question for 3-D Secure. Render `BankPrompt` next to the shop: without an answer, such a payment stays pending forever. */
  bankPrompt: Prompt<Charge, boolean>;
  /** The calls that it answers, for `handlersFor` and servers. */
  endpoints: readonly Endpoint[];
  /** Answers the same calls without MSW's servers and workers. Other requests go to the network. */
  fetch: typeof fetch;
  /** Makes calls fail on purpose, from the start or later. */
  faults: Faults;
  /** The last calls that it has answered, without their tokens. */
  calls: Calls;
  /**
   * Its time, in milliseconds since 1970, and the store that has how far it is ahead: first that of the situation. Give it to the dock,
   * which sets it, if your app reads the time from it.
   */
  clock: Pick<Platform, 'now' | 'tabStore'>;
  /** The situation that it started from, or null. */
  situation: Situation | null;
  /** The address of the backend, without a trailing slash. */
  apiBase: string;
  /** The address of the site, with a slash at its end. */
  siteBase: string;
}

export interface SandboxOptions {
  /** Stores the signed-in user, and how far the clock is ahead. @default in memory */
  store?: KeyValueStore;
  /** The rows, which several sandboxes may share. @default the demo data, in memory */
  world?: World;
  /**
   * The address of the site, which has the phones at `<siteBase>products.json`. It may be relative to the page, or in Node to
   * http://localhost/. @default '/'
   */
  siteBase?: string;
  /** The path of the backend below the site, empty for the site itself. @default '/api' */
  apiPath?: '/api' | '';
  /**
   * The situation to start from: a record, its name or text, or a link to it. It gives the world, the signed-in user and, unless there are
   * others, the faults. Its path and its drafts are for the page (`Sandbox.situation`). @default the demo data, signed out
   */
  situation?: Situation | string;
  /** The faults from the start, as a list or as the text of `?faults=`. @default those of the situation, or none */
  faults?: readonly Fault[] | string;
  /** How a login checks who calls. @default the sandbox's own ID token, if there is one */
  loginProof?: LoginProof;
  /** Lets the user choose a Google account. Resolves with null if they cancel. @default the first account */
  chooseAccount?: (people: readonly Identity[]) => Promise<Identity | null>;
  /** The time, to which `Sandbox.clock` adds what it is ahead, in milliseconds since 1970. @default Date.now */
  now?: () => number;
}

/** Logs any other call under `api`, and responds with 501. */
const undocumented = (api: string): Endpoint => ({
  matches: ({ url }) => url.startsWith(`${api}/`),
  respond: async ({ method, url }) => {
    console.error(`The sandbox does not support ${method} ${url}`);
    return jsonResponse({ message: `No documented call: ${method} ${url}` }, { status: 501 });
  },
});

/** Loads what opens a situation, which most sandboxes do not need, and writes its person to the store. */
async function openSituationIn(store: KeyValueStore, source: Situation | string, now: number) {
  const { openInMemory } = await import('./situation/openInMemory.ts');
  return openInMemory(store, source, now);
}

/**
 * Creates a sandbox: for a test, a story, a page or a server. It responds without delay. Rejects with FaultSyntaxError if the text of the
 * faults is none, and with SituationError if a part of the situation cannot be used.
 */
export async function createSandbox({
  store = memoryKeyValueStore(),
  world: givenWorld,
  siteBase = '/',
  apiPath = '/api',
  situation: source,
  faults: givenFaults,
  loginProof = { readEmail: readIdToken, isRequired: false },
  chooseAccount = ([first]) => Promise.resolve(first ?? null),
  now: givenNow = Date.now,
}: SandboxOptions = {}): Promise<Sandbox> {
  const opened = source === undefined ? null : await openSituationIn(store, source, givenNow());
  const now = () => givenNow() + readAhead(store);
  const initialFaults = givenFaults ?? opened?.situation.faults ?? [];
  const faults = createFaults();
  faults.set(typeof initialFaults === 'string' ? parseFaults(initialFaults) : initialFaults);
  const world = givenWorld ?? (await createWorld({ store: memoryStore(), lock: createQueue(), ...opened?.world }));
  const page = (globalThis.location as Location | undefined)?.href;
  const site = new URL(siteBase, page ?? 'http://localhost/').href.replace(/\/$/, '');
  // Node's fetch takes no relative address.
  const base = page === undefined ? site : siteBase.replace(/\/$/, '');
  const api = site + apiPath;

  const calls = createCalls(now);
  const bankPrompt = createPrompt<Charge, boolean>(false);
  // The reset deletes the payment that the bank asked about.
  world.onReset(() => bankPrompt.answer(false));
  const documented = createEndpoints({
    api,
    site,
    store: world,
    accessTokens: { issue: issueToken, readEmail: readToken },
    loginProof,
    reportError: (error) => console.error('The sandbox failed', error),
  }).map(({ name, matches, respond }): Endpoint => ({
    matches,
    respond: (request) =>
      calls.record({
        operation: name,
        request,
        respond: (onFaults) => faults.respond(name, { request, page: `${site}/`, carryOut: () => respond(request), onFaults }),
      }),
  }));
  const { matches, respond } = undocumented(api);
  const others: Endpoint = { matches, respond: (request) => calls.record({ operation: null, request, respond: () => respond(request) }) };
  const endpoints = [...documented, others];
  return {
    world,
    identity: createSandboxIdentity({ accounts, world, store, chooseAccount }),
    loadCards: loadOnce(async () => (await import('./payments/openCards.tsx')).openCards({ world, confirmCharge: bankPrompt.open, now })),
    bankPrompt,
    clock: { now, tabStore: store },
    situation: opened?.situation ?? null,
    endpoints,
    fetch: createPageFetch(endpoints),
    faults,
    calls,
    apiBase: base + apiPath,
    siteBase: `${base}/`,
  };
}
