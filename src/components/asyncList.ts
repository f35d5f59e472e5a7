/**
 * A list from the server, in the four states of every list and section (docs/product-rules.md#every-list-and-section). `stale` is the
 * message to show after a failed refresh, which keeps the old rows.
 */
export type AsyncList<T> =
  | { state: 'loading' }
  | { state: 'empty' }
  | { state: 'failed'; message: string }
  | { state: 'ready'; rows: readonly T[]; stale?: string };

/**
 * Figures computed from a list. There is no `empty` state, because the figures of an empty list are 0. `stale` is the message to
 * show after a failed refresh, which keeps the old figures.
 */
export type AsyncValue<Figures> =
  | { state: 'loading' }
  | { state: 'failed'; message: string }
  | { state: 'ready'; figures: Figures; stale?: string };
