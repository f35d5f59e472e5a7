import type { QueryClient } from '@tanstack/react-query';
import { type Product, productOfCamera, productOfPhone, productOfTool } from '#contract/entities/product.ts';
import type { ShopApi } from '../services/ports.ts';
import { operationQuery } from './operationQuery.ts';

/** Returns a product as the lists of this visit have it, for what its page shows while it loads; undefined if none was loaded or has it. */
export function listedProduct(api: ShopApi, queries: QueryClient, id: string): Product | undefined {
  const tools = queries.getQueryData(operationQuery(api, 'listTools', {}).queryKey);
  const cameras = queries.getQueryData(operationQuery(api, 'listCameraProducts', {}).queryKey);
  const phones = queries.getQueryData(operationQuery(api, 'listPhones', {}).queryKey);
  const products = [...(tools ?? []).map(productOfTool), ...(cameras ?? []).map(productOfCamera), ...(phones ?? []).map(productOfPhone)];
  return products.find(({ _id }) => _id === id);
}
