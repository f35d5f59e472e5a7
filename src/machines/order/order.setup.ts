import { assign, fromCallback, fromPromise, setup, spawnChild, stopChild } from 'xstate';
import { isAmbiguous } from '#contract/apiError.ts';
import type { Booking, NewBooking } from '#contract/entities/booking.ts';
import type { Product } from '#contract/entities/product.ts';
import { refuseQuantity, type BookingForm } from '#contract/forms/booking.ts';
import { totalPrice } from '#contract/money.ts';
import { failureOf, type Failure } from '../failure.ts';
import { stockLock } from '../locks.ts';
import { operation } from '../operation.ts';
import { type PendingStockReturn, stockReturnMachine } from './stockReturn.machine.ts';

/** The submitted form without the price, which comes from the product. */
export type OrderForm = Omit<BookingForm, 'price'>;

export type OrderEvent =
  | { type: 'order.submit'; product: Product; form: OrderForm }
  | { type: 'order.checkAgain' }
  | { type: 'lock.granted' }
  | { type: 'lock.failed' };

export interface OrderContext {
  /** Unique on this device. */
  id: string;
  email: string;
  /** The product as the shopper last saw it, until a fresh read replaces it. */
  product: Product;
  form: OrderForm;
  /** The ids of the shopper's bookings before the POST, so that a new one can be recognized. */
  before: string[];
  /** The stock before and after the PUT, which may still be pending; null if no stock is taken. */
  reserved: { from: number; to: number } | null;
  /** The number of submits, so that each one has its own stock return. */
  submits: number;
  triesLeft: number;
  /** Why the last relevant call failed. */
  failure: Failure | null;
}

const COMPARED = ['name', 'email', 'date', 'price', 'quantity', 'address', 'phone'] as const;

/** True if a listed booking has the content of the one that was sent. Ignores the picture's address, which a backend may rewrite. */
const isSameOrder = (booking: Booking, sent: NewBooking): boolean => COMPARED.every((field) => booking[field] === sent[field]);

/** The maximum number of times that an unanswered step is checked or sent, including the first. */
const MAX_TRIES = 2;

type Found = { found: Product | null };
type Listed = { listed: Booking[] };
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

/** The stock to return after a refused booking: the quantity of the order, which is added to the stock of a fresh read. */
export const toStockReturn = ({ id, submits, product, form }: OrderContext): PendingStockReturn => ({
  id: `${id}-${submits}`,
  toolId: product._id,
  amount: form.quantity,
  write: null,
});

/** The stock to return after a PUT without an answer. It is returned only if the PUT turns out to have been applied. */
export const toConflictingReturn = (context: OrderContext): PendingStockReturn => ({
  ...toStockReturn(context),
  write: context.reserved && { from: context.reserved.to, to: context.reserved.from },
});

/** The context before the first submit. */
export const initialContext: Omit<OrderContext, 'id' | 'email' | 'product'> = {
  form: { date: '', quantity: 0, address: '', phone: '' },
  submits: 0,
  before: [],
  reserved: null,
  triesLeft: MAX_TRIES,
  failure: null,
};

/** The setup of the order machine; its states are in order.machine.ts. */
export const orderSetup = setup({
  types: {
    context: {} as OrderContext,
    input: {} as Pick<OrderContext, 'id' | 'email' | 'product'>,
    events: {} as OrderEvent,
    tags: {} as 'resting',
  },
  actors: {
    holdLock: fromCallback<OrderEvent, { name: string }>(({ sendBack }) => sendBack({ type: 'lock.failed' })),
    findProduct: fromPromise<Product | null, Pick<Product, '_id' | 'kind'>>(() =>
      Promise.reject(new Error('The app provides no findProduct')),
    ),
    listOwnBookings: operation('listOwnBookings'),
    updateTool: operation('updateTool'),
    createBooking: operation('createBooking'),
    returnStock: stockReturnMachine,
  },
  actions: {
    assignForm: assign(({ context }, { product, form }: { product: Product; form: OrderForm }) => ({
      ...initialContext,
      submits: context.submits + 1,
      product,
      form,
    })),
    assignProduct: assign((_, { found }: Found) => (found === null ? {} : { product: found })),
    assignKnown: assign((_, { listed }: Listed) => ({ before: listed.map(({ _id }) => _id) })),
    assignReservation: assign(({ context }, { found }: Found) =>
      found === null || found.stock === null ? {} : { reserved: { from: found.stock, to: found.stock - context.form.quantity } },
    ),
    countTry: assign(({ context }) => ({ triesLeft: context.triesLeft - 1 })),
    resetTries: assign({ triesLeft: MAX_TRIES }),
    clearReservation: assign({ reserved: null }),
    assignFailure: assign((_, { error }: Failed) => ({ failure: failureOf(error) })),
    acquireLock: spawnChild('holdLock', {
      id: 'lock',
      input: ({ context }: { context: OrderContext }) => ({ name: stockLock(context.product._id) }),
    }),
    releaseLock: stopChild('lock'),
    /** Implemented by the app. */
    announceBooked: () => {},
    /** Implemented by the app. */
    announceSoldOut: () => {},
    /** Implemented by the app. */
    announceOverStock: () => {},
    /** Implemented by the app: updates the page, which may still show an older version of the product. */
    showProduct: (_, _found: Found) => {},
    /** Implemented by the app: records a conflict. The stock changed while the PUT had no answer, so the order leaves it alone. */
    recordConflict: (_, _stockReturn: PendingStockReturn) => {},
  },
  guards: {
    isMissing: (_, { found }: Found) => found === null,
    isChanged: ({ context }, { found }: Found) =>
      found !== null && (found.price !== context.product.price || context.form.quantity < found.minOrderQuantity),
    isSoldOut: ({ context }, { found }: Found) => found !== null && refuseQuantity(found.stock, context.form.quantity) === 'soldOut',
    isOverStock: ({ context }, { found }: Found) => found !== null && refuseQuantity(found.stock, context.form.quantity) === 'overStock',
    hasStockToTake: (_, { found }: Found) => found !== null && found.kind === 'tool' && found.stock !== null,
    isTaken: ({ context }, { found }: Found) => found !== null && found.stock === context.reserved?.to,
    isUntouched: ({ context }, { found }: Found) => found !== null && found.stock === context.reserved?.from,
    isBooked: ({ context }, { listed }: Listed) =>
      listed.some((booking) => !context.before.includes(booking._id) && isSameOrder(booking, toNewBooking(context))),
    hasTriesLeft: ({ context }) => context.triesLeft > 0,
    holdsStock: ({ context }) => context.reserved !== null,
    isAmbiguous: (_, { error }: Failed) => isAmbiguous(error),
  },
  delays: { lookAgain: 2000 },
});
