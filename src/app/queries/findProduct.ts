import { ApiError } from '#contract/apiError.ts';
import { type Product, productOfCamera, productOfPhone, productOfTool } from '#contract/entities/product.ts';
import type { CallOptions, ShopApi } from '../services/ports.ts';

type ReadProduct = (api: ShopApi, id: string, options: CallOptions) => Promise<Product | null>;

const findById = (products: Product[], id: string): Product | null => products.find(({ _id }) => _id === id) ?? null;

const readers: Record<Product['kind'], ReadProduct> = {
  tool: async (api, id, options) => {
    const tool = await api.getTool({ id }, options);
    return tool && productOfTool(tool);
  },
  camera: async (api, id, options) => findById((await api.listCameraProducts({}, options)).map(productOfCamera), id),
  phone: async (api, id, options) => findById((await api.listPhones({}, options)).map(productOfPhone), id),
};

const hasResponse = (error: unknown) => error instanceof ApiError && error.kind === 'http';

/**
 * Finds a product by its id in all lists (docs/product-rules.md#booking-a-camera-or-a-phone): first the tools, then the camera products,
 * then the phones. For an id that is not a tool's, backends respond with 404, null or 500, so the search continues after any response.
 * @returns null only if all three responded and none has it; otherwise rejects with the first failure
 */
export async function findProduct(api: ShopApi, id: string, options: CallOptions = {}): Promise<Product | null> {
  const failures: unknown[] = [];
  for (const kind of ['tool', 'camera', 'phone'] as const) {
    try {
      const product = await readers[kind](api, id, options);
      if (product) return product;
    } catch (error) {
      if (kind !== 'tool' || !hasResponse(error)) failures.push(error);
    }
  }
  if (failures.length > 0) throw failures[0];
  return null;
}

/** Reads a product of a known kind again, before its stock is written. Returns null for 404 or null; rejects with every other failure. */
export async function findAgain(
  api: ShopApi,
  { _id, kind }: Pick<Product, '_id' | 'kind'>,
  options: CallOptions = {},
): Promise<Product | null> {
  try {
    return await readers[kind](api, _id, { ...options, forUpdate: true });
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return null;
    throw error;
  }
}
