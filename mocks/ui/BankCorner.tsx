import { useSyncExternalStore } from 'react';
import type { Charge } from '../cards.ts';
import { BankDialog } from './BankDialog.tsx';
import type { Question } from './question.ts';

export interface BankCornerProps {
  /** What the bank asks of the shopper. */
  bank: Question<Charge, boolean>;
}

/** The bank's dialog, whenever a card's payment has to be confirmed. Mounted once, outside of every page. */
export function BankCorner({ bank }: BankCornerProps) {
  const charge = useSyncExternalStore(bank.subscribe, bank.asked);
  return <BankDialog charge={charge} onAnswer={bank.answer} />;
}
