import { queryOptions } from '@tanstack/react-query';
import { UNRESOLVED_PAYMENTS, type PaymentStore } from './paymentStore.ts';

/** The user's unresolved payments on this device. Refetched when any tab saves or removes one. */
export const unresolvedPayments = (store: PaymentStore, email: string) =>
  queryOptions({ queryKey: [UNRESOLVED_PAYMENTS, { email }], queryFn: () => store.list(email), staleTime: Infinity });
