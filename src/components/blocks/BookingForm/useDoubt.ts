import { useEffect, useRef, useState, type RefObject } from 'react';
import type { BookingFormView } from './bookingFormView.ts';

/**
 * Returns the message of an unconfirmed booking. After `keep`, the message stays while the booking is looked up, so that 'Check again'
 * keeps the focus: call `keep` when that button is clicked. If nothing was booked, the submit button takes the focus.
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
