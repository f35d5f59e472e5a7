import { assign, fromCallback, fromPromise, setup, spawnChild, stopChild } from 'xstate';
import { isOutdated, mayBeApplied } from '#contract/apiError.ts';
import { type Booking, bookingContent, isSameOrder, type NewBooking } from '#contract/entities/booking.ts';
import type { Product } from '#contract/entities/product.ts';
import { validateQuantity, type BookingForm } from '#contract/forms/booking.ts';
import { totalPrice } from '#contract/money.ts';
import type { Input, Output } from '#contract/operations.ts';
import { failureOf, type Failure } from '../failure.ts';
import { stockLock } from '../locks.ts';
import { operation } from '../operation.ts';
import { type PendingStockReturn, stockReturnMachine } from './stockReturn.machine.ts';

/** The submitted form without the price, which comes from the product. */
export type OrderForm = Omit<BookingForm, 'price'>;

/** The events of the order machine. */
export type OrderEvent =
  | { type: 'order.submit'; product: Product; form: OrderForm }
  /** Sends the form after the shopper was asked about an equal order. */
  | { type: 'order.again'; product: Product; form: OrderForm }
  | { type: 'order.checkAgain' }
  /** Keeps a booking that arrived after its stock was given back. */
  | { type: 'order.keepLate' }
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
  /** The late booking that the shopper is asked about, or keeps. Keeping it takes stock, but needs no POST. */
  late: LateBooking | null;
  /** The order that the shopper submits besides the late booking, which is kept first; null if there is none. */
  another: { product: Product; form: OrderForm } | null;
  /** False if the device can store neither the pending order nor its stock return, so that only this page can finish it. */
  isStored: boolean;
  /** Names the POST. Two submits with the same body have the same key if the booking of the first one is missing. */
  idempotencyKey: string;
  /** The row of this order; null until it is found. */
  booking: Booking | null;
  /** The stock before and after the PUT, which may still be pending; null if no stock is taken. */
  reserved: { from: number; to: number } | null;
  /** The number of submits, so that each one has its own stock return. */
  submits: number;
  triesLeft: number;
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
  reserved: { from: number; to: number } | null;
}

/** A booking that arrived after the order that sent it was over. */
export interface LateBooking {
  /** The id of the stored order. */
  orderId: string;
  booking: Booking;
  /** False if its stock was given back, so that it must be taken again. */
  isStockTaken: boolean;
}

/** A late booking that the shopper keeps, and the stock before and after the PUT that takes its quantity again. */
export interface KeptBooking {
  orderId: string;
  bookingId: string;
  reserved: { from: number; to: number } | null;
}

/** The maximum number of times that a step without a response is checked or sent, including the first. */
const MAX_TRIES = 2;
/** The maximum number of times that the stock is read again because another shopper changed it first. */
const MAX_CONFLICTS = 5;

type Found = { found: Product | null };
type Listed = { listed: Booking[] };
type Updated = { updated: Output<'updateTool'> };
type Failed = { error: unknown };

/** The booking to POST; its price is the total (docs/product-rules.md#price). */
export const toNewBooking = ({ email, product, form }: OrderContext): NewBooking => ({
  name: product.name,
  img: product.pictures[0] ?? '',
  email,
  date: form.date,
  price: totalPrice(product.price ?? 0, form.quantity),
  quantity: form.quantity,
  address: form.address,
  phone: form.phone,
});

/** The id of the order's stored form. Each submit has its own. */
const toStoredId = ({ id, submits }: Pick<OrderContext, 'id' | 'submits'>): string => `${id}-${submits}`;

/** The id of the stored order whose stock is being taken: that of this submit, or of the late booking. */
export const toPendingId = (context: OrderContext): string => context.late?.orderId ?? toStoredId(context);

/** The stored order whose booking is known, and that booking. */
export const toSettled = (context: OrderContext): { id: string; bookingId: string } => ({
  id: toPendingId(context),
  bookingId: (context.late?.booking ?? context.booking)?._id ?? '',
});

/** The late booking as the app stores it before the PUT. */
export const toKept = ({ late, reserved }: OrderContext): KeptBooking => ({
  orderId: late?.orderId ?? '',
  bookingId: late?.booking._id ?? '',
  reserved,
});

/** The order as the app stores it before the next call. */
export const toStored = (context: OrderContext): OrderToStore => ({
  id: toStoredId(context),
  product: context.product,
  booking: toNewBooking(context),
  before: context.before.map(({ _id }) => _id),
  reserved: context.reserved,
});

/** The stock to return after a refused booking: the quantity of the order, which is added to the stock of a fresh read. */
export const toStockReturn = (context: OrderContext): PendingStockReturn => ({
  id: toPendingId(context),
  toolId: context.product._id,
  amount: context.form.quantity,
  write: null,
});

/** Finds the order's row: one that was not there before the POST and has its content. */
function findNewBooking(context: OrderContext, listed: readonly Booking[]): Booking | null {
  const content = bookingContent(toNewBooking(context));
  const isNew = ({ _id }: Booking) => !context.before.some((known) => known._id === _id);
  return listed.find((booking) => isNew(booking) && bookingContent(booking) === content) ?? null;
}

/** The shopper's earlier orders that equal this one. */
const findEqual = (context: OrderContext): Booking[] => context.before.filter((booking) => isSameOrder(booking, toNewBooking(context)));

/** The ids of the equal orders that the shopper was asked about. */
export const toTold = (context: OrderContext): string[] => findEqual(context).map(({ _id }) => _id);

/** The stock to return after a PUT without a response. It is returned only if the PUT turns out to have been applied. */
export const toUnprovenReturn = (context: OrderContext): PendingStockReturn => ({
  ...toStockReturn(context),
  write: context.reserved && { from: context.reserved.to, to: context.reserved.from },
});

/** The context before the first submit. */
export const initialContext: Omit<OrderContext, 'id' | 'email' | 'product'> = {
  form: { date: '', quantity: 0, address: '', phone: '' },
  submits: 0,
  before: [],
  told: [],
  late: null,
  another: null,
  isStored: true,
  idempotencyKey: '',
  booking: null,
  reserved: null,
  triesLeft: MAX_TRIES,
  conflictsLeft: MAX_CONFLICTS,
  failure: null,
};

/** False if an earlier PUT of this reservation may still be applied. A later one then proves nothing: it may be outrun by the earlier. */
const isFirstPut = ({ triesLeft }: OrderContext): boolean => triesLeft === MAX_TRIES;

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
    findProduct: fromPromise<Product | null, Pick<Product, '_id' | 'kind'>>(() =>
      Promise.reject(new Error('The app provides no findProduct')),
    ),
    listOwnBookings: operation('listOwnBookings'),
    updateTool: operation('updateTool'),
    /** Implemented by the app. A backend that knows the key makes no second booking for it. */
    createBooking: fromPromise<Output<'createBooking'>, Input<'createBooking'> & { idempotencyKey: string }>(() =>
      Promise.reject(new Error('The app provides no createBooking')),
    ),
    /** Implemented by the app: stores the order before anything is sent. Never rejects. */
    persistOrder: fromPromise<{ isStored: boolean; idempotencyKey: string }, OrderToStore>(async ({ input }) => ({
      isStored: false,
      idempotencyKey: input.id,
    })),
    /** Implemented by the app: stores the stock return, so that the next start continues it. */
    persistReturn: fromPromise<{ isStored: boolean }, PendingStockReturn>(() =>
      Promise.reject(new Error('The app provides no persistReturn')),
    ),
    /**
     * Implemented by the app: settles what earlier orders of this product have left on this device, and finds a booking of theirs that has
     * arrived. Rejects if something cannot be settled now.
     */
    settleEarlier: fromPromise<{ late: LateBooking | null }, { email: string; productId: string }>(() =>
      Promise.reject(new Error('The app provides no settleEarlier')),
    ),
    /** Implemented by the app: finds a booking of an earlier submit whose stock was given back, because it had not arrived by then. */
    findLateBooking: fromPromise<{ late: LateBooking | null }, { email: string; productId: string; listed: Booking[] }>(async () => ({
      late: null,
    })),
    /**
     * Implemented by the app: stores that the stock of a late booking is being taken. `isMissing` is false if another tab was first. Rejects
     * if it cannot be stored.
     */
    persistKeeping: fromPromise<{ isMissing: boolean }, KeptBooking>(() => Promise.reject(new Error('The app provides no persistKeeping'))),
    returnStock: stockReturnMachine,
  },
  actions: {
    assignForm: assign(({ context }, submit: { product: Product; form: OrderForm; told: string[] }) => ({
      ...initialContext,
      submits: context.submits + 1,
      ...submit,
    })),
    assignProduct: assign((_, { found }: Found) => (found === null ? {} : { product: found })),
    assignKnown: assign((_, { listed }: Listed) => ({ before: listed })),
    assignLate: assign((_, { late }: { late: LateBooking | null }) => ({ late })),
    startKeepingLate: assign({ another: null, triesLeft: MAX_TRIES, conflictsLeft: MAX_CONFLICTS, failure: null }),
    assignLateReservation: assign(({ context: { late, form } }, { found }: Found) =>
      late?.booking.quantity == null || found?.stock == null
        ? {}
        : {
            product: found,
            form: { ...form, quantity: late.booking.quantity },
            reserved: { from: found.stock, to: found.stock - late.booking.quantity },
          },
    ),
    assignAnother: assign((_, { product, form }: { product: Product; form: OrderForm }) => ({ another: { product, form } })),
    startAnother: assign(({ context }) => ({
      ...initialContext,
      submits: context.submits + 1,
      ...context.another,
      told: context.late === null ? [] : [context.late.booking._id],
    })),
    assignPersisted: assign((_, { isStored, idempotencyKey }: { isStored: boolean; idempotencyKey: string }) => ({
      isStored,
      idempotencyKey,
    })),
    assignStored: assign((_, { isStored }: { isStored: boolean }) => ({ isStored })),
    assignBooking: assign(({ context }, { listed }: Listed) => ({ booking: findNewBooking(context, listed) })),
    assignReservation: assign(({ context }, { found }: Found) =>
      found === null || found.stock === null ? {} : { reserved: { from: found.stock, to: found.stock - context.form.quantity } },
    ),
    countTry: assign(({ context }) => ({ triesLeft: context.triesLeft - 1 })),
    countConflict: assign(({ context }) => ({ conflictsLeft: context.conflictsLeft - 1 })),
    resetTries: assign({ triesLeft: MAX_TRIES }),
    clearReservation: assign({ reserved: null }),
    clearFailure: assign({ failure: null }),
    /** Another tab has held the lock for too long. */
    assignBusy: assign({ failure: { kind: 'busy' as const, status: null, isAmbiguous: false } }),
    /** The late booking was removed since it was found. */
    assignGone: assign({ late: null, failure: { kind: 'http' as const, status: 404, isAmbiguous: false } }),
    /** The backend accepted the request, but its answer does not contain the row. */
    assignNoProof: assign({ failure: { kind: 'shape' as const, status: null, isAmbiguous: true } }),
    assignFailure: assign((_, { error }: Failed) => ({ failure: failureOf(error) })),
    acquireLock: spawnChild('holdLock', {
      id: 'lock',
      input: ({ context }: { context: OrderContext }) => ({ name: stockLock(context.product._id) }),
    }),
    releaseLock: stopChild('lock'),
    /** Implemented by the app: stores that the stock is taken, and that the booking may have been sent from now on. */
    persistReserved: (_, _order: { id: string }) => {},
    /** Implemented by the app: deletes the stored order, because nothing is left to settle. */
    deleteOrder: (_, _order: { id: string }) => {},
    /** Implemented by the app: deletes the stored order, because its booking is known. No other stored order may take that for its own. */
    settleOrder: (_, _order: { id: string; bookingId: string }) => {},
    /**
     * Implemented by the app: stores that the booking was not found, or that its stock is not taken. It may still arrive. If
     * `isAnswered`, the backend has used up the key of its POST.
     */
    persistMissing: (_, _order: { id: string; isAnswered: boolean }) => {},
    /** Implemented by the app: forgets a return that cannot be stored. The stored order still says that the stock is taken. */
    deleteReturn: (_, _order: { id: string }) => {},
    /** Implemented by the app. */
    announceBooked: () => {},
    /** Implemented by the app. */
    announceSoldOut: () => {},
    /** Implemented by the app. */
    announceOverStock: () => {},
    /** Implemented by the app: updates the page, which may still show an older version of the product. */
    showProduct: (_, _found: Found) => {},
    /** Implemented by the app: records a conflict. The stock changed while the PUT was without a response, so the order leaves it alone. */
    recordConflict: (_, _stockReturn: PendingStockReturn) => {},
  },
  guards: {
    isMissing: (_, { found }: Found) => found === null,
    isChanged: ({ context }, { found }: Found) =>
      found !== null && (found.price !== context.product.price || context.form.quantity < found.minOrderQuantity),
    isSoldOut: ({ context }, { found }: Found) => found !== null && validateQuantity(found, context.form.quantity) === 'soldOut',
    isOverStock: ({ context }, { found }: Found) => found !== null && validateQuantity(found, context.form.quantity) === 'overStock',
    hasStockToTake: (_, { found }: Found) => found !== null && found.kind === 'tool' && found.stock !== null,
    isTaken: ({ context }, { found }: Found) => found !== null && found.stock === context.reserved?.to,
    isUntouched: ({ context }, { found }: Found) => found !== null && found.stock === context.reserved?.from,
    isTakenNow: ({ context }, { updated }: Updated) =>
      updated !== null && updated._id === context.product._id && updated.quantity === context.reserved?.to,
    isBooked: ({ context }, { listed }: Listed) => findNewBooking(context, listed) !== null,
    /** Believed only if the key is new. For a known one, a backend repeats its answer although the booking may have been removed since. */
    isBookedNow: ({ context }, { listed }: Listed) =>
      context.idempotencyKey === toStoredId(context) && findNewBooking(context, listed) !== null,
    isLateGone: ({ context: { late } }, { listed }: Listed) => listed.every(({ _id }) => _id !== late?.booking._id),
    isLateStockTaken: ({ context: { late } }) => late?.isStockTaken === true,
    isOnDevice: ({ context }) => context.isStored,
    hasStockForLate: ({ context: { late } }, { found }: Found) =>
      found !== null &&
      found.kind === 'tool' &&
      found.stock !== null &&
      late?.booking.quantity != null &&
      found.stock >= late.booking.quantity,
    isRepeated: ({ context }) => findEqual(context).some(({ _id }) => !context.told.includes(_id)),
    isLate: (_, { late }: { late: LateBooking | null }) => late !== null,
    isKeepingLate: ({ context }) => context.late !== null,
    wantsAnother: ({ context }) => context.another !== null,
    isStillMissing: (_, { isMissing }: { isMissing: boolean }) => isMissing,
    /**
     * False if the device has stored the order, but cannot store the return. Then the stored order still says that the stock is taken, and
     * the next start gives it back. If this page did, it would be given back twice.
     */
    canReturn: ({ context }, { isStored }: { isStored: boolean }) => isStored || !context.isStored,
    hasTriesLeft: ({ context }) => context.triesLeft > 0,
    hasReservation: ({ context }) => context.reserved !== null,
    isNotApplied: (_, { error }: Failed) => !mayBeApplied(error),
    isNotTaken: ({ context }, { error }: Failed) => isFirstPut(context) && !mayBeApplied(error),
    /** Another shopper changed the stock since it was read, so nothing was taken. */
    isOutdated: ({ context }, { error }: Failed) => isFirstPut(context) && isOutdated(error) && context.conflictsLeft > 0,
    /** The backend refused the request. Nothing is sent again, but the result is read, because a refusal is no proof. */
    wasRefused: ({ context }) => context.failure !== null && !context.failure.isAmbiguous,
  },
  delays: {
    verifyAgain: 2000,
    /** An order in another tab is settled by then, unless its page waits for the shopper. */
    lockTimeout: 30_000,
  },
});
