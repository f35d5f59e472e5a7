'use client';

import { type SubmitEvent, useRef } from 'react';
import type { Product } from '#contract/entities/product.ts';
import type { BookingDraft, BookingForm as Order } from '#contract/forms/booking.ts';
import { typedCount } from '#contract/forms/typedNumber.ts';
import { ADDRESS, DATE, PHONE, QUANTITY } from '#contract/texts.ts';
import { Card } from '../../primitives/Card/Card.tsx';
import { Form } from '../../primitives/Form/Form.tsx';
import { QuantityField } from '../../primitives/QuantityField/QuantityField.tsx';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import { TextField } from '../../primitives/TextField/TextField.tsx';
import { BookingActions } from './BookingActions.tsx';
import { BookingFacts } from './BookingFacts.tsx';
import * as css from './BookingForm.css.ts';
import type { BookingFormView } from './bookingFormView.ts';
import { useBookingForm } from './useBookingForm.ts';

export interface BookingFormProps {
  view: BookingFormView;
  /**
   * Returns the shopper's calendar day as YYYY-MM-DD, the first that can be chosen. Called at every validation, because a page may stay
   * open past midnight.
   */
  today: () => string;
  /** Called with a valid form; never while another is being sent or is unconfirmed. */
  onSubmit: (order: Order) => void;
  /** Called with a valid form after the shopper was asked about an equal order, and wants another one. */
  onOrderAgain: (order: Order) => void;
  onDraftChange: (draft: BookingDraft) => void;
  /** Checks again whether an unconfirmed booking arrived. */
  onCheckAgain: () => void;
}

/**
 * Books one product (docs/spec.md#booking, docs/spec.md#validation). Keep it mounted from editing to refusal, because it holds what was
 * typed. Pass the product's id as `key`, so that another product gets a new form.
 */
export function BookingForm({ view, today, onSubmit, onOrderAgain, onDraftChange, ...on }: BookingFormProps) {
  const form = useBookingForm(view, today, onDraftChange);
  const isReadOnly = view.state === 'sending' || view.state === 'unconfirmed';
  const obstacle = unavailableReason(view.product);
  const element = useRef<HTMLFormElement>(null);
  const isAgain = useRef(false);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    const onValid = isAgain.current ? onOrderAgain : onSubmit;
    return form.handleSubmit((order) => {
      if (!isReadOnly && obstacle === null) onValid(order);
    })(event);
  };
  const orderAgain = () => {
    isAgain.current = true;
    element.current?.requestSubmit();
    isAgain.current = false;
  };
  return (
    <Card padding="large">
      <Form ref={element} className={css.form} aria-label="Booking" readOnly={isReadOnly} onSubmit={(event) => void submit(event)}>
        <BookingFacts product={view.product} email={view.email} />
        <TypedFields form={form} today={today()} minimum={view.product.minOrderQuantity} isReadOnly={isReadOnly} />
        <BookingActions view={view} obstacle={obstacle} control={form.control} onOrderAgain={orderAgain} {...on} />
      </Form>
    </Card>
  );
}

interface TypedFieldsProps {
  form: ReturnType<typeof useBookingForm>;
  /** YYYY-MM-DD. */
  today: string;
  /** The minimum order quantity. */
  minimum: number;
  /** Makes the fields read-only while a booking is being sent or is unconfirmed. */
  isReadOnly: boolean;
}

/** The fields that the shopper fills in. Changing the quantity clears its error. */
function TypedFields({ form, today, minimum, isReadOnly }: TypedFieldsProps) {
  const { register, clearErrors, getValues, setValue, formState } = form;
  const { errors } = formState;
  const step = (difference: 1 | -1) => {
    clearErrors('quantity');
    setValue('quantity', stepQuantity(getValues('quantity'), difference, minimum), { shouldDirty: true });
  };
  return (
    <>
      <div className={css.pair}>
        <TextField label={DATE} type="date" min={today} readOnly={isReadOnly} error={errors.date?.message} {...register('date')} />
        <QuantityField
          label={QUANTITY}
          readOnly={isReadOnly}
          hint={minimum > 1 ? `Minimum order ${minimum}` : undefined}
          error={errors.quantity?.message}
          onStep={step}
          {...register('quantity', { onChange: () => clearErrors('quantity') })}
        />
      </div>
      <TextField
        label={ADDRESS}
        autoComplete="street-address"
        readOnly={isReadOnly}
        error={errors.address?.message}
        {...register('address')}
      />
      <TextField label={PHONE} type="tel" autoComplete="tel" readOnly={isReadOnly} error={errors.phone?.message} {...register('phone')} />
    </>
  );
}

/** Placeholder for a BookingForm while the product loads. The screen around it sets `aria-busy`. */
export function BookingFormSkeleton() {
  return (
    <Card padding="large">
      <div className={css.form}>
        <FieldSkeleton />
        <div className={css.pair}>
          <FieldSkeleton />
          <FieldSkeleton />
        </div>
        <FieldSkeleton />
        <FieldSkeleton />
      </div>
    </Card>
  );
}

function FieldSkeleton() {
  return (
    <div className={css.field}>
      <Skeleton shape="block" />
    </div>
  );
}

/**
 * Returns the quantity after a step, as text. It never steps below the minimum, and starts again from the minimum if the text
 * is not a whole number that can be counted. Too many is not prevented: the stock can change until the form is sent.
 */
export function stepQuantity(text: string, difference: 1 | -1, minimum: number): string {
  const quantity = typedCount(text);
  const isCounted = typeof quantity === 'number' && quantity < Number.MAX_SAFE_INTEGER;
  return String(isCounted ? Math.max(quantity + difference, minimum) : minimum);
}

/**
 * Returns the reason why a product cannot be ordered at all, whatever the shopper types; null if they can try. A stock of 0 is not such a
 * reason: submitting then shows 'Sold Out', as documented (docs/product-rules.md#minimum-quantity, docs/product-rules.md#read-only-fields).
 */
export function unavailableReason({
  price,
  stock,
  minOrderQuantity,
}: Pick<Product, 'price' | 'stock' | 'minOrderQuantity'>): string | null {
  if (price === null) return 'The price of this product is not available, so you cannot book it.';
  if (stock !== null && stock !== 0 && minOrderQuantity > stock) {
    return `This product cannot be ordered now: the minimum order is ${minOrderQuantity}, and only ${stock} ${stock === 1 ? 'is' : 'are'} left.`;
  }
  return null;
}
