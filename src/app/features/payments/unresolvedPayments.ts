import { queryOptions } from '@tanstack/react-query';
import { UNRESOLVED_PAYMENTS, type PaymentStore } from './paymentStore.ts';

/** A query for the user's unresolved payments on this device. Refetched when any tab stores or deletes one. */
export const unresolvedPayments = (store: PaymentStore, email: string) =>
  queryOptions({ queryKey: [UNRESOLVED_PAYMENTS, { email }], queryFn: () => store.list(email), staleTime: Infinity });
