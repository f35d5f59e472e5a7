import Lock from 'lucide/dist/esm/icons/lock.mjs';
import { useRef, type ComponentType, type SubmitEvent } from 'react';
import { Button } from '../../primitives/Button/Button.tsx';
import { Card } from '../../primitives/Card/Card.tsx';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import type { CardFieldProps } from './cardField.ts';
import { CardFrame } from './CardFrame.tsx';
import { columns, fields, form, mark, secured, step } from './PaymentForm.css.ts';
import type { PaymentFormView } from './paymentFormView.ts';
import { PaymentSummary } from './PaymentSummary.tsx';
import { useCardEntry } from './useCardEntry.ts';

export interface PaymentFormProps {
  view: PaymentFormView;
  /** The card provider's own field, which the shop's form wraps. */
  cardField: ComponentType<CardFieldProps>;
  /** Called to pay with the complete card in the field; never while a payment is pending. */
  onPay: () => void;
}

/** Takes a card and pays (docs/spec.md#payment). Keep it mounted from ready to declined, because the field holds what was typed. */
export function PaymentForm({ view, cardField, onPay }: PaymentFormProps) {
  const field = useRef<HTMLDivElement>(null);
  const card = useCardEntry(view);
  const isBusy = view.state === 'paying' || view.state === 'authenticating';
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (isBusy) return;
    if (card.isComplete) return onPay();
    card.ask();
    const place = card.isUnavailable ? field.current?.querySelector('button') : controlOf(field.current?.querySelector('label'));
    place?.focus();
  };
  return (
    <div className={columns}>
      <PaymentSummary {...view} />
      <div className={fields}>
        <Card padding="large">
          <form className={form} noValidate aria-label="Payment" onSubmit={submit}>
            <CardFrame
              ref={field}
              cardField={cardField}
              state={isBusy ? 'locked' : 'open'}
              error={card.error}
              isUnavailable={card.isUnavailable}
              onChange={card.hear}
            />
            <p className={secured}>
              <span className={mark}>
                <Icon icon={Lock} size="fill" />
              </span>
              <span>Your card goes straight to the card provider. The shop never sees its number.</span>
            </p>
            <Button type="submit" tone="accent" size="large" width="full" state={isBusy ? 'busy' : 'ready'}>
              Pay
            </Button>
            <p className={step} role="status">
              {stepOf(view)}
            </p>
          </form>
        </Card>
      </div>
    </div>
  );
}

/** Returns the element that a label refers to. `label.control` is null if the provider's field is not a labelable element. */
const controlOf = (label: HTMLLabelElement | null | undefined) => (label ? document.getElementById(label.htmlFor) : null);

function stepOf(view: PaymentFormView): string {
  switch (view.state) {
    case 'ready':
    case 'declined':
      return '';
    case 'paying':
      return view.step;
    case 'authenticating':
      return 'Your bank asks you to confirm this payment.';
    default:
      return view satisfies never;
  }
}
