import type { ListSearchState } from '#components/blocks/ListToolbar/ListToolbar.tsx';
import type { KindLink, ProductGroupView, ProductResults } from '#components/screens/shop/ProductListScreen/productListView.ts';
import { collectionCodec } from '../../../collection/codec.ts';
import { toTableRows } from '../../../collection/toTableRows.ts';
import { amountText } from '../../../messages/formatQuantity.ts';
import { type Kind, KINDS, type ListName, PRODUCT_KINDS, PRODUCT_LISTS } from '../../../queries/productKinds.ts';
import { productCollection, type ProductRow, type RowOf } from './productCollection.ts';
import type { QueryResult } from '../../../queries/toAsyncList.ts';

const { write } = collectionCodec(productCollection);

/** The address of a list with this search, filters and sort. */
const addressOf = (name: ListName, values: ListSearchState): string => PRODUCT_LISTS[name].path + write(values);

/** The kinds on a list page. */
export const kindsOf = (name: ListName): readonly Kind[] => (name === 'all' ? KINDS : [name]);

/** Links to the four lists with the same filters and sort. */
export const toKindLinks = (current: ListName, values: ListSearchState): readonly KindLink[] =>
  (Object.keys(PRODUCT_LISTS) as ListName[]).map((name) => ({
    href: addressOf(name, values),
    label: PRODUCT_LISTS[name].label,
    current: name === current,
  }));

/** The queries of the three lists. */
export type ProductQueries = { [K in Kind]: QueryResult<RowOf<K>[]> };

/** The matching products of all kinds, in order, and the search, filters and sort that they are the result of. */
interface Found {
  rows: readonly ProductRow[];
  values: ListSearchState;
  /** True if a search or filter is active. */
  isNarrowed: boolean;
}

const totalOf = (queries: ProductQueries, kind: Kind): number => queries[kind].data?.length ?? 0;

function toGroup(kind: Kind, name: ListName, queries: ProductQueries, { rows, values, isNarrowed }: Found): ProductGroupView {
  const { title, noun } = PRODUCT_KINDS[kind];
  const total = totalOf(queries, kind);
  const cards = rows.filter((row) => row.kind === kind).map(({ card }) => card);
  const list = toTableRows<ProductRow, ProductRow['card']>(queries[kind], cards);
  const group = {
    kind,
    title,
    href: name === 'all' ? addressOf(kind, values) : null,
    count: total === 0 ? '' : amountText(cards.length, total, isNarrowed),
    emptyText: total === 0 ? `No ${noun} on the shelf right now` : `No ${noun} match these filters`,
    rows: list.state === 'noMatches' ? { state: 'empty' } : list,
  };
  // The types do not say that the cards are of this kind.
  return group as ProductGroupView;
}

/** Converts the products to the content below the toolbar: the groups, or a message that no product matches. */
export function toResults(name: ListName, queries: ProductQueries, found: Found): ProductResults {
  const kinds = kindsOf(name);
  const total = kinds.reduce((sum, kind) => sum + totalOf(queries, kind), 0);
  const isLoaded = kinds.every((kind) => queries[kind].data !== undefined);
  if (isLoaded && total > 0 && found.rows.length === 0) return { state: 'noMatches' };
  return { state: 'ready', groups: kinds.map((kind) => toGroup(kind, name, queries, found)) };
}
