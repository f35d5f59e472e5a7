import { useDeferredValue, useMemo } from 'react';
import type { ListSearchState } from '#components/blocks/ListToolbar/listControls.ts';
import { ProductListScreen } from '#components/screens/shop/ProductListScreen/ProductListScreen.tsx';
import { useSearchState } from '../../../collection/useSearchState.ts';
import { DetailsDialog } from '../details/DetailsDialog.tsx';
import { hasFilters, toControls, toKindLinks, toResults } from './connect.ts';
import { type Kind, type ListName, LISTS } from './lists.ts';
import { listCodec, parseSort, NO_FILTERS } from './listState.ts';
import { useListOptions } from './listOptions.ts';
import { useProducts } from './useProducts.ts';
import { useProductGroup } from './arrangeProducts.ts';

const none: never[] = [];

/** A list page: search, filters and sort for one kind of product, or for all three. */
function ProductListRoute({ list: name }: { list: ListName }) {
  const { title, kinds } = LISTS[name];
  const products = useProducts(kinds);
  const [values, change] = useSearchState(listCodec);
  const rowsOf = (kind: Kind) => (kinds.includes(kind) ? products[kind].data : none);
  const { options, list } = useListOptions(rowsOf('tools'), rowsOf('cameras'), rowsOf('phones'), values);
  // Filtering ten thousand products takes longer than a keystroke. Defer it, so that typing stays fast.
  const applied = useDeferredValue(list);
  const tools = useProductGroup(products.tools, applied);
  const cameras = useProductGroup(products.cameras, applied);
  const phones = useProductGroup(products.phones, applied);
  const results = useMemo(() => toResults(name, { tools, cameras, phones }, applied), [name, tools, cameras, phones, applied]);
  const onChange = ({ sort, ...changes }: Partial<ListSearchState>) =>
    change({ ...changes, ...(sort !== undefined && { sort: parseSort(sort) }) });
  return (
    <>
      <ProductListScreen
        view={{
          ...results,
          title,
          kinds: toKindLinks(name, values),
          controls: toControls(name, list, options),
          hasFilters: hasFilters(list),
        }}
        onChange={onChange}
        onClear={() => change({ ...NO_FILTERS, sort: values.sort })}
        onRetry={products.retry}
      />
      <DetailsDialog />
    </>
  );
}

/** /showAllProducts */
export const AllProductsRoute = () => <ProductListRoute list="all" />;
/** /showAllCarProducts */
export const ToolsRoute = () => <ProductListRoute list="tools" />;
/** /showAllCameraTools */
export const CamerasRoute = () => <ProductListRoute list="cameras" />;
/** /showAllMobilePhone */
export const PhonesRoute = () => <ProductListRoute list="phones" />;
