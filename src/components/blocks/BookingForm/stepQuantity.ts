import { typedCount } from '#contract/forms/typedNumber.ts';

/**
 * Returns the quantity after a step, as text. It never steps below the minimum, and starts again from the minimum if the text
 * is not a whole number that can be counted. Too many is not prevented: the stock can change until the form is sent.
 */
export function stepQuantity(text: string, difference: 1 | -1, minimum: number): string {
  const quantity = typedCount(text);
  const isCounted = typeof quantity === 'number' && quantity < Number.MAX_SAFE_INTEGER;
  return String(isCounted ? Math.max(quantity + difference, minimum) : minimum);
}
