import type { UseQueryResult } from '@tanstack/react-query';
import { isGone } from '#contract/apiError.ts';
import type { Tool } from '#contract/entities/tool.ts';
import type { ProductDetailsScreenView } from '#components/screens/shop/ProductDetailsScreen/ProductDetailsScreen.tsx';
import { sentenceOf } from '../../../messages/failureSentences.ts';
import { formatDay } from '#contract/formatDay.ts';
import { toToolCard } from '../cards.ts';

/**
 * Converts a tool's query to the dialog's view. A 404 or null means that the tool is no longer available
 * (docs/product-rules.md#details-modal).
 */
export function toProductDetailsView({ data, error }: Pick<UseQueryResult<Tool | null>, 'data' | 'error'>): ProductDetailsScreenView {
  if (data === null || isGone(error)) return { state: 'gone' };
  if (data === undefined) return error === null ? { state: 'loading' } : { state: 'failed', message: sentenceOf(error) };
  const { name, pictures, status, price, stock, rating, bookHref, isSoldOut } = toToolCard(data);
  const releaseDate = data.date === '' ? '' : formatDay(data.date);
  return {
    state: 'ready',
    product: { name, pictures, status, price, stock, rating, bookHref, isSoldOut, description: data.description, releaseDate },
  };
}
