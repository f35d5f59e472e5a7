import type { ChoicesCodec } from '../../lists/useHeldChoices.ts';
import { writeParams } from '../../lists/writeParams.ts';
import { clean, type ListState, sortOf } from './listState.ts';

/** Every choice and its name in the address. */
const NAMES = { query: 'q', status: 'status', min: 'min', max: 'max', inStock: 'stock', sort: 'sort' } as const;

/** The choices that an address names; what it does not name, or what cannot be, is not chosen. Never throws. */
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

/** The address's query with these choices, always in this order; what else stands there (`details`) stays, after them. Nothing chosen, nothing written. */
export function writeList(list: ListState, search = ''): string {
  const { inStock, ...texts } = clean(list);
  const written = { ...texts, inStock: inStock ? 'in' : '' };
  const named = Object.entries(NAMES).map(([choice, name]) => [name, [written[choice as keyof typeof NAMES]]] as const);
  return writeParams(named, search);
}

/** How the choices of a list page stand in its address. */
export const listCodec: ChoicesCodec<ListState> = { read: readList, write: writeList };
