import type { Product } from '#contract/entities/product.ts';

/** Shorter words ('set', 'mm') say nothing about the purpose of a product. */
const MIN_WORD_LENGTH = 4;

const wordsOf = (name: string): string[] =>
  [...new Set(name.toLowerCase().match(/\p{L}+/gu))].filter(({ length }) => length >= MIN_WORD_LENGTH);

/** The ratio of two prices, at least 1, so that $5 and $10 are as far apart as $50 and $100. */
const priceDistance = (one: number, other: number): number => (Math.max(one, other) + 1) / (Math.min(one, other) + 1);

/**
 * Returns the products to offer instead of a sold-out one, best first: those with the most words of its name in theirs, then those with
 * the nearest price. All of them can be booked: they have a price, and stock for their minimum order.
 */
export function similarProducts(product: Product, others: readonly Product[], limit: number): Product[] {
  const words = new Set(wordsOf(product.name));
  const candidates = others.flatMap((other) => {
    const { price, stock, minOrderQuantity } = other;
    if (other._id === product._id || price === null || stock === null || stock < minOrderQuantity) return [];
    const common = wordsOf(other.name).filter((word) => words.has(word)).length;
    return [{ other, common, distance: product.price === null ? 0 : priceDistance(price, product.price) }];
  });
  return candidates
    .toSorted((one, other) => other.common - one.common || one.distance - other.distance)
    .slice(0, limit)
    .map(({ other }) => other);
}
