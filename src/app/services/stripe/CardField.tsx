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
  /** The same promise as long as the field is mounted. */
  stripe: Promise<Stripe>;
  platform: Pick<Platform, 'wait'>;
  /** Called with the element as soon as it accepts input, and with null when it unmounts. */
  onElement: (element: StripeCardElement | null) => void;
}

/** English, like the rest of the shop. */
const OPTIONS = { locale: 'en' } as const;

/**
 * Stripe's card element, styled like the shop's inputs: number, expiry and security code, all in Stripe's own document. Stripe marks errors
 * there itself and has no option for it; `invalid` stays unused, because a group does not support aria-invalid (WAI-ARIA 1.2).
 */
export function CardField({ id, describedBy, state, stripe, platform, onChange, onElement }: StripeCardFieldProps) {
  const [host, setHost] = useState<HTMLDivElement | null>(null);
  const element = useRef<StripeCardElement>(null);
  const look = useCardLook(host);
  useFocusable(host, () => element.current?.focus());
  const hold = (present: StripeCardElement | null) => {
    element.current = present;
    onElement(present);
    // The host may have received the focus before the element was ready.
    if (host !== null && document.activeElement === host) present?.focus();
  };
  useEffect(() => {
    // Locking blurs Stripe's input, but not its document. Focus the input again, so that typing continues after a decline.
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
