import { TextField } from '../../primitives/TextField/TextField.tsx';
import { pair, pairs, wide } from './BookingForm.css.ts';
import type { useBookingForm } from './useBookingForm.ts';

interface TypedFieldsProps {
  form: ReturnType<typeof useBookingForm>;
  /** YYYY-MM-DD. */
  today: string;
  /** The minimum order quantity. */
  least: number;
  /** Makes the fields read-only while a booking is being sent or is unconfirmed. */
  held: boolean;
}

/** The fields that the shopper fills in. Changing the quantity clears its error. */
export function TypedFields({ form: { register, clearErrors, formState }, today, least, held }: TypedFieldsProps) {
  const { errors } = formState;
  return (
    <>
      <div className={`${pair} ${pairs.date}`}>
        <TextField label="Date" type="date" min={today} readOnly={held} error={errors.date?.message} {...register('date')} />
        <TextField
          label="Quantity"
          inputMode="numeric"
          autoComplete="off"
          readOnly={held}
          hint={least > 1 ? `Minimum order ${least}` : undefined}
          error={errors.quantity?.message}
          {...register('quantity', { onChange: () => clearErrors('quantity') })}
        />
      </div>
      <div className={wide}>
        <TextField label="Address" autoComplete="street-address" readOnly={held} error={errors.address?.message} {...register('address')} />
      </div>
      <div className={wide}>
        <TextField label="Phone" type="tel" autoComplete="tel" readOnly={held} error={errors.phone?.message} {...register('phone')} />
      </div>
    </>
  );
}
