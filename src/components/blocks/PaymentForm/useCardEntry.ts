import { useCallback, useState } from 'react';
import type { CardEntry } from './cardField.ts';
import type { PaymentFormView } from './paymentFormView.ts';

interface Typed {
  entry: CardEntry;
  /** Pay was pressed, and nothing typed since. */
  asked: boolean;
  /** Something was typed since the card was declined. */
  changed: boolean;
}

/**
 * What is in the card field, and what is wrong with it now: a card that cannot be right at once, what is missing only when Pay was
 * pressed, and a decline until anything is changed. Give `hear` to the card field; call `ask` when Pay meets a card that is not complete.
 */
export function useCardEntry(view: PaymentFormView) {
  const [typed, setTyped] = useState<Typed>({ entry: { state: 'empty', message: '' }, asked: false, changed: false });
  // The next decline shows again.
  if (typed.changed && view.state !== 'declined') setTyped({ ...typed, changed: false });
  const hear = useCallback(
    (entry: CardEntry) =>
      // A field that has just been put there tells that it is empty: that is no change.
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
