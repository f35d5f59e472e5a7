import type { TableControls } from '../TableToolbar/tableControls.ts';

/** Above 26 car tools, of which some are low. */
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

/** Nobody knows yet how many there are. */
export const waitingControls: TableControls = { ...toolControls, count: '', shown: null };

/** Not one of them fits. */
export const unmatchedControls: TableControls = {
  ...toolControls,
  query: 'flux capacitor',
  filters: [{ key: 'low', label: 'Low stock only', isOn: true }],
  count: '0 of 5 car tools',
  shown: 0,
};
