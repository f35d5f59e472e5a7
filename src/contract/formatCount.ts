const whole = new Intl.NumberFormat('en-US');

/** A whole number as people read it: '1,204'. For dollars use formatPrice. */
export const formatCount = (count: number): string => whole.format(count);
