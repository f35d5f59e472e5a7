/**
 * Figures computed from a list. There is no `empty` state, because the figures of an empty list are 0. `stale` is the message to
 * show after a failed refresh, which keeps the old figures.
 */
export type AsyncValue<Figures> =
  | { state: 'loading' }
  | { state: 'failed'; message: string }
  | { state: 'ready'; figures: Figures; stale?: string };
