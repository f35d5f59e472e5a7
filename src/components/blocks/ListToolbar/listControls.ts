import type { SelectOption } from '../../primitives/SelectField/SelectField.tsx';

/** The search, filters and sort order of a list page; '' if not set. */
export interface ListSearchState {
  query: string;
  /** The backend's free text for a status. */
  status: string;
  /** The typed text, in dollars. */
  min: string;
  max: string;
  inStock: boolean;
  /** The value of one of `sorts`. */
  sort: string;
}

/** The data of a ListToolbar. */
export interface ListControls {
  values: ListSearchState;
  /** The label of the search field: 'Search car items'. */
  searchLabel: string;
  /** The statuses that occur in the list. If there are none, there is no status filter. */
  statuses: readonly string[];
  /** The sort orders to choose from. The first is the shop's own order. */
  sorts: readonly SelectOption[];
  /** The number of active filters, without the search. The button that opens the filters on a phone shows it. */
  active: number;
  /** Shown under a price that cannot be read. */
  minError: string | undefined;
  maxError: string | undefined;
}
