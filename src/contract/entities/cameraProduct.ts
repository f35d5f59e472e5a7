import * as v from 'valibot';
import { amount, count, id, minimum, text } from '../read.ts';

/**
 * A camera product (docs/spec.md#entities). `availableQuantity` is the stock, or null if unknown. `price` is in dollars each, or null if
 * it cannot be read.
 */
export const CameraProduct = v.object({
  _id: id,
  name: text,
  img: text,
  description: text,
  minOrderQuantity: minimum,
  availableQuantity: count,
  price: amount,
});
export type CameraProduct = v.InferOutput<typeof CameraProduct>;
