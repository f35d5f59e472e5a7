import type { UseQueryResult } from '@tanstack/react-query';
import { useMemo } from 'react';
import { fits, sortRows } from './arrange.ts';
import type { Shelf } from './connect.ts';
import type { ListState } from './listState.ts';
import type { ProductRow } from './productRow.ts';

const none: never[] = [];

/** Sorts and filters one kind of product. Sorts only if the rows or the order change, because that takes longest. */
export function useShelf<Card>({ data, error }: UseQueryResult<ProductRow<Card>[]>, list: ListState): Shelf<Card> {
  const sorted = useMemo(() => sortRows(data ?? none, list.sort), [data, list.sort]);
  const matching = useMemo(() => sorted.filter(fits(list)).map(({ card }) => card), [sorted, list]);
  return useMemo(() => ({ query: { data, error }, matching }), [data, error, matching]);
}
