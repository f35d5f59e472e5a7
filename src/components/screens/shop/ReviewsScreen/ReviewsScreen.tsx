'use client';

import { CUSTOMER_REVIEWS } from '#contract/texts.ts';
import { CardPage } from '../../../blocks/CardPage/CardPage.tsx';
import type { ReviewCardView } from '../../../blocks/ReviewCard/ReviewCard.tsx';
import { ReviewEntry, ReviewEntrySkeleton } from '../../../blocks/ReviewEntry/ReviewEntry.tsx';
import { ButtonLink } from '../../../primitives/ButtonLink/ButtonLink.tsx';
import { EmptyState } from '../../../primitives/EmptyState/EmptyState.tsx';
import type { AsyncList } from '../../../asyncList.ts';

/** The list of reviews. */
export type ReviewsView = AsyncList<ReviewCardView>;

export interface ReviewsScreenProps {
  view: ReviewsView;
  onRetry: () => void;
}

const reviewEntry = (review: ReviewCardView) => <ReviewEntry review={review} />;

const add = (
  <ButtonLink href="/addAReview" tone="accent">
    Add a review
  </ButtonLink>
);

/** Lists all customer reviews (docs/spec.md#reviews) and links to adding one. */
export function ReviewsScreen({ view, onRetry }: ReviewsScreenProps) {
  const isEmpty = view.state === 'empty';
  return (
    <CardPage
      title={CUSTOMER_REVIEWS}
      intro="From people who have used what they bought, the newest first."
      action={isEmpty ? undefined : add}
      columns="cards5"
      rows={view}
      placeholder={<ReviewEntrySkeleton />}
      card={reviewEntry}
      empty={
        <EmptyState picture="pictures/1f4dd.webp" title="Nobody has written a review yet" action={add}>
          Be the first to write one.
        </EmptyState>
      }
      onRetry={onRetry}
    />
  );
}
