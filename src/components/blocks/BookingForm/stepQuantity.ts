import { wholeNumber } from '#contract/forms/booking.ts';

/**
 * Returns the quantity after a step, as text. It never steps below the minimum, and starts again from the minimum if the text
 * is not a whole number. Too many is not prevented: the stock can change until the form is sent.
 */
export function stepQuantity(text: string, difference: 1 | -1, minimum: number): string {
  const quantity = wholeNumber(text);
  return String(quantity === null ? minimum : Math.max(quantity + difference, minimum));
}
