import type { StripeElementStyle } from '@stripe/stripe-js';
import { useEffect, useState } from 'react';
import { readCardLook } from './cardLook.ts';

/** The style for the field in `host`, updated when the theme changes; null until the host is mounted. */
export function useCardLook(host: Element | null): StripeElementStyle | null {
  const [look, setLook] = useState<StripeElementStyle | null>(null);
  useEffect(() => {
    if (host === null) return;
    const read = () => setLook(readCardLook(host));
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
  return look;
}
