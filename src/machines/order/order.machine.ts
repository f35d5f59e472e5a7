import type { Booking } from '#contract/entities/booking.ts';
import {
  initialContext,
  type OrderContext,
  type OrderEvent,
  orderSetup,
  toNewBooking,
  toStored,
  toStoredId,
  findEqual,
} from './order.setup.ts';
import { assignFailure, failed, found, listed, result } from '../projections.ts';

// The app's actions find the stored order by this id.
export { toStoredId } from './order.setup.ts';

type InContext = { context: OrderContext };
type Submit = { event: Extract<OrderEvent, { type: 'order.submit' | 'order.again' }> };

const submitted = ({ event, context }: Submit & InContext) => ({ product: event.product, form: event.form, told: context.told });
const submittedAgain = ({ event, context }: Submit & InContext) => ({ product: event.product, form: event.form, told: findEqual(context) });
const output = <Output>({ event }: { event: { output: Output } }) => event.output;
const created = ({ event }: { event: { output: Booking | null } }) => ({ listed: event.output === null ? [] : [event.output] });
const toOwner = ({ context }: InContext) => ({ email: context.email });

const submittable = {
  'order.submit': { target: 'queueing', actions: { type: 'assignForm', params: submitted } },
} as const;
const showProduct = { type: 'showProduct', params: found } as const;
const assignResult = { type: 'assignResult', params: result } as const;
const returned = [{ guard: 'isSent', target: 'notArrived' }, { target: 'refused' }] as const;

/**
 * Books one product for one shopper (docs/product-rules.md#submit): acquire the product's lock → list the shopper's bookings → settle what
 * earlier orders of it have left → ask, if they have an equal order → read the product again and check it → store what is about to happen →
 * take the stock → POST the booking. No request runs between the fresh read and the PUT, because two shoppers can oversell in that window.
 * No response to a mutation is believed unless it contains the row: the result is read before anything is sent again or undone. If the
 * booking is not found, the stock is given back. The API can change the stock of car tools only. In states tagged `resting`, nothing is
 * pending and the shopper waits for no result. In states tagged `settleable`, the next start can find out the result from what is stored.
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
      after: { lockTimeout: { target: 'refused', actions: 'assignBusy' } },
    },
    listing: {
      invoke: {
        id: 'listOwnBookings',
        src: 'listOwnBookings',
        input: toOwner,
        onDone: { target: 'settling', actions: { type: 'assignKnown', params: listed } },
        onError: { target: 'refused', actions: assignFailure },
      },
    },
    /** Comes before this order's PUT, because only the stock shows if the PUT of an earlier order was applied. */
    settling: {
      invoke: {
        id: 'settleEarlier',
        src: 'settleEarlier',
        input: ({ context }) => ({
          email: context.email,
          productId: context.product._id,
          listed: context.before,
          booking: toNewBooking(context),
        }),
        onDone: [
          { guard: { type: 'isAdopted', params: output }, target: 'booked', actions: { type: 'assignAdopted', params: output } },
          { guard: { type: 'hasAdopted', params: output }, target: 'repeated', actions: { type: 'assignAdopted', params: output } },
          { guard: 'isRepeated', target: 'repeated' },
          { target: 'checking' },
        ],
        onError: { target: 'refused', actions: assignFailure },
      },
    },
    checking: {
      invoke: {
        id: 'findProduct',
        src: 'findProduct',
        input: ({ context }) => context.product,
        onDone: [
          { guard: { type: 'isMissing', params: found }, target: 'gone' },
          { guard: { type: 'isChanged', params: found }, target: 'changed', actions: showProduct },
          { guard: { type: 'isSoldOut', params: found }, target: 'soldOut', actions: showProduct },
          { guard: { type: 'isOverStock', params: found }, target: 'overStock', actions: showProduct },
          { target: 'persisting', actions: { type: 'assignProduct', params: found } },
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
          { guard: 'hasWrite', target: 'reserving', actions: { type: 'assignPersisted', params: output } },
          { target: 'booking', actions: { type: 'assignPersisted', params: output } },
        ],
        onError: 'refused',
      },
    },

    reserving: {
      invoke: {
        id: 'changeStock',
        src: 'changeStock',
        input: ({ context }) => ({ toolId: context.product._id, write: context.write ?? { from: 0, to: 0 } }),
        onDone: [
          { guard: { type: 'isTaken', params: result }, target: 'booking', actions: 'persistReserved' },
          {
            guard: { type: 'canReadAgain', params: result },
            target: 'checking',
            actions: ['countConflict', 'deleteOrder'],
          },
          {
            guard: { type: 'isNotTaken', params: result },
            target: 'refused',
            actions: [assignResult, 'deleteOrder'],
          },
          {
            guard: { type: 'isConflict', params: result },
            target: 'refused',
            actions: [assignResult, 'recordConflict'],
          },
          // The PUT may still arrive. What is stored is settled before the next order of this product, and at the next start.
          { guard: 'isOnDevice', target: 'refused', actions: assignResult },
          // Nobody else knows of what is not stored, so this page undoes it.
          { target: 'returning', actions: assignResult },
        ],
        onError: 'returning',
      },
    },
    booking: {
      invoke: {
        id: 'createBooking',
        src: 'createBooking',
        input: ({ context }) => ({ body: toNewBooking(context), idempotencyKey: context.idempotencyKey }),
        onDone: [
          {
            guard: { type: 'isBookedNow', params: created },
            target: 'booked',
            actions: [{ type: 'assignBooking', params: created }, 'settleOrder'],
          },
          { target: 'verifying', actions: 'assignNoProof' },
        ],
        onError: [
          { guard: { type: 'isNotApplied', params: failed }, target: 'returning', actions: assignFailure },
          { target: 'verifying', actions: assignFailure },
        ],
      },
    },
    verifying: {
      entry: ['markSent', 'countLook'],
      invoke: {
        id: 'verifyBooking',
        src: 'listOwnBookings',
        input: toOwner,
        onDone: [
          {
            guard: { type: 'isBooked', params: listed },
            target: 'booked',
            actions: [{ type: 'assignBooking', params: listed }, 'settleOrder'],
          },
          { guard: 'wasRefused', target: 'returning' },
          { guard: 'hasLooksLeft', target: 'pausing' },
          { target: 'returning' },
        ],
        onError: 'unconfirmed',
      },
    },
    pausing: { after: { verifyAgain: 'verifying' } },
    /** Keeps the lock, because an equal booking of another tab could not be told apart from this one. */
    unconfirmed: { tags: 'settleable', on: { 'order.checkAgain': { target: 'verifying', actions: 'checkAgain' } } },
    returning: {
      invoke: {
        id: 'returnStock',
        src: 'returnStock',
        input: ({ context }) => ({ id: toStoredId(context), isAnswered: context.failure?.kind === 'shape' }),
        onDone: returned,
        onError: returned,
      },
    },

    /**
     * The shopper has an equal order, or an earlier one of theirs has arrived after all. They are asked before another one is sent. The lock
     * is free: the next check is made under it again.
     */
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
    /** No POST was sent. */
    refused: { tags: 'resting', entry: 'releaseLock', on: submittable },
    /** The POST was sent. Even if the backend refused it, it may still arrive. */
    notArrived: { tags: 'resting', entry: 'releaseLock', on: submittable },
    booked: { type: 'final', tags: 'resting', entry: ['releaseLock', 'announceBooked'] },
  },
});
