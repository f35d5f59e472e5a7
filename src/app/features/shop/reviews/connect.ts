import type { UseQueryResult } from '@tanstack/react-query';
import type { Review } from '#contract/entities/review.ts';
import { newestFirst } from '#contract/newestFirst.ts';
import type { ReviewsView } from '#components/screens/shop/ReviewsScreen/ReviewsScreen.tsx';
import { toAsyncList } from '../../../queries/toAsyncList.ts';
import { toReviewCard } from '../cards.ts';

/** Converts all reviews to the view, newest first, as on the home page. */
export const toReviewsView = ({ data, error }: Pick<UseQueryResult<Review[]>, 'data' | 'error'>): ReviewsView =>
  toAsyncList({ data: data && newestFirst(data), error }, toReviewCard);
