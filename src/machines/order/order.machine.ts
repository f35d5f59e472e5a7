import { toNewBooking, orderSetup, toConflictingReturn, toStockReturn, initialContext } from './order.setup.ts';
import type { OrderContext, OrderEvent } from './order.setup.ts';
import { assignFailure, failed, found, listed } from '../projections.ts';

const submitted = ({ event }: { event: Extract<OrderEvent, { type: 'order.submit' }> }) => ({ product: event.product, form: event.form });
const toProduct = ({ context }: { context: OrderContext }) => context.product;
const toOwner = ({ context }: { context: OrderContext }) => ({ email: context.email });

const submittable = { 'order.submit': { target: 'queueing', actions: { type: 'assignForm', params: submitted } } } as const;
const assignProduct = { type: 'assignProduct', params: found } as const;
const showProduct = { type: 'showProduct', params: found } as const;

/**
 * Books one product for one shopper (docs/product-rules.md#submit): acquire the product's lock → list the shopper's bookings → read the
 * product again and check it → take the stock → POST the booking. Nothing runs between the fresh read and the PUT, because two shoppers can
 * oversell in that window. A mutation without an answer is always resolved by reading. If the booking fails, the stock is given back. The
 * API can change the stock of car tools only. In states tagged `resting`, nothing is pending and the shopper waits for no result.
 */
export const orderMachine = orderSetup.createMachine({
  id: 'order',
  context: ({ input }) => ({ ...input, ...initialContext }),
  initial: 'editing',
  states: {
    editing: { tags: 'resting', on: submittable },

    queueing: { entry: 'acquireLock', on: { 'lock.granted': 'listing', 'lock.failed': 'refused' } },
    listing: {
      invoke: {
        id: 'listOwnBookings',
        src: 'listOwnBookings',
        input: toOwner,
        onDone: { target: 'checking', actions: { type: 'assignKnown', params: listed } },
        onError: { target: 'refused', actions: assignFailure },
      },
    },
    checking: {
      invoke: {
        id: 'findProduct',
        src: 'findProduct',
        input: toProduct,
        onDone: [
          { guard: { type: 'isMissing', params: found }, target: 'gone' },
          { guard: { type: 'isChanged', params: found }, target: 'changed', actions: showProduct },
          { guard: { type: 'isSoldOut', params: found }, target: 'soldOut', actions: showProduct },
          { guard: { type: 'isOverStock', params: found }, target: 'overStock', actions: showProduct },
          {
            guard: { type: 'hasStockToTake', params: found },
            target: 'reserving',
            actions: [assignProduct, { type: 'assignReservation', params: found }],
          },
          { target: 'booking', actions: assignProduct },
        ],
        onError: { target: 'refused', actions: assignFailure },
      },
    },

    reserving: {
      invoke: {
        id: 'updateTool',
        src: 'updateTool',
        input: ({ context }) => ({ id: context.product._id, body: { quantity: context.reserved?.to ?? 0 } }),
        onDone: 'booking',
        onError: [
          { guard: { type: 'isAmbiguous', params: failed }, target: 'verifyingStock', actions: assignFailure },
          { target: 'refused', actions: ['clearReservation', assignFailure] },
        ],
      },
    },
    verifyingStock: {
      invoke: {
        id: 'verifyStock',
        src: 'findProduct',
        input: toProduct,
        onDone: [
          { guard: { type: 'isTaken', params: found }, target: 'booking' },
          { guard: { type: 'isUntouched', params: found }, target: 'reservingAgain' },
          {
            target: 'refused',
            actions: [{ type: 'recordConflict', params: ({ context }) => toConflictingReturn(context) }, 'clearReservation'],
          },
        ],
        onError: 'undoing',
      },
    },
    reservingAgain: {
      entry: 'countTry',
      always: [
        { guard: 'hasTriesLeft', target: 'reserving' },
        { target: 'refused', actions: 'clearReservation' },
      ],
    },

    booking: {
      entry: 'resetTries',
      invoke: {
        id: 'createBooking',
        src: 'createBooking',
        input: ({ context }) => ({ body: toNewBooking(context) }),
        onDone: 'booked',
        onError: [
          { guard: { type: 'isAmbiguous', params: failed }, target: 'verifyingBooking', actions: assignFailure },
          { guard: 'holdsStock', target: 'returning', actions: assignFailure },
          { target: 'refused', actions: assignFailure },
        ],
      },
    },
    verifyingBooking: {
      entry: 'countTry',
      invoke: {
        id: 'verifyBooking',
        src: 'listOwnBookings',
        input: toOwner,
        onDone: [
          { guard: { type: 'isBooked', params: listed }, target: 'booked' },
          { guard: 'hasTriesLeft', target: 'pausing' },
          { guard: 'holdsStock', target: 'returning' },
          { target: 'refused' },
        ],
        onError: 'unconfirmed',
      },
    },
    pausing: { after: { lookAgain: 'verifyingBooking' } },
    unconfirmed: { entry: 'releaseLock', on: { 'order.checkAgain': { target: 'queueingAgain', actions: 'resetTries' } } },
    queueingAgain: { entry: 'acquireLock', on: { 'lock.granted': 'verifyingBooking', 'lock.failed': 'unconfirmed' } },

    returning: {
      invoke: {
        id: 'returnStock',
        src: 'returnStock',
        input: ({ context }) => toStockReturn(context),
        onDone: { target: 'refused', actions: 'clearReservation' },
        onError: { target: 'refused', actions: 'clearReservation' },
      },
    },
    undoing: {
      invoke: {
        id: 'undoStock',
        src: 'returnStock',
        input: ({ context }) => toConflictingReturn(context),
        onDone: { target: 'refused', actions: 'clearReservation' },
        onError: { target: 'refused', actions: 'clearReservation' },
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
