import type { StripeElementStyle } from '@stripe/stripe-js';
import { theme } from '#components/theme/theme.css.ts';

/**
 * Reads the style of the shop's inputs as plain values, because Stripe's field is in its own document, where the shop's styles and
 * variables do not apply.
 * @param host the element around the field; the field's text gets the same style
 */
export function readCardLook(host: Element): StripeElementStyle {
  const styles = getComputedStyle(host);
  /** The current value of a theme variable. */
  const valueOf = (variable: string): string => styles.getPropertyValue(variable.slice('var('.length, -1)).trim();
  const soft = { color: valueOf(theme.color.muted) };
  const critical = valueOf(theme.color.critical);
  const { color, fontFamily, fontSize, lineHeight } = styles;
  return {
    base: { color, fontFamily, fontSize, lineHeight, iconColor: soft.color, '::placeholder': soft, ':disabled': soft },
    invalid: { color: critical, iconColor: critical },
  };
}
