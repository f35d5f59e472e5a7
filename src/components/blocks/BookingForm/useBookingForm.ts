import { valibotResolver } from '@hookform/resolvers/valibot';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { bookingForm, quantityErrors, type BookingDraft } from '#contract/forms/booking.ts';
import type { BookingFormView } from './bookingFormView.ts';

/** Sets up the form: validates with the contract's rules, reports the draft on every change, and shows a stock error at Quantity. */
export function useBookingForm(
  { product, draft, state }: BookingFormView,
  today: () => string,
  onDraftChange: (draft: BookingDraft) => void,
) {
  const form = useForm({
    resolver: valibotResolver(bookingForm(product, today)),
    defaultValues: { ...draft, price: product.price },
  });
  const { subscribe, setError } = form;

  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values: { date, quantity, address, phone } }) => onDraftChange({ date, quantity, address, phone }),
      }),
    [subscribe, onDraftChange],
  );

  useEffect(() => {
    if (state === 'soldOut' || state === 'overStock') {
      setError('quantity', { type: state, message: quantityErrors[state] }, { shouldFocus: true });
    }
  }, [state, setError]);

  return form;
}
