import type { CardPayments } from '#app/services/ports.ts';
import type { CardOptions } from './openCards.ts';

/** Loads what takes cards when it is first asked for: the first page needs none of it. What did not load may be asked for again. */
export function cardLoader(options: CardOptions): () => Promise<CardPayments> {
  let cards: CardPayments | null = null;
  return async () => {
    const { openCards } = await import('./openCards.ts');
    cards ??= openCards(options);
    return cards;
  };
}
