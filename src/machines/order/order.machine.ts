import {
  orderSetup,
  toUnprovenReturn,
  toKept,
  toNewBooking,
  toPendingId,
  toSettled,
  toTold,
  toStockReturn,
  toStored,
  initialContext,
} from './order.setup.ts';
import type { OrderContext, OrderEvent } from './order.setup.ts';
import type { Booking } from '#contract/entities/booking.ts';
import { assignFailure, failed, found, listed } from '../projections.ts';

type InContext = { context: OrderContext };

type Submit = { event: Extract<OrderEvent, { type: 'order.submit' | 'order.again' }> };

const submitted = ({ event, context }: Submit & InContext) => ({ product: event.product, form: event.form, told: context.told });
const submittedAgain = ({ event, context }: Submit & InContext) => ({ product: event.product, form: event.form, told: toTold(context) });
const updated = <Updated>({ event }: { event: { output: Updated } }) => ({ updated: event.output });
const created = ({ event }: { event: { output: Booking | null } }) => ({ listed: event.output === null ? [] : [event.output] });
const output = <Output>({ event }: { event: { output: Output } }) => event.output;
const toProduct = ({ context }: InContext) => context.product;
const toOwner = ({ context }: InContext) => ({ email: context.email });
const toId = ({ context }: InContext) => ({ id: toPendingId(context) });

const submittable = {
  'order.submit': { target: 'queueing', actions: { type: 'assignForm', params: submitted } },
} as const;
const assignProduct = { type: 'assignProduct', params: found } as const;
const assignReservation = { type: 'assignReservation', params: found } as const;
const showProduct = { type: 'showProduct', params: found } as const;
const deleteOrder = { type: 'deleteOrder', params: toId } as const;
const persistMissing = {
  type: 'persistMissing',
  params: ({ context }: InContext) => ({ id: toPendingId(context), isAnswered: context.failure?.kind === 'shape' }),
} as const;
const deleteReturn = { type: 'deleteReturn', params: toId } as const;
const settleOrder = { type: 'settleOrder', params: ({ context }: InContext) => toSettled(context) } as const;
const recordConflict = { type: 'recordConflict', params: ({ context }: InContext) => toUnprovenReturn(context) } as const;

/**
 * Books one product for one shopper (docs/product-rules.md#submit): acquire the product's lock → settle what earlier orders of it have left
 * → list the shopper's bookings → ask, if they have an equal order → read the product again and check it → store what is about to happen →
 * take the stock → POST the booking. A booking that arrived late is offered before that, and takes its stock when it is kept. No request
 * runs between the fresh read and the PUT, because two shoppers can oversell in that window. No response to a mutation is believed unless
 * it contains the row: the result is read before anything is sent again or undone. If the booking fails, the stock is given back. The API can change the stock of car tools
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
      on: { 'lock.granted': 'settling', 'lock.failed': 'refused' },
      after: { lockTimeout: 'busy' },
    },
    /** Comes before this order's PUT, because only the stock shows if the PUT of an earlier order was applied. */
    settling: {
      invoke: {
        id: 'settleEarlier',
        src: 'settleEarlier',
        input: ({ context }) => ({ email: context.email, productId: context.product._id }),
        onDone: [
          { guard: { type: 'isLate', params: output }, target: 'late', actions: { type: 'assignLate', params: output } },
          { target: 'listing' },
        ],
        onError: { target: 'refused', actions: assignFailure },
      },
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
          { guard: 'isRepeated', target: 'repeated' },
          { target: 'checking' },
        ],
        onError: [{ guard: 'isRepeated', target: 'repeated' }, { target: 'checking' }],
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
          { guard: 'hasReservation', target: 'reserving', actions: { type: 'assignPersisted', params: output } },
          { target: 'booking', actions: { type: 'assignPersisted', params: output } },
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
      entry: ['countConflict', 'clearReservation'],
      always: [
        { guard: 'isKeepingLate', target: 'readingForLate', actions: persistMissing },
        { target: 'checking', actions: deleteOrder },
      ],
    },
    verifyingStock: {
      invoke: {
        id: 'verifyStock',
        src: 'findProduct',
        input: toProduct,
        onDone: [
          { guard: { type: 'isTaken', params: found }, target: 'reserved' },
          { guard: { type: 'isUntouched', params: found }, target: 'reservingAgain' },
          { guard: 'isKeepingLate', target: 'kept', actions: [recordConflict, settleOrder] },
          { target: 'unreserved', actions: recordConflict },
        ],
        onError: 'unproven',
      },
    },
    reservingAgain: {
      entry: 'countTry',
      always: [{ guard: 'wasRefused', target: 'unreserved' }, { guard: 'hasTriesLeft', target: 'reserving' }, { target: 'unproven' }],
    },
    /**
     * The PUT may still arrive. What is stored is settled before the next order of this product, and at the next start. Nobody else knows
     * of what is not stored, so this page undoes it.
     */
    unproven: {
      always: [
        { guard: 'isKeepingLate', target: 'kept' },
        { guard: 'isOnDevice', target: 'refused', actions: 'clearReservation' },
        { target: 'undoing', actions: deleteOrder },
      ],
    },
    unreserved: {
      entry: 'clearReservation',
      always: [
        { guard: 'isKeepingLate', target: 'late', actions: persistMissing },
        { target: 'refused', actions: deleteOrder },
      ],
    },
    reserved: {
      always: [
        { guard: 'isKeepingLate', target: 'kept', actions: settleOrder },
        { target: 'booking', actions: { type: 'persistReserved', params: toId } },
      ],
    },

    booking: {
      entry: ['resetTries', 'clearFailure'],
      invoke: {
        id: 'createBooking',
        src: 'createBooking',
        input: ({ context }) => ({ body: toNewBooking(context), idempotencyKey: context.idempotencyKey }),
        onDone: [
          {
            guard: { type: 'isBookedNow', params: created },
            target: 'booked',
            actions: [{ type: 'assignBooking', params: created }, settleOrder],
          },
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
          {
            guard: { type: 'isBooked', params: listed },
            target: 'booked',
            actions: [{ type: 'assignBooking', params: listed }, settleOrder],
          },
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
        { guard: 'hasReservation', target: 'persistingReturn' },
        { target: 'notArrived', actions: persistMissing },
      ],
    },
    persistingReturn: {
      invoke: {
        id: 'persistReturn',
        src: 'persistReturn',
        input: ({ context }) => toStockReturn(context),
        onDone: [
          // In this order: if the page closes in between, the stock is not lost.
          {
            guard: { type: 'canReturn', params: output },
            target: 'returning',
            actions: [{ type: 'assignStored', params: output }, persistMissing],
          },
          { target: 'notArrived', actions: ['clearReservation', deleteReturn] },
        ],
        onError: { target: 'notArrived', actions: 'clearReservation' },
      },
    },
    returning: {
      invoke: {
        id: 'returnStock',
        src: 'returnStock',
        input: ({ context }) => ({ ...toStockReturn(context), isStored: context.isStored }),
        onDone: { target: 'notArrived', actions: 'clearReservation' },
        onError: { target: 'notArrived', actions: 'clearReservation' },
      },
    },
    undoing: {
      invoke: {
        id: 'undoStock',
        src: 'returnStock',
        input: ({ context }) => ({ ...toUnprovenReturn(context), isStored: context.isStored }),
        onDone: { target: 'refused', actions: 'clearReservation' },
        onError: { target: 'refused', actions: 'clearReservation' },
      },
    },

    /** A booking of an earlier submit arrived after all. The shopper keeps it, or keeps it and orders another one by sending the form. */
    late: {
      tags: 'resting',
      entry: 'releaseLock',
      on: {
        'order.keepLate': { target: 'queueingForLate', actions: 'startKeepingLate' },
        'order.submit': { target: 'queueingForLate', actions: ['startKeepingLate', { type: 'assignAnother', params: submitted }] },
      },
    },
    queueingForLate: {
      entry: 'acquireLock',
      on: { 'lock.granted': 'listingForLate', 'lock.failed': 'late' },
      after: { lockTimeout: { target: 'late', actions: 'assignBusy' } },
    },
    listingForLate: {
      invoke: {
        id: 'listForLate',
        src: 'listOwnBookings',
        input: toOwner,
        onDone: [
          { guard: { type: 'isLateGone', params: listed }, target: 'refused', actions: [settleOrder, 'assignGone'] },
          { guard: 'isLateStockTaken', target: 'kept' },
          { target: 'readingForLate' },
        ],
        onError: { target: 'late', actions: assignFailure },
      },
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
            target: 'persistingLate',
            actions: { type: 'assignLateReservation', params: found },
          },
          { target: 'kept', actions: settleOrder },
        ],
        onError: { target: 'late', actions: assignFailure },
      },
    },
    /** Stored before the PUT: if this page closes after it, the stock must not be taken a second time. */
    persistingLate: {
      invoke: {
        id: 'persistKeeping',
        src: 'persistKeeping',
        input: ({ context }) => toKept(context),
        onDone: [
          { guard: { type: 'isStillMissing', params: output }, target: 'reserving' },
          // Another tab has kept it.
          { target: 'kept' },
        ],
        onError: { target: 'late', actions: assignFailure },
      },
    },
    kept: { always: [{ guard: 'wantsAnother', target: 'settling', actions: 'startAnother' }, { target: 'booked' }] },

    /** The shopper has an equal order, and is asked before another one is sent. The lock is free: the next check is made under it again. */
    repeated: {
      tags: 'resting',
      entry: 'releaseLock',
      on: {
        ...submittable,
        'order.again': { target: 'queueing', actions: { type: 'assignForm', params: submittedAgain } },
      },
    },
    soldOut: { tags: 'resting', entry: ['releaseLock', 'announceSoldOut'], on: submittable },
    overStock: { tags: 'resting', entry: ['releaseLock', 'announceOverStock'], on: submittable },
    changed: { tags: 'resting', entry: 'releaseLock', on: submittable },
    gone: { tags: 'resting', entry: 'releaseLock', on: submittable },
    busy: { tags: 'resting', entry: 'releaseLock', on: submittable },
    /** No POST was sent. */
    refused: { tags: 'resting', entry: 'releaseLock', on: submittable },
    /** The POST was sent. Even if the backend refused it, it may still arrive. */
    notArrived: { tags: 'resting', entry: 'releaseLock', on: submittable },
    booked: {
      type: 'final',
      tags: 'resting',
      entry: ['releaseLock', 'announceBooked'],
    },
  },
});
