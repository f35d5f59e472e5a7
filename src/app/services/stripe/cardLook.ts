import type { StripeElementStyle } from '@stripe/stripe-js';
import { theme } from '#components/theme/theme.css.ts';

/**
 * The look of the shop's inputs as plain values: Stripe's field is in a document of its own, where no style or variable of the shop holds.
 * @param host around the field: its text looks as the field's should
 */
export function readCardLook(host: Element): StripeElementStyle {
  const styles = getComputedStyle(host);
  /** What a variable of the theme stands for here and now. */
  const valueOf = (variable: string): string => styles.getPropertyValue(variable.slice('var('.length, -1)).trim();
  const soft = { color: valueOf(theme.color.muted) };
  const critical = valueOf(theme.color.critical);
  const { color, fontFamily, fontSize, lineHeight } = styles;
  return {
    base: { color, fontFamily, fontSize, lineHeight, iconColor: soft.color, '::placeholder': soft, ':disabled': soft },
    invalid: { color: critical, iconColor: critical },
  };
}
