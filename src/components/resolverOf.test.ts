import * as v from 'valibot';
import { expect, test } from 'vitest';
import { resolverOf } from './resolverOf.ts';

const rules = v.object({
  email: v.pipe(v.string(), v.nonEmpty('Email is required'), v.email('This is no email')),
  quantity: v.pipe(v.string(), v.transform(Number), v.minValue(1, 'Order at least one')),
});
const options = { fields: {}, shouldUseNativeValidation: undefined };
const resolve = (typed: v.InferInput<typeof rules>) => resolverOf(rules)(typed, undefined, options);

test('converts what is valid', () => {
  expect(resolve({ email: 'ada@example.com', quantity: '2' })).toEqual({ values: { email: 'ada@example.com', quantity: 2 }, errors: {} });
});

test('reports the first broken rule of every field', () => {
  expect(resolve({ email: '', quantity: '0' })).toEqual({
    values: {},
    errors: { email: { type: 'non_empty', message: 'Email is required' }, quantity: { type: 'min_value', message: 'Order at least one' } },
  });
});
