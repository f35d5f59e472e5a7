/** What many products have in common: a name is a maker, a grade, the noun and a size. */
export interface Kind {
  noun: string;
  grades: readonly string[];
  /** Small first: the price goes up with them. */
  sizes: readonly string[];
  /** Dollars of the smallest and of the largest. */
  price: readonly [from: number, to: number];
  /** The first shows the thing itself. Only pictures that the catalogue has too. */
  pictures: readonly [string, string, string];
  /** Honest sentences; a description has two of them. */
  facts: readonly [string, string, string];
  /** The fewest that can be ordered. @default 1 */
  minimum?: number;
}

/** Every so many, a list of numbers with a unit: `range(8, 24, 1, 'mm')`. */
export const range = (from: number, to: number, step: number, unit: string): string[] =>
  Array.from({ length: Math.floor((to - from) / step) + 1 }, (_, index) => `${from + index * step} ${unit}`);
