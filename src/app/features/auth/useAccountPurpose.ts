import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { AccountPurpose } from '#components/blocks/AccountIntro/AccountIntro.tsx';
import type { Product } from '#contract/entities/product.ts';
import { formatPrice } from '#contract/money.ts';
import { useIsHydrated } from '#components/useIsHydrated.ts';
import { nameOrMissing } from '../../messages/nameOrMissing.ts';
import type { Page } from '../../navigation/page.ts';
import { productIdOf } from '../../navigation/paths.ts';
import { useSiteNavigation } from '../../navigation/SiteNavigation.ts';
import { productQuery } from '../../queries/findProduct.ts';
import { useServices } from '../../services/services.ts';
import type { QueryResult } from '../../queries/toAsyncList.ts';

/**
 * Returns why the page at this address needs an account. Loads the product of a booking. Unknown while React takes over the prerendered
 * page, which is the same for all addresses.
 */
export function useAccountPurpose(returnTo: string): AccountPurpose | undefined {
  const { api } = useServices();
  const { pageAt } = useSiteNavigation();
  const isHydrated = useIsHydrated();
  const path = returnTo.replace(/[?#].*$/, '');
  const productId = productIdOf(path);
  const product = useQuery({ ...productQuery(api, productId ?? ''), enabled: isHydrated && productId !== null });
  const purpose = isHydrated ? toPurpose(pageAt(path), productId !== null, product) : undefined;
  const isReserved = !isHydrated || purpose?.state === 'loading';
  useEffect(() => {
    // Set by src/app/head/firstPaint.js.
    if (!isReserved) delete document.documentElement.dataset['reason'];
  }, [isReserved]);
  return purpose;
}

function toPurpose(page: Page, isBooking: boolean, product: QueryResult<Product | null>): AccountPurpose | undefined {
  if (isBooking) return toBookingPurpose(product);
  const reason = page.access === 'administrator' ? 'admin' : page.accountFor;
  return reason && { state: 'page', page: reason };
}

/** Converts the product to book. A product that was not found, or could not be loaded, is left to the booking page. */
export function toBookingPurpose({ data, error }: QueryResult<Product | null>): AccountPurpose | undefined {
  if (data === undefined) return error === null ? { state: 'loading' } : undefined;
  if (data === null) return undefined;
  const { pictures, price, stock } = data;
  const name = nameOrMissing(data.name);
  return stock === 0 ? { state: 'soldOut', name, pictures } : { state: 'booking', name, pictures, price: formatPrice(price) };
}
