import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { Booking, isPaid } from './booking.ts';
import { CameraProduct } from './cameraProduct.ts';
import { Phone } from './phone.ts';
import { productOfCamera, productOfPhone, productOfTool } from './product.ts';
import { Review } from './review.ts';
import { Tool } from './tool.ts';

const booking = (fields: object) => v.parse(Booking, { _id: 'b1', ...fields });

test.each([
  [{ paid: true }, true],
  [{ transactionId: 'pi_1' }, true],
  [{ paid: false, transactionId: 'pi_1' }, true],
  [{ paid: false }, false],
  [{}, false],
  [{ paid: 'true' }, false],
  [{ paid: 1, transactionId: '' }, false],
  [{ transactionId: null }, false],
])('a booking with %j is paid: %j', (fields, expected) => {
  expect(isPaid(booking(fields))).toBe(expected);
});

describe('products', () => {
  test('converts a tool and skips missing pictures', () => {
    const tool = v.parse(Tool, {
      _id: 't1',
      name: 'Wrench',
      img: 'a.webp',
      img3: 'c.webp',
      price: '$12',
      quantity: '4',
      status: 'New',
      rating: 5,
    });
    expect(productOfTool(tool)).toEqual({
      kind: 'tool',
      _id: 't1',
      name: 'Wrench',
      pictures: ['a.webp', 'c.webp'],
      description: '',
      price: 12,
      stock: 4,
      minOrderQuantity: 1,
      status: 'New',
      rating: 5,
    });
  });

  test('converts a camera product, whose stock field has another name', () => {
    const camera = v.parse(CameraProduct, {
      _id: 'c1',
      name: 'Lens',
      img: 'l.webp',
      availableQuantity: 2,
      minOrderQuantity: '3',
      price: 'ask',
    });
    expect(productOfCamera(camera)).toMatchObject({
      kind: 'camera',
      pictures: ['l.webp'],
      stock: 2,
      minOrderQuantity: 3,
      price: null,
      status: '',
    });
  });

  test('converts a phone, which has no minimum and no description', () => {
    const phone = v.parse(Phone, { _id: 7, name: 'Phone', img: 'p.webp', price: 399 });
    expect(productOfPhone(phone)).toMatchObject({
      kind: 'phone',
      _id: '7',
      pictures: ['p.webp'],
      stock: null,
      minOrderQuantity: 1,
      price: 399,
      description: '',
      status: '',
    });
    expect(productOfPhone({ ...phone, img: '' }).pictures).toEqual([]);
  });
});

test('a review has a text, and the name and the picture of its customer', () => {
  expect(
    v.parse(Review, { _id: 'r1', description: 'It turns.', name: 'Sam', img: 'sam.webp', email: 'sam@example.com', stars: 5 }),
  ).toEqual({
    _id: 'r1',
    description: 'It turns.',
    name: 'Sam',
    img: 'sam.webp',
    email: 'sam@example.com',
  });
});
