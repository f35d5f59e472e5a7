import { useDeferredValue, useMemo } from 'react';
import { collectionCodec } from './codec.ts';
import { type Collection, isFiltered, limitTo, offersOf, orderOf, type Searchable, toControls, toPredicate } from './collection.ts';
import { useSearchState } from './useSearchState.ts';

const none: never[] = [];

/**
 * Returns the rows of a collection, filtered and sorted by the URL, and the props for a ListToolbar. Pass undefined as `rows` until there are
 * any, then a stable array.
 *
 * ```tsx
 * const { rows, controls, onChange } = useCollection(toolCollection, tools.data);
 * <ListToolbar controls={controls} onChange={onChange} />
 * ```
 *
 * @param isLoaded false while there are rows but more may follow
 */
export function useCollection<Row extends Searchable>(
  collection: Collection<NoInfer<Row>>,
  rows: readonly Row[] | undefined,
  isLoaded = rows !== undefined,
) {
  const codec = useMemo(() => collectionCodec(collection), [collection]);
  const [typed, change] = useSearchState(codec);
  const all = rows ?? none;
  const offers = useMemo(() => offersOf(collection, all), [collection, all]);
  const values = useMemo(() => (isLoaded ? limitTo(offers, typed) : typed), [isLoaded, offers, typed]);
  // Filtering ten thousand rows takes longer than a keystroke. Defer it, so that typing stays fast.
  const applied = useDeferredValue(values);
  const order = orderOf(collection, applied.sort);
  // Sorting takes longest, so a search does not repeat it.
  const sorted = useMemo(() => (order === null ? all : all.toSorted(order)), [all, order]);
  const matches = useMemo(() => toPredicate(collection, applied), [collection, applied]);
  const shown = useMemo(() => sorted.filter(matches), [sorted, matches]);
  const isNarrowed = isFiltered(collection, applied);
  const amounts = { shown: rows === undefined ? null : shown.length, total: rows?.length ?? null, isNarrowed };
  return {
    /** The matching rows, in the chosen order. */
    rows: shown,
    /** The search, filters and sort that these rows are the result of. */
    applied,
    /** The values as the user has typed them. They may have a choice that this page does not offer. */
    typed,
    isNarrowed,
    controls: toControls(collection, values, offers, amounts),
    /** True if `onClear` would change something. */
    isFiltered: isFiltered(collection, values),
    onChange: change,
    /** Clears the search and filters; keeps the sort. */
    onClear: () => change({ ...codec.read(''), sort: typed.sort }),
  };
}
