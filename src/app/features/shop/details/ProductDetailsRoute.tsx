import { useQuery } from '@tanstack/react-query';
import { isGone } from '#contract/apiError.ts';
import type { Tool } from '#contract/entities/tool.ts';
import { formatDay } from '#contract/formatDay.ts';
import {
  ProductDetailsScreen,
  type ProductDetailsScreenView,
} from '#components/screens/shop/ProductDetailsScreen/ProductDetailsScreen.tsx';
import { sentenceOf } from '../../../messages/failureSentences.ts';
import { usePanelAddress } from '../../../navigation/usePanelAddress.ts';
import { operationQuery } from '../../../queries/operationQuery.ts';
import { useServices } from '../../../services/services.ts';
import { toToolCard } from '../cards.ts';
import type { QueryResult } from '../../../queries/toAsyncList.ts';

/**
 * Converts a tool's query to the dialog's view. A 404 or null means that the tool is no longer available
 * (docs/product-rules.md#details-modal).
 */
export function toProductDetailsView({ data, error }: QueryResult<Tool | null>): ProductDetailsScreenView {
  if (data === null || isGone(error)) return { state: 'gone' };
  if (data === undefined) return error === null ? { state: 'loading' } : { state: 'failed', message: sentenceOf(error) };
  const { name, pictures, status, price, stock, rating, bookHref, isSoldOut } = toToolCard(data);
  const releaseDate = data.date === '' ? '' : formatDay(data.date);
  return {
    state: 'ready',
    product: { name, pictures, status, price, stock, rating, bookHref, isSoldOut, description: data.description, releaseDate },
  };
}

/** `?details=<id>` over a page: the details of one tool, in a dialog with a URL of its own. */
export function ProductDetailsRoute({ id }: { id: string }) {
  const { api } = useServices();
  const tool = useQuery(operationQuery(api, 'getTool', { id }));
  const { close } = usePanelAddress('details');
  return <ProductDetailsScreen view={toProductDetailsView(tool)} onRetry={() => void tool.refetch()} onClose={close} />;
}
