import type { Remote } from '../../remote.ts';

/** The rows of a searched table; `unmatched`: there are some, and not one fits what was chosen. */
export type TableRows<Row> = Remote<Row> | { state: 'unmatched'; stale?: string };
