import { ApiError } from '#contract/apiError.ts';
import { productOfTool } from '#contract/entities/product.ts';
import { IdentityError } from '#contract/identityError.ts';
import { adminAccessMachine } from '#machines/admin/adminAccess.machine.ts';
import { makeAdminMachine } from '#machines/admin/makeAdmin.machine.ts';
import { authMachine } from '#machines/auth/auth.machine.ts';
import { orderMachine } from '#machines/order/order.machine.ts';
import { paymentMachine } from '#machines/payment/payment.machine.ts';
import { removalMachine } from '#machines/removal.machine.ts';
import { createToolMachine } from '#machines/stock/createTool.machine.ts';
import { changeStockMachine } from '#machines/stock/changeStock.machine.ts';
import { restockMachine } from '#machines/stock/restock.machine.ts';
import { orderForm as form } from './booking.ts';
import { pending as charged } from './pendingPayment.ts';
import { reachableSnapshots } from './machineStates.ts';
import { userOf } from './user.ts';
import { wrench } from './wrench.ts';

const refused = new ApiError('http', { message: 'no', status: 400 });
const lost = new ApiError('timeout', { message: 'late', ambiguous: true });
const outdated = new ApiError('http', { message: 'changed', status: 412, notApplied: true });
const notSent = new ApiError('offline', { message: 'no connection', notApplied: true });
const gone = new ApiError('http', { message: 'gone', status: 404 });

const tool = (quantity: number) => ({ ...wrench, quantity });
const unknownTool = { ...wrench, quantity: null };
const product = (quantity: number) => productOfTool(tool(quantity));
const booked = {
  _id: 'b1',
  ...form,
  name: wrench.name,
  img: wrench.img,
  email: 'shopper@example.com',
  price: 129.8,
  paid: false,
  transactionId: '',
};
const forbidden = new ApiError('http', { message: 'no', status: 403 });
const conflict = new ApiError('http', { message: 'no', status: 409 });
const pending = { ...charged, email: booked.email };
const confirming = { ...pending, stage: 'confirming' as const, transactionId: '' };
const nothing = { pending: null, clientSecret: null, isStored: true };
/** The payments that may be stored on the device. */
const storedPayments = [
  nothing,
  { pending, clientSecret: null, isStored: true },
  { pending: { ...pending, stage: 'orphaned' as const }, clientSecret: null, isStored: true },
  { pending: { ...pending, email: 'ines@example.com' }, clientSecret: null, isStored: true },
  { pending: confirming, clientSecret: null, isStored: true },
  { pending: confirming, clientSecret: 'pi_1_secret_x', isStored: true },
];
/** The possible results of the card provider. */
const answers = [
  { state: 'succeeded', transactionId: 'pi_1' },
  { state: 'processing' },
  { state: 'actionRequired' },
  { state: 'declined', message: 'Your card was declined.' },
  { state: 'declined', message: '' },
  { state: 'canceled' },
];
const identity = { email: 'shopper@example.com', displayName: 'Sam', photoURL: '' };
const order = { id: 'b1', name: wrench.name, paid: false };

const { _id: _tool, minOrderQuantity: _least, ...sentTool } = { ...wrench, price: 64.9, quantity: 5, rating: 5 };
const added = { ...wrench, _id: 't2' };
const unconfirmedTool = { tool: sentTool, before: [wrench._id], isToldMissing: false, isStored: true };
const unconfirmedRestock = { toolId: wrench._id, amount: 2, mode: 'add' as const, write: { from: 5, to: 7 }, isStored: true };

/** The possible results of a change of the stock. */
const stockOutcomes = (['changed', 'outdated', 'notSent', 'refused', 'untouched', 'conflict', 'gone', 'unknown'] as const).map(
  (outcome) => ({
    outcome,
    failure: null,
    stock: outcome === 'conflict' ? null : 5,
  }),
);
const foundProducts = [product(5), product(1), product(0), { ...product(5), price: 70 }, null];

/** Each machine with all its reachable snapshots. */
export const walks = {
  order: {
    machine: orderMachine,
    snapshots: reachableSnapshots(orderMachine, {
      input: { id: 'o1', email: 'shopper@example.com', product: product(5) },
      events: [
        { type: 'order.submit', product: product(5), form },
        { type: 'order.again', product: product(5), form },
        { type: 'order.checkAgain' },
        { type: 'lock.granted' },
        { type: 'lock.failed' },
      ],
      outputs: {
        listOwnBookings: [[], [booked]],
        settleEarlier: [{ adopted: [] }, { adopted: [booked] }, { adopted: [{ ...booked, quantity: 3 }] }],
        findProduct: foundProducts,
        persistOrder: [
          { isStored: true, idempotencyKey: 'o1-1' },
          { isStored: false, idempotencyKey: 'o1-1' },
        ],
        changeStock: stockOutcomes,
        createBooking: [null],
        verifyBooking: [[], [booked]],
        returnStock: [undefined],
      },
      errors: [refused, lost],
    }),
  },
  changeStock: {
    machine: changeStockMachine,
    snapshots: [false, true].flatMap((isSent) =>
      reachableSnapshots(changeStockMachine, {
        input: { toolId: wrench._id, write: { from: 5, to: 3 }, isSent },
        events: [],
        outputs: { updateTool: [tool(3), null], verifyTool: [tool(5), tool(3), tool(1), null] },
        errors: [refused, lost, outdated, notSent, gone],
      }),
    ),
  },
  payment: {
    machine: paymentMachine,
    snapshots: [
      ...reachableSnapshots(paymentMachine, {
        input: { bookingId: 'b1', email: booked.email },
        events: [
          { type: 'payment.pay' },
          { type: 'payment.retry' },
          { type: 'payment.checkAgain' },
          { type: 'payment.payAgain' },
          { type: 'payment.dismiss' },
          { type: 'payment.reconnected' },
          ...storedPayments.map((stored) => ({ type: 'lock.granted' as const, stored })),
          { type: 'lock.failed' },
        ],
        outputs: {
          readStored: storedPayments,
          readBooking: [booked, { ...booked, paid: true, transactionId: 'pi_9' }, { ...booked, price: null }, { ...booked, price: 70 }],
          openCardField: [undefined],
          createPaymentIntent: [{ clientSecret: 'pi_1_secret_x' }, { clientSecret: 'garbage' }],
          createPaymentMethod: [
            { state: 'created', paymentMethodId: 'pm_1' },
            { state: 'refused', message: 'Your card number is invalid.' },
          ],
          confirmPayment: answers,
          authenticate: answers,
          retrievePayment: answers,
          pollPayment: answers,
          verifyOrder: [booked, null, { ...booked, paid: true, transactionId: 'pi_1' }, { ...booked, paid: true, transactionId: 'pi_9' }],
          recordPayment: [null, { ...booked, paid: true, transactionId: 'pi_1' }],
        },
        errors: [refused, gone, forbidden, conflict],
      }),
      // The browser cannot store the payment.
      ...reachableSnapshots(paymentMachine, {
        input: { bookingId: 'b1', email: booked.email },
        events: [
          { type: 'payment.pay' },
          { type: 'payment.retry' },
          { type: 'payment.checkAgain' },
          { type: 'payment.dismiss' },
          { type: 'lock.granted', stored: nothing },
          { type: 'lock.granted', stored: { pending, clientSecret: null, isStored: false } },
          { type: 'store.answered', isStored: true },
          { type: 'store.answered', isStored: false },
        ],
        outputs: {
          readStored: [nothing, { pending, clientSecret: null, isStored: false }],
          readBooking: [booked],
          openCardField: [undefined],
          createPaymentIntent: [{ clientSecret: 'pi_1_secret_x' }],
          createPaymentMethod: [{ state: 'created', paymentMethodId: 'pm_1' }],
          confirmPayment: [answers[0], answers[1]],
          retrievePayment: [answers[0]],
          pollPayment: [answers[0]],
          recordPayment: [null],
          verifyOrder: [booked, null],
        },
        errors: [lost],
      }),
      // The payment restarts while the card is being charged.
      ...reachableSnapshots(paymentMachine, {
        input: { bookingId: 'b1', email: booked.email },
        events: [{ type: 'payment.pay' }, { type: 'lock.granted', stored: nothing }, { type: 'payment.restart' }],
        outputs: {
          readStored: [nothing],
          readBooking: [booked],
          openCardField: [undefined],
          createPaymentIntent: [{ clientSecret: 'pi_1_secret_x' }],
          createPaymentMethod: [{ state: 'created', paymentMethodId: 'pm_1' }],
          confirmPayment: answers,
          recordPayment: [null],
        },
        errors: [],
      }),
    ],
  },
  removal: {
    machine: removalMachine,
    snapshots: reachableSnapshots(removalMachine, {
      input: undefined,
      events: [{ type: 'removal.ask', item: order }, { type: 'removal.confirm' }, { type: 'removal.cancel' }, { type: 'removal.reset' }],
      outputs: { remove: ['sent', 'paid', 'paying'], verifyRemoval: [true, false] },
      errors: [refused, gone, notSent],
    }),
  },
  restock: {
    machine: restockMachine,
    snapshots: reachableSnapshots(restockMachine, {
      input: undefined,
      events: [
        { type: 'restock.open', tool: { id: wrench._id, name: wrench.name, pictures: [], stock: 5 }, stored: null },
        { type: 'restock.open', tool: { id: wrench._id, name: wrench.name, pictures: [], stock: 5 }, stored: unconfirmedRestock },
        { type: 'restock.open', tool: { id: wrench._id, name: wrench.name, pictures: [], stock: null }, stored: null },
        { type: 'restock.submit', amount: 2 },
        { type: 'restock.checkAgain' },
        { type: 'restock.close' },
        { type: 'restock.reset' },
        { type: 'lock.granted', stored: null },
        { type: 'lock.granted', stored: unconfirmedRestock },
        { type: 'lock.failed' },
      ],
      outputs: {
        getTool: [tool(5), unknownTool, null],
        persistRestock: [{ isStored: true }, { isStored: false }],
        changeStock: stockOutcomes,
      },
      errors: [refused, lost, gone],
    }),
  },
  adminAccess: {
    machine: adminAccessMachine,
    snapshots: reachableSnapshots(adminAccessMachine, {
      input: undefined,
      events: [
        { type: 'adminAccess.ask', email: identity.email },
        { type: 'adminAccess.ask', email: 'ines@example.com' },
        { type: 'adminAccess.retry' },
        { type: 'adminAccess.reset' },
      ],
      outputs: Object.fromEntries(['checkAdmin', 'checkAgain', 'checkOnceMore'].map((id) => [id, [{ admin: true }, { admin: false }]])),
      errors: [refused, forbidden],
    }),
  },
  makeAdmin: {
    machine: makeAdminMachine,
    snapshots: reachableSnapshots(makeAdminMachine, {
      input: undefined,
      events: [{ type: 'makeAdmin.submit', email: identity.email }, { type: 'makeAdmin.dismiss' }, { type: 'makeAdmin.reset' }],
      outputs: {
        makeAdmin: [{ modifiedCount: 1 }, { modifiedCount: 0 }, { modifiedCount: null }],
        listUsers: [[userOf({ _id: 'u1', email: identity.email })], [userOf({ _id: 'u1', email: identity.email, role: 'admin' })], []],
      },
      errors: [forbidden, lost, notSent],
    }),
  },
  createTool: {
    machine: createToolMachine,
    snapshots: reachableSnapshots(createToolMachine, {
      input: undefined,
      events: [
        { type: 'createTool.submit', tool: sentTool, stored: null },
        { type: 'createTool.submit', tool: sentTool, stored: unconfirmedTool },
        { type: 'createTool.submit', tool: { ...sentTool, name: 'Lamp' }, stored: null },
        { type: 'createTool.resume', stored: unconfirmedTool },
        { type: 'createTool.checkAgain' },
        { type: 'createTool.edit' },
        { type: 'createTool.reset' },
      ],
      outputs: {
        listTools: [[wrench], [wrench, added]],
        persistTool: [
          { isStored: true, idempotencyKey: 'k1', isKeyNew: true },
          { isStored: false, idempotencyKey: 'k1', isKeyNew: false },
        ],
        createTool: [null, added],
        verifyTool: [[wrench], [wrench, added], [wrench, added, { ...added, _id: 't3' }]],
      },
      errors: [refused, lost, notSent],
    }),
  },
  auth: {
    machine: authMachine,
    snapshots: reachableSnapshots(authMachine, {
      input: undefined,
      events: [
        { type: 'identity.changed', identity },
        { type: 'identity.changed', identity: null },
        { type: 'identity.failed' },
        { type: 'email.checked', isVerified: false },
        { type: 'email.checked', isVerified: true },
        { type: 'auth.signIn', email: identity.email, password: 'shopper123' },
        { type: 'auth.signUp', name: 'Sam', email: identity.email, password: 'shopper123' },
        { type: 'auth.signInWithGoogle' },
        { type: 'auth.leave' },
        { type: 'auth.signOut' },
        { type: 'auth.retry' },
        { type: 'auth.continueSignedOut' },
      ],
      outputs: { signIn: [identity], signUp: [identity], saveUser: [null], signInWithGoogle: [identity], signOut: [undefined] },
      errors: [new IdentityError('invalid-credential', 'no'), lost],
    }),
  },
};
