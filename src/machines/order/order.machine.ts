import { orderSetup, toConflictingReturn, toNewBooking, toStockReturn, toStored, toStoredId, initialContext } from './order.setup.ts';
import type { OrderContext, OrderEvent } from './order.setup.ts';
import { assignFailure, failed, found, listed } from '../projections.ts';

type InContext = { context: OrderContext };

const submitted = ({ event }: { event: Extract<OrderEvent, { type: 'order.submit' }> }) => ({ product: event.product, form: event.form });
const updated = <Updated>({ event }: { event: { output: Updated } }) => ({ updated: event.output });
const created = <Created>({ event }: { event: { output: Created } }) => ({ created: event.output });
const output = <Output>({ event }: { event: { output: Output } }) => event.output;
const toProduct = ({ context }: InContext) => context.product;
const toOwner = ({ context }: InContext) => ({ email: context.email });
const toId = ({ context }: InContext) => ({ id: toStoredId(context) });

const submittable = {
  'order.submit': { target: 'queueing', actions: { type: 'assignForm', params: submitted } },
} as const;
const assignProduct = { type: 'assignProduct', params: found } as const;
const assignReservation = { type: 'assignReservation', params: found } as const;
const showProduct = { type: 'showProduct', params: found } as const;
const deleteOrder = { type: 'deleteOrder', params: toId } as const;
const persistMissing = { type: 'persistMissing', params: toId } as const;
const deleteLate = { type: 'deleteLate', params: ({ context }: InContext) => ({ id: context.product._id }) } as const;
const recordConflict = { type: 'recordConflict', params: ({ context }: InContext) => toConflictingReturn(context) } as const;

/**
 * Books one product for one shopper (docs/product-rules.md#submit): acquire the product's lock → list the shopper's bookings → read the
 * product again and check it → store what is about to happen → take the stock → POST the booking. No request runs between the fresh read
 * and the PUT, because two shoppers can oversell in that window. No response to a mutation is believed unless it contains the row: the result
 * is read before anything is sent again or undone. If the booking fails, the stock is given back. The API can change the stock of car tools
 * only. In states tagged `resting`, nothing is pending and the shopper waits for no result. In states tagged `settleable`, the next start
 * can find out the result from what is stored.
 */
export const orderMachine = orderSetup.createMachine({
  id: 'order',
  context: ({ input }) => ({ ...input, ...initialContext }),
  initial: 'editing',
  states: {
    editing: { tags: 'resting', on: submittable },

    queueing: {
      entry: 'acquireLock',
      on: { 'lock.granted': 'listing', 'lock.failed': 'refused' },
      after: { lockTimeout: 'busy' },
    },
    listing: {
      invoke: {
        id: 'listOwnBookings',
        src: 'listOwnBookings',
        input: toOwner,
        onDone: { target: 'checkingLate', actions: { type: 'assignKnown', params: listed } },
        onError: { target: 'refused', actions: assignFailure },
      },
    },
    checkingLate: {
      invoke: {
        id: 'findLateBooking',
        src: 'findLateBooking',
        input: ({ context }) => ({ email: context.email, productId: context.product._id, listed: context.before }),
        onDone: [
          { guard: { type: 'isLate', params: output }, target: 'late', actions: { type: 'assignLate', params: output } },
          { target: 'checking' },
        ],
        onError: 'checking',
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
          { guard: { type: 'hasStockToTake', params: found }, target: 'persisting', actions: [assignProduct, assignReservation] },
          { target: 'persisting', actions: assignProduct },
        ],
        onError: { target: 'refused', actions: assignFailure },
      },
    },
    persisting: {
      invoke: {
        id: 'persistOrder',
        src: 'persistOrder',
        input: ({ context }) => toStored(context),
        onDone: [
          { guard: 'hasReservation', target: 'reserving', actions: { type: 'assignStored', params: output } },
          { target: 'booking', actions: { type: 'assignStored', params: output } },
        ],
        onError: 'refused',
      },
    },

    reserving: {
      invoke: {
        id: 'updateTool',
        src: 'updateTool',
        input: ({ context }) => ({ id: context.product._id, body: { quantity: context.reserved?.to ?? 0 } }),
        onDone: [
          { guard: { type: 'isTakenNow', params: updated }, target: 'reserved' },
          { target: 'verifyingStock', actions: 'assignNoProof' },
        ],
        onError: [
          { guard: { type: 'isOutdated', params: failed }, target: 'outdated' },
          { guard: { type: 'isNotTaken', params: failed }, target: 'unreserved', actions: assignFailure },
          { target: 'verifyingStock', actions: assignFailure },
        ],
      },
    },
    /** Another shopper was faster. Nothing was taken, so the order starts again from a fresh read. */
    outdated: {
      entry: ['countConflict', 'clearReservation', deleteOrder],
      always: [{ guard: 'isKeepingLate', target: 'readingForLate' }, { target: 'checking' }],
    },
    verifyingStock: {
      invoke: {
        id: 'verifyStock',
        src: 'findProduct',
        input: toProduct,
        onDone: [
          { guard: { type: 'isTaken', params: found }, target: 'reserved' },
          { guard: { type: 'isUntouched', params: found }, target: 'reservingAgain' },
          { target: 'unreserved', actions: recordConflict },
        ],
        onError: [{ guard: 'isKeepingLate', target: 'booked' }, { target: 'undoing' }],
      },
    },
    reservingAgain: {
      entry: 'countTry',
      always: [{ guard: 'wasRefused', target: 'unreserved' }, { guard: 'hasTriesLeft', target: 'reserving' }, { target: 'unreserved' }],
    },
    unreserved: {
      entry: ['clearReservation', deleteOrder],
      always: [{ guard: 'isKeepingLate', target: 'late' }, { target: 'refused' }],
    },
    reserved: {
      entry: { type: 'persistReserved', params: toId },
      always: [{ guard: 'isKeepingLate', target: 'booked' }, { target: 'booking' }],
    },

    booking: {
      entry: ['resetTries', 'clearFailure'],
      invoke: {
        id: 'createBooking',
        src: 'createBooking',
        input: ({ context }) => ({ body: toNewBooking(context), idempotencyKey: toStoredId(context) }),
        onDone: [
          { guard: { type: 'isBookedNow', params: created }, target: 'booked' },
          { target: 'verifyingBooking', actions: 'assignNoProof' },
        ],
        onError: [
          { guard: { type: 'isNotApplied', params: failed }, target: 'unbooked', actions: assignFailure },
          { target: 'verifyingBooking', actions: assignFailure },
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
          { guard: 'wasRefused', target: 'unbooked' },
          { guard: 'hasTriesLeft', target: 'pausing' },
          { target: 'unbooked' },
        ],
        onError: 'unconfirmed',
      },
    },
    pausing: { after: { verifyAgain: 'verifyingBooking' } },
    /** Keeps the lock, because an equal booking of another tab could not be told apart from this one. */
    unconfirmed: { tags: 'settleable', on: { 'order.checkAgain': { target: 'verifyingBooking', actions: 'resetTries' } } },

    unbooked: {
      always: [
        { guard: 'hasReservation', target: 'returning' },
        { target: 'refused', actions: persistMissing },
      ],
    },
    returning: {
      // In this order: if the page closes in between, the stock is not lost.
      entry: [{ type: 'persistReturn', params: ({ context }) => toStockReturn(context) }, persistMissing],
      invoke: {
        id: 'returnStock',
        src: 'returnStock',
        input: ({ context }) => toStockReturn(context),
        onDone: { target: 'refused', actions: 'clearReservation' },
        onError: { target: 'refused', actions: 'clearReservation' },
      },
    },
    undoing: {
      entry: [{ type: 'persistReturn', params: ({ context }) => toConflictingReturn(context) }, deleteOrder],
      invoke: {
        id: 'undoStock',
        src: 'returnStock',
        input: ({ context }) => toConflictingReturn(context),
        onDone: 'unreserved',
        onError: 'unreserved',
      },
    },

    /** A booking of an earlier submit arrived after all. The shopper keeps it, or sends the form again for another one. */
    late: {
      tags: 'resting',
      entry: 'releaseLock',
      on: {
        'order.keepLate': { target: 'queueingForLate', actions: 'startKeepingLate' },
        'order.submit': {
          target: 'queueing',
          actions: [deleteLate, { type: 'assignForm', params: submitted }],
        },
      },
    },
    queueingForLate: {
      entry: 'acquireLock',
      on: { 'lock.granted': 'readingForLate', 'lock.failed': 'late' },
      after: { lockTimeout: 'late' },
    },
    /** Its stock was given back, so it is taken again. If there is not enough left, the booking stands without it. */
    readingForLate: {
      invoke: {
        id: 'readForLate',
        src: 'findProduct',
        input: toProduct,
        onDone: [
          {
            guard: { type: 'hasStockForLate', params: found },
            target: 'reserving',
            // Forget the booking first: if this page closes after the PUT, its stock must not be taken a second time.
            actions: [{ type: 'assignLateReservation', params: found }, deleteLate],
          },
          { target: 'booked' },
        ],
        onError: { target: 'late', actions: assignFailure },
      },
    },

    soldOut: { tags: 'resting', entry: ['releaseLock', 'announceSoldOut'], on: submittable },
    overStock: { tags: 'resting', entry: ['releaseLock', 'announceOverStock'], on: submittable },
    changed: { tags: 'resting', entry: 'releaseLock', on: submittable },
    gone: { tags: 'resting', entry: 'releaseLock', on: submittable },
    busy: { tags: 'resting', entry: 'releaseLock', on: submittable },
    refused: { tags: 'resting', entry: 'releaseLock', on: submittable },
    booked: {
      type: 'final',
      tags: 'resting',
      entry: [deleteOrder, deleteLate, 'releaseLock', 'announceBooked'],
    },
  },
});
