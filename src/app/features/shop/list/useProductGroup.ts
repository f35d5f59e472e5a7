import type { UseQueryResult } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useArrangedRows } from '../../../collection/arrangeRows.ts';
import { matchesFilters, ORDERS } from './arrangeProducts.ts';
import type { ProductGroup } from './connect.ts';
import type { ListState } from './listState.ts';
import type { ProductRow } from './productRow.ts';

const none: never[] = [];

/** Sorts and filters one kind of product. */
export function useProductGroup<Card>({ data, error }: UseQueryResult<ProductRow<Card>[]>, list: ListState): ProductGroup<Card> {
  const matches = useMemo(() => matchesFilters(list), [list]);
  const rows = useArrangedRows<ProductRow<Card>>(data ?? none, ORDERS[list.sort], matches);
  return useMemo(() => ({ query: { data, error }, matching: rows.map(({ card }) => card) }), [data, error, rows]);
}
