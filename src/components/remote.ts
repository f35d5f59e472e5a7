/**
 * A list that comes from elsewhere, as a screen can show it (DECISIONS "Every list and section"). What was read once stays
 * visible: `stale` then says that it could not be refreshed.
 */
export type Remote<Row> =
  | { state: 'loading' }
  | { state: 'empty' }
  | { state: 'failed'; message: string }
  | { state: 'ready'; rows: Row[]; stale?: string };
