import type { AsyncList } from '../../asyncList.ts';

/** The rows of a searched table; `unmatched`: there are some, and not one fits what was chosen. */
export type TableRows<Row> = AsyncList<Row> | { state: 'unmatched'; stale?: string };
