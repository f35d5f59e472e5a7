import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import { ProductListScreen } from '#components/screens/shop/ProductListScreen/ProductListScreen.tsx';
import { useCollection } from '../../../collection/useCollection.ts';
import { operationQuery } from '../../../queries/operationQuery.ts';
import { type Kind, type ListName, PRODUCT_KINDS, PRODUCT_LISTS } from '../../../queries/productKinds.ts';
import { invalidateOperations } from '../../../queries/queryClient.ts';
import { useServices } from '../../../services/services.ts';
import { DetailsDialog } from '../details/DetailsDialog.tsx';
import { kindsOf, type ProductQueries, toKindLinks, toResults } from './connect.ts';
import { cameraRows, phoneRows, productCollection, type ProductRow, toolRows } from './productCollection.ts';

/** Loads the lists of these kinds, and no others, as rows. The result is the same object while nothing changes. */
function useProducts(name: ListName): ProductQueries {
  const { api } = useServices();
  const kinds = kindsOf(name);
  const { tool, camera, phone } = PRODUCT_KINDS;
  const tools = useQuery({ ...operationQuery(api, tool.list, {}), select: toolRows, enabled: kinds.includes('tool') });
  const cameras = useQuery({ ...operationQuery(api, camera.list, {}), select: cameraRows, enabled: kinds.includes('camera') });
  const phones = useQuery({ ...operationQuery(api, phone.list, {}), select: phoneRows, enabled: kinds.includes('phone') });
  return useMemo(
    () => ({
      tool: { data: tools.data, error: tools.error },
      camera: { data: cameras.data, error: cameras.error },
      phone: { data: phones.data, error: phones.error },
    }),
    [tools.data, tools.error, cameras.data, cameras.error, phones.data, phones.error],
  );
}

/** A list page: search, filters and sort for one kind of product, or for all three. */
function ProductListRoute({ list: name }: { list: ListName }) {
  const client = useQueryClient();
  const products = useProducts(name);
  const lists = useMemo(() => kindsOf(name).map((kind) => products[kind].data), [name, products]);
  const rows = useMemo(() => lists.flatMap((list): readonly ProductRow[] => list ?? []), [lists]);
  const isLoaded = lists.every((list) => list !== undefined);
  const { title, searchLabel } = PRODUCT_LISTS[name];
  const { rows: found, applied, typed, isNarrowed, ...list } = useCollection(productCollection, rows, isLoaded);
  const results = useMemo(
    () => toResults(name, products, { rows: found, values: applied, isNarrowed }),
    [name, products, found, applied, isNarrowed],
  );
  return (
    <>
      <ProductListScreen
        view={{
          ...results,
          title,
          kinds: toKindLinks(name, typed),
          controls: { ...list.controls, searchLabel },
          hasFilters: list.isFiltered,
        }}
        onChange={list.onChange}
        onClear={list.onClear}
        onRetry={useCallback((kind: Kind) => invalidateOperations(client, [PRODUCT_KINDS[kind].list]), [client])}
      />
      <DetailsDialog />
    </>
  );
}

/** /showAllProducts */
export const AllProductsRoute = () => <ProductListRoute list="all" />;
/** /showAllCarProducts */
export const ToolsRoute = () => <ProductListRoute list="tool" />;
/** /showAllCameraTools */
export const CamerasRoute = () => <ProductListRoute list="camera" />;
/** /showAllMobilePhone */
export const PhonesRoute = () => <ProductListRoute list="phone" />;
