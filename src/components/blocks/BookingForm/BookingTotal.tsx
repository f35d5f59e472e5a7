import { useWatch } from 'react-hook-form';
import { formatPrice, totalPrice } from '#contract/money.ts';
import { figure, sum } from './BookingForm.css.ts';
import type { useBookingForm } from './useBookingForm.ts';

interface BookingTotalProps {
  /** Dollars each; null when unreadable. */
  price: number | null;
  control: ReturnType<typeof useBookingForm>['control'];
}

/** Price × quantity while it is typed: what the booking will say, and what payment charges. */
export function BookingTotal({ price, control }: BookingTotalProps) {
  const quantity = useWatch({ control, name: 'quantity' }).trim();
  const total = price !== null && /^\d{1,9}$/.test(quantity) ? formatPrice(totalPrice(price, Number(quantity))) : '–';
  return (
    <p className={sum}>
      Total <output className={figure}>{total}</output>
    </p>
  );
}
