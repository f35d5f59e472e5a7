import * as fc from 'fast-check';
import { Review } from '#contract/entities/review.ts';
import { CameraProduct } from '#contract/entities/cameraProduct.ts';
import { Tool } from '#contract/entities/tool.ts';
import { Phone } from '#contract/entities/phone.ts';
import { PER_PIECE } from '#contract/texts.ts';
import { describe, expect, test } from 'vitest';
import { REPEATABLE, FORBIDDEN_TEXT, wireRow } from '#tests/support/wireRows.ts';
import { wrench } from '#tests/support/wrench.ts';
import { stockText, toCameraCard, toPhoneCard, toReviewCard, toToolCard } from './cards.ts';

const camera = { _id: 'c1', name: 'Lens', img: 'l.webp', description: '', minOrderQuantity: 1, availableQuantity: 12, price: 349 };
const phone = { _id: 'p 1', name: 'Nova', img: 'n.webp', quantity: null, price: 1234.5 };
const review = { _id: 'r1', name: 'Sam', img: 's.webp', email: 'sam@example.com', description: 'Fine.' };

test('describes the stock in words', () => {
  expect([48, 1, 0, null].map(stockText)).toEqual(['48 available', '1 available', 'Sold Out', 'Stock unknown']);
});

test('converts a tool to a card', () => {
  expect(toToolCard({ ...wrench, _id: 'a/b', img2: 'w2.webp' })).toEqual({
    id: 'a/b',
    name: 'Wrench',
    pictures: ['pictures/1f527.webp', 'w2.webp', ''],
    status: 'In stock',
    price: '$64.90',
    stock: '5 available',
    rating: 5,
    detailsHref: '?details=a%2Fb',
    bookHref: '/booking/a%2Fb',
    isSoldOut: false,
  });
});

test("shows a camera product's minimum order, stock and price per piece", () => {
  expect(toCameraCard(camera)).toEqual({
    id: 'c1',
    name: 'Lens',
    pictures: ['l.webp'],
    note: 'Minimum order 1 · 12 available',
    price: `$349.00${PER_PIECE}`,
    bookHref: '/booking/c1',
    isSoldOut: false,
  });
});

test('converts a phone to a card', () => {
  expect(toPhoneCard(phone)).toEqual({
    id: 'p 1',
    name: 'Nova',
    pictures: ['n.webp'],
    price: '$1,234.50',
    bookHref: '/booking/p%201',
    isSoldOut: false,
  });
});

test('converts a review to a card without the email', () => {
  expect(toReviewCard(review)).toEqual({ id: 'r1', name: 'Sam', photo: 's.webp', text: 'Fine.' });
});

test('names what has no name, because its links are called by it', () => {
  const cards = [toToolCard({ ...wrench, name: '' }), toCameraCard({ ...camera, name: ' ' }), toPhoneCard({ ...phone, name: '' })];
  expect(cards.map(({ name }) => name)).toEqual(['Unnamed product', 'Unnamed product', 'Unnamed product']);
  expect(toReviewCard({ ...review, name: ' ' }).name).toBe('Customer');
});

test('says that a price cannot be read, and has no Book link then', () => {
  const cards = [toToolCard({ ...wrench, price: null }), toCameraCard({ ...camera, price: null }), toPhoneCard({ ...phone, price: null })];
  for (const card of cards) expect(card).toMatchObject({ price: 'Price unavailable', bookHref: null });
});

test('a stock of 0 is sold out, an unknown one is not', () => {
  expect([toToolCard({ ...wrench, quantity: 0 }), toPhoneCard({ ...phone, quantity: 0 })]).toMatchObject([
    { isSoldOut: true },
    { isSoldOut: true },
  ]);
  expect(toPhoneCard({ ...phone, quantity: null })).toMatchObject({ isSoldOut: false });
  expect(toCameraCard({ ...camera, availableQuantity: 0 })).toMatchObject({ isSoldOut: true, note: 'Minimum order 1' });
});

test('lets a free product be booked', () => {
  expect(toPhoneCard({ ...phone, price: 0 })).toMatchObject({ price: '$0.00', bookHref: '/booking/p%201' });
});

describe('whatever a backend sends', () => {
  const cards = fc.oneof(wireRow(Tool).map(toToolCard), wireRow(CameraProduct).map(toCameraCard), wireRow(Phone).map(toPhoneCard));

  test('never shows NaN, undefined or the like', () => {
    fc.assert(
      fc.property(cards, (card) => {
        expect(Object.values(card).flat().join('\n')).not.toMatch(FORBIDDEN_TEXT);
      }),
      REPEATABLE,
    );
  });

  test('links to the right product, whatever its id contains', () => {
    fc.assert(
      fc.property(cards, (card) => {
        const addresses = [card.bookHref, 'detailsHref' in card ? card.detailsHref : null].filter((address) => address !== null);
        for (const address of addresses) {
          const [, name = ''] = /^(?:\/booking\/|\?details=)([^/?#\s]+)$/.exec(address) ?? [];
          expect(decodeURIComponent(name)).toBe(card.id.toWellFormed());
        }
        expect(card.bookHref === null).toBe(card.price === 'Price unavailable');
      }),
      REPEATABLE,
    );
  });

  test('never shows an email in a review', () => {
    fc.assert(
      fc.property(wireRow(Review), (row) => {
        const card = toReviewCard({ ...row, email: 'sam@example.com' });
        expect(JSON.stringify(card)).not.toContain('sam@example.com');
        expect(Object.values(card).join('\n')).not.toMatch(FORBIDDEN_TEXT);
      }),
      REPEATABLE,
    );
  });
});
