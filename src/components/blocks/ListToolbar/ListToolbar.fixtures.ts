import type { ListControls } from './listControls.ts';

export const untouched: ListControls = {
  values: { query: '', status: '', min: '', max: '', inStock: false, sort: '' },
  searchLabel: 'Search car items',
  statuses: ['Best seller', 'Few left', 'In stock', 'New', 'Sold out'],
  sorts: [
    { value: '', label: 'As listed' },
    { value: 'price-up', label: 'Price, low to high' },
    { value: 'price-down', label: 'Price, high to low' },
    { value: 'name', label: 'Name, A to Z' },
    { value: 'newest', label: 'Newest first' },
    { value: 'rating', label: 'Best rated first' },
  ],
  active: 0,
  minError: undefined,
  maxError: undefined,
};

export const chosen: ListControls = {
  ...untouched,
  values: { query: 'lamp', status: 'New', min: '20', max: '80.50', inStock: true, sort: 'price-up' },
  active: 4,
};

/** Cameras and phones have no status, date or rating. */
export const withoutStatuses: ListControls = {
  ...untouched,
  searchLabel: 'Search mobile phones',
  statuses: [],
  sorts: untouched.sorts.slice(0, 4),
};

export const unreadablePrice: ListControls = {
  ...untouched,
  values: { ...untouched.values, min: 'cheap' },
  active: 1,
  minError: 'Enter dollars, such as 20',
};

const endless = 'Back in stock as soon as the ship with the containers has found its harbour again';
export const longTexts: ListControls = {
  ...chosen,
  values: { ...chosen.values, query: 'ratchet '.repeat(12), status: endless, min: '1234567.89', max: '9999999.99' },
  statuses: [endless, 'متوفر'],
};
