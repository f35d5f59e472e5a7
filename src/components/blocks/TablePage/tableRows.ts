import type { AsyncList } from '../../asyncList.ts';

/** The rows of a searchable table; `noMatches` if there are rows, but none matches the search and the filters. */
export type TableRows<Row> = AsyncList<Row> | { state: 'noMatches'; stale?: string };
