import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { CUSTOMER_REVIEWS } from '#contract/texts.ts';
import { ReviewsScreen } from '#components/screens/shop/ReviewsScreen/ReviewsScreen.tsx';
import { PageTitle } from '../../../navigation/PageTitle.tsx';
import { operationQuery } from '../../../queries/operationQuery.ts';
import { useServices } from '../../../services/services.ts';
import { toReviewsView } from './connect.ts';

/** /showAllReview: lists all reviews. */
export function ReviewsRoute() {
  const { api } = useServices();
  const { data, error, refetch } = useQuery(operationQuery(api, 'listReviews', {}));
  const view = useMemo(() => toReviewsView({ data, error }), [data, error]);
  return (
    <>
      <PageTitle>{CUSTOMER_REVIEWS}</PageTitle>
      <ReviewsScreen view={view} onRetry={() => void refetch()} />
    </>
  );
}
