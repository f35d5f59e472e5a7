import { queryOptions } from '@tanstack/react-query';
import type { ShopApi } from '../services/ports.ts';
import { findProduct } from './findProduct.ts';

/** A query for a product by its id, in any list; null if no list has it. */
export const productQuery = (api: ShopApi, id: string) =>
  queryOptions({ queryKey: ['findProduct', id], queryFn: ({ signal }) => findProduct(api, id, { signal }) });
