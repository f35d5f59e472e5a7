import { expect, test } from 'vitest';
import { productOfTool } from '#contract/entities/product.ts';
import { wrench } from '#tests/support/wrench.ts';
import { toBookingPurpose } from './toBookingPurpose.ts';

const product = productOfTool(wrench);

test('shows the product to book with its price', () => {
  expect(toBookingPurpose({ data: product, error: null })).toEqual({
    state: 'booking',
    name: 'Wrench',
    pictures: product.pictures,
    price: '$64.90',
  });
});

test('is loading until the product is known', () => {
  expect(toBookingPurpose({ data: undefined, error: null })).toEqual({ state: 'loading' });
});

test('shows nothing of a product that cannot be shown', () => {
  expect(toBookingPurpose({ data: null, error: null })).toBeUndefined();
  expect(toBookingPurpose({ data: undefined, error: new Error('No answer') })).toBeUndefined();
});
