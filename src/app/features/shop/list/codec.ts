import type { ChoicesCodec } from '../../../collection/useSearchState.ts';
import { writeParams } from '../../../collection/writeParams.ts';
import { clean, type ListState, sortOf } from './listState.ts';

/** The name of each filter and of the sort in the address. */
const NAMES = { query: 'q', status: 'status', min: 'min', max: 'max', inStock: 'stock', sort: 'sort' } as const;

/** Reads filters and sort from an address. Missing or invalid ones get their defaults. Never throws. */
export function readList(search: string): ListState {
  const params = new URLSearchParams(search);
  const text = (name: keyof typeof NAMES) => params.get(NAMES[name]) ?? '';
  return clean({
    query: text('query'),
    status: text('status'),
    min: text('min'),
    max: text('max'),
    inStock: text('inStock') === 'in',
    sort: sortOf(text('sort')),
  });
}

/** Writes filters and sort to the address's query, always in this order and without defaults. Other parameters (`details`) follow. */
export function writeList(list: ListState, search = ''): string {
  const { inStock, ...texts } = clean(list);
  const written = { ...texts, inStock: inStock ? 'in' : '' };
  const named = Object.entries(NAMES).map(([choice, name]) => [name, [written[choice as keyof typeof NAMES]]] as const);
  return writeParams(named, search);
}

/** Reads and writes the filters and sort of a list page in its address. */
export const listCodec: ChoicesCodec<ListState> = { read: readList, write: writeList };
