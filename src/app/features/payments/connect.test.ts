import { describe, expect, test } from 'vitest';
import { paymentMachine } from '#machines/payment/payment.machine.ts';
import { initialContext, type PaymentContext } from '#machines/payment/payment.setup.ts';
import { pending } from '#tests/support/pendingPayment.ts';
import { unpaidBooking } from '#tests/support/failingBank.ts';
import { walks } from '#tests/support/machineWalks.ts';
import { FORBIDDEN_TEXT } from '#tests/support/wireRows.ts';
import { toPaymentView } from './connect.ts';

type Value = Parameters<typeof paymentMachine.resolveState>[0]['value'];
const nothing: PaymentContext = { ...initialContext, bookingId: 'b1', email: 'shopper@example.com', booking: unpaidBooking };
const viewOf = (value: Value, context: Partial<PaymentContext> = {}) =>
  toPaymentView(paymentMachine.resolveState({ value, context: { ...nothing, ...context } }));

const receipt = {
  name: 'Wrench',
  pictures: ['pictures/1f527.webp'],
  quantity: '2',
  deliveryDate: 'Dec 4, 2026',
  address: '1 Garage Lane',
  phone: '+1 555 0100',
  email: 'shopper@example.com',
  amount: '$129.80',
  transactionId: 'pi_1',
};

test('shows what to pay', () => {
  expect(viewOf('ready')).toEqual({
    state: 'ready',
    name: 'Wrench',
    amount: '$129.80',
    pieces: '2 × $64.90',
    product: { id: 'b1', pictures: ['pictures/1f527.webp'] },
    ordersHref: '/myOrders',
  });
});

test('names an order without a name', () => {
  const booking = { ...unpaidBooking, name: ' ', transactionId: 'pi_1' };
  expect(viewOf('ready', { booking })).toMatchObject({ name: 'Unnamed product' });
  expect(viewOf('unpayable', { booking })).toMatchObject({ name: 'Unnamed product' });
  expect(viewOf('paid', { booking })).toMatchObject({ receipt: { name: 'Unnamed product' } });
  expect(viewOf('unrecorded', { booking: null, pending: { ...pending, name: '' } })).toMatchObject({ name: 'Unnamed product' });
});

test('shows the receipt with the transaction id', () => {
  const booking = { ...unpaidBooking, paid: true, transactionId: 'pi_1' };
  expect(viewOf('paid', { booking })).toEqual({ state: 'paid', transactionId: 'pi_1', receipt, ordersHref: '/myOrders' });
});

test('shows the transaction id of a booking that was paid before, or none if it has none', () => {
  const booking = { ...unpaidBooking, paid: true, transactionId: 'pi_1' };
  expect(viewOf('alreadyPaid', { booking })).toEqual({ state: 'alreadyPaid', receipt, isOthers: false, ordersHref: '/myOrders' });
  expect(viewOf('alreadyPaid', { booking: { ...booking, transactionId: '' } })).toMatchObject({ receipt: { transactionId: '' } });
});

test("an administrator sees that a receipt is somebody else's", () => {
  const booking = { ...unpaidBooking, paid: true, transactionId: 'pi_1' };
  expect(viewOf('alreadyPaid', { booking, email: 'admin@example.com' })).toMatchObject({ receipt, isOthers: true });
});

describe('why nothing was charged', () => {
  test.each([
    [{ reason: 'declined', message: 'Your card has expired.' } as const, 'Your card has expired.', true],
    [{ reason: 'declined', message: ' ' } as const, 'Your card was not charged. Please try again, or use another card.', true],
    [{ reason: 'expired' } as const, 'This payment took too long, so a new one was started. Nothing was charged: please pay again.', false],
    [
      { reason: 'repriced' } as const,
      'The price of this order has changed, and nothing was charged. Please check it, then pay again.',
      false,
    ],
    [
      { reason: 'busy' } as const,
      'Another tab of this browser is paying for this order, so nothing was charged here. Please look there first.',
      false,
    ],
    [
      { reason: 'failed', failure: { kind: 'offline', status: null, isAmbiguous: false } } as const,
      'Nothing was charged. The shop cannot be reached. This needs a connection: check yours, then try again.',
      false,
    ],
  ])('%j', (refusal, message, isAboutCard) => {
    expect(viewOf('declined', { refusal })).toMatchObject({ state: 'declined', message, isAboutCard });
  });
});

test('charged: shows what was paid from the stored payment if the booking cannot be read', () => {
  const failure = { kind: 'offline', status: null, isAmbiguous: true } as const;
  expect(viewOf('unrecorded', { booking: null, pending, failure })).toEqual({
    state: 'unrecorded',
    name: 'Wrench',
    amount: '$129.80',
    transactionId: 'pi_1',
    message: 'The shop cannot be reached.',
    ordersHref: '/myOrders',
  });
});

test('says that recording has failed only when it was tried in vain, not while the first try is being proved', () => {
  const failure = { kind: 'shape', status: null, isAmbiguous: true } as const;
  expect(viewOf('verifyingOrder', { pending, failure })).toMatchObject({ state: 'recording', message: '' });
  expect(viewOf('unrecorded', { pending, failure, tries: 1 })).toMatchObject({ message: 'The shop has a problem at the moment.' });
  expect(viewOf('verifyingOrder', { pending, failure, tries: 1 })).toMatchObject({ message: 'The shop has a problem at the moment.' });
});

test('says only if the browser could not store the payment', () => {
  for (const value of ['unknown', 'processing', 'lost', 'recording', 'unrecorded', 'orphaned'] as const) {
    expect(viewOf(value, { pending, isStored: false })).toMatchObject({ isStored: false });
    expect(viewOf(value, { pending })).not.toHaveProperty('isStored');
  }
});

test.each([
  [404, false, 'The order has been removed, so the payment could not be saved to it.'],
  [409, false, 'The shop does not accept this payment for the order.'],
  [500, true, 'We could not check whether the order still exists, so this payment stays here.'],
  [null, true, 'This order already has another payment, so this one could not be saved to it.'],
  [null, false, 'The payment could not be saved to its order.'],
])('charged, and recording it is answered %s (the order is paid: %s)', (status, isPaid, message) => {
  const failure = status === null ? null : ({ kind: 'http', status, isAmbiguous: false } as const);
  const order = isPaid ? { ...unpaidBooking, paid: true, transactionId: 'pi_9' } : null;
  expect(viewOf('orphaned', { pending, failure, booking: order })).toMatchObject({ state: 'orphaned', message, transactionId: 'pi_1' });
});

test("says which button opens a bank's authentication that waits for a click", () => {
  expect(viewOf('unknown', { pending, mayAuthenticate: false })).toMatchObject({
    message: expect.stringContaining('click Check again'),
  });
  expect(viewOf('unknown', { pending })).toMatchObject({ message: 'The card service has not answered.' });
});

test('says after a reload that the bank asks', () => {
  expect(viewOf('lookingUp', { booking: null, pending })).toMatchObject({ message: 'Checking with the card service.' });
  expect(viewOf('authenticating', { booking: null, pending })).toMatchObject({ message: 'Your bank asks you to confirm this payment.' });
});

test('keeps the card field while a card is being charged, whatever is loading', () => {
  const busy = ['creatingMethod', 'acquiringLock', 'recheckingBooking', 'confirming', 'lookingUp'] as const;
  for (const value of busy) expect([value, viewOf(value, { paymentMethodId: 'pm_1' }).state]).toEqual([value, 'paying']);
});

test.each([
  ['restoring', { state: 'loading' }, { state: 'lost', retry: 'busy' }],
  ['lookingUp', { state: 'unknown', retry: 'busy' }, { state: 'unknown', retry: 'busy' }],
  ['authenticating', { state: 'unknown', retry: 'busy' }, { state: 'unknown', retry: 'busy' }],
] as const)('%s after a reload shows what is known', (value, fresh, stored) => {
  expect(viewOf(value, { booking: null })).toMatchObject(fresh);
  expect(viewOf(value, { booking: null, pending })).toMatchObject({ ...stored, reference: pending.intentId });
});

test('never shows NaN, undefined or the like, or a secret', () => {
  const texts = walks.payment.snapshots.map((snapshot) => JSON.stringify(toPaymentView(snapshot)));
  expect(texts.filter((text) => FORBIDDEN_TEXT.test(text) || text.includes('_secret_'))).toEqual([]);
});
