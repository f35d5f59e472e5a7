import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Review } from '#contract/entities/review.ts';
import { newestFirst } from '#contract/newestFirst.ts';
import { ReviewsScreen, type ReviewsView } from '#components/screens/shop/ReviewsScreen/ReviewsScreen.tsx';
import { operationQuery } from '../../../queries/operationQuery.ts';
import { type QueryResult, toAsyncList } from '../../../queries/toAsyncList.ts';
import { useServices } from '../../../services/services.ts';
import { toReviewCard } from '../cards.ts';

/** Converts all reviews to the view, newest first, as on the home page. */
export const toReviewsView = ({ data, error }: QueryResult<Review[]>): ReviewsView =>
  toAsyncList({ data: data && newestFirst(data), error }, toReviewCard);

/** /showAllReview: lists all reviews. */
export function ReviewsRoute() {
  const { api } = useServices();
  const { data, error, refetch } = useQuery(operationQuery(api, 'listReviews', {}));
  const view = useMemo(() => toReviewsView({ data, error }), [data, error]);
  return <ReviewsScreen view={view} onRetry={() => void refetch()} />;
}
