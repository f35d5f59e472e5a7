import type { SelectOption } from '../../primitives/SelectField/SelectField.tsx';

/** What somebody has chosen above a table. */
export interface TableChoices {
  query: string;
  /** One of the orders on offer; '' is as the backend lists them. */
  sort: string;
  /** The keys of the filters that are on. */
  filters: readonly string[];
}

/** A filter that is on or off. */
export interface TableFilter {
  key: string;
  /** 'Low stock only'. */
  label: string;
  isOn: boolean;
}

/** What a TableToolbar shows. */
export interface TableControls {
  query: string;
  /** What is searched: 'Search car tools'. */
  searchLabel: string;
  sort: string;
  /** In the order in which they are offered; the first is the backend's own, ''. */
  sorts: readonly SelectOption[];
  filters: readonly TableFilter[];
  /** '48 car tools', or '12 of 48 car tools'; '' while nobody knows. */
  count: string;
  /** How many rows the table shows, which are those that are exported; null while nobody knows. */
  shown: number | null;
}
