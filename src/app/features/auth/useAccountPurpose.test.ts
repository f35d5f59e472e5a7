import { expect, test } from 'vitest';
import { productOfTool } from '#contract/entities/product.ts';
import { wrench } from '#tests/support/wrench.ts';
import { toBookingPurpose } from './useAccountPurpose.ts';

const product = productOfTool(wrench);

test('shows the product to book with its price', () => {
  expect(toBookingPurpose({ data: product, error: null })).toEqual({
    state: 'booking',
    name: 'Wrench',
    pictures: product.pictures,
    price: '$64.90',
  });
});

test('does not invite to book a product that is sold out', () => {
  expect(toBookingPurpose({ data: { ...product, stock: 0 }, error: null })).toEqual({
    state: 'soldOut',
    name: 'Wrench',
    pictures: product.pictures,
  });
});

test('invites to book a product whose stock is unknown', () => {
  expect(toBookingPurpose({ data: { ...product, stock: null }, error: null })).toMatchObject({ state: 'booking' });
});

test('names a product without a name', () => {
  expect(toBookingPurpose({ data: { ...product, name: '' }, error: null })).toMatchObject({ name: 'Unnamed product' });
});

test('is loading until the product is known', () => {
  expect(toBookingPurpose({ data: undefined, error: null })).toEqual({ state: 'loading' });
});

test('shows nothing of a product that cannot be shown', () => {
  expect(toBookingPurpose({ data: null, error: null })).toBeUndefined();
  expect(toBookingPurpose({ data: undefined, error: new Error('No answer') })).toBeUndefined();
});
