/** The highest stock that is low. */
const LOW_STOCK = 5;

/** True if the stock is known and at most 5. Includes 0 (sold out), but not null (unknown). */
export const isLowStock = (stock: number | null): boolean => stock !== null && stock <= LOW_STOCK;
