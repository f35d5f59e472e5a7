import { Elements } from '@stripe/react-stripe-js';
import type { Stripe, StripeCardElement } from '@stripe/stripe-js';
import { useEffect, useRef, useState } from 'react';
import type { CardFieldProps } from '#components/blocks/PaymentForm/cardField.ts';
import type { Platform } from '../ports.ts';
import { place } from './CardField.css.ts';
import { CardInput } from './CardInput.tsx';
import { useCardLook } from './useCardLook.ts';
import { useFocusable } from './useFocusable.ts';

export interface StripeCardFieldProps extends CardFieldProps {
  /** One and the same promise for as long as the field is there. */
  stripe: Promise<Stripe>;
  platform: Pick<Platform, 'wait'>;
  /** Hears which element stands in the field as soon as it can be typed into; null when it leaves the page. */
  onElement: (element: StripeCardElement | null) => void;
}

/** English, as all of the shop. */
const OPTIONS = { locale: 'en' } as const;

/**
 * Stripe's card element in the look of the shop's inputs: number, expiry and security code, all of them in Stripe's own document. There
 * Stripe marks by itself what is wrong, and can be told of nothing; `invalid` stays unused, as a group cannot be marked so (WAI-ARIA 1.2).
 */
export function CardField({ id, describedBy, state, stripe, platform, onChange, onElement }: StripeCardFieldProps) {
  const [host, setHost] = useState<HTMLDivElement | null>(null);
  const element = useRef<StripeCardElement>(null);
  const look = useCardLook(host);
  useFocusable(host, () => element.current?.focus());
  const hold = (present: StripeCardElement | null) => {
    element.current = present;
    onElement(present);
    // Who was led to the field before it was there is in it now.
    if (host !== null && document.activeElement === host) present?.focus();
  };
  useEffect(() => {
    // Locking takes the focus out of Stripe's input, not out of its document: after a decline, typing goes on.
    if (state === 'open' && document.activeElement !== host && host?.contains(document.activeElement)) element.current?.focus();
  }, [state, host]);
  return (
    <div ref={setHost} id={id} className={place} role="group" aria-label="Card" aria-describedby={describedBy} tabIndex={-1}>
      {look !== null && (
        <Elements stripe={stripe} options={OPTIONS}>
          <CardInput look={look} isLocked={state === 'locked'} platform={platform} onChange={onChange} onElement={hold} />
        </Elements>
      )}
    </div>
  );
}
