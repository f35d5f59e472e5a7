import { useCallback, useState } from 'react';
import type { CardEntry } from './cardField.ts';
import type { PaymentFormView } from './paymentFormView.ts';

interface Typed {
  entry: CardEntry;
  /** Pay was clicked, and nothing was typed since. */
  asked: boolean;
  /** Something was typed since the card was declined. */
  changed: boolean;
}

/**
 * Tracks the content of the card field and its error: an invalid card shows at once, a missing part only after Pay, and a decline until
 * anything is changed. Pass `hear` to the card field; call `ask` when Pay is clicked and the card is not complete.
 */
export function useCardEntry(view: PaymentFormView) {
  const [typed, setTyped] = useState<Typed>({ entry: { state: 'empty', message: '' }, asked: false, changed: false });
  // Reset, so that the next decline is shown again.
  if (typed.changed && view.state !== 'declined') setTyped({ ...typed, changed: false });
  const hear = useCallback(
    (entry: CardEntry) =>
      // A newly mounted field reports that it is empty. That is not a change.
      setTyped((before) => (before.entry.state === 'empty' && entry.state === 'empty' ? before : { entry, asked: false, changed: true })),
    [],
  );
  return {
    isComplete: typed.entry.state === 'complete',
    isUnavailable: typed.entry.state === 'unavailable',
    error: faultOf(typed) ?? (view.state === 'declined' && !typed.changed ? view.message : undefined),
    hear,
    ask: () => setTyped((before) => ({ ...before, asked: true })),
  };
}

function faultOf({ entry, asked }: Typed): string | undefined {
  switch (entry.state) {
    case 'complete':
      return undefined;
    case 'invalid':
    case 'unavailable':
      return entry.message;
    case 'incomplete':
      return asked ? entry.message : undefined;
    case 'empty':
      return asked ? 'Enter your card.' : undefined;
    default:
      return entry satisfies never;
  }
}
