import type { Booking } from '#contract/entities/booking.ts';
import type { Product } from '#contract/entities/product.ts';
import { bookingOf, orderSetup, perhapsTaken, taken, unordered } from './order.setup.ts';
import type { OrderContext, OrderEvent } from './order.types.ts';

const found = ({ event }: { event: { output: Product | null } }) => ({ found: event.output });
const listed = ({ event }: { event: { output: Booking[] } }) => ({ listed: event.output });
const failed = ({ event }: { event: { error: unknown } }) => ({ error: event.error });
const submitted = ({ event }: { event: Extract<OrderEvent, { type: 'order.submit' }> }) => ({ product: event.product, form: event.form });
const itsProduct = ({ context }: { context: OrderContext }) => context.product;
const itsOwner = ({ context }: { context: OrderContext }) => ({ email: context.email });

const submittable = { 'order.submit': { target: 'queueing', actions: { type: 'takeForm', params: submitted } } } as const;
const keepFailure = { type: 'keepFailure', params: failed } as const;
const know = { type: 'know', params: found } as const;
const show = { type: 'showProduct', params: found } as const;

/**
 * Books one product for one shopper (docs/product-rules.md#submit): acquire the product's lock → list own bookings → fresh read and checks
 * → take the stock → POST the booking. Nothing runs between the fresh read and the PUT, because that is the window in which two shoppers
 * can oversell. A mutation without an answer is always resolved by reading. Stock that was taken for nothing is given back. Only car tools
 * have stock that the API can change. In states tagged `resting`, nothing is pending and the shopper waits for no result.
 */
export const orderMachine = orderSetup.createMachine({
  id: 'order',
  context: ({ input }) => ({ ...input, ...unordered }),
  initial: 'editing',
  states: {
    editing: { tags: 'resting', on: submittable },

    queueing: { entry: 'hold', on: { 'lock.granted': 'listing', 'lock.failed': 'refused' } },
    listing: {
      invoke: {
        id: 'listOwnBookings',
        src: 'listOwnBookings',
        input: itsOwner,
        onDone: { target: 'checking', actions: { type: 'rememberBookings', params: listed } },
        onError: { target: 'refused', actions: keepFailure },
      },
    },
    checking: {
      invoke: {
        id: 'findProduct',
        src: 'findProduct',
        input: itsProduct,
        onDone: [
          { guard: { type: 'isMissing', params: found }, target: 'gone' },
          { guard: { type: 'isChanged', params: found }, target: 'changed', actions: show },
          { guard: { type: 'isSoldOut', params: found }, target: 'soldOut', actions: show },
          { guard: { type: 'isOverStock', params: found }, target: 'overStock', actions: show },
          { guard: { type: 'hasStockToTake', params: found }, target: 'reserving', actions: [know, { type: 'aimAtStock', params: found }] },
          { target: 'booking', actions: know },
        ],
        onError: { target: 'refused', actions: keepFailure },
      },
    },

    reserving: {
      invoke: {
        id: 'updateTool',
        src: 'updateTool',
        input: ({ context }) => ({ id: context.product._id, body: { quantity: context.reserved?.to ?? 0 } }),
        onDone: 'booking',
        onError: [
          { guard: { type: 'isAmbiguous', params: failed }, target: 'verifyingStock', actions: keepFailure },
          { target: 'refused', actions: ['reserveNothing', keepFailure] },
        ],
      },
    },
    verifyingStock: {
      invoke: {
        id: 'verifyStock',
        src: 'findProduct',
        input: itsProduct,
        onDone: [
          { guard: { type: 'isTaken', params: found }, target: 'booking' },
          { guard: { type: 'isUntouched', params: found }, target: 'reservingAgain' },
          { target: 'refused', actions: [{ type: 'recordDoubt', params: ({ context }) => perhapsTaken(context) }, 'reserveNothing'] },
        ],
        onError: 'undoing',
      },
    },
    reservingAgain: {
      entry: 'countTry',
      always: [
        { guard: 'hasTriesLeft', target: 'reserving' },
        { target: 'refused', actions: 'reserveNothing' },
      ],
    },

    booking: {
      entry: 'allowTries',
      invoke: {
        id: 'createBooking',
        src: 'createBooking',
        input: ({ context }) => ({ body: bookingOf(context) }),
        onDone: 'booked',
        onError: [
          { guard: { type: 'isAmbiguous', params: failed }, target: 'verifyingBooking', actions: keepFailure },
          { guard: 'holdsStock', target: 'returning', actions: keepFailure },
          { target: 'refused', actions: keepFailure },
        ],
      },
    },
    verifyingBooking: {
      entry: 'countTry',
      invoke: {
        id: 'verifyBooking',
        src: 'listOwnBookings',
        input: itsOwner,
        onDone: [
          { guard: { type: 'isBooked', params: listed }, target: 'booked' },
          { guard: 'hasTriesLeft', target: 'pausing' },
          { guard: 'holdsStock', target: 'returning' },
          { target: 'refused' },
        ],
        onError: 'unconfirmed',
      },
    },
    pausing: { after: { secondLook: 'verifyingBooking' } },
    unconfirmed: { entry: 'releaseLock', on: { 'order.checkAgain': { target: 'queueingAgain', actions: 'allowTries' } } },
    queueingAgain: { entry: 'hold', on: { 'lock.granted': 'verifyingBooking', 'lock.failed': 'unconfirmed' } },

    returning: {
      invoke: {
        id: 'returnStock',
        src: 'returnStock',
        input: ({ context }) => taken(context),
        onDone: { target: 'refused', actions: 'reserveNothing' },
        onError: { target: 'refused', actions: 'reserveNothing' },
      },
    },
    undoing: {
      invoke: {
        id: 'undoStock',
        src: 'returnStock',
        input: ({ context }) => perhapsTaken(context),
        onDone: { target: 'refused', actions: 'reserveNothing' },
        onError: { target: 'refused', actions: 'reserveNothing' },
      },
    },

    soldOut: { tags: 'resting', entry: ['releaseLock', 'announceSoldOut'], on: submittable },
    overStock: { tags: 'resting', entry: ['releaseLock', 'announceOverStock'], on: submittable },
    changed: { tags: 'resting', entry: 'releaseLock', on: submittable },
    gone: { tags: 'resting', entry: 'releaseLock', on: submittable },
    refused: { tags: 'resting', entry: 'releaseLock', on: submittable },
    booked: { type: 'final', tags: 'resting', entry: ['releaseLock', 'announceBooked'] },
  },
});
