import type { StripeElementStyle } from '@stripe/stripe-js';
import { useEffect, useState } from 'react';
import { readCardLook } from './cardLook.ts';

/** The look for the field in `host`, anew whenever the theme changes: null until the host is on the page. */
export function useCardLook(host: Element | null): StripeElementStyle | null {
  const [look, setLook] = useState<StripeElementStyle | null>(null);
  useEffect(() => {
    if (host === null) return;
    const read = () => setLook(readCardLook(host));
    read();
    // Somebody chose a theme, which is written on the page's root; or the system changed its own.
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
