import { useWatch } from 'react-hook-form';
import { wholeNumber } from '#contract/forms/booking.ts';
import { formatPrice, totalPrice } from '#contract/money.ts';
import { figure, sum } from './BookingForm.css.ts';
import type { useBookingForm } from './useBookingForm.ts';

interface BookingTotalProps {
  /** The price of one piece in dollars; null if unreadable. */
  price: number | null;
  control: ReturnType<typeof useBookingForm>['control'];
}

/** Price × quantity, updated while typing. The booking stores this total, and the payment charges it. */
export function BookingTotal({ price, control }: BookingTotalProps) {
  const count = wholeNumber(useWatch({ control, name: 'quantity' }));
  const total = price !== null && count !== null && count >= 0 ? formatPrice(totalPrice(price, count)) : '–';
  return (
    <p className={sum}>
      Total <output className={figure}>{total}</output>
    </p>
  );
}
