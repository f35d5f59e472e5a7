/** How many were ordered, as people read it: digits as they are, 'Unknown' where nobody could read them. For stock and counts use formatCount. */
export const formatQuantity = (quantity: number | null): string => (quantity === null ? 'Unknown' : String(quantity));
