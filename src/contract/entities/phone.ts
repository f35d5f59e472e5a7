import * as v from 'valibot';
import { amount, count, id, text } from '../read.ts';

/**
 * A mobile phone from the site's products.json (docs/spec.md#entities). `quantity` is the stock, or null if unknown. `price` is in
 * dollars, or null if it cannot be read.
 */
export const Phone = v.object({ _id: id, name: text, img: text, quantity: count, price: amount });
export type Phone = v.InferOutput<typeof Phone>;
