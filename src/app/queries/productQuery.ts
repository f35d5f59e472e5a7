import { queryOptions } from '@tanstack/react-query';
import type { ShopApi } from '../services/ports.ts';
import { findProduct } from './findProduct.ts';

/** A product by its id, wherever it is listed; null when it is nowhere. */
export const productQuery = (api: ShopApi, id: string) =>
  queryOptions({ queryKey: ['findProduct', id], queryFn: ({ signal }) => findProduct(api, id, { signal }) });
