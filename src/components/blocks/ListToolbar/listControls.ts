import type { SelectOption } from '../../primitives/SelectField/SelectField.tsx';

/** What somebody has chosen on a list page; '' is no choice. */
export interface ListChoices {
  query: string;
  /** Free text of the backend. */
  status: string;
  /** Dollars as they are typed. */
  min: string;
  max: string;
  inStock: boolean;
  /** One of the orders on offer. */
  sort: string;
}

/** What a ListToolbar shows. */
export interface ListControls {
  choices: ListChoices;
  /** What is searched: 'Search car items'. */
  searchLabel: string;
  /** The statuses that occur; where there are none, the list has no such filter. */
  statuses: readonly string[];
  /** In the order they are offered; the first is the shop's own. */
  sorts: readonly SelectOption[];
  /** How many filters are set, the search aside: on a phone they stand behind a button. */
  active: number;
  /** Said under a price that cannot be read. */
  minError: string | undefined;
  maxError: string | undefined;
}
