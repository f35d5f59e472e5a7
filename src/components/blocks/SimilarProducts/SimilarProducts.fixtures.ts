import { BOOK, BOOK_NOW } from '#contract/texts.ts';
import type { AsyncList } from '../../asyncList.ts';
import * as cards from '../ProductCard/ProductCard.fixtures.ts';
import type { ProductCardView } from '../ProductCard/ProductCard.tsx';
import type { SimilarProductView } from './SimilarProducts.tsx';

const tool = (card: ProductCardView): SimilarProductView => ({ ...card, bookLabel: BOOK });

/** One list for each of its states. */
export const similarProducts = {
  loading: { state: 'loading' },
  empty: { state: 'empty' },
  failed: { state: 'failed', message: 'The shop is taking too long to answer. Please try again.' },
  ready: { state: 'ready', rows: [cards.toolbox, cards.lamp, cards.screwdriver, cards.magnet].map(tool) },
} satisfies Record<AsyncList<SimilarProductView>['state'], AsyncList<SimilarProductView>>;

export const longTexts: AsyncList<SimilarProductView> = {
  state: 'ready',
  rows: [tool(cards.longTexts), tool(cards.rightToLeft), { ...cards.gloves, pictures: [], bookLabel: BOOK_NOW }],
};
