import { expect, test, vi } from 'vitest';
import { bookingPath, isPaymentPageOf, paymentPath, productIdOf } from './paths.ts';

test.each(['t1', 'a/b c+d', 'ä?#'])('finds the id %s in its path', (id) => {
  expect(productIdOf(bookingPath(id))).toBe(id);
  expect(productIdOf(`${bookingPath(id)}/`)).toBe(id);
});

test.each(['/', '/booking', '/booking/', '/booking/t1/more', '/bookings/t1', '/myOrders'])('finds none in %s', (path) => {
  expect(productIdOf(path)).toBeNull();
});

test('takes what cannot be decoded for the id, as the booking page does', () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  expect(productIdOf('/booking/%')).toBe('%');
  vi.restoreAllMocks();
});

test.each([
  ['b1', '/dashboard/payment/b1', true],
  ['a/b c', '/Dashboard/Payment/a%2Fb%20c/', true],
  ['\ud800', paymentPath('\ud800'), true],
  ['b1', '/dashboard/payment/B1', false],
  ['', '/dashboard/payment/', false],
  ['b1', '/dashboard/history', false],
])('the payment page of %j at %s: %s', (id, path, isPage) => {
  expect(isPaymentPageOf(id, path)).toBe(isPage);
});
