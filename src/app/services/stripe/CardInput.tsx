import { CardElement } from '@stripe/react-stripe-js';
import type { StripeCardElement, StripeCardElementChangeEvent, StripeElementStyle } from '@stripe/stripe-js';
import { useEffect, useEffectEvent, useMemo, useRef } from 'react';
import type { CardEntry } from '#components/blocks/PaymentForm/cardField.ts';
import { CARD_FIELD_FAILED } from '../../messages/payments.ts';
import type { Platform } from '../ports.ts';

interface CardInputProps {
  cardStyle: StripeElementStyle;
  isLocked: boolean;
  platform: Pick<Platform, 'wait'>;
  onChange: (entry: CardEntry) => void;
  onElement: (element: StripeCardElement | null) => void;
}

/**
 * Stripe's card element. It has no postal code, because the specification asks for none (docs/spec.md#states: name, email and phone), and
 * no wallet beside the card.
 */
export function CardInput({ cardStyle, isLocked, platform, onChange, onElement }: CardInputProps) {
  const reportUnavailable = () => onChange({ state: 'unavailable', message: CARD_FIELD_FAILED });
  const settle = useLoadTimeout(platform, reportUnavailable);
  const options = useMemo(
    () => ({ style: cardStyle, disabled: isLocked, hidePostalCode: true, disableLink: true, iconStyle: 'solid' as const }),
    [cardStyle, isLocked],
  );
  const unmount = useEffectEvent(() => onElement(null));
  useEffect(() => () => unmount(), []);
  return (
    <CardElement
      options={options}
      onReady={(element) => {
        settle();
        onElement(element);
        onChange(nothingTyped);
      }}
      onChange={(event) => onChange(toCardEntry(event))}
      onLoadError={() => {
        settle();
        reportUnavailable();
      }}
    />
  );
}

/** Milliseconds. The same limit as one attempt of a read. */
const LOAD_TIMEOUT = 10_000;

/** Calls `onMissing` if the field has not loaded in time. @returns a function to call when it has loaded or failed */
function useLoadTimeout({ wait }: Pick<Platform, 'wait'>, onTimeout: () => void): () => void {
  const settled = useRef<AbortController>(null);
  const reportTimeout = useEffectEvent(onTimeout);
  useEffect(() => {
    const timer = (settled.current = new AbortController());
    wait(LOAD_TIMEOUT, timer.signal).then(reportTimeout, () => {
      // The field has settled or unmounted.
    });
    return () => timer.abort();
  }, [wait]);
  return () => settled.current?.abort();
}

/** The entry while nothing is typed. */
const nothingTyped: CardEntry = { state: 'empty', message: 'Your card number is incomplete.' };

/** Converts Stripe's change event. Stripe has a message for an error, but none for input that is only missing. */
export function toCardEntry({ empty, complete, error }: Pick<StripeCardElementChangeEvent, 'empty' | 'complete' | 'error'>): CardEntry {
  if (error !== undefined) return { state: error.code.startsWith('incomplete_') ? 'incomplete' : 'invalid', message: error.message };
  if (empty) return nothingTyped;
  return complete ? { state: 'complete' } : { state: 'incomplete', message: 'Your card details are incomplete.' };
}
