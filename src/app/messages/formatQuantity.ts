/** Formats an ordered quantity: its digits, or 'Unknown' if it could not be read. Use formatCount for stock and counts. */
export const formatQuantity = (quantity: number | null): string => (quantity === null ? 'Unknown' : String(quantity));
