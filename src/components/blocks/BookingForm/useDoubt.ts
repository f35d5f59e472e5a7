import { useEffect, useRef, useState, type RefObject } from 'react';
import type { BookingFormView } from './bookingFormView.ts';

/**
 * Why nobody can say whether a booking arrived: still shown while it is found out, so that 'Check again' stays and keeps the
 * focus. Call `keep` when it is pressed. Once it is known that nothing was booked, the button to send it takes the focus.
 */
export function useDoubt(view: BookingFormView, submit: RefObject<HTMLElement | null>): { message: string | null; keep: () => void } {
  const [kept, setKept] = useState<string | null>(null);
  const hadDoubt = useRef(false);
  const own = view.state === 'unconfirmed' ? view.message : null;
  if (kept !== null && own === null && view.state !== 'sending') setKept(null);
  const message = own ?? (view.state === 'sending' ? kept : null);
  const hasDoubt = message !== null;
  useEffect(() => {
    if (hadDoubt.current && !hasDoubt && document.activeElement === document.body) submit.current?.focus();
    hadDoubt.current = hasDoubt;
  }, [hasDoubt, submit]);
  return { message, keep: () => setKept(own) };
}
