import { useQuery } from '@tanstack/react-query';
import type { AccountPurpose } from '#components/blocks/AccountIntro/AccountIntro.tsx';
import { accountPageOf } from '../../navigation/accountPage.ts';
import { productIdOf } from '../../navigation/bookingPath.ts';
import { productQuery } from '../../queries/productQuery.ts';
import { useServices } from '../../services/services.ts';
import { toBookingPurpose } from './toBookingPurpose.ts';

/** Returns why the page at this address needs an account. Loads the product of a booking. */
export function useAccountPurpose(returnTo: string): AccountPurpose | undefined {
  const { api } = useServices();
  const path = returnTo.replace(/[?#].*$/, '');
  const productId = productIdOf(path);
  const product = useQuery({ ...productQuery(api, productId ?? ''), enabled: productId !== null });
  if (productId !== null) return toBookingPurpose(product);
  const page = accountPageOf(path);
  return page && { state: 'page', page };
}
