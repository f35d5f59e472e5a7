import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { BlogsScreen } from '#components/screens/shop/BlogsScreen/BlogsScreen.tsx';
import { operationQuery } from '../../../queries/operationQuery.ts';
import { toAsyncList } from '../../../queries/toAsyncList.ts';
import { useServices } from '../../../services/services.ts';
import { toBlogCard } from './connect.ts';

/** /blogs: shows the car tools as blog posts. */
export function BlogsRoute() {
  const { api } = useServices();
  const { data, error, refetch } = useQuery(operationQuery(api, 'listTools', {}));
  const view = useMemo(() => toAsyncList({ data, error }, toBlogCard), [data, error]);
  return <BlogsScreen view={view} onRetry={() => void refetch()} />;
}
