// A shop from the package alone: home → book → pay. The sandbox stands in for the backend, the identity service and the card provider.
// Replace `call`, `shopper` and `cards` by your own, and keep everything else.
import { useMachine } from '@xstate/react';
import { type ReactNode, useEffect, useState, useSyncExternalStore } from 'react';
import { createRoot } from 'react-dom/client';
import { parse } from 'valibot';
import { fromCallback, fromPromise, type SnapshotFrom } from 'xstate';
import {
  type AsyncList,
  type BookingView,
  BookingScreen,
  HomeScreen,
  NotFoundScreen,
  PaymentScreen,
  type PaymentView,
  ShellScreen,
  SiteProvider,
} from 'gadget-garage';
import {
  ApiError,
  emptyBookingDraft,
  fillPath,
  formatPrice,
  type Input,
  type Operation,
  type OperationName,
  operations,
  type Output,
  type Product,
  productOfCamera,
  productOfPhone,
  productOfTool,
} from 'gadget-garage/contract';
import { changeStockMachine } from 'gadget-garage/machines/changeStock';
import { type EarlierOrders, type OrderEvent, orderMachine, type OrderToStore } from 'gadget-garage/machines/order';
import { type PaymentEvent, paymentMachine, type RestoredPayment } from 'gadget-garage/machines/payment';
import { BankPrompt, createSandbox } from 'gadget-garage/sandbox';
import { createMachineRecorder, SandboxDock } from 'gadget-garage/sandbox/dock';
import 'gadget-garage/style.css';
import 'gadget-garage/pictures.css';
import 'gadget-garage/sandbox/dock.css';

// ── Services ──────────────────────────────────────────────────────────────────────────────────────────────────────────────────────────

const sandbox = await createSandbox();
const shopper = await sandbox.identity.signIn({ email: 'shopper@example.com', password: 'shopper123' });
const cards = await sandbox.loadCards();
/** The dock shows the machines that it observes. */
const machines = createMachineRecorder();
const { accessToken } = await call('login', { body: { email: shopper.email } });

/** Makes one call of the contract. Reads its answer as the contract says, and rejects with ApiError. */
async function call<Name extends OperationName>(name: Name, input: Input<Name>, token = ''): Promise<Output<Name>> {
  const operation: Operation = operations[name];
  const address = `${operation.origin === 'site' ? '' : sandbox.apiBase}${fillPath(operation, input)}`;
  const headers = { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) };
  const body = 'body' in input ? { body: JSON.stringify(input.body) } : {};
  const response = await sandbox.fetch(address, { method: operation.method, headers, ...body }).catch(() => {
    throw new ApiError('offline', { message: 'No connection', ambiguous: operation.method !== 'GET' });
  });
  if (!response.ok) {
    throw new ApiError('http', { message: response.statusText, status: response.status, ambiguous: response.status >= 500 });
  }
  return parse(operation.response, await response.json()) as Output<Name>;
}

/** An actor for a machine that makes one call. */
const calling = <Name extends OperationName>(name: Name) =>
  fromPromise<Output<Name>, Input<Name>>(({ input }) => call(name, input, accessToken));

/** A lock that is always free. Shops with several tabs need a real one, such as the Web Locks API. */
const freeLock = <Event extends OrderEvent | PaymentEvent, LockInput extends { name: string } = { name: string }>(granted: Event) =>
  fromCallback<Event, LockInput>(({ sendBack }) => sendBack(granted));

/** All products, whatever list they come from. */
const listProducts = async (): Promise<Product[]> => [
  ...(await call('listTools', {})).map(productOfTool),
  ...(await call('listCameraProducts', {})).map(productOfCamera),
  ...(await call('listPhones', {})).map(productOfPhone),
];

// ── Home ──────────────────────────────────────────────────────────────────────────────────────────────────────────────────────────────

const toList = <Row,>(rows: Row[]): AsyncList<Row> => (rows.length === 0 ? { state: 'empty' } : { state: 'ready', rows });

/** Loads a list, and again on demand. */
function useList<Row>(load: () => Promise<Row[]>): [AsyncList<Row>, () => void] {
  const [list, setList] = useState<AsyncList<Row>>({ state: 'loading' });
  const reload = () => {
    setList({ state: 'loading' });
    void load().then(
      (rows) => setList(toList(rows)),
      () => setList({ state: 'failed', message: 'The shop does not answer. Try again.' }),
    );
  };
  // oxlint-disable-next-line react/exhaustive-deps -- once for each page
  useEffect(reload, []);
  return [list, reload];
}

const mapRows = <Row, Card>(list: AsyncList<Row>, toCard: (row: Row) => Card, limit: number): AsyncList<Card> =>
  list.state === 'ready' ? { ...list, rows: list.rows.slice(0, limit).map(toCard) } : list;

/** A backend may leave the stock out. */
const stockText = (stock: number | null) => (stock === null ? 'Stock unknown' : `${stock} available`);

const toCard = ({ _id, name, pictures, price, stock, status, rating }: Product) => ({
  id: _id,
  name,
  pictures,
  status,
  rating,
  price: formatPrice(price),
  stock: stockText(stock),
  note: stockText(stock),
  detailsHref: `/booking/${_id}`,
  bookHref: price === null ? null : `/booking/${_id}`,
  isSoldOut: stock === 0,
});

function Home() {
  const [products, reload] = useList(listProducts);
  const [reviews, reloadReviews] = useList(() => call('listReviews', {}));
  const ofKind = (kind: Product['kind']): AsyncList<Product> =>
    products.state === 'ready' ? toList(products.rows.filter((product) => product.kind === kind)) : products;
  return (
    <HomeScreen
      view={{
        state: 'ready',
        tools: mapRows(ofKind('tool'), toCard, 8),
        cameras: mapRows(ofKind('camera'), toCard, 6),
        phones: mapRows(ofKind('phone'), toCard, 10),
        reviews: mapRows(reviews, ({ _id, name, img, description }) => ({ id: _id, name, photo: img, text: description }), 5),
      }}
      onRetry={(section) => (section === 'reviews' ? reloadReviews() : reload())}
    />
  );
}

// ── Book ──────────────────────────────────────────────────────────────────────────────────────────────────────────────────────────────

const order = orderMachine.provide({
  actors: {
    holdLock: freeLock<OrderEvent>({ type: 'lock.granted' }),
    findProduct: fromPromise(async ({ input }) => (await listProducts()).find(({ _id }) => _id === input._id) ?? null),
    listOwnBookings: calling('listOwnBookings'),
    changeStock: changeStockMachine.provide({ actors: { getTool: calling('getTool'), updateTool: calling('updateTool') } }),
    createBooking: fromPromise(({ input: { body } }) => call('createBooking', { body }, accessToken)),
    // A real shop stores the order on the device, so that it survives a page that closes, and gives the stock back if it is not booked.
    persistOrder: fromPromise<{ isStored: boolean; idempotencyKey: string }, OrderToStore>(async ({ input }) => ({
      isStored: false,
      idempotencyKey: input.id,
    })),
    settleEarlier: fromPromise<{ adopted: Output<'listOwnBookings'> }, EarlierOrders>(async () => ({ adopted: [] })),
    returnStock: fromPromise<void, { id: string; isAnswered: boolean }>(async () => {}),
  },
  actions: { announceBooked: () => {} },
});

function toBookingView({ value, context }: SnapshotFrom<typeof orderMachine>): BookingView {
  const typing = { product: context.product, email: context.email, profilePhone: '', draft: emptyBookingDraft };
  switch (value) {
    case 'editing':
    case 'overStock':
      return { state: value, ...typing };
    case 'soldOut':
      return { state: 'soldOut', similar: { state: 'empty' }, listHref: '/', ...typing };
    case 'booked':
      return { state: 'booked', homeHref: '/', ordersHref: `/dashboard/payment/${context.booking?._id}` };
    case 'changed':
    case 'gone':
    case 'refused':
    case 'notArrived':
      return { state: 'refused', message: 'Nothing was booked. Check your order and try again.', ...typing };
    case 'unconfirmed':
      return { state: 'unconfirmed', message: 'We cannot tell yet whether your booking went through.', isChecking: false, ...typing };
    case 'repeated':
      return {
        state: 'repeated',
        title: 'You have ordered this already.',
        message: 'Would you like the same again?',
        ordersHref: '/',
        ...typing,
      };
    default:
      return { state: 'sending', step: 'Placing your booking …', ...typing };
  }
}

/** The local day, YYYY-MM-DD, by the clock that the dock sets. */
const today = () => new Date(sandbox.clock.now()).toLocaleDateString('sv');

function Booking({ id }: { id: string }) {
  const [products, reload] = useList(listProducts);
  const product = products.state === 'ready' ? products.rows.find(({ _id }) => _id === id) : undefined;
  if (product !== undefined) return <Order product={product} />;
  const view: BookingView =
    products.state === 'failed' ? products : products.state === 'loading' ? products : { state: 'missing', homeHref: '/' };
  const none = () => {};
  return (
    <BookingScreen
      view={view}
      today={today}
      onRetry={reload}
      onSubmit={none}
      onOrderAgain={none}
      onDraftChange={none}
      onRetrySimilar={none}
      onCheckAgain={none}
    />
  );
}

function Order({ product }: { product: Product }) {
  const [snapshot, send] = useMachine(order, {
    input: { id: crypto.randomUUID(), email: shopper.email, product },
    inspect: machines.inspect,
  });
  const booked = snapshot.value === 'booked' ? snapshot.context.booking?._id : undefined;
  useEffect(() => {
    if (booked !== undefined) location.hash = `/dashboard/payment/${booked}`;
  }, [booked]);
  return (
    <BookingScreen
      view={toBookingView(snapshot)}
      today={today}
      onSubmit={({ price: _, ...form }) => send({ type: 'order.submit', product, form })}
      onOrderAgain={({ price: _, ...form }) => send({ type: 'order.again', product, form })}
      onDraftChange={() => {}}
      onRetry={() => {}}
      onRetrySimilar={() => {}}
      onCheckAgain={() => send({ type: 'order.checkAgain' })}
    />
  );
}

// ── Pay ───────────────────────────────────────────────────────────────────────────────────────────────────────────────────────────────

/** A real shop stores a pending payment on the device, so that no card is charged twice. */
const nothing: RestoredPayment = { pending: null, clientSecret: null, isStored: true };

const payment = paymentMachine.provide({
  actors: {
    holdLock: freeLock<PaymentEvent, { name: string; bookingId: string }>({ type: 'lock.granted', stored: nothing }),
    readStored: fromPromise<RestoredPayment, { bookingId: string }>(async () => nothing),
    getBooking: calling('getBooking'),
    // The backend refuses other customers' bookings.
    readBooking: fromPromise(async ({ input: { id } }) => {
      const booking = await call('getBooking', { id }, accessToken);
      if (booking === null) throw new ApiError('http', { message: 'The booking is gone', status: 404 });
      return booking;
    }),
    openCardField: fromPromise(async () => {}),
    createPaymentIntent: calling('createPaymentIntent'),
    createPaymentMethod: fromPromise(({ input }) => cards.createPaymentMethod(input)),
    confirmPayment: fromPromise(({ input }) => cards.confirmPayment(input)),
    authenticate: fromPromise(({ input }) => cards.authenticate(input)),
    retrievePayment: fromPromise(({ input }) => cards.retrievePayment(input)),
    recordPayment: fromPromise(({ input: { id, body } }) => call('recordPayment', { id, body }, accessToken)),
  },
  actions: { persistPending: ({ self }) => self.send({ type: 'store.answered', isStored: true }) },
});

function toPaymentView(snapshot: SnapshotFrom<typeof paymentMachine>): PaymentView {
  const { value, context } = snapshot;
  const { booking, pending, refusal } = context;
  const home = { ordersHref: '/' };
  const due = { name: booking?.name ?? '', amount: formatPrice(booking?.price ?? null) };
  const form = { ...home, ...due, pieces: '', product: { id: context.bookingId, pictures: booking === null ? [] : [booking.img] } };
  const reference = { ...home, ...due, reference: pending?.intentId ?? '' };
  const charge = { ...home, ...due, transactionId: pending?.transactionId ?? '' };
  switch (value) {
    case 'ready':
      return { state: 'ready', ...form };
    case 'declined':
      return {
        state: 'declined',
        message: refusal?.reason === 'declined' ? refusal.message : 'Your card was not charged. Try again.',
        ...form,
      };
    case 'authenticating':
      return { state: 'authenticating', ...form };
    case 'creatingMethod':
    case 'acquiringLock':
    case 'recheckingBooking':
    case 'confirming':
      return { state: 'paying', step: 'Charging your card …', ...form };
    case 'processing':
    case 'polling':
      return { state: 'processing', ...reference };
    case 'lookingUp':
    case 'unknown':
      return { state: 'unknown', message: 'We are asking your bank.', retry: value === 'unknown' ? 'ready' : 'busy', ...reference };
    case 'lost':
    case 'checkingOrder':
      return { state: 'lost', retry: value === 'lost' ? 'ready' : 'busy', ...reference };
    case 'recording':
    case 'verifyingOrder':
      return { state: 'recording', message: '', ...charge };
    case 'unrecorded':
      return { state: 'unrecorded', message: 'It will be saved to your order as soon as the shop answers.', ...charge };
    case 'orphaned':
    case 'dismissing':
      return { state: 'orphaned', message: 'Your order cannot take this payment. Note its id.', ...charge };
    case 'paid':
    case 'alreadyPaid': {
      if (booking === null) return { state: 'loading', ...home };
      const { transactionId } = booking;
      const receipt = {
        name: booking.name,
        pictures: [booking.img],
        quantity: String(booking.quantity),
        deliveryDate: booking.date,
        address: booking.address,
        phone: booking.phone,
        email: booking.email,
        amount: due.amount,
        transactionId,
      };
      return value === 'paid' ? { state: 'paid', transactionId, receipt, ...home } : { state: 'alreadyPaid', receipt, ...home };
    }
    case 'failed':
    case 'cardFieldFailed':
    case 'intentFailed':
      return { state: 'failed', message: 'The payment could not be started. Try again.', ...home };
    case 'missing':
    case 'notYours':
      return { state: value, ...home };
    case 'unpayable':
      return { state: 'unpayable', name: due.name, ...home };
    case 'queueing':
      return { state: 'elsewhere', by: 'tab', ...home };
    case 'pendingForOtherAccount':
      return { state: 'elsewhere', by: 'account', ...home };
    case 'restoring':
    case 'loading':
    case 'openingCardField':
    case 'creatingIntent':
      return { state: 'loading', ...home };
    default:
      // A state that a new version of the package adds is an error of the compiler here.
      return value satisfies never;
  }
}

function Payment({ bookingId }: { bookingId: string }) {
  const [snapshot, send] = useMachine(payment, { input: { bookingId, email: shopper.email }, inspect: machines.inspect });
  return (
    <PaymentScreen
      view={toPaymentView(snapshot)}
      cardField={cards.CardField}
      onPay={() => send({ type: 'payment.pay' })}
      onRetry={() => send({ type: 'payment.retry' })}
      onCheckAgain={() => send({ type: 'payment.checkAgain' })}
      onPayAgain={() => send({ type: 'payment.payAgain' })}
      onDismiss={() => send({ type: 'payment.dismiss' })}
      onPrint={() => print()}
    />
  );
}

// ── The shop ──────────────────────────────────────────────────────────────────────────────────────────────────────────────────────────

/** Replace it by the link of your router. */
const Link = ({ href, ...rest }: { href: string }) => <a {...rest} href={href.startsWith('#') ? href : `#${href}`} />;

const onHashChange = (listener: () => void) => {
  addEventListener('hashchange', listener);
  return () => removeEventListener('hashchange', listener);
};

/** Begins each page at its top, for the eyes and for screen readers. */
const startPage = () => {
  scrollTo(0, 0);
  document.getElementById('main')?.focus();
};
addEventListener('hashchange', () => requestAnimationFrame(startPage));

function Shop() {
  const path = useSyncExternalStore(onHashChange, () => location.hash.slice(1) || '/');
  const booking = /^\/booking\/(.+)/.exec(path)?.[1];
  const paying = /^\/dashboard\/payment\/(.+)/.exec(path)?.[1];
  const page: ReactNode = booking ? (
    <Booking key={booking} id={booking} />
  ) : paying ? (
    <Payment key={paying} bookingId={paying} />
  ) : path === '/' ? (
    <Home />
  ) : (
    <NotFoundScreen view={{ state: 'missing', homeHref: '/' }} />
  );
  return (
    <SiteProvider link={Link}>
      <ShellScreen
        view={{
          state: 'signedIn',
          name: shopper.displayName,
          photo: shopper.photoURL,
          orders: null,
          links: [{ href: '/', label: 'Home' }],
          current: path,
          connection: 'online',
          width: 'page',
        }}
        onSettings={() => {}}
        onSignOut={() => {}}
      >
        {page}
        <BankPrompt bankPrompt={sandbox.bankPrompt} />
        <SandboxDock sandbox={sandbox} machines={machines} clock={sandbox.clock} />
      </ShellScreen>
    </SiteProvider>
  );
}

createRoot(document.getElementById('root') as HTMLElement).render(<Shop />);
