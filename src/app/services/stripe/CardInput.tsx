import { CardElement } from '@stripe/react-stripe-js';
import type { StripeCardElement, StripeElementStyle } from '@stripe/stripe-js';
import { useEffect, useEffectEvent, useMemo } from 'react';
import type { CardEntry } from '#components/blocks/PaymentForm/cardField.ts';
import { UNOPENED } from '../../messages/payments.ts';
import type { Platform } from '../ports.ts';
import { nothingTyped, toCardEntry } from './cardEntry.ts';
import { useArrival } from './useArrival.ts';

interface CardInputProps {
  look: StripeElementStyle;
  isLocked: boolean;
  platform: Pick<Platform, 'wait'>;
  onChange: (entry: CardEntry) => void;
  onElement: (element: StripeCardElement | null) => void;
}

/**
 * The Stripe element itself. It has no postal code, because the spec asks for none (docs/spec.md#states: name, email and phone), and no
 * wallet beside the card.
 */
export function CardInput({ look, isLocked, platform, onChange, onElement }: CardInputProps) {
  const tellMissing = () => onChange({ state: 'unavailable', message: UNOPENED });
  const settle = useArrival(platform, tellMissing);
  const options = useMemo(
    () => ({ style: look, disabled: isLocked, hidePostalCode: true, disableLink: true, iconStyle: 'solid' as const }),
    [look, isLocked],
  );
  const leave = useEffectEvent(() => onElement(null));
  useEffect(() => () => leave(), []);
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
        tellMissing();
      }}
    />
  );
}
