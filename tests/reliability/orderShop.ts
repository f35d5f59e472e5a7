import { expect } from 'vitest';
import { productOfTool } from '#contract/entities/product.ts';
import { type Tool } from '#contract/entities/tool.ts';
import { operations } from '#contract/operations.ts';
import { createOrders } from '#app/features/orders/orderActors.ts';
import { settleOrders } from '#app/features/orders/settleOrders.ts';
import { createAccessToken } from '#app/services/accessToken.ts';
import { createClient } from '#app/services/http/client.ts';
import { orderForm } from '#tests/support/booking.ts';
import { crashablePage, testStorage } from '#tests/support/crashablePage.ts';
import { distinctKinds } from '#tests/support/distinctKinds.ts';
import { type Fault, faultyFetch } from '#tests/support/faultyFetch.ts';
import { type BackendFetch, sandboxFetch } from '#tests/support/sandboxFetch.ts';
import { testFlowContext } from '#tests/support/testFlowContext.ts';
import { type TestPlatform, testBrowser } from '#tests/support/testPlatform.ts';

/** The shopper of the demo data. */
const user = { email: 'shopper@example.com', displayName: 'Sam', photoURL: '' };

type Write = 'updateTool' | 'createBooking';
type Read = 'login' | 'listOwnBookings' | 'getTool';
const TIMES = ['once', 'always'] as const;

/** Every fault of a call that changes nothing, so that it does not matter when it fails. */
export async function readFaults(call: Read): Promise<Fault[]> {
  const kinds = await distinctKinds(call);
  return kinds.flatMap((kind) => TIMES.map((times): Fault => ({ call, kind, when: 'before', times })));
}

/** Every fault of a write, before and after it is applied. */
export async function writeFaults(call: Write): Promise<Fault[]> {
  const kinds = await distinctKinds(call);
  return kinds.flatMap((kind) =>
    (['before', 'after'] as const).flatMap((when) => TIMES.map((times): Fault => ({ call, kind, when, times }))),
  );
}

/** The most requests that follow a failed write in one visit. */
const MOST_REQUESTS = 6;
/** A token that is renewed, a refusal, an error of the backend, and no answer: the next requests differ. */
const FOLLOWED: Fault['kind'][] = ['401', '403', '500', 'timeout'];

/**
 * A stock that was refused, and is then read and unchanged, counts as not taken. If the PUT still arrives, no client can know it
 * (SECURITY.md).
 */
const isBeyondReach = (call: Write, kind: Fault['kind']): boolean => call === 'updateTool' && kind.startsWith('4');

/** The faults of a write that arrives late: before each of the requests that follow, and with every kind after the visit. */
export async function lateFaults(call: Write): Promise<Fault[]> {
  const kinds = (await distinctKinds(call)).filter((kind) => !isBeyondReach(call, kind));
  const places = Array.from({ length: MOST_REQUESTS }, (_, index) => index + 1);
  return [
    ...FOLLOWED.filter((kind) => !isBeyondReach(call, kind)).flatMap((kind) =>
      places.map((lateBy): Fault => ({ call, kind, when: 'late', lateBy, times: 'once' })),
    ),
    ...kinds.map((kind): Fault => ({ call, kind, when: 'late', times: 'once' })),
  ];
}

export interface OrderShopOptions {
  conditionalWrites?: boolean;
  /** Opens the backend, with the demo's rows. @default the sandbox's */
  openBackend?: () => Promise<BackendFetch>;
  /** The browser's storage. A blocked storage blocks that of the tabs too. */
  storage?: { isFull?: () => boolean; isBlocked?: boolean };
}

/** A backend, a browser, and how to open a tab of the shop in it. */
export async function openOrderShop(
  faults: readonly Fault[],
  { conditionalWrites = false, openBackend = sandboxFetch, storage = {} }: OrderShopOptions = {},
) {
  const backend = await openBackend();
  const browser = testBrowser({ flush: backend.idle });
  const browserStorage = testStorage(storage);
  const { isBlocked = false } = storage;
  const newTab = () => ({ platform: browser.openTab(), tabStorage: testStorage({ isBlocked }) });
  const network = faultyFetch({ fetch: backend.fetch, faults });
  const tool = await backend.world.read(async (view) => (await view.all('tools')).find(({ quantity }) => (quantity ?? 0) > 5) as Tool);
  const product = productOfTool(tool);
  const quantity = Math.max(1, product.minOrderQuantity);
  /** Starts the shop in a new tab or in that of an earlier page. The page crashes at the point with the number `crashAt`. */
  const openTab = ({ tab = newTab(), crashAt = Infinity, email = user.email } = {}) => {
    const page = crashablePage({ ...tab, browserStorage, crashAt });
    const { platform } = page;
    const fetch: typeof globalThis.fetch = (input, init) => page.call('fetch', () => network.fetch(input, init));
    const token = createAccessToken({ login: (signedIn) => api.login({ body: { email: signedIn } }) });
    const { apiBase } = backend;
    const api = createClient(operations, { apiBase, siteBase: '/', fetch, platform, token, sendToken: true, conditionalWrites });
    token.start(email);
    const context = testFlowContext({ api, platform, email, path: `/booking/${product._id}` });
    return { tab, page, context, platform, orders: createOrders(context), toasts: () => context.toasts.read().map(({ text }) => text) };
  };
  /** The books of the backend: how many orders there are, and how much stock. */
  const books = () =>
    backend.world.read(async (view) => ({
      orders: (await view.all('bookings')).length,
      stock: (await view.get('tools', tool._id))?.quantity ?? Number.NaN,
    }));
  const before = await books();
  const changes = async () => {
    const { orders, stock } = await books();
    return { added: orders - before.orders, taken: before.stock - stock };
  };
  /** Lets everything run until `isDone`. Time passes only while nothing else can happen. */
  async function runUntil(platform: TestPlatform, isDone: () => boolean): Promise<void> {
    for (let step = 0; step < 1_000; step += 1) {
      await backend.idle();
      if (isDone()) return;
      await platform.advance(500);
    }
    expect(isDone()).toBe(true);
  }
  /** Starts the shop again without faults, in a new tab or in an earlier one, and settles what is stored. */
  async function startAgain(where: Parameters<typeof openTab>[0] = {}) {
    network.endFaults();
    const page = openTab(where);
    let isSettled = false;
    void settleOrders(page.context, { ...user, email: page.context.currentEmail() }, new AbortController().signal).then(
      () => (isSettled = true),
    );
    await runUntil(page.platform, () => isSettled);
    return page;
  }
  /** Opens the product's order in a tab and submits it. */
  function submit({ orders }: ReturnType<typeof openTab>) {
    const order = orders.open(user.email, product);
    order.send({ type: 'order.submit', product, form: { ...orderForm, quantity } });
    return order;
  }
  /**
   * Submits the order in a new tab, or in that of an earlier page, and closes it once the order rests or the page has crashed. Sent again, a
   * booking that has arrived meanwhile is adopted.
   */
  async function submitAndClose(where: Parameters<typeof openTab>[0] = {}) {
    const tab = openTab(where);
    const order = submit(tab);
    const isOver = () => tab.page.hasCrashed() || order.getSnapshot().hasTag('resting');
    await runUntil(tab.platform, isOver);
    tab.page.crash();
    order.stop();
    return { ...tab, order };
  }
  return { ...network, quantity, openTab, startAgain, submit, submitAndClose, changes, runUntil };
}
