import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { ReviewsScreen } from '#components/screens/shop/ReviewsScreen/ReviewsScreen.tsx';
import { operationQuery } from '../../../queries/operationQuery.ts';
import { useServices } from '../../../services/services.ts';
import { toReviewsView } from './connect.ts';

/** /showAllReview: lists all reviews. */
export function ReviewsRoute() {
  const { api } = useServices();
  const { data, error, refetch } = useQuery(operationQuery(api, 'listReviews', {}));
  const view = useMemo(() => toReviewsView({ data, error }), [data, error]);
  return <ReviewsScreen view={view} onRetry={() => void refetch()} />;
}
