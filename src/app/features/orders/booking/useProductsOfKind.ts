import { useQuery } from '@tanstack/react-query';
import { productsQuery } from '../../../queries/findProduct.ts';
import type { Kind } from '../../../queries/productKinds.ts';
import { useServices } from '../../../services/services.ts';

/** Loads the list of one kind of product; none if `kind` is null. */
export function useProductsOfKind(kind: Kind | null) {
  const { api } = useServices();
  return useQuery({ ...productsQuery(api, kind ?? 'tool'), enabled: kind !== null });
}
