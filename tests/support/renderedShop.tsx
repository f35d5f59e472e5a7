import type { QueryKey } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { prerender } from 'react-dom/static';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { type OperationName, operations } from '#contract/operations.ts';
import { App } from '#app/App.tsx';
import { createAdminAccess } from '#app/features/dashboard/access/adminAccess.actor.ts';
import { adminAccessFlow } from '#app/features/dashboard/access/adminAccessFlow.ts';
import { createPayments } from '#app/features/payments/paymentActors.ts';
import { paymentsFlow } from '#app/features/payments/paymentsFlow.ts';
import { routes } from '#app/routes.tsx';
import { createLeaveGuard } from '#app/navigation/leaveGuard.ts';
import { createFlowsStore } from '#app/runtime/flowsStore.ts';
import { createAccessToken } from '#app/services/accessToken.ts';
import { createClient } from '#app/services/http/client.ts';
import type { CardPayments } from '#app/services/ports.ts';
import { startFlows } from '#app/startFlows.ts';
import { fakeIdentity } from './fakeIdentity.ts';
import { operationOf } from './faultyFetch.ts';
import { signedInBefore } from './signedInBefore.ts';
import { settle, testFlowContext } from './testFlowContext.ts';
import { testPlatform } from './testPlatform.ts';

/** The administrator who visits the pages. */
export const visitor = { email: 'admin@example.com', displayName: 'Gloria Mensah', photoURL: '' };

const unused = () => Promise.reject(new Error('Nobody pays here'));
const cards: CardPayments = {
  CardField: () => null,
  createPaymentMethod: unused,
  confirmPayment: unused,
  authenticate: unused,
  retrievePayment: unused,
};

/**
 * Renders without the stack that React's development build captures for every element, which takes half of the time. V8 captures none while
 * the limit is not a number of its own.
 */
function renderQuickly(page: ReactNode): string {
  const limit = Error.stackTraceLimit;
  Object.defineProperty(Error, 'stackTraceLimit', { configurable: true, get: () => 0, set: () => {} });
  try {
    return renderToString(page);
  } finally {
    Object.defineProperty(Error, 'stackTraceLimit', { configurable: true, writable: true, value: limit });
  }
}

/** A payment reads the booking, the user's rights and an intent, one after the other. After so many turns, it has them. */
const PAYMENT_TURNS = 8;
/** A page that is not complete after so many more turns never is. */
const MAX_TURNS = 10;
const isPending = (html: string): boolean => /aria-busy="true"|Spinner/.test(html);

/** A page as it is when nothing is under way any more. */
interface Visit {
  html: string;
  /** The errors of its queries. */
  errors: unknown[];
  /** True if it still waits. A denied user does not: effects would redirect them. */
  isPending: boolean;
}

/**
 * The assembled shop in this process: the real routes, flows, queries, client and decoders, rendered to HTML for an administrator. Effects
 * do not run, so the page's requests are sent here. `answers` has the body of every operation's answer, and may be changed between visits.
 */
export async function renderedShop(answers: Readonly<Record<OperationName, string>>) {
  const platform = testPlatform();
  const asked = new Set<OperationName>();
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const name = operationOf(input instanceof Request ? input.url : input.toString(), init?.method ?? 'GET');
    asked.add(name);
    return new Response(answers[name], { headers: { 'Content-Type': 'application/json' } });
  };
  const token = createAccessToken({ login: (email) => api.login({ body: { email } }) });
  const api = createClient(operations, {
    apiBase: 'https://shop.test/api',
    siteBase: 'https://shop.test/',
    conditionalWrites: false,
    sendToken: true,
    fetch,
    platform,
    token,
  });
  const identity = fakeIdentity();
  const context = testFlowContext({ api, platform, identity: identity.service, loadCards: async () => cards });
  const { queries, toasts } = context;
  // Without effects, a page that is rendered again after a failed read would wait for a retry that never starts.
  queries.setDefaultOptions({ queries: { ...queries.getDefaultOptions().queries, retryOnMount: false } });
  const flows = createFlowsStore({ platform, storedSession: signedInBefore, load: async () => startFlows(context, token) });
  flows.start();
  await settle();
  identity.emit(visitor);
  await settle();
  const running = flows.read();
  if (running.state !== 'running') throw new Error('The flows did not start');
  const adminAccess = running.flows.get(adminAccessFlow).getOrCreate(createAdminAccess);
  const payments = running.flows.get(paymentsFlow).getOrCreate(createPayments);

  const shopAt = (path: string) => (
    <App
      services={context}
      queries={queries}
      toasts={toasts}
      // On a server, React renders the first state, which has no flows.
      flows={{ ...flows, readFirst: flows.read }}
      guard={createLeaveGuard()}
      scroll={{ enter: () => {} }}
      siteBase="/"
    >
      <RouterProvider router={createMemoryRouter(routes, { initialEntries: [path] })} />
    </App>
  );

  /** Checks again whether the visitor is an administrator. */
  async function askForAccess(): Promise<void> {
    queries.removeQueries({ queryKey: ['checkAdmin'] });
    adminAccess.send({ type: 'adminAccess.reset' });
    adminAccess.send({ type: 'adminAccess.ask', email: visitor.email });
    await settle();
  }

  /** Sends the requests of a query again. Resolves with its error, or with null. */
  async function refetch(queryKey: QueryKey): Promise<unknown> {
    const query = queries.getQueryCache().find({ queryKey, exact: true });
    query?.reset();
    return query?.fetch().then(
      () => null,
      (error: unknown) => error,
    );
  }

  /** Loads the code of a page, and returns the page's queries that read one of these operations. */
  async function prepare(path: string, reads: readonly OperationName[]): Promise<QueryKey[]> {
    await askForAccess();
    queries.clear();
    const keys = new Map<string, QueryKey | null>();
    // A page may render parts, with queries of their own, only when others have their data.
    for (let known = -1; known !== keys.size;) {
      known = keys.size;
      // Loads the code, which renderToString does not wait for.
      const { prelude } = await prerender(shopAt(path));
      await new Response(prelude).text();
      for (const { queryKey, queryHash, options } of queries.getQueryCache().getAll()) {
        // The page does not send it.
        if ('enabled' in options && options.enabled === false) continue;
        asked.clear();
        await refetch(queryKey);
        keys.set(queryHash, reads.some((name) => asked.has(name)) ? queryKey : null);
      }
    }
    return [...keys.values()].filter((key) => key !== null);
  }

  /** Opens a page with the queries that `prepare` has returned, and renders it when it has its answers. */
  async function visit(path: string, keys: readonly QueryKey[]): Promise<Visit> {
    const booking = /\/payment\/(.+)$/.exec(path)?.[1];
    if (booking !== undefined) {
      payments.leave(visitor.email, booking);
      payments.open(visitor.email, booking);
      for (let turn = 0; turn < PAYMENT_TURNS; turn += 1) await settle();
    }
    const errors = (await Promise.all(keys.map(refetch))).filter((error) => error !== null);
    let html = renderQuickly(shopAt(path));
    for (let turn = 0; turn < MAX_TURNS && isPending(html); turn += 1) {
      await settle();
      html = renderQuickly(shopAt(path));
    }
    return { html, errors, isPending: isPending(html) && adminAccess.getSnapshot().value !== 'denied' };
  }

  return { api, asked, askForAccess, prepare, visit };
}
