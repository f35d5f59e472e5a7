'use client';

import Lock from 'lucide/dist/esm/icons/lock.mjs';
import { useCallback, useId, useRef, useState, type ComponentType } from 'react';
import { PAY, PLEASE_PAY } from '#contract/texts.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { Card } from '../../primitives/Card/Card.tsx';
import { Form } from '../../primitives/Form/Form.tsx';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { Notice } from '../../primitives/Notice/Notice.tsx';
import { Picture } from '../../primitives/Picture/Picture.tsx';
import type { CardEntry, CardFieldProps } from './cardField.ts';
import { CardFieldFrame } from './CardFieldFrame.tsx';
import { step } from '../formEnd.css.ts';
import * as css from './PaymentForm.css.ts';
import type { PaymentFormView } from './paymentFormView.ts';

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
  const amountId = useId();
  const card = useCardEntry(view);
  const isBusy = view.state === 'paying' || view.state === 'authenticating';
  const submit = () => {
    if (isBusy) return;
    if (card.isComplete) return onPay();
    card.showMissing();
    // Enter in a part of the card leaves the focus there.
    if (field.current?.contains(document.activeElement)) return;
    const place = card.isUnavailable ? field.current?.querySelector('button') : controlOf(field.current?.querySelector('label'));
    place?.focus();
  };
  return (
    <div className={css.container}>
      <div className={css.columns}>
        <PaymentSummary {...view} />
        <div className={css.fields}>
          <Card padding="large">
            <Form className={css.form} aria-label="Payment" readOnly={isBusy} onSubmit={submit}>
              <CardFieldFrame
                ref={field}
                cardField={cardField}
                state={isBusy ? 'locked' : 'open'}
                error={card.error}
                isUnavailable={card.isUnavailable}
                onChange={card.onEntryChange}
              />
              {card.notice !== undefined && <Notice tone="critical">{card.notice}</Notice>}
              <div className={css.actions}>
                <p id={amountId} className={css.total}>
                  {view.amount}
                </p>
                <Button type="submit" tone="accent" size="large" state={isBusy ? 'busy' : 'ready'} aria-describedby={amountId}>
                  {PAY}
                </Button>
              </div>
              <p className={step} role="status">
                {stepOf(view)}
              </p>
              <p className={css.secured}>
                <span className={css.mark}>
                  <Icon icon={Lock} size="fill" />
                </span>
                <span>Your card goes straight to the card provider. The shop never sees its number.</span>
              </p>
            </Form>
          </Card>
        </div>
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

/** The product's picture and the amount to pay (docs/spec.md#payment), as two cells of the form's grid. */
function PaymentSummary({ product, name, amount, pieces }: Pick<PaymentFormView, 'product' | 'name' | 'amount' | 'pieces'>) {
  return (
    <>
      <div className={css.picture}>
        <Picture sources={product.pictures} alt={name} size="stage" priority="first" />
      </div>
      <div className={css.due}>
        <p className={css.due}>
          {PLEASE_PAY} <strong className={css.figure}>{amount}</strong>
        </p>
        {pieces !== '' && <p>{pieces}</p>}
      </div>
    </>
  );
}

interface Typed {
  entry: CardEntry;
  /** Pay was clicked, and nothing was typed since. */
  isPayClicked: boolean;
  /** Something was typed since the card was declined. */
  isChanged: boolean;
}

/**
 * Tracks the content of the card field and its error: an invalid card shows at once, a missing part only after Pay, and a decline until
 * anything is changed. A refusal that is not about the card is a notice, for as long as a decline. Pass `onEntryChange` to the card field;
 * call `showMissing` when Pay is clicked and the card is not complete.
 */
function useCardEntry(view: PaymentFormView) {
  const [typed, setTyped] = useState<Typed>({ entry: { state: 'empty', message: '' }, isPayClicked: false, isChanged: false });
  // Reset, so that the next decline is shown again.
  if (typed.isChanged && view.state !== 'declined') setTyped({ ...typed, isChanged: false });
  const onEntryChange = useCallback(
    (entry: CardEntry) =>
      // A newly mounted field reports that it is empty. That is not a change.
      setTyped((before) =>
        before.entry.state === 'empty' && entry.state === 'empty' ? before : { entry, isPayClicked: false, isChanged: true },
      ),
    [],
  );
  const mistake = errorOf(typed);
  const refusal = view.state === 'declined' && !typed.isChanged ? view : undefined;
  return {
    isComplete: typed.entry.state === 'complete',
    isUnavailable: typed.entry.state === 'unavailable',
    error: mistake ?? (refusal?.isAboutCard === false ? undefined : refusal?.message),
    notice: mistake === undefined && refusal?.isAboutCard === false ? refusal.message : undefined,
    onEntryChange,
    showMissing: () => setTyped((before) => ({ ...before, isPayClicked: true })),
  };
}

function errorOf({ entry, isPayClicked }: Typed): string | undefined {
  switch (entry.state) {
    case 'complete':
      return undefined;
    case 'invalid':
    case 'unavailable':
      return entry.message;
    case 'incomplete':
      return isPayClicked ? entry.message : undefined;
    case 'empty':
      return isPayClicked ? 'Enter your card details.' : undefined;
    default:
      return entry satisfies never;
  }
}
