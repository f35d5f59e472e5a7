import { describe, expect, test } from 'vitest';
import type { PaymentResult } from '#contract/payment.ts';
import { PAYMENT_COMPLETED } from '#contract/texts.ts';
import { pending } from '#tests/support/pendingPayment.ts';
import { booking } from '#tests/support/booking.ts';
import { fakeApi } from '#tests/support/fakeApi.ts';
import { fakeIdentity, ines, sam } from '#tests/support/fakeIdentity.ts';
import { http, unanswered } from '#tests/support/fakeShop.ts';
import { type TestPlatform, testBrowser } from '#tests/support/testPlatform.ts';
import { settle, testFlowContext } from '#tests/support/testFlowContext.ts';
import { createAccessToken } from '../../services/accessToken.ts';
import { paymentLock } from '#machines/locks.ts';
import type { CardPayments, KeyValueStore } from '../../services/ports.ts';
import { createPayments } from './paymentActors.ts';
import { paymentsFlow } from './paymentsFlow.ts';
import { startFlows } from '../../startFlows.ts';

interface Given {
  browser?: ReturnType<typeof testBrowser>;
  record?: () => Promise<null>;
  cards?: Partial<CardPayments>;
  path?: string;
}

const charged: PaymentResult = { state: 'succeeded', transactionId: 'pi_1' };

/** Starts the app's flows with one unpaid booking of Sam's, and a provider that charges every card. */
async function start({ browser = testBrowser(), record = async () => null, cards = {}, path = '/dashboard/payment/b1' }: Given = {}) {
  let transactionId = '';
  const { api, calls } = fakeApi({
    login: async ({ body }) => ({ accessToken: `token of ${body.email}` }),
    getUser: async () => null,
    saveUser: async () => null,
    getBooking: async () => ({ ...booking, transactionId }),
    createPaymentIntent: async () => ({ clientSecret: 'pi_1_secret_x' }),
    recordPayment: async ({ body }) => {
      const answer = await record();
      transactionId = body.transactionId;
      return answer;
    },
  });
  const provider: CardPayments = {
    CardField: () => null,
    createPaymentMethod: async () => ({ state: 'created', paymentMethodId: 'pm_1' }),
    confirmPayment: async () => charged,
    authenticate: async () => charged,
    retrievePayment: async () => charged,
    ...cards,
  };
  const identity = fakeIdentity();
  const context = testFlowContext({ api, platform: browser.openTab(), identity: identity.service, loadCards: async () => provider, path });
  const flows = startFlows(context, createAccessToken({ login: (email) => api.login({ body: { email } }) }));
  await settle();
  const setUser = async (person: typeof sam | null) => {
    identity.emit(person);
    await settle();
  };
  await setUser(sam);
  const payments = flows.get(paymentsFlow);
  const running = payments.getOrCreate(createPayments);
  const recorded = () => calls.filter(({ name }) => name === 'recordPayment').map(({ input }) => input);
  return { payments, running, context, browser, setUser, recorded, calls };
}

/** Opens the payment for b1 and pays. */
async function pay(shop: Awaited<ReturnType<typeof start>>) {
  const payment = shop.running.open(sam.email, 'b1');
  await settle();
  payment.send({ type: 'payment.pay' });
  await settle();
  return payment;
}

/** Reloads a tab: it keeps the contents of its stores, and nothing else. */
function reload(before: TestPlatform): TestPlatform {
  const after = testBrowser().openTab();
  for (const store of ['tabStore', 'browserStore'] as const)
    for (const key of before[store].keys()) after[store].write(key, before[store].read(key) ?? '');
  return after;
}

test('records a payment with the documented body, and refetches the orders here and in other tabs', async () => {
  const shop = await start();
  for (const name of ['listOwnBookings', 'listBookings', 'getBooking', 'listTools']) shop.context.queries.setQueryData([name, {}], []);
  const broadcasts: string[] = [];
  shop.browser.openTab().onBroadcast((topic) => broadcasts.push(topic));
  expect((await pay(shop)).getSnapshot().value).toBe('paid');
  expect(shop.recorded()).toEqual([{ id: 'b1', body: { appointment: 'b1', transactionId: 'pi_1' } }]);
  expect(shop.context.queries.getQueryState(['listTools', {}])?.isInvalidated).toBe(false);
  expect(shop.context.queries.getQueryState(['listOwnBookings', {}])?.isInvalidated).toBe(true);
  expect(broadcasts).toContain('listOwnBookings listBookings getBooking');
  expect(shop.context.platform.browserStore.keys()).toEqual([]);
});

test.each([
  ['/dashboard/payment/b1', []],
  ['/Dashboard/Payment/b1/', []],
  ['/', [expect.objectContaining({ tone: 'good', text: PAYMENT_COMPLETED })]],
])('on %s the toasts are %j: only a user who has left the page needs one', async (path, toasts) => {
  const shop = await start({ path });
  await pay(shop);
  expect(shop.context.toasts.read()).toEqual(toasts);
});

test("creates the intent for the booking's price", async () => {
  const shop = await start();
  await pay(shop);
  expect(shop.calls.find(({ name }) => name === 'createPaymentIntent')?.input).toEqual({ body: { price: booking.price } });
});

test('returns the same payment while it is pending or its page is open, and a new one at the next visit', async () => {
  const answer = Promise.withResolvers<PaymentResult>();
  const shop = await start({ cards: { confirmPayment: () => answer.promise } });
  const payment = await pay(shop);
  expect([shop.running.open(sam.email, 'b1') === payment, shop.running.hasCharge(), shop.context.platform.isAskedBeforeLeaving()]).toEqual([
    true,
    true,
    true,
  ]);
  answer.resolve({ state: 'declined', message: 'no' });
  await settle();
  expect([shop.running.hasCharge(), shop.context.platform.isAskedBeforeLeaving()]).toEqual([false, false]);
  expect(shop.running.open(sam.email, 'b1')).toBe(payment);
  shop.running.leave(sam.email, 'b1');
  expect(shop.running.open(sam.email, 'b1')).not.toBe(payment);
});

test('a tab whose browser storage is full keeps the lock of a charge that cannot be looked up, also after a reload', async () => {
  const browser = testBrowser();
  const full = (tab: TestPlatform): TestPlatform => ({ ...tab, browserStore: { ...tab.browserStore, write: () => false } });
  let charges = 0;
  const confirmPayment = () => {
    charges += 1;
    return new Promise<PaymentResult>(() => {});
  };
  const tab = full(testBrowser().openTab());
  await pay(await start({ browser: { openTab: () => tab }, cards: { confirmPayment } }));

  const reloaded = browser.openTab();
  for (const key of tab.tabStore.keys()) reloaded.tabStore.write(key, tab.tabStore.read(key) ?? '');
  const retrievePayment = () => Promise.reject(http(500));
  const again = await start({ browser: { openTab: () => full(reloaded) }, cards: { retrievePayment } });
  const payment = again.running.open(sam.email, 'b1');
  await settle();
  for (let look = 0; look < 5; look += 1) {
    payment.send({ type: 'payment.checkAgain' });
    await settle();
  }
  expect([payment.getSnapshot().value, payment.getSnapshot().context.isStored]).toEqual(['lost', false]);

  const other = await pay(await start({ browser: { openTab: () => full(browser.openTab()) }, cards: { confirmPayment } }));
  expect([other.getSnapshot().value, charges]).toEqual(['acquiringLock', 1]);
});

test('is the same payment for every spelling of the email', async () => {
  const shop = await start();
  expect(shop.running.open('Sam@Example.com ', 'b1')).toBe(shop.running.open(sam.email, 'b1'));
});

test('that the browser cannot store: keeps its lock when its page is left, refuses to sign out, and asks before leaving the shop', async () => {
  const tab = testBrowser().openTab();
  const full = (store: KeyValueStore): KeyValueStore => ({ ...store, write: (key, value) => store.write(key, value) && false });
  const platform = { ...tab, browserStore: full(tab.browserStore) };
  const shop = await start({ browser: { openTab: () => platform }, record: () => Promise.reject(http(404)) });
  const payment = await pay(shop);
  expect(payment.getSnapshot().value).toBe('unrecorded');
  shop.running.leave(sam.email, 'b1');
  expect([shop.running.open(sam.email, 'b1') === payment, platform.isAskedBeforeLeaving()]).toEqual([true, true]);
  expect([shop.payments.hasPendingWork(), shop.payments.reasonToStay?.()]).toEqual([false, expect.stringContaining('before you sign out')]);
  let isFree = false;
  void platform.acquireLock(paymentLock('b1')).then(() => (isFree = true));
  await settle();
  expect(isFree).toBe(false);
});

test('that the browser cannot store is stored by the next page, once there is room', async () => {
  const browser = testBrowser();
  const tab = browser.openTab();
  const full = (store: KeyValueStore): KeyValueStore => ({ ...store, write: () => false });
  const first = await start({
    browser: { openTab: () => ({ ...tab, browserStore: full(tab.browserStore) }) },
    record: () => Promise.reject(http(404)),
  });
  await pay(first);
  expect(first.payments.store.isPersisted('b1')).toBe(false);
  const next = await start({ browser: { openTab: () => tab }, record: () => Promise.reject(http(404)) });
  await settle();
  expect([next.payments.store.isPersisted('b1'), next.payments.reasonToStay?.()]).toEqual([true, null]);
});

test('that the browser cannot store is stored when its page is opened again, once there is room', async () => {
  const tab = testBrowser().openTab();
  let hasRoom = false;
  const browserStore: KeyValueStore = { ...tab.browserStore, write: (key, value) => hasRoom && tab.browserStore.write(key, value) };
  const shop = await start({ browser: { openTab: () => ({ ...tab, browserStore }) }, record: () => Promise.reject(http(404)) });
  const payment = await pay(shop);
  shop.running.leave(sam.email, 'b1');
  expect([shop.payments.store.isPersisted('b1'), typeof shop.payments.reasonToStay?.()]).toEqual([false, 'string']);
  hasRoom = true;
  expect(shop.running.open(sam.email, 'b1')).toBe(payment);
  expect([shop.payments.store.isPersisted('b1'), shop.payments.reasonToStay?.()]).toEqual([true, null]);
});

test.each([true, false])('that nothing resumes is stored by the next page, or keeps the user (room: %s)', async (hasRoom) => {
  const tab = testBrowser().openTab();
  const full = { ...tab, browserStore: { ...tab.browserStore, write: () => false } };
  const first = await start({ browser: { openTab: () => full } });
  first.payments.store.persist({ pending: { ...pending, email: sam.email, stage: 'orphaned' }, clientSecret: null });
  const next = await start({ browser: { openTab: () => (hasRoom ? tab : full) }, path: '/' });
  await settle();
  const flow = next.payments;
  expect([flow.store.isPersisted('b1'), flow.reasonToStay?.() === null, flow.isOnlyInThisTab?.()]).toEqual([hasRoom, hasRoom, !hasRoom]);
});

test('charged but not recorded: survives sign-out, resumes for its owner only, and retries on reconnect', async () => {
  let works = false;
  const shop = await start({ record: async () => (works ? null : Promise.reject(unanswered())) });
  const payment = await pay(shop);
  expect(payment.getSnapshot().value).toBe('unrecorded');
  shop.context.platform.reconnect();
  await settle();
  expect(shop.recorded()).toHaveLength(2);

  await shop.setUser(null);
  expect([payment.getSnapshot().status, shop.payments.store.list(sam.email)]).toEqual(['stopped', [pending]]);
  works = true;
  await shop.setUser(ines);
  expect(shop.recorded()).toHaveLength(2);
  await shop.setUser(null);
  await shop.setUser(sam);
  await settle();
  expect([shop.recorded().length, shop.payments.store.list(sam.email)]).toEqual([3, []]);
});

test('finishes a charge silently if the user changes, and records it when the user is back', async () => {
  const answer = Promise.withResolvers<PaymentResult>();
  const shop = await start({ cards: { confirmPayment: () => answer.promise }, path: '/' });
  await pay(shop);
  await shop.setUser(ines);
  answer.resolve(charged);
  await settle();
  expect([shop.context.toasts.read(), shop.payments.store.list(sam.email)]).toEqual([[], [pending]]);
  await shop.setUser(sam);
  await settle();
  expect(shop.payments.store.list(sam.email)).toEqual([]);
});

test('looks up a pending charge after a reload of the same tab, without opening its page', async () => {
  const browser = testBrowser();
  const first = await start({ browser, cards: { confirmPayment: () => new Promise(() => {}) } });
  await pay(first);
  const { tabStore } = first.context.platform;
  expect(tabStore.keys().map((key) => [key, tabStore.read(key)])).toEqual([['paymentSecret:b1', 'pi_1_secret_x']]);

  const reloaded = reload(first.context.platform);
  const shop = await start({ browser: { openTab: () => reloaded } });
  await settle();
  expect(shop.recorded()).toHaveLength(1);
  expect([reloaded.tabStore.keys(), reloaded.browserStore.keys()]).toEqual([[], []]);
});

test('can retry after the provider could not be loaded', async () => {
  const shop = await start();
  const providers = await shop.context.providers;
  const { loadCards } = providers;
  providers.loadCards = () => Promise.reject(new Error('blocked'));
  const payment = shop.running.open(sam.email, 'b1');
  await settle();
  expect([payment.getSnapshot().value, shop.running.cardField()]).toEqual(['cardFieldFailed', null]);
  providers.loadCards = loadCards;
  payment.send({ type: 'payment.retry' });
  await settle();
  expect(payment.getSnapshot().value).toBe('ready');
});

test('ends in notYours if the backend refuses the booking of another user', async () => {
  const shop = await start();
  shop.context.api.getBooking = () => Promise.reject(http(403));
  const payment = shop.running.open(sam.email, 'b2');
  await settle();
  expect(payment.getSnapshot().value).toBe('notYours');
});

test.each([403, 404])(
  'says nothing about the booking of another user if the check for administrators is answered with %i',
  async (status) => {
    const shop = await start();
    const { getBooking } = shop.context.api;
    shop.context.api.getBooking = async (input) => {
      const booking = await getBooking(input);
      return booking && { ...booking, email: 'ines@example.com' };
    };
    shop.context.api.checkAdmin = () => Promise.reject(http(status));
    const payment = shop.running.open(sam.email, 'b1');
    await settle();
    expect([payment.getSnapshot().value, payment.getSnapshot().context.failure?.kind]).toEqual(['failed', 'malformed']);
  },
);

test('does not charge if the user changes before the charge starts', async () => {
  const shop = await start();
  const releaseLock = await shop.context.platform.acquireLock('pay:b1');
  const payment = await pay(shop);
  expect([payment.getSnapshot().value, shop.running.hasCharge()]).toEqual(['acquiringLock', true]);
  await shop.setUser(ines);
  releaseLock();
  await settle();
  expect([payment.getSnapshot().status, shop.payments.store.list(sam.email), shop.recorded()]).toEqual(['stopped', [], []]);
});

test('does not record a charge with the access of another user', async () => {
  const answer = Promise.withResolvers<PaymentResult>();
  const shop = await start({ cards: { confirmPayment: () => answer.promise } });
  await pay(shop);
  await shop.setUser(ines);
  answer.resolve(charged);
  await settle();
  expect([shop.recorded(), shop.payments.store.list(sam.email)]).toEqual([[], [pending]]);
});

test('asks before leaving a page that alone knows about a payment, if the browser cannot store it', async () => {
  const browser = testBrowser();
  const tab = browser.openTab();
  const forgetful = { ...tab, browserStore: { ...tab.browserStore, write: () => false } };
  const shop = await start({ browser: { openTab: () => forgetful }, record: () => Promise.reject(unanswered()) });
  const payment = await pay(shop);
  expect([payment.getSnapshot().value, forgetful.isAskedBeforeLeaving()]).toEqual(['unrecorded', true]);
});

test('shows a toast about a declined card to a user who has left the page', async () => {
  const answer = Promise.withResolvers<PaymentResult>();
  const shop = await start({ cards: { confirmPayment: () => answer.promise }, path: '/' });
  await pay(shop);
  answer.resolve({ state: 'declined', message: 'Your card has expired.' });
  await settle();
  expect(shop.context.toasts.read()).toEqual([expect.objectContaining({ tone: 'critical', text: 'Wrench: Your card has expired.' })]);
});

test("looks up a processing payment again by the platform's clock", async () => {
  const answers: PaymentResult[] = [{ state: 'processing' }, charged];
  const shop = await start({
    cards: { confirmPayment: async () => ({ state: 'processing' }), retrievePayment: async () => answers.shift() ?? charged },
  });
  const payment = await pay(shop);
  expect(payment.getSnapshot().value).toBe('processing');
  await shop.context.platform.advance(1000);
  expect(payment.getSnapshot().value).toBe('processing');
  await shop.context.platform.advance(2000);
  await settle();
  expect(payment.getSnapshot().value).toBe('paid');
});

test('restarts open payments and deletes stored ones when the sandbox is reset', async () => {
  const shop = await start({ record: () => Promise.reject(unanswered()) });
  const payment = await pay(shop);
  expect(payment.getSnapshot().value).toBe('unrecorded');
  shop.payments.resetWorld?.();
  await settle();
  expect([payment.getSnapshot().value, shop.payments.store.list(sam.email)]).toEqual(['ready', []]);
});

describe("an outcome that is not this card's", () => {
  const lostAnswer = () => Promise.reject(new Error('Stripe did not report the outcome of the payment'));

  test('after a decline and a second charge without a response, does not charge again while that may be pending', async () => {
    const confirmed: string[] = [];
    const asked: string[] = [];
    const shop = await start({
      cards: {
        createPaymentMethod: async () => ({ state: 'created', paymentMethodId: `pm_${confirmed.length + 1}` }),
        confirmPayment: async ({ clientSecret, paymentMethodId }) => {
          confirmed.push(`${clientSecret} ${paymentMethodId}`);
          return confirmed.length === 1 ? { state: 'declined', message: 'Your card was declined.' } : lostAnswer();
        },
        // The charge arrives between the first and the second look-up.
        retrievePayment: async ({ paymentMethodId }) => {
          asked.push(paymentMethodId);
          return asked.length === 1 ? { state: 'declined', message: '' } : charged;
        },
      },
    });
    const payment = await pay(shop);
    payment.send({ type: 'payment.pay' });
    await settle();
    expect(payment.getSnapshot().value).toBe('processing');
    await shop.context.platform.advance(1000);
    await settle();
    expect(payment.getSnapshot().value).toBe('paid');
    expect(confirmed).toEqual(['pi_1_secret_x pm_1', 'pi_1_secret_x pm_2']);
    expect(asked).toEqual(['pm_2', 'pm_2']);
  });

  test("opens a bank's authentication that could not be opened again only after a click", async () => {
    let authentications = 0;
    const shop = await start({
      cards: {
        confirmPayment: async () => ({ state: 'actionRequired' }),
        authenticate: () => {
          authentications += 1;
          return lostAnswer();
        },
        retrievePayment: async () => ({ state: 'actionRequired' }),
      },
    });
    const payment = await pay(shop);
    await settle();
    expect([payment.getSnapshot().value, authentications]).toEqual(['unknown', 1]);
    payment.send({ type: 'payment.checkAgain' });
    await settle();
    expect([payment.getSnapshot().value, authentications]).toEqual(['unknown', 2]);
  });

  test.each([
    ['/blogs', 'unknown'],
    ['/dashboard/payment/b1', 'authenticating'],
  ])("after a reload on %s the payment is %s: a bank's authentication opens only over the payment's page", async (path, state) => {
    const never = new Promise<never>(() => {});
    const cards: Given['cards'] = {
      confirmPayment: () => never,
      retrievePayment: async () => ({ state: 'actionRequired' }),
      authenticate: () => never,
    };
    const before = await start({ cards });
    await pay(before);
    const reloaded = reload(before.context.platform);
    const shop = await start({ browser: { openTab: () => reloaded }, cards, path });
    await settle();
    expect(shop.running.open(sam.email, 'b1').getSnapshot().value).toBe(state);
  });
});
