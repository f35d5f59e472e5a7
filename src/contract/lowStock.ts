/** Up to how many left are few. */
const LOW_STOCK = 5;

/** Known, and at most 5. 0 is sold out, and low too; unknown (null) is not. */
export const isLowStock = (stock: number | null): boolean => stock !== null && stock <= LOW_STOCK;
