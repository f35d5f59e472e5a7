/**
 * A list that comes from elsewhere, in the four states every list and section shows (docs/product-rules.md#every-list-and-section).
 * `stale` says that the rows are old because they could not be refreshed; they stay visible.
 */
export type Remote<T> =
  | { state: 'loading' }
  | { state: 'empty' }
  | { state: 'failed'; message: string }
  | { state: 'ready'; rows: readonly T[]; stale?: string };
