import { assign, fromCallback, fromPromise, setup, spawnChild, stopChild } from 'xstate';
import { isAmbiguous } from '#contract/apiError.ts';
import type { Booking, NewBooking } from '#contract/entities/booking.ts';
import type { Product } from '#contract/entities/product.ts';
import { refuseQuantity } from '#contract/forms/booking.ts';
import { totalPrice } from '#contract/money.ts';
import { failureOf } from '../failure.ts';
import { stockLock } from '../locks.ts';
import { operation } from '../operation.ts';
import { isSameOrder } from './isSameOrder.ts';
import type { OrderContext, OrderEvent, OrderForm } from './order.types.ts';
import { type OwedStock, stockReturnMachine } from './stockReturn.machine.ts';

/** The maximum number of times that a step without an answer is checked or sent, the first one included. */
const MAX_TRIES = 2;

type Found = { found: Product | null };
type Listed = { listed: Booking[] };
type Failed = { error: unknown };

/** The booking to POST; its price is the total (docs/product-rules.md#price). */
export const bookingOf = ({ email, product, form }: OrderContext): NewBooking => ({
  name: product.name,
  img: product.pictures[0] ?? '',
  email,
  date: form.date,
  price: totalPrice(product.price ?? 0, form.quantity),
  quantity: form.quantity,
  address: form.address,
  phone: form.phone,
});

/** The stock to return after a refused order: its amount, added to a fresh read. */
export const taken = ({ id, submits, product, form }: OrderContext): OwedStock => ({
  id: `${id}-${submits}`,
  toolId: product._id,
  amount: form.quantity,
  write: null,
});

/** The stock to return after a PUT without an answer. The PUT is undone only if it turns out to have been applied. */
export const perhapsTaken = (context: OrderContext): OwedStock => ({
  ...taken(context),
  write: context.reserved && { from: context.reserved.to, to: context.reserved.from },
});

/** The context before the first submit. */
export const unordered: Omit<OrderContext, 'id' | 'email' | 'product'> = {
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
    takeForm: assign(({ context }, { product, form }: { product: Product; form: OrderForm }) => ({
      ...unordered,
      submits: context.submits + 1,
      product,
      form,
    })),
    know: assign((_, { found }: Found) => (found === null ? {} : { product: found })),
    rememberBookings: assign((_, { listed }: Listed) => ({ before: listed.map(({ _id }) => _id) })),
    aimAtStock: assign(({ context }, { found }: Found) =>
      found === null || found.stock === null ? {} : { reserved: { from: found.stock, to: found.stock - context.form.quantity } },
    ),
    countTry: assign(({ context }) => ({ triesLeft: context.triesLeft - 1 })),
    allowTries: assign({ triesLeft: MAX_TRIES }),
    reserveNothing: assign({ reserved: null }),
    keepFailure: assign((_, { error }: Failed) => ({ failure: failureOf(error) })),
    hold: spawnChild('holdLock', {
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
    /** Implemented by the app: updates the page, which may still show an older product. */
    showProduct: (_, _found: Found) => {},
    /** Implemented by the app: records a conflict. The stock changed while our PUT had no answer, so it is left alone. */
    recordDoubt: (_, _owed: OwedStock) => {},
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
      listed.some((booking) => !context.before.includes(booking._id) && isSameOrder(booking, bookingOf(context))),
    hasTriesLeft: ({ context }) => context.triesLeft > 0,
    holdsStock: ({ context }) => context.reserved !== null,
    isAmbiguous: (_, { error }: Failed) => isAmbiguous(error),
  },
  delays: { secondLook: 2000 },
});
