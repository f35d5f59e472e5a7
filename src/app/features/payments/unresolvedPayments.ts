import { queryOptions } from '@tanstack/react-query';
import { UNRESOLVED_PAYMENTS, type PaymentStore } from './paymentStore.ts';

/**
 * A query for the user's unresolved payments on this device. Refetched when any tab stores or deletes one. The first frame of a page has
 * them too, because it would offer to pay for a charged order otherwise. So the list is read again when a page opens.
 */
export const unresolvedPayments = (store: PaymentStore, email: string) =>
  queryOptions({
    queryKey: [UNRESOLVED_PAYMENTS, { email }],
    queryFn: () => store.list(email),
    initialData: () => store.list(email),
    staleTime: Infinity,
    gcTime: 0,
  });
