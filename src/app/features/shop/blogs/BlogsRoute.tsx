import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Tool } from '#contract/entities/tool.ts';
import { formatDay } from '#contract/formatDay.ts';
import type { BlogCardView } from '#components/blocks/BlogCard/BlogCard.tsx';
import { BlogsScreen } from '#components/screens/shop/BlogsScreen/BlogsScreen.tsx';
import { nameOrMissing } from '../../../messages/nameOrMissing.ts';
import { operationQuery } from '../../../queries/operationQuery.ts';
import { toAsyncList } from '../../../queries/toAsyncList.ts';
import { useServices } from '../../../services/services.ts';

/** Converts a car tool to a blog card: its third picture, its name as author and title (docs/spec.md#blogs). */
export const toBlogCard = ({ _id, name, img, img2, img3, date, description }: Tool): BlogCardView => ({
  id: _id,
  name: nameOrMissing(name),
  pictures: [img3, img2, img],
  portraits: [img, img2, img3],
  date: date === '' ? null : { day: date, text: formatDay(date) },
  description,
});

/** /blogs: shows the car tools as blog posts. */
export function BlogsRoute() {
  const { api } = useServices();
  const { data, error, refetch } = useQuery(operationQuery(api, 'listTools', {}));
  const view = useMemo(() => toAsyncList({ data, error }, toBlogCard), [data, error]);
  return <BlogsScreen view={view} onRetry={() => void refetch()} />;
}
