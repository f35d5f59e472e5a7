import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { ApiError, isGone } from '#contract/apiError.ts';
import type { CameraProduct } from '#contract/entities/cameraProduct.ts';
import type { Phone } from '#contract/entities/phone.ts';
import { type Product, productOfCamera, productOfPhone, productOfTool } from '#contract/entities/product.ts';
import type { Tool } from '#contract/entities/tool.ts';
import type { CallOptions, ShopApi } from '../services/ports.ts';
import { operationQuery } from './operationQuery.ts';
import { type Kind, KINDS, PRODUCT_KINDS } from './productKinds.ts';

type Rows = Tool[] | CameraProduct[] | Phone[];

/** Converts the rows of each list to products. */
const CONVERTERS = {
  tool: (rows: Tool[]) => rows.map(productOfTool),
  camera: (rows: CameraProduct[]) => rows.map(productOfCamera),
  phone: (rows: Phone[]) => rows.map(productOfPhone),
};

/** A query for all products of a kind. */
export const productsQuery = (api: ShopApi, kind: Kind) => ({
  ...operationQuery(api, PRODUCT_KINDS[kind].list, {}),
  // The types do not say that the list and the converter are of the same kind.
  select: CONVERTERS[kind] as (rows: Rows) => Product[],
});

/** Reads a product of this kind. Only tools have a call for one. */
async function readProduct(api: ShopApi, kind: Kind, id: string, options: CallOptions): Promise<Product | null> {
  if (kind === 'tool') {
    const tool = await api.getTool({ id }, options);
    return tool && productOfTool(tool);
  }
  const rows = await api[PRODUCT_KINDS[kind].list]({}, options);
  return (
    productsQuery(api, kind)
      .select(rows)
      .find(({ _id }) => _id === id) ?? null
  );
}

const hasResponse = (error: unknown) => error instanceof ApiError && error.kind === 'http';

/**
 * Finds a product by its id in all lists (docs/product-rules.md#booking-a-camera-or-a-phone): first the tools, then the camera products,
 * then the phones. For an id that is not a tool's, backends respond with 404, null or 500, so the search continues after any response.
 * @returns null only if all three responded and none has it; otherwise rejects with the first failure
 */
export async function findProduct(api: ShopApi, id: string, options: CallOptions = {}): Promise<Product | null> {
  const failures: unknown[] = [];
  for (const kind of KINDS) {
    try {
      const product = await readProduct(api, kind, id, options);
      if (product) return product;
    } catch (error) {
      if (kind !== 'tool' || !hasResponse(error)) failures.push(error);
    }
  }
  if (failures.length > 0) throw failures[0];
  return null;
}

/** A query for a product by its id, in any list; null if no list has it. */
export const productQuery = (api: ShopApi, id: string) =>
  queryOptions({ queryKey: ['findProduct', id], queryFn: ({ signal }) => findProduct(api, id, { signal }) });

/** Reads a product of a known kind again, before its stock is written. Returns null for 404 or null; rejects with every other failure. */
export async function findAgain(
  api: ShopApi,
  { _id, kind }: Pick<Product, '_id' | 'kind'>,
  options: CallOptions = {},
): Promise<Product | null> {
  try {
    return await readProduct(api, kind, _id, { ...options, forUpdate: true });
  } catch (error) {
    if (isGone(error)) return null;
    throw error;
  }
}

/** Returns a product as the lists of this visit have it, for what its page shows while it loads; undefined if none was loaded or has it. */
export const listedProduct = (api: ShopApi, queries: QueryClient, id: string): Product | undefined =>
  KINDS.flatMap((kind) => {
    const { queryKey, select } = productsQuery(api, kind);
    return select(queries.getQueryData(queryKey) ?? []);
  }).find(({ _id }) => _id === id);
