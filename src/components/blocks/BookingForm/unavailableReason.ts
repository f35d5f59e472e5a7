import type { Product } from '#contract/entities/product.ts';

/**
 * Returns the reason why a product cannot be ordered at all, whatever the shopper types; null if they can try. A stock of 0 is not such a
 * reason: submitting then shows 'Sold Out', as documented (docs/product-rules.md#minimum-quantity, docs/product-rules.md#read-only-fields).
 */
export function unavailableReason({
  price,
  stock,
  minOrderQuantity,
}: Pick<Product, 'price' | 'stock' | 'minOrderQuantity'>): string | null {
  if (price === null) return 'The price of this product is not available, so you cannot book it.';
  if (stock !== null && stock !== 0 && minOrderQuantity > stock) {
    return `This product cannot be ordered now: the minimum order is ${minOrderQuantity}, and only ${stock} ${stock === 1 ? 'is' : 'are'} left.`;
  }
  return null;
}
