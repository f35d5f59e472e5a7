import type { QueryClient } from '@tanstack/react-query';
import type { Product } from '#contract/entities/product.ts';
import type { ShopApi } from '../services/ports.ts';
import { productsQuery } from './findProduct.ts';
import { KINDS } from './productKinds.ts';

/** Returns a product as the lists of this visit have it, for what its page shows while it loads; undefined if none was loaded or has it. */
export const listedProduct = (api: ShopApi, queries: QueryClient, id: string): Product | undefined =>
  KINDS.flatMap((kind) => {
    const { queryKey, select } = productsQuery(api, kind);
    return select(queries.getQueryData(queryKey) ?? []);
  }).find(({ _id }) => _id === id);
