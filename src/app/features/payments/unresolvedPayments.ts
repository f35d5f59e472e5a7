import { queryOptions } from '@tanstack/react-query';
import { JOURNAL, type PaymentJournal } from './paymentStore.ts';

/** The user's unresolved payments on this device. Refetched when any tab saves or removes one. */
export const unresolvedPayments = (journal: PaymentJournal, email: string) =>
  queryOptions({ queryKey: [JOURNAL, { email }], queryFn: () => journal.list(email), staleTime: Infinity });
