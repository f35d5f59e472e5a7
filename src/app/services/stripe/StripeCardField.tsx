import { Elements } from '@stripe/react-stripe-js';
import type { Stripe, StripeCardElement, StripeElementStyle } from '@stripe/stripe-js';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { CardFieldProps } from '#components/blocks/PaymentForm/cardField.ts';
import type { Platform } from '../ports.ts';
import { place } from './StripeCardField.css.ts';
import { CardInput } from './CardInput.tsx';
// Import the theme last, so that the bundle contains only the colours in use.
import { theme } from '#components/theme/theme.css.ts';

export interface StripeCardFieldProps extends CardFieldProps {
  /** The same promise as long as the field is mounted. */
  stripe: Promise<Stripe>;
  platform: Pick<Platform, 'wait'>;
  /** Called with the element as soon as it accepts input, and with null when it unmounts. */
  onElement: (element: StripeCardElement | null) => void;
}

/** Stripe's field is in English, like the rest of the shop. */
const OPTIONS = { locale: 'en' } as const;

/**
 * Stripe's card element, styled like the shop's inputs: number, expiry and security code, all in Stripe's own document. Stripe marks errors
 * there itself. The `invalid` prop is unused, because a group does not support aria-invalid (WAI-ARIA 1.2).
 */
export function StripeCardField({ id, describedBy, state, stripe, platform, onChange, onElement }: StripeCardFieldProps) {
  const [host, setHost] = useState<HTMLDivElement | null>(null);
  const element = useRef<StripeCardElement>(null);
  const cardStyle = useCardStyle(host);
  useFocusable(host, () => element.current?.focus());
  const assignElement = (present: StripeCardElement | null) => {
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
      {cardStyle !== null && (
        <Elements stripe={stripe} options={OPTIONS}>
          <CardInput
            cardStyle={cardStyle}
            isLocked={state === 'locked'}
            platform={platform}
            onChange={onChange}
            onElement={assignElement}
          />
        </Elements>
      )}
    </div>
  );
}

/**
 * Calls `enter`, which moves the focus, when `control` is focused or its label is clicked. Use it for a control that is not an input.
 * @param control the element that the form's label points to; it needs a tabIndex of its own
 */
function useFocusable(control: HTMLElement | null, enter: () => void): void {
  const onEnter = useEffectEvent(enter);
  useEffect(() => {
    if (control === null) return;
    const label = [...document.querySelectorAll('label')].find(({ htmlFor }) => htmlFor === control.id);
    const listening = new AbortController();
    control.addEventListener('focus', () => onEnter(), listening);
    label?.addEventListener('click', () => control.focus(), listening);
    return () => listening.abort();
  }, [control]);
}

/** The style for the field in `host`, updated when the theme changes; null until the host is mounted. */
function useCardStyle(host: Element | null): StripeElementStyle | null {
  const [style, setStyle] = useState<StripeElementStyle | null>(null);
  useEffect(() => {
    if (host === null) return;
    const read = () => setStyle(readCardStyle(host));
    read();
    // The user's theme is an attribute of the root element. The system's theme is a media query.
    const choice = new MutationObserver(read);
    choice.observe(document.documentElement, { attributes: true, attributeFilter: ['data-theme'] });
    const system = matchMedia('(prefers-color-scheme: dark)');
    system.addEventListener('change', read);
    return () => {
      choice.disconnect();
      system.removeEventListener('change', read);
    };
  }, [host]);
  return style;
}

/**
 * Reads the style of the shop's inputs as plain values, because Stripe's field is in its own document, where the shop's styles and
 * variables do not apply.
 * @param host the element around the field; the field's text gets the same style
 */
function readCardStyle(host: Element): StripeElementStyle {
  const styles = getComputedStyle(host);
  /** The current value of a theme variable. */
  const valueOf = (variable: string): string => styles.getPropertyValue(variable.slice('var('.length, -1)).trim();
  const muted = { color: valueOf(theme.color.muted) };
  const critical = valueOf(theme.color.critical);
  const { color, fontFamily, fontSize, lineHeight } = styles;
  return {
    base: { color, fontFamily, fontSize, lineHeight, iconColor: muted.color, '::placeholder': muted, ':disabled': muted },
    invalid: { color: critical, iconColor: critical },
  };
}
