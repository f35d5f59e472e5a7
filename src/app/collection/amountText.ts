import { formatCount } from '#contract/formatCount.ts';

/** '48', or '12 of 48' if a search or filter is active. */
export const amountText = (shown: number, total: number, isNarrowed: boolean): string =>
  isNarrowed ? `${formatCount(shown)} of ${formatCount(total)}` : formatCount(total);
