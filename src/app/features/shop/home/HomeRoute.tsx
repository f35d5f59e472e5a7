import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { CameraProduct } from '#contract/entities/cameraProduct.ts';
import type { Phone } from '#contract/entities/phone.ts';
import type { Review } from '#contract/entities/review.ts';
import type { Tool } from '#contract/entities/tool.ts';
import { newestFirst } from '#contract/newestFirst.ts';
import { HOME_LIMITS, HomeScreen } from '#components/screens/shop/HomeScreen/HomeScreen.tsx';
import { operationQuery } from '../../../queries/operationQuery.ts';
import { PRODUCT_KINDS } from '../../../queries/productKinds.ts';
import { type QueryResult, toAsyncList } from '../../../queries/toAsyncList.ts';
import { useServices } from '../../../services/services.ts';
import { DetailsDialog } from '../details/DetailsDialog.tsx';
import { toCameraCard, toPhoneCard, toReviewCard, toToolCard } from '../cards.ts';
import { useInTurn } from './useInTurn.ts';

/** Selects the first rows of a list. */
const first =
  <Row,>(most: number) =>
  (rows: Row[]): Row[] =>
    rows.slice(0, most);

/** Selects the newest rows of a list. */
const latest =
  <Row extends { _id: string }>(most: number) =>
  (rows: Row[]): Row[] =>
    newestFirst(rows).slice(0, most);

const firstCameras = first<CameraProduct>(HOME_LIMITS.cameras);
const firstPhones = first<Phone>(HOME_LIMITS.phones);
const latestTools = latest<Tool>(HOME_LIMITS.tools);
const latestReviews = latest<Review>(HOME_LIMITS.reviews);

/** /: the four lists of the home page, each with its own query, and the details dialog of a tool. */
export function HomeRoute() {
  const { api } = useServices();
  const tools = useQuery({ ...operationQuery(api, PRODUCT_KINDS.tool.list, {}), select: latestTools });
  const cameras = useQuery({ ...operationQuery(api, PRODUCT_KINDS.camera.list, {}), select: firstCameras });
  const phones = useQuery({ ...operationQuery(api, PRODUCT_KINDS.phone.list, {}), select: firstPhones });
  const reviews = useQuery({ ...operationQuery(api, 'listReviews', {}), select: latestReviews });
  const queries = { tools, cameras, phones, reviews };
  const lists = useInTurn({
    tools: useAsyncList(tools, toToolCard),
    cameras: useAsyncList(cameras, toCameraCard),
    phones: useAsyncList(phones, toPhoneCard),
    reviews: useAsyncList(reviews, toReviewCard),
  });
  return (
    <>
      <HomeScreen view={{ state: 'ready', ...lists }} onRetry={(section) => void queries[section].refetch()} />
      <DetailsDialog />
    </>
  );
}

/** Converts a query to a list, which stays the same object while the query does not change. */
function useAsyncList<Row, View>({ data, error }: QueryResult<Row[]>, toView: (row: Row) => View) {
  return useMemo(() => toAsyncList({ data, error }, toView), [data, error, toView]);
}
