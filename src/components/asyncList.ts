/**
 * A list that is loaded, in the four states of every list and section (docs/product-rules.md#every-list-and-section). `stale` says
 * that the rows could not be refreshed; they stay visible.
 */
export type AsyncList<T> =
  | { state: 'loading' }
  | { state: 'empty' }
  | { state: 'failed'; message: string }
  | { state: 'ready'; rows: readonly T[]; stale?: string };
