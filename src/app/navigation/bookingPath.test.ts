import { expect, test } from 'vitest';
import { bookingPath, productIdOf } from './bookingPath.ts';

test.each(['t1', 'a/b c+d', 'ä?#'])('finds the id %s in its path', (id) => {
  expect(productIdOf(bookingPath(id))).toBe(id);
  expect(productIdOf(`${bookingPath(id)}/`)).toBe(id);
});

test.each(['/', '/booking', '/booking/', '/booking/t1/more', '/bookings/t1', '/booking/%', '/myOrders'])('finds none in %s', (path) => {
  expect(productIdOf(path)).toBeNull();
});
