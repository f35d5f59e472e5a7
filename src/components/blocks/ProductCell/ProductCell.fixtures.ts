import type { ProductCellProps } from './ProductCell.tsx';

export const wrench: ProductCellProps = { name: 'Ratchet Combination Wrench Set, 12 pc', pictures: ['pictures/1f527.webp'] };

/** A long name without a place to wrap, and no picture. */
export const endless: ProductCellProps = { name: 'Ratschenringmaulschlüsselsatz'.repeat(6), pictures: [] };

export const rightToLeft: ProductCellProps = { name: 'طقم مفاتيح ربط بسقاطة، 12 قطعة', pictures: ['pictures/1f527.webp'] };
