import type { UseQueryResult } from '@tanstack/react-query';
import type { Product } from '#contract/entities/product.ts';
import { formatPrice } from '#contract/money.ts';
import type { AccountPurpose } from '#components/blocks/AccountIntro/AccountIntro.tsx';

/** Converts the product to book. A product that was not found, or could not be loaded, is left to the booking page. */
export function toBookingPurpose({ data, error }: Pick<UseQueryResult<Product | null>, 'data' | 'error'>): AccountPurpose | undefined {
  if (data === undefined) return error === null ? { state: 'loading' } : undefined;
  if (data === null) return undefined;
  const { name, pictures, price, stock } = data;
  return stock === 0 ? { state: 'soldOut', name, pictures } : { state: 'booking', name, pictures, price: formatPrice(price) };
}
