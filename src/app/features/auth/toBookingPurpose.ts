import type { UseQueryResult } from '@tanstack/react-query';
import type { Product } from '#contract/entities/product.ts';
import { formatPrice } from '#contract/money.ts';
import type { AccountPurpose } from '#components/blocks/AccountIntro/AccountIntro.tsx';

/** Converts the product to book. A product that was not found, or could not be loaded, is left to the booking page. */
export function toBookingPurpose({ data, error }: Pick<UseQueryResult<Product | null>, 'data' | 'error'>): AccountPurpose | undefined {
  if (data === undefined) return error === null ? { state: 'loading' } : undefined;
  return data === null ? undefined : { state: 'booking', name: data.name, pictures: data.pictures, price: formatPrice(data.price) };
}
