const whole = new Intl.NumberFormat('en-US');

/** '48', or '12 of 48' once something was chosen. */
export const amountText = (shown: number, total: number, isNarrowed: boolean): string =>
  isNarrowed ? `${whole.format(shown)} of ${whole.format(total)}` : whole.format(total);
