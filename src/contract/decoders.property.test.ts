import * as fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { REPEATABLE } from '#tests/support/wireRows.ts';
import { entities } from '#tests/support/entities.ts';
import { CameraProduct } from './entities/cameraProduct.ts';
import { Phone } from './entities/phone.ts';
import { productOfCamera, productOfPhone, productOfTool } from './entities/product.ts';
import { Tool } from './entities/tool.ts';
import { bookingForm } from './forms/booking.ts';
import { LoginForm } from './forms/login.ts';
import { formatPrice, totalPrice } from './money.ts';
import { operations } from './operations.ts';

/** Any value that JSON or a broken backend can put into a field. */
const anything = fc.oneof(
  fc.jsonValue(),
  fc.string({ unit: 'binary' }),
  fc.double(),
  fc.constantFrom(undefined, null, Number.NaN, Infinity, -0, 1e308, '1e309', '$1,2', '٣', 'Invalid Date', '2026-02-30', '__proto__'),
  fc.integer().map((number) => `$${number}`),
  fc.date({ noInvalidDate: true }).map((date) => date.toISOString()),
);

/** An entity's own fields with arbitrary values, some of them missing. */
const brokenRow = (fields: string[]) =>
  fc.record(
    Object.fromEntries(fields.map((field) => [field, field === '_id' ? fc.oneof(fc.string(), fc.integer(), anything) : anything])),
    {
      requiredKeys: [],
    },
  );

const isSound = (value: unknown): boolean => {
  if (Array.isArray(value)) return value.every(isSound);
  if (typeof value === 'object' && value !== null) return Object.values(value).every(isSound);
  return typeof value === 'number' ? Number.isFinite(value) && !Object.is(value, -0) : value !== undefined;
};

describe.each(entities)('a record of %s', (_, schema) => {
  const fields = Object.keys(schema.entries);

  test('with an id it has every field, never NaN or undefined', () => {
    fc.assert(
      fc.property(brokenRow(fields), fc.oneof(fc.string({ minLength: 1 }), fc.integer()), (row, _id) => {
        const read = v.safeParse<v.GenericSchema>(schema, { ...row, _id });
        expect(read.success).toBe(true);
        expect(Object.keys(read.output as object).toSorted()).toEqual(fields.toSorted());
        expect(isSound(read.output)).toBe(true);
      }),
      REPEATABLE,
    );
  });

  test('decoding is idempotent', () => {
    fc.assert(
      fc.property(brokenRow(fields), (row) => {
        const read = v.safeParse<v.GenericSchema>(schema, row);
        if (read.success) expect(v.parse<v.GenericSchema>(schema, read.output)).toEqual(read.output);
      }),
      REPEATABLE,
    );
  });
});

test.each(Object.entries(operations))('decoding any response to %s does not throw', (_, { response }) => {
  const someRow = brokenRow([...new Set(entities.flatMap(([, schema]) => Object.keys(schema.entries)))]);
  fc.assert(
    fc.property(fc.oneof(anything, someRow, fc.array(fc.oneof(anything, someRow))), (answer) => {
      const read = v.safeParse<v.GenericSchema>(response, answer);
      if (read.success) expect(isSound(read.output)).toBe(true);
    }),
    REPEATABLE,
  );
});

test('every product has a price that can be shown', () => {
  const row = brokenRow(['_id', 'price', 'quantity', 'availableQuantity', 'minOrderQuantity']).map((fields) => ({ ...fields, _id: '1' }));
  fc.assert(
    fc.property(row, fc.integer({ min: 1, max: 999_999_999 }), (fields, quantity) => {
      const products = [
        productOfTool(v.parse(Tool, fields)),
        productOfCamera(v.parse(CameraProduct, fields)),
        productOfPhone(v.parse(Phone, fields)),
      ];
      for (const { price } of products) {
        const amounts = [price, price && totalPrice(price, quantity)];
        for (const amount of amounts) expect(formatPrice(amount)).toMatch(/^(\$[\d,]+\.\d\d|Price unavailable)$/);
      }
    }),
    REPEATABLE,
  );
});

test('validating any form input does not throw', () => {
  const schema = bookingForm({ minOrderQuantity: 1, price: 1 }, () => '2026-03-14');
  const typed = brokenRow(['date', 'quantity', 'address', 'phone', 'email', 'password']);
  fc.assert(
    fc.property(typed, (form) => {
      const read = v.safeParse(schema, form);
      if (read.success) expect(Number.isSafeInteger(read.output.quantity)).toBe(true);
      v.safeParse(LoginForm, form);
    }),
    REPEATABLE,
  );
});
