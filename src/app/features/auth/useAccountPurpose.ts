import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { AccountPurpose } from '#components/blocks/AccountIntro/AccountIntro.tsx';
import { useIsHydrated } from '#components/useIsHydrated.ts';
import { accountPageOf } from '../../navigation/accountPage.ts';
import { productIdOf } from '../../navigation/bookingPath.ts';
import { productQuery } from '../../queries/productQuery.ts';
import { useServices } from '../../services/services.ts';
import { toBookingPurpose } from './toBookingPurpose.ts';

/**
 * Returns why the page at this address needs an account. Loads the product of a booking. Unknown while React takes over the prerendered
 * page, which is the same for all addresses.
 */
export function useAccountPurpose(returnTo: string): AccountPurpose | undefined {
  const { api } = useServices();
  const isHydrated = useIsHydrated();
  // Set by src/app/headScript.js for this visit of the sign-in page only.
  useEffect(() => () => void delete document.documentElement.dataset['reason'], []);
  const path = returnTo.replace(/[?#].*$/, '');
  const productId = productIdOf(path);
  const product = useQuery({ ...productQuery(api, productId ?? ''), enabled: isHydrated && productId !== null });
  if (!isHydrated) return undefined;
  if (productId !== null) return toBookingPurpose(product);
  const page = accountPageOf(path);
  return page && { state: 'page', page };
}
