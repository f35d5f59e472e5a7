import { useEffect, useRef } from 'react';
import { useForm } from 'react-hook-form';
import { bookingForm, quantityErrors, type BookingDraft } from '#contract/forms/booking.ts';
import { resolverOf } from '../../resolverOf.ts';
import { useReportedValues } from '../../useReportedValues.ts';
import type { BookingFormView } from './bookingFormView.ts';

/**
 * Sets up the form: starts with the minimum and the profile's phone number, validates with the contract's rules, reports the draft on every
 * change, and shows a stock error at Quantity.
 */
export function useBookingForm(
  { product, draft: initial, state, profilePhone }: BookingFormView,
  today: () => string,
  onDraftChange: (draft: BookingDraft) => void,
) {
  const form = useForm({
    resolver: resolverOf(bookingForm(product, today)),
    defaultValues: {
      ...initial,
      quantity: initial.quantity || String(product.minOrderQuantity),
      phone: initial.phone || profilePhone,
      price: product.price,
    },
  });
  const { subscribe, setError, clearErrors, getValues, getFieldState, setValue } = form;
  const isPrefilling = useRef(false);

  useReportedValues(subscribe, ({ price: _, ...draft }) => {
    if (isPrefilling.current) return;
    // A prefilled value follows the product and the profile until another is typed.
    onDraftChange({
      ...draft,
      quantity: draft.quantity === String(product.minOrderQuantity) ? '' : draft.quantity,
      phone: draft.phone === profilePhone ? '' : draft.phone,
    });
  });

  // The profile may arrive after the form. Nobody has typed its phone number, so it is not a draft yet.
  useEffect(() => {
    if (profilePhone === '' || getValues('phone') !== '' || getFieldState('phone').isDirty) return;
    isPrefilling.current = true;
    setValue('phone', profilePhone);
    isPrefilling.current = false;
    clearErrors('phone');
  }, [profilePhone, getValues, getFieldState, setValue, clearErrors]);

  useEffect(() => {
    if (state === 'soldOut' || state === 'overStock') {
      setError('quantity', { type: state, message: quantityErrors[state] }, { shouldFocus: true });
    }
  }, [state, setError]);

  return form;
}
