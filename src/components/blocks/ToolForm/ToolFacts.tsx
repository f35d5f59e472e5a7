import { useId } from 'react';
import { TextField } from '../../primitives/TextField/TextField.tsx';
import { wide } from './ToolForm.css.ts';
import type { useToolForm } from './useToolForm.ts';

interface ToolFactsProps {
  form: ReturnType<typeof useToolForm>;
  /** Makes the fields read-only while a product is being sent or is unconfirmed. */
  held: boolean;
  /** Suggestions for the status, which is free text. */
  statuses: string[];
}

/** The fields for short texts, numbers and the date. */
export function ToolFacts({ form: { register, formState }, held, statuses }: ToolFactsProps) {
  const { errors } = formState;
  const listId = useId();
  const field = { readOnly: held, autoComplete: 'off' } as const;
  return (
    <>
      <TextField
        label="Price"
        hint="In dollars, each."
        inputMode="decimal"
        error={errors.price?.message}
        {...field}
        {...register('price')}
      />
      <TextField
        label="Add Quantity"
        hint="How many there are to sell."
        inputMode="numeric"
        error={errors.quantity?.message}
        {...field}
        {...register('quantity')}
      />
      <div className={wide}>
        <TextField
          label="Product Status"
          hint="A word or two, shown on its picture."
          list={listId}
          dir="auto"
          error={errors.status?.message}
          {...field}
          {...register('status')}
        />
        <datalist id={listId}>
          {statuses.map((status) => (
            <option key={status}>{status}</option>
          ))}
        </datalist>
      </div>
      <TextField label="Rating" placeholder="1-5" inputMode="decimal" error={errors.rating?.message} {...field} {...register('rating')} />
      <TextField label="Date" hint="The day of its release." type="date" error={errors.date?.message} {...field} {...register('date')} />
    </>
  );
}
