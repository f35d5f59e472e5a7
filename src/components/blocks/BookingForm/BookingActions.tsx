import { useRef } from 'react';
import { Button } from '../../primitives/Button/Button.tsx';
import { Notice } from '../../primitives/Notice/Notice.tsx';
import { actions, notices, step, wide } from './BookingForm.css.ts';
import { BookingTotal } from './BookingTotal.tsx';
import type { BookingFormView } from './bookingFormView.ts';
import { useDoubt } from './useDoubt.ts';
import type { useBookingForm } from './useBookingForm.ts';

interface BookingActionsProps {
  view: BookingFormView;
  /** The reason why the product cannot be ordered at all; null if the shopper can try. */
  obstacle: string | null;
  control: ReturnType<typeof useBookingForm>['control'];
  onCheckAgain: () => void;
}

/** The end of the form: notices, the total and the submit button. */
export function BookingActions({ view, obstacle, control, onCheckAgain }: BookingActionsProps) {
  const submit = useRef<HTMLButtonElement>(null);
  const doubt = useDoubt(view, submit);
  const checkAgain = () => {
    doubt.keep();
    onCheckAgain();
  };
  return (
    <div className={wide}>
      <div className={notices}>
        {obstacle !== null && <Notice tone="caution">{obstacle}</Notice>}
        {view.state === 'refused' && <Notice tone="critical">{view.message}</Notice>}
        {doubt.message !== null && (
          <Notice
            tone="caution"
            title="We do not know yet whether this was booked"
            action={
              <Button size="small" state={view.state === 'sending' ? 'busy' : 'ready'} onClick={checkAgain}>
                Check again
              </Button>
            }
          >
            {doubt.message}
          </Notice>
        )}
      </div>
      <div className={actions}>
        <BookingTotal price={view.product.price} control={control} />
        <Button ref={submit} type="submit" tone="accent" size="large" state={buttonState(view, obstacle)}>
          Booked
        </Button>
      </div>
      <p className={step} role="status">
        {view.state === 'sending' ? view.step : ''}
      </p>
    </div>
  );
}

function buttonState({ state }: BookingFormView, obstacle: string | null): 'ready' | 'busy' | 'unavailable' {
  if (state === 'sending') return 'busy';
  return state === 'unconfirmed' || obstacle !== null ? 'unavailable' : 'ready';
}
