import * as v from 'valibot';
import { amount, count, day, id, minimum, text } from '../read.ts';

/**
 * A car tool (docs/spec.md#entities). `quantity` is the stock, or null if unknown. `price` is in dollars, or null if it cannot be read.
 * `date` is the release day.
 */
export const Tool = v.object({
  _id: id,
  name: text,
  img: text,
  img2: text,
  img3: text,
  description: text,
  price: amount,
  quantity: count,
  minOrderQuantity: minimum,
  status: text,
  rating: amount,
  date: day,
});
export type Tool = v.InferOutput<typeof Tool>;
