'use client';

import { useRef, useEffect, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { typedCount } from '#contract/forms/typedNumber.ts';
import { formatPrice, totalPrice } from '#contract/money.ts';
import { SUBMIT_BOOKING } from '#contract/texts.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { ButtonLink } from '../../primitives/ButtonLink/ButtonLink.tsx';
import { Inline } from '../../primitives/Inline/Inline.tsx';
import { Notice } from '../../primitives/Notice/Notice.tsx';
import { useFocusAfterNotice } from '../useFocusAfterNotice.ts';
import * as css from './BookingForm.css.ts';
import type { BookingFormView } from './bookingFormView.ts';
import type { useBookingForm } from './useBookingForm.ts';

interface BookingActionsProps {
  view: BookingFormView;
  /** The reason why the product cannot be ordered at all; null if the shopper can try. */
  obstacle: string | null;
  control: ReturnType<typeof useBookingForm>['control'];
  onCheckAgain: () => void;
  onOrderAgain: () => void;
}

/** The end of the form: notices, the total and the submit button. */
export function BookingActions({ view, obstacle, control, onCheckAgain, onOrderAgain }: BookingActionsProps) {
  const submit = useFocusAfterNotice(view.state === 'unconfirmed');
  const isChecking = view.state === 'unconfirmed' && view.isChecking;
  const notices = useRef<HTMLDivElement>(null);
  // On a phone the answer may be out of sight, because the submit button is always in sight.
  useEffect(() => {
    if (view.state !== 'editing') notices.current?.firstElementChild?.scrollIntoView({ block: 'nearest' });
  }, [view.state]);
  const isAsking = useIsAsking(view, control);
  // Not the button: a key that is pressed once more must not answer the question.
  const question = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isAsking) question.current?.focus();
  }, [isAsking]);
  const orderAgain = () => {
    // The question disappears with its button.
    submit.current?.focus();
    onOrderAgain();
  };
  return (
    <>
      <div ref={notices} className={css.notices}>
        {obstacle !== null && <Notice tone="caution">{obstacle}</Notice>}
        {view.state === 'refused' && <Notice tone="critical">{view.message}</Notice>}
        {view.state === 'repeated' && isAsking && (
          <div ref={question} role="group" aria-label={`${view.title} ${view.message}`} tabIndex={-1}>
            <Notice
              tone="caution"
              title={view.title}
              action={
                <Inline gap="small">
                  <Button size="small" onClick={orderAgain}>
                    Order again
                  </Button>
                  <ButtonLink href={view.ordersHref} size="small">
                    See My Orders
                  </ButtonLink>
                </Inline>
              }
            >
              {view.message}
            </Notice>
          </div>
        )}
        {view.state === 'unconfirmed' && (
          <Notice
            tone="caution"
            title="We do not know yet whether this was booked"
            action={
              <Button size="small" state={isChecking ? 'busy' : 'ready'} onClick={onCheckAgain}>
                Check again
              </Button>
            }
          >
            {view.message}
          </Notice>
        )}
      </div>
      <div className={css.end}>
        <div className={css.actions}>
          <p className={css.step} role="status">
            {view.state === 'sending' ? view.step : isChecking ? 'Checking again …' : ''}
          </p>
          <BookingTotal price={view.product.price} control={control} />
          <Button ref={submit} type="submit" tone="accent" size="large" state={buttonState(view, obstacle)}>
            {SUBMIT_BOOKING}
          </Button>
        </div>
      </div>
    </>
  );
}

function buttonState({ state }: BookingFormView, obstacle: string | null): 'ready' | 'busy' | 'unavailable' {
  if (state === 'sending') return 'busy';
  return state === 'unconfirmed' || obstacle !== null ? 'unavailable' : 'ready';
}

/** True while the shopper is asked about an order that they have, until the form is another order. */
function useIsAsking({ state }: BookingFormView, control: BookingActionsProps['control']): boolean {
  const typed = useWatch({ control, name: ['date', 'quantity', 'address'] }).join('\n');
  const [asked, setAsked] = useState({ state, typed });
  if (asked.state !== state) setAsked({ state, typed });
  return state === 'repeated' && asked.typed === typed;
}

interface BookingTotalProps {
  /** The price of one piece in dollars; null if unreadable. */
  price: number | null;
  control: ReturnType<typeof useBookingForm>['control'];
}

/** Price × quantity, updated while typing. The booking stores this total, and the payment charges it. Without an exact total, '–'. */
function BookingTotal({ price, control }: BookingTotalProps) {
  const count = typedCount(useWatch({ control, name: 'quantity' }));
  const total = price !== null && typeof count === 'number' && count >= 0 ? totalPrice(price, count) : null;
  return (
    <p className={css.sum}>
      Total <output className={css.figure}>{total === null ? '–' : formatPrice(total)}</output>
    </p>
  );
}
