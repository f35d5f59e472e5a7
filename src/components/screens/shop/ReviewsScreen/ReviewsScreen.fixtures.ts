import * as cards from '../../../blocks/ReviewCard/ReviewCard.fixtures.ts';
import type { ReviewsView } from './ReviewsScreen.tsx';

const ready: ReviewsView = { state: 'ready', rows: cards.reviews };

/** One view of the screen for each of its states. */
export const reviewsViews = {
  loading: { state: 'loading' },
  empty: { state: 'empty' },
  failed: { state: 'failed', message: 'The shop is taking too long to answer. Please try again.' },
  ready,
} satisfies Record<ReviewsView['state'], ReviewsView>;

export const stale: ReviewsView = {
  ...ready,
  stale: 'Could not refresh. The shop cannot be reached. Check your connection, then try again.',
};

export const one: ReviewsView = { state: 'ready', rows: [cards.tamika] };

/** Unusual rows next to ordinary ones. */
export const odd: ReviewsView = {
  state: 'ready',
  rows: [cards.longTexts, cards.rightToLeft, cards.brokenPhoto, { ...cards.tamika, text: 'Fine.' }, cards.tamika, ...cards.reviews].map(
    (review, index) => ({ ...review, id: `odd-${index}` }),
  ),
};

/** More rows than fit in the window. */
export const many: ReviewsView = {
  state: 'ready',
  rows: Array.from({ length: 48 }, (_, index) => ({
    ...(cards.reviews[index % cards.reviews.length] ?? cards.tamika),
    id: `many-${index}`,
  })),
};
