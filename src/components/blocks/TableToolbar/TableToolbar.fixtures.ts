import type { TableControls } from './tableControls.ts';

const sorts = [
  { value: '', label: 'As listed' },
  { value: 'name-up', label: 'Name, A to Z' },
  { value: 'name-down', label: 'Name, Z to A' },
  { value: 'quantity-up', label: 'Available Quantity, low to high' },
  { value: 'quantity-down', label: 'Available Quantity, high to low' },
];

export const untouched: TableControls = {
  query: '',
  searchLabel: 'Search car tools',
  sort: '',
  sorts,
  filters: [{ key: 'low', label: 'Low stock only', isOn: false }],
  count: '26 car tools',
  shown: 26,
};

export const chosen: TableControls = {
  ...untouched,
  query: 'wrench',
  sort: 'quantity-up',
  filters: [{ key: 'low', label: 'Low stock only', isOn: true }],
  count: '1 of 26 car tools',
  shown: 1,
};

export const noMatches: TableControls = { ...chosen, query: 'flux capacitor', count: '0 of 26 car tools', shown: 0 };

/** While loading, the number of rows is unknown. */
export const loading: TableControls = { ...untouched, count: '', shown: null };

export const twoFilters: TableControls = {
  ...untouched,
  searchLabel: 'Search orders',
  filters: [
    { key: 'unpaid', label: 'Unpaid only', isOn: true },
    { key: 'late', label: 'Late only', isOn: false },
  ],
  count: '1,204 of 10,000 orders',
  shown: 1204,
};

export const withoutFilters: TableControls = { ...untouched, searchLabel: 'Search users', filters: [], count: '42 users', shown: 42 };

export const longTexts: TableControls = {
  ...chosen,
  query: 'ratchet '.repeat(12),
  searchLabel: 'Search everything that the shop has ever had on its shelves',
  filters: [{ key: 'low', label: 'Only what has to be ordered again before the next ship has left its harbour', isOn: true }],
};
