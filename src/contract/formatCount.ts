const formatter = new Intl.NumberFormat('en-US');

/** Formats a whole number, such as '1,204'. Use formatPrice for dollars. */
export const formatCount = (count: number): string => formatter.format(count);
