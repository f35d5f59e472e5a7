import { queryOptions } from '@tanstack/react-query';
import { JOURNAL, type PaymentJournal } from '../actors/paymentJournal.ts';

/** A person's payments that this device has not brought to their end; read again whenever a tab writes one down or strikes one out. */
export const unresolvedPayments = (journal: PaymentJournal, email: string) =>
  queryOptions({ queryKey: [JOURNAL, { email }], queryFn: () => journal.list(email), staleTime: Infinity });
