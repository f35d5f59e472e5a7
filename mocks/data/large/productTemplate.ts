/** A template for many products. A name consists of a brand, a grade, the noun and a size. */
export interface ProductTemplate {
  noun: string;
  grades: readonly string[];
  /** Smallest first: the price rises with the size. */
  sizes: readonly string[];
  /** In dollars, of the smallest and the largest size. */
  price: readonly [from: number, to: number];
  /** The first shows the product itself. Use only pictures that the catalogue has too. */
  pictures: readonly [string, string, string];
  /** True sentences. A description has two of them. */
  facts: readonly [string, string, string];
  /** The minimum order quantity. @default 1 */
  minimum?: number;
}

/** Lists numbers with a unit, `step` apart: `range(8, 24, 1, 'mm')`. */
export const range = (from: number, to: number, step: number, unit: string): string[] =>
  Array.from({ length: Math.floor((to - from) / step) + 1 }, (_, index) => `${from + index * step} ${unit}`);
