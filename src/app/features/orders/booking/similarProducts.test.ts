import { expect, test } from 'vitest';
import { type Product, productOfTool } from '#contract/entities/product.ts';
import { wrench } from '#tests/support/wrench.ts';
import { similarProducts } from './similarProducts.ts';

const tool = (_id: string, name: string, rest: Partial<Product> = {}): Product => ({
  ...productOfTool(wrench),
  _id,
  name,
  price: 10,
  stock: 5,
  minOrderQuantity: 1,
  ...rest,
});
const soldOut = tool('gone', 'Torque Wrench Set', { price: 20, stock: 0 });
const namesOf = (others: Product[], product = soldOut) => similarProducts(product, others, 4).map(({ name }) => name);

test('prefers products with the same words in their name, then the nearest price', () => {
  const lamp = tool('l', 'Lamp', { price: 21 });
  const cheap = tool('c', 'Gloves', { price: 1 });
  const wrenches = tool('w', 'Ratchet Wrench', { price: 900 });
  const torque = tool('t', 'Torque wrench, half inch', { price: 500 });
  expect(namesOf([cheap, lamp, wrenches, torque])).toEqual(['Torque wrench, half inch', 'Ratchet Wrench', 'Lamp', 'Gloves']);
});

test('short words are no resemblance', () => {
  expect(namesOf([tool('x', 'Jar Set', { price: 90 }), tool('y', 'Lamp', { price: 30 })])).toEqual(['Lamp', 'Jar Set']);
});

test('offers nothing that cannot be booked, and not the product itself', () => {
  const unavailable = [
    soldOut,
    tool('a', 'Sold out', { stock: 0 }),
    tool('b', 'Without price', { price: null }),
    tool('c', 'Unknown stock', { stock: null }),
    tool('d', 'Too few', { stock: 3, minOrderQuantity: 4 }),
  ];
  expect(namesOf(unavailable)).toEqual([]);
});

test('returns at most the limit, also for a product without a price', () => {
  const others = Array.from({ length: 9 }, (_, index) => tool(`${index}`, `Tool ${index}`, { price: index }));
  expect(namesOf(others, { ...soldOut, price: null })).toEqual(['Tool 0', 'Tool 1', 'Tool 2', 'Tool 3']);
});

test('a free product has a nearest price too', () => {
  expect(namesOf([tool('a', 'Dear', { price: 90 }), tool('b', 'Cheap', { price: 1 })], { ...soldOut, price: 0 })).toEqual([
    'Cheap',
    'Dear',
  ]);
});
