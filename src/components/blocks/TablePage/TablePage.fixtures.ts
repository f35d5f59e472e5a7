import type { TableControls } from '../TableToolbar/tableControls.ts';

/** The controls above 5 car tools. */
export const toolControls: TableControls = {
  query: '',
  searchLabel: 'Search car tools',
  sort: '',
  sorts: [
    { value: '', label: 'As listed' },
    { value: 'name-up', label: 'Name, A to Z' },
    { value: 'name-down', label: 'Name, Z to A' },
    { value: 'quantity-up', label: 'Available Quantity, low to high' },
    { value: 'quantity-down', label: 'Available Quantity, high to low' },
  ],
  filters: [{ key: 'low', label: 'Low stock only', isOn: false }],
  count: '5 car tools',
  shown: 5,
};

/** While loading, the number of rows is unknown. */
export const waitingControls: TableControls = { ...toolControls, count: '', shown: null };

/** No row matches the search and the filter. */
export const noMatchesControls: TableControls = {
  ...toolControls,
  query: 'flux capacitor',
  filters: [{ key: 'low', label: 'Low stock only', isOn: true }],
  count: '0 of 5 car tools',
  shown: 0,
};
