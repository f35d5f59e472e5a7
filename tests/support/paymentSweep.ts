import type { Booking } from '#contract/entities/booking.ts';
import { operations } from '#contract/operations.ts';
import { intentIdOf, type PaymentResult } from '#contract/payment.ts';
import { toPaymentView } from '#app/features/payments/connect.ts';
import { createPayments } from '#app/features/payments/paymentActors.ts';
import { createPaymentsFlow } from '#app/features/payments/paymentsFlow.ts';
import { createClient } from '#app/services/http/client.ts';
import type { CardPayments } from '#app/services/ports.ts';
import type { PaymentView } from '#components/screens/account/PaymentScreen/paymentView.ts';
import { unpaidBooking } from './failingBank.ts';
import { crashablePage, testStorage } from './crashablePage.ts';
import { type Fault, faultyFetch } from './faultyFetch.ts';
import type { BackendFetch } from './sandboxFetch.ts';
import { testFlowContext } from './testFlowContext.ts';
import { testBrowser } from './testPlatform.ts';

/** The account that pays. */
export const EMAIL = 'shopper@example.com';
/** The customer's email as the booking has it. Only its spelling differs. */
const SPELLED_OTHERWISE = 'Shopper@Example.com';

/** The bank's result for a card: paid, paid after asking the shopper, paid later, or declined. */
export type Card = 'good' | 'challenged' | 'slow' | 'declined';

/** A failing call of the provider's script. `lost`: it rejects, and may be applied; `silent`: it never settles. */
export interface BankFault {
  call: Exclude<keyof CardPayments, 'CardField'>;
  kind: 'lost' | 'silent';
  when: 'before' | 'after';
  times: 'once' | 'always';
}

/** Where the next visit happens: on the same page, after a reload, or in another tab after the first one is closed. */
export const NEXT_STARTS = ['same page', 'reload', 'other tab'] as const;
export type NextStart = (typeof NEXT_STARTS)[number];

/** A page has waited long enough for every retry and time limit. */
const LONG_PAUSE = 65_000;

const never = () => new Promise<never>(() => {});

/**
 * A bank that keeps its own books. An intent is charged at most once, as Stripe guarantees; a booking may have several intents.
 * `onCharge`: is called with the id of the intent.
 */
function fakeBank(card: Card, onCharge: (intentId: string) => void) {
  const intents = new Map<string, { state: PaymentResult['state']; charges: number; polls: number }>();
  const intentOf = (clientSecret: string) => {
    const id = intentIdOf(clientSecret);
    const intent = intents.get(id) ?? { state: 'declined', charges: 0, polls: 0 };
    intents.set(id, intent);
    return intent;
  };
  const charge = (clientSecret: string) => {
    const intent = intentOf(clientSecret);
    intent.charges += 1;
    intent.state = 'succeeded';
    onCharge(intentIdOf(clientSecret));
  };
  const answer = (clientSecret: string): PaymentResult => {
    const { state } = intentOf(clientSecret);
    if (state === 'succeeded') return { state, transactionId: intentIdOf(clientSecret) };
    return state === 'declined' ? { state, message: card === 'declined' ? 'Your card was declined.' : '' } : { state };
  };
  const provider: Omit<CardPayments, 'CardField'> = {
    createPaymentMethod: async () => ({ state: 'created', paymentMethodId: 'pm_1' }),
    confirmPayment: async ({ clientSecret }) => {
      const intent = intentOf(clientSecret);
      if (intent.state === 'declined') {
        if (card === 'good') charge(clientSecret);
        if (card === 'challenged') intent.state = 'actionRequired';
        if (card === 'slow') intent.state = 'processing';
      }
      return answer(clientSecret);
    },
    authenticate: async ({ clientSecret }) => {
      const intent = intentOf(clientSecret);
      if (intent.state === 'actionRequired') charge(clientSecret);
      return answer(clientSecret);
    },
    retrievePayment: async ({ clientSecret }) => {
      const intent = intentOf(clientSecret);
      if (intent.state === 'processing' && (intent.polls += 1) > 1) charge(clientSecret);
      return answer(clientSecret);
    },
  };
  return {
    provider,
    /** The ids of the charged intents. */
    charged: () => [...intents].filter(([, { charges }]) => charges > 0).map(([id]) => id),
  };
}

interface ShopOptions {
  backend: BackendFetch & { onCharge?: (intentId: string) => void };
  card?: Card;
  faults?: readonly Fault[];
  bankFaults?: readonly BankFault[];
  /** The point at which the first page crashes. @default never */
  crashAt?: number;
  /** The browser's storage, and with `isTabFull` that of its tabs. A blocked storage blocks both. */
  storage?: { isFull?: () => boolean; isTabFull?: () => boolean; isBlocked?: boolean };
}

let bookings = 0;

/**
 * A browser that pays for one booking with the app's own payments flow and HTTP client, against a backend and a bank with its
 * own books. `violations` lists what must never happen.
 */
export async function paymentShop({ backend, card = 'good', faults = [], bankFaults = [], crashAt = Infinity, storage = {} }: ShopOptions) {
  const id = `sweep${(bookings += 1)}`;
  const booking: Booking = { ...unpaidBooking, _id: id, email: SPELLED_OTHERWISE };
  await backend.world.write(async (transaction) => transaction.put('bookings', booking));
  const bank = fakeBank(card, backend.onCharge ?? (() => {}));
  const violations = new Set<string>();
  const browser = testBrowser({ flush: backend.idle });
  const browserStorage = testStorage(storage);
  const { isTabFull = () => false, isBlocked = false } = storage;
  const newTab = () => ({ platform: browser.openTab(), tabStorage: testStorage({ isFull: isTabFull, isBlocked }) });
  const firstTab = newTab();
  const http = faultyFetch({ fetch: backend.fetch, faults });
  const done = new Set<BankFault>();
  let isOver = false;

  const row = () => backend.world.read(async (view) => view.get('bookings', id));

  /** Opens the shop on the payment page, as an app start does. */
  async function openPage(tab = firstTab, crashPoint = Infinity) {
    const page = crashablePage({ ...tab, browserStorage, crashAt: crashPoint });
    const bankCall =
      <Input, Answer>(name: BankFault['call'], work: (input: Input) => Promise<Answer>) =>
      (input: Input) =>
        page.call(name, async () => {
          const fault = isOver ? undefined : bankFaults.find((candidate) => candidate.call === name && !done.has(candidate));
          if (fault?.times === 'once') done.add(fault);
          const answer = fault?.when === 'before' ? null : await work(input);
          if (fault?.kind === 'silent') return never();
          if (fault?.kind === 'lost' || answer === null) throw new Error('No response from the card service');
          return answer;
        });
    const token = await backend.tokenOf(EMAIL);
    const context = testFlowContext({
      api: createClient(operations, {
        apiBase: backend.apiBase,
        siteBase: '/',
        token: { current: () => token, get: async () => token, renew: async () => token },
        sendToken: true,
        conditionalWrites: false,
        platform: page.platform,
        fetch: (input, init) => page.call('fetch', () => http.fetch(input, init)),
      }),
      platform: page.platform,
      email: EMAIL,
      path: `/dashboard/payment/${id}`,
      loadCards: async () => ({
        CardField: () => null,
        createPaymentMethod: bankCall('createPaymentMethod', bank.provider.createPaymentMethod),
        confirmPayment: bankCall('confirmPayment', bank.provider.confirmPayment),
        authenticate: bankCall('authenticate', bank.provider.authenticate),
        retrievePayment: bankCall('retrievePayment', bank.provider.retrievePayment),
      }),
    });
    const flow = createPaymentsFlow(context);
    flow.resumeUser?.({ email: EMAIL, displayName: 'Sam', photoURL: '' }, new AbortController().signal);
    const payments = flow.getOrCreate(createPayments);
    await backend.idle();
    const actor = payments.open(EMAIL, id);
    const viewOf = () => toPaymentView(actor.getSnapshot());
    const isAskedBeforeLeaving = () => flow.hasPendingWork() || flow.isOnlyInThisTab?.() === true;
    const stored = () => flow.store.list(EMAIL).filter(({ bookingId }) => bookingId === id);
    const check = () => page.hasCrashed() || checkView(viewOf(), stored().length > 0);
    actor.subscribe(check);
    return { page, actor, context, viewOf, stored, isAskedBeforeLeaving };
  }
  type Page = Awaited<ReturnType<typeof openPage>>;

  /** A page may speak of a charge only after one, and of a completed payment only while the store or the order has it. */
  function checkView(view: PaymentView, isStored: boolean): void {
    const saysCharged = ['recording', 'unrecorded', 'orphaned', 'paid'].includes(view.state);
    if (saysCharged && bank.charged().length === 0) violations.add(`says ${view.state}, and nothing was charged`);
    if (saysCharged && view.state !== 'paid' && !isStored) violations.add(`says ${view.state}, and stores nothing`);
    if (bank.charged().length > 1) violations.add('charged twice');
  }

  /** Presses what the page offers, and waits while it offers nothing. Never presses 'Pay again' and 'I have noted the id'. */
  async function use({ page, actor, viewOf, context }: Page, { steps = 24, pays = 2 } = {}): Promise<void> {
    let paysLeft = pays;
    for (let step = 0; step < steps && !page.hasCrashed(); step += 1) {
      await backend.idle();
      const next = nextEvent(viewOf(), paysLeft);
      if (next === 'end') break;
      if (next === 'payment.pay') paysLeft -= 1;
      if (next === 'wait') await context.platform.advance(LONG_PAUSE);
      else actor.send({ type: next });
    }
    await backend.idle();
    const view = viewOf();
    if (view.state === 'paid' && !page.hasCrashed() && !bank.charged().includes((await row())?.transactionId ?? ''))
      violations.add('says paid, and the order does not');
    if (context.toasts.read().some(({ tone }) => tone === 'good') && bank.charged().length === 0)
      violations.add('announced without a charge');
  }

  return {
    id,
    bank,
    violations,
    row,
    calls: http.calls,
    firstPage: () => openPage(firstTab, crashAt),
    use,
    carryOutLate: http.carryOutLate,
    endFaults: () => {
      http.endFaults();
      isOver = true;
    },
    /** Opens the next visit. All earlier pages but one that goes on are closed. */
    next: async (how: NextStart, before: Page): Promise<Page> => {
      if (how === 'same page') return before;
      before.page.crash();
      return openPage(how === 'reload' ? firstTab : newTab());
    },
    openOtherTab: () => openPage(newTab()),
  };
}

type Shop = Awaited<ReturnType<typeof paymentShop>>;

/** The next event of a shopper who wants to pay; 'wait' if the page continues automatically; 'end' if nothing is left to do. */
function nextEvent(view: PaymentView, paysLeft: number): 'payment.pay' | 'payment.retry' | 'payment.checkAgain' | 'wait' | 'end' {
  switch (view.state) {
    case 'ready':
    case 'declined':
      return paysLeft > 0 ? 'payment.pay' : 'end';
    case 'failed':
    case 'orphaned':
      return 'payment.retry';
    case 'unknown':
      return view.retry === 'ready' ? 'payment.checkAgain' : 'wait';
    case 'lost':
      return view.retry === 'ready' ? 'payment.checkAgain' : 'wait';
    case 'loading':
    case 'paying':
    case 'authenticating':
    case 'processing':
    case 'recording':
    case 'unrecorded':
    case 'elsewhere':
      return 'wait';
    default:
      return 'end';
  }
}

/** The states in which a page may rest. In each, the payment is over or the page offers a way on. */
const AT_REST: PaymentView['state'][] = ['ready', 'declined', 'paid', 'alreadyPaid', 'lost', 'missing', 'notYours'];

/** Judges the last visit by the books of the bank and the backend. Returns the violations. */
export async function judge(shop: Shop, last: Awaited<ReturnType<Shop['firstPage']>>, nextStart: NextStart): Promise<string[]> {
  const violations = [...shop.violations];
  const charged = shop.bank.charged();
  const view = last.viewOf();
  const order = await shop.row();
  if (charged.length > 1) violations.push(`${charged.length} charges`);
  if (!AT_REST.includes(view.state)) violations.push(`stays ${view.state}`);
  const [transaction = ''] = charged;
  if (transaction === '') {
    if (order?.transactionId !== '' || order.paid) violations.push('the order is paid, and nothing was charged');
  } else if (order?.transactionId !== transaction) {
    // Only a tab that does not have the secret cannot find out. It holds the payment, shows its reference, and keeps Pay blocked.
    const isHeld =
      view.state === 'lost' && view.reference === transaction && last.stored().some(({ intentId }) => intentId === transaction);
    if (!isHeld || nextStart !== 'other tab') violations.push(`charged, and ${view.state}`);
  } else if (!['paid', 'alreadyPaid'].includes(view.state)) violations.push(`the order is paid, and the page says ${view.state}`);
  else if (last.stored().length > 0) violations.push('the order is paid, and the payment is still stored');
  return violations;
}
