import * as v from 'valibot';
import { wholeNumber } from './booking.ts';
import { required } from './field.ts';

/** More than any shop takes in at once: beyond it somebody has slipped on a key. */
export const MOST_RESTOCKED = 1_000_000;

/** The restock form: how many come in (docs/product-rules.md#restock): blank, 0, negative and fractional entries are refused in place. */
export const RestockForm = v.object({
  amount: v.pipe(
    required('Enter the quantity received'),
    v.transform(wholeNumber),
    v.number('Enter a whole number'),
    v.minValue(1, 'Enter 1 or more'),
    v.maxValue(MOST_RESTOCKED, 'Enter 1,000,000 or fewer'),
  ),
});
export type RestockForm = v.InferOutput<typeof RestockForm>;
