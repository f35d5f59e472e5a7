import type { SelectOption } from '../../primitives/SelectField/SelectField.tsx';

/** The search, sort order and filters of a table. */
export interface TableSearchState {
  query: string;
  /** The value of one of `sorts`; '' keeps the backend's order. */
  sort: string;
  /** The keys of the active filters. */
  filters: readonly string[];
}

/** The mark between the cells of an exported file. Semicolons go with a decimal comma, as in most of Europe. */
export type Separator = 'comma' | 'semicolon';

/** A filter that is on or off. */
export interface TableFilter {
  key: string;
  /** 'Low stock only'. */
  label: string;
  isOn: boolean;
}

/** The data of a TableToolbar. */
export interface TableControls {
  query: string;
  /** The label of the search field: 'Search car tools'. */
  searchLabel: string;
  sort: string;
  /** The sort orders to choose from. The first is the backend's own order, ''. */
  sorts: readonly SelectOption[];
  filters: readonly TableFilter[];
  /** '48 car tools', or '12 of 48 car tools'; '' while unknown. */
  count: string;
  /** The number of rows that the table shows and that are exported; null while unknown. */
  shown: number | null;
}
