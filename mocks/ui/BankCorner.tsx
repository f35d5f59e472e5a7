import { useSyncExternalStore } from 'react';
import type { Charge } from '../payments/cards.ts';
import { BankDialog } from './BankDialog.tsx';
import type { Question } from './question.ts';

export interface BankCornerProps {
  /** The bank's question to the shopper. */
  bank: Question<Charge, boolean>;
}

/** Shows the bank's dialog whenever a payment must be confirmed. Mount it once, outside of all pages. */
export function BankCorner({ bank }: BankCornerProps) {
  const charge = useSyncExternalStore(bank.subscribe, bank.asked);
  return <BankDialog charge={charge} onAnswer={bank.answer} />;
}
