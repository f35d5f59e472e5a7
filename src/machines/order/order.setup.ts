import { assign, fromCallback, fromPromise, setup, spawnChild, stopChild } from 'xstate';
import { mayBeApplied } from '#contract/apiError.ts';
import { type Booking, bookingContent, isSameOrder, type NewBooking } from '#contract/entities/booking.ts';
import type { Product } from '#contract/entities/product.ts';
import { type BookingForm, emptyBookingDraft, validateQuantity } from '#contract/forms/booking.ts';
import { totalPrice } from '#contract/money.ts';
import type { Input, Output } from '#contract/operations.ts';
import { BUSY, type Failed, type Failure, failureOf } from '../failure.ts';
import { LOCK_TIMEOUT, stockLock } from '../locks.ts';
import { apiCall, unprovided } from '../apiCall.ts';
import { changeStockMachine, type StockResult } from '../stock/changeStock.machine.ts';

/** The submitted form without the price, which comes from the product. */
export type OrderForm = Omit<BookingForm, 'price'>;

/** The events of the order machine. */
export type OrderEvent =
  | { type: 'order.submit'; product: Product; form: OrderForm }
  /** Sends the form after the shopper was asked about an equal order. */
  | { type: 'order.again'; product: Product; form: OrderForm }
  | { type: 'order.checkAgain' }
  | { type: 'lock.granted' }
  | { type: 'lock.failed' };

/** The context of the order machine. */
export interface OrderContext {
  /** Unique on this device. */
  id: string;
  email: string;
  /** The product as the shopper last saw it, until a fresh read replaces it. */
  product: Product;
  form: OrderForm;
  /** The shopper's bookings before the POST, so that a new one can be recognized. */
  before: Booking[];
  /** The ids of the equal orders that the shopper knows of, and still orders another one. */
  told: string[];
  /** The booking of an earlier submit that has arrived after all, if the shopper is asked about it. */
  adopted: Booking | null;
  /** False if the device cannot store the order, so that only this page can finish it. */
  isStored: boolean;
  /** Names the POST. Two submits with the same body have the same key if the booking of the first one is missing. */
  idempotencyKey: string;
  /** The row of this order; null until it is found. */
  booking: Booking | null;
  /** The stock before and after the PUT, which may still be pending; null if no stock is taken. */
  write: { from: number; to: number } | null;
  /** True once the POST may have been sent. */
  isSent: boolean;
  /** The number of submits, so that each one is stored by itself. */
  submits: number;
  /** True while the shopper waits for the result of Check again. */
  isCheckedAgain: boolean;
  looksLeft: number;
  conflictsLeft: number;
  /** Why the last relevant call failed. */
  failure: Failure | null;
}

/** The requests that an order is about to send. The app stores them on the device, so that the next start can settle the order. */
export interface OrderToStore {
  id: string;
  product: Pick<Product, '_id' | 'name'>;
  booking: NewBooking;
  /** The ids of the shopper's bookings before the POST. */
  before: string[];
  /** The stock before and after the PUT; null if no stock is taken. */
  write: { from: number; to: number } | null;
}

/** The order that is submitted now, before which earlier ones are settled. */
export interface EarlierOrders {
  email: string;
  productId: string;
  listed: Booking[];
  booking: NewBooking;
}

/** The maximum number of times that the bookings are listed after a POST without a response. */
const MAX_LOOKS = 2;
/** The maximum number of times that the stock is read again because another shopper changed it first. */
const MAX_CONFLICTS = 5;

/** The backend accepted a request, but its answer does not contain the row. */
const NO_PROOF: Failure = { kind: 'shape', status: null, isAmbiguous: true };

type Found = { found: Product | null };
type Listed = { listed: Booking[] };
type Adopted = { adopted: Booking[] };
type Ended = { result: StockResult };

/** The booking to POST; its price is the total (docs/product-rules.md#price). */
export const toNewBooking = ({ email, product, form }: OrderContext): NewBooking => ({
  ...form,
  name: product.name,
  img: product.pictures[0] ?? '',
  email,
  price: totalPrice(product.price ?? 0, form.quantity),
});

/** The id of the stored order. Each submit has its own. */
export const toStoredId = ({ id, submits }: OrderContext): string => `${id}-${submits}`;

/** The order as the app stores it before the next call. */
export const toStored = (context: OrderContext): OrderToStore => ({
  id: toStoredId(context),
  product: context.product,
  booking: toNewBooking(context),
  before: context.before.map(({ _id }) => _id),
  write: context.write,
});

const hasSameContent = (context: OrderContext, booking: Booking) => bookingContent(booking) === bookingContent(toNewBooking(context));

/** Finds the order's row: one that was not there before the POST and has its content. */
const findNewBooking = (context: OrderContext, listed: readonly Booking[]): Booking | null =>
  listed.find((booking) => context.before.every(({ _id }) => _id !== booking._id) && hasSameContent(context, booking)) ?? null;

/** The ids of the shopper's earlier orders that equal this one. */
export const findEqual = (context: OrderContext): string[] =>
  context.before.filter((booking) => isSameOrder(booking, toNewBooking(context))).map(({ _id }) => _id);

/** The context before the first submit. */
export const initialContext: Omit<OrderContext, 'id' | 'email' | 'product'> = {
  form: { ...emptyBookingDraft, quantity: 0 },
  before: [],
  told: [],
  adopted: null,
  isStored: true,
  idempotencyKey: '',
  booking: null,
  write: null,
  isSent: false,
  submits: 0,
  isCheckedAgain: false,
  looksLeft: MAX_LOOKS,
  conflictsLeft: MAX_CONFLICTS,
  failure: null,
};

/** The setup of the order machine; its states are in order.machine.ts. */
export const orderSetup = setup({
  types: {
    context: {} as OrderContext,
    input: {} as Pick<OrderContext, 'id' | 'email' | 'product'>,
    events: {} as OrderEvent,
    tags: {} as 'resting' | 'settleable',
  },
  actors: {
    holdLock: fromCallback<OrderEvent, { name: string }>(({ sendBack }) => sendBack({ type: 'lock.failed' })),
    listOwnBookings: apiCall('listOwnBookings'),
    /**
     * Implemented by the app: settles what earlier orders of this product have left on this device, and returns their bookings that have
     * arrived. Rejects if something cannot be settled now.
     */
    settleEarlier: fromPromise<Adopted, EarlierOrders>(unprovided('settleEarlier')),
    findProduct: fromPromise<Product | null, Pick<Product, '_id' | 'kind'>>(unprovided('findProduct')),
    /** Implemented by the app: stores the order before anything is sent. Never rejects. */
    persistOrder: fromPromise<{ isStored: boolean; idempotencyKey: string }, OrderToStore>(async ({ input }) => ({
      isStored: false,
      idempotencyKey: input.id,
    })),
    changeStock: changeStockMachine,
    /** Implemented by the app. A backend that knows the key makes no second booking for it. */
    createBooking: fromPromise<Output<'createBooking'>, Input<'createBooking'> & { idempotencyKey: string }>(unprovided('createBooking')),
    /**
     * Implemented by the app: gives the stock of the stored order back, because its booking was not found. That may still arrive. If
     * `isAnswered`, the backend has used up the key of its POST. Never rejects.
     */
    returnStock: fromPromise<void, { id: string; isAnswered: boolean }>(unprovided('returnStock')),
  },
  actions: {
    assignForm: assign(({ context }, submit: { product: Product; form: OrderForm; told: string[] }) => ({
      ...initialContext,
      submits: context.submits + 1,
      ...submit,
    })),
    assignKnown: assign((_, { listed }: Listed) => ({ before: listed })),
    assignAdopted: assign(({ context }, { adopted }: Adopted) => ({
      adopted: adopted[0] ?? null,
      booking: adopted.find((booking) => hasSameContent(context, booking)) ?? null,
    })),
    assignProduct: assign(({ context: { form } }, { found }: Found) => {
      if (found === null) return {};
      const hasStock = found.kind === 'tool' && found.stock !== null;
      return { product: found, write: hasStock ? { from: found.stock ?? 0, to: (found.stock ?? 0) - form.quantity } : null };
    }),
    assignPersisted: assign((_, persisted: { isStored: boolean; idempotencyKey: string }) => persisted),
    assignBooking: assign(({ context }, { listed }: Listed) => ({ booking: findNewBooking(context, listed) })),
    markSent: assign({ isSent: true }),
    countLook: assign(({ context }) => ({ looksLeft: context.looksLeft - 1 })),
    checkAgain: assign({ isCheckedAgain: true, looksLeft: MAX_LOOKS }),
    countConflict: assign(({ context }) => ({ conflictsLeft: context.conflictsLeft - 1 })),
    assignBusy: assign({ failure: BUSY }),
    assignNoProof: assign({ failure: NO_PROOF }),
    assignResult: assign((_, { result: { failure } }: Ended) => ({ failure: failure ?? NO_PROOF })),
    assignFailure: assign((_, { error }: Failed) => ({ failure: failureOf(error) })),
    acquireLock: spawnChild('holdLock', {
      id: 'lock',
      input: ({ context }: { context: OrderContext }) => ({ name: stockLock(context.product._id) }),
    }),
    releaseLock: stopChild('lock'),
    /** Implemented by the app: stores that the stock is taken, and that the booking may have been sent from now on. */
    persistReserved: () => {},
    /** Implemented by the app: deletes the stored order, because nothing is left to settle. */
    deleteOrder: () => {},
    /** Implemented by the app: deletes the stored order, because its booking is known. No other stored order may take that for its own. */
    settleOrder: () => {},
    /** Implemented by the app: deletes the stored order and records a conflict, because somebody else has changed the stock. */
    recordConflict: () => {},
    // Implemented by the app.
    announceBooked: () => {},
    announceSoldOut: () => {},
    announceOverStock: () => {},
    /** Implemented by the app: updates the page, which may still show an older version of the product. */
    showProduct: (_, _found: Found) => {},
  },
  guards: {
    isAdopted: ({ context }, { adopted }: Adopted) => adopted.some((booking) => hasSameContent(context, booking)),
    hasAdopted: (_, { adopted }: Adopted) => adopted.length > 0,
    isRepeated: ({ context }) => findEqual(context).some((id) => !context.told.includes(id)),
    isMissing: (_, { found }: Found) => found === null,
    isChanged: ({ context }, { found }: Found) =>
      found !== null && (found.price !== context.product.price || context.form.quantity < found.minOrderQuantity),
    isSoldOut: ({ context }, { found }: Found) => found !== null && validateQuantity(found, context.form.quantity) === 'soldOut',
    isOverStock: ({ context }, { found }: Found) => found !== null && validateQuantity(found, context.form.quantity) === 'overStock',
    hasWrite: ({ context }) => context.write !== null,
    isTaken: (_, { result }: Ended) => result.outcome === 'changed',
    /** Another shopper changed the stock since it was read, so nothing was taken. */
    canReadAgain: ({ context }, { result }: Ended) => result.outcome === 'outdated' && context.conflictsLeft > 0,
    isNotTaken: (_, { result }: Ended) => ['outdated', 'notSent', 'refused'].includes(result.outcome),
    isConflict: (_, { result }: Ended) => result.outcome === 'conflict',
    isOnDevice: ({ context }) => context.isStored,
    isBooked: ({ context }, { listed }: Listed) => findNewBooking(context, listed) !== null,
    /** Believed only if the key is new. For a known one, a backend repeats its answer although the booking may have been removed since. */
    isBookedNow: ({ context }, { listed }: Listed) =>
      context.idempotencyKey === toStoredId(context) && findNewBooking(context, listed) !== null,
    isNotApplied: (_, { error }: Failed) => !mayBeApplied(error),
    /** The backend refused the POST. The bookings are listed once, because a refusal is no proof. */
    wasRefused: ({ context }) => context.failure !== null && !context.failure.isAmbiguous,
    hasLooksLeft: ({ context }) => context.looksLeft > 0,
    isSent: ({ context }) => context.isSent,
  },
  delays: {
    verifyAgain: 2000,
    lockTimeout: LOCK_TIMEOUT,
  },
});
