import type { AsyncList } from '../../asyncList.ts';
import * as cards from '../ProductCard/ProductCard.fixtures.ts';
import type { SimilarProductView } from './SimilarProducts.tsx';

/** One list for each of its states. */
export const similarProducts = {
  loading: { state: 'loading' },
  empty: { state: 'empty' },
  failed: { state: 'failed', message: 'The shop is taking too long to answer. Please try again.' },
  ready: { state: 'ready', rows: [cards.toolbox, cards.lamp, cards.screwdriver, cards.magnet] },
} satisfies Record<AsyncList<SimilarProductView>['state'], AsyncList<SimilarProductView>>;

export const longTexts: AsyncList<SimilarProductView> = {
  state: 'ready',
  rows: [cards.longTexts, cards.rightToLeft, { ...cards.gloves, pictures: [] }],
};
