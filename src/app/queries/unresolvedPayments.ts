import { queryOptions } from '@tanstack/react-query';
import type { PaymentJournal } from '../actors/paymentJournal.ts';

/** A person's payments that this device has not brought to their end; read again whenever a tab writes one down or strikes one out. */
export const unresolvedPayments = (journal: PaymentJournal, email: string) =>
  queryOptions({ queryKey: ['unresolvedPayments', { email }], queryFn: () => journal.list(email), staleTime: Infinity });
