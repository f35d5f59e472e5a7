import type { CardPayments } from '#app/services/ports.ts';
import type { CardOptions } from './openCards.tsx';

/** Loads the card payments on the first call, because the first page does not need them. A failed load can be retried. */
export function cardLoader(options: CardOptions): () => Promise<CardPayments> {
  let cards: CardPayments | null = null;
  return async () => {
    const { openCards } = await import('./openCards.tsx');
    cards ??= openCards(options);
    return cards;
  };
}
