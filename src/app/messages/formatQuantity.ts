import { formatCount } from '#contract/formatCount.ts';

/** Formats an ordered quantity: its digits, or 'Unknown' if it could not be read. Use formatCount for stock and counts. */
export const formatQuantity = (quantity: number | null): string => (quantity === null ? 'Unknown' : String(quantity));

/** Formats the number of rows: '48', or '12 of 48' if a search or filter is active. */
export const amountText = (shown: number, total: number, hasFilters: boolean): string =>
  hasFilters ? `${formatCount(shown)} of ${formatCount(total)}` : formatCount(total);
