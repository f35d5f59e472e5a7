import * as v from 'valibot';
import { amount, count, id, text } from '../read.ts';

/**
 * A mobile phone of the site's products.json (docs/spec.md#entities): `quantity` is the stock, null when unknown; `price` dollars, null
 * when unreadable.
 */
export const Phone = v.object({ _id: id, name: text, img: text, quantity: count, price: amount });
export type Phone = v.InferOutput<typeof Phone>;
