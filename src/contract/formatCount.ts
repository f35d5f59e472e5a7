const whole = new Intl.NumberFormat('en-US');

/** Formats a whole number, such as '1,204'. Use formatPrice for dollars. */
export const formatCount = (count: number): string => whole.format(count);
