import * as v from 'valibot';
import { required } from './field.ts';
import { AMBIGUOUS_COUNT, isCertain, typedCount } from './typedNumber.ts';

/** The most that one restock adds. A higher number is a typing mistake. */
export const MAX_RESTOCK = 1_000_000;

/** The restock form with the quantity received (docs/product-rules.md#restock). Refuses blank, 0, negative and fractional values. */
export const RestockForm = v.object({
  amount: v.pipe(
    required('Enter the quantity received'),
    v.transform(typedCount),
    v.check(isCertain, AMBIGUOUS_COUNT),
    v.number('Enter a whole number'),
    v.minValue(1, 'Enter 1 or more'),
    v.maxValue(MAX_RESTOCK, 'Enter 1,000,000 or fewer'),
  ),
});
export type RestockForm = v.InferOutput<typeof RestockForm>;
