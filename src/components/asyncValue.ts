/**
 * Figures counted from a list that is loaded. It has no `empty`: of an empty list the figures are 0. `stale` says that they could not
 * be refreshed; they stay visible.
 */
export type AsyncValue<Figures> =
  | { state: 'loading' }
  | { state: 'failed'; message: string }
  | { state: 'ready'; figures: Figures; stale?: string };
