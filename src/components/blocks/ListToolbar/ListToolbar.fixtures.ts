import type { ListControls } from './ListToolbar.tsx';

const inStock = { kind: 'toggle', key: 'stock', label: 'In stock only' } as const;
const maxPrice = { kind: 'amount', key: 'max', label: 'Max price', error: undefined } as const;
const prices = [{ ...maxPrice, key: 'min', label: 'Min price' }, maxPrice] as const;
const statusOf = (...statuses: string[]) =>
  ({
    kind: 'choice',
    key: 'status',
    label: 'Status',
    options: [{ value: '', label: 'Any status' }, ...statuses.map((status) => ({ value: status, label: status }))],
  }) as const;

/** Above a list of products. */
export const untouched: ListControls = {
  values: { query: '', sort: '', status: '', min: '', max: '', stock: '' },
  searchLabel: 'Search car items',
  sorts: [
    { value: '', label: 'As listed' },
    { value: 'price-up', label: 'Price, low to high' },
    { value: 'price-down', label: 'Price, high to low' },
    { value: 'name', label: 'Name, A to Z' },
    { value: 'newest', label: 'Newest first' },
    { value: 'rating', label: 'Best rated first' },
  ],
  filters: [statusOf('Best seller', 'Few left', 'In stock', 'New', 'Sold out'), ...prices, inStock],
  active: 0,
  count: '33 products',
  shown: 33,
};

export const chosen: ListControls = {
  ...untouched,
  values: { query: 'lamp', sort: 'price-up', status: 'New', min: '20', max: '80.50', stock: 'on' },
  active: 4,
};

/** Cameras and phones have no status, date or rating. */
export const withoutStatuses: ListControls = {
  ...untouched,
  searchLabel: 'Search mobile phones',
  filters: [...prices, inStock],
  sorts: untouched.sorts.slice(0, 4),
};

export const unreadablePrice: ListControls = {
  ...untouched,
  values: { ...untouched.values, min: 'cheap' },
  filters: [{ ...prices[0], error: 'Enter dollars, such as 20' }, maxPrice, inStock],
  active: 1,
};

const endless = 'Back in stock as soon as the ship with the containers has found its harbour again';
export const longTexts: ListControls = {
  ...chosen,
  values: { ...chosen.values, query: 'ratchet '.repeat(12), status: endless, min: '1234567.89', max: '9999999.99' },
  filters: [statusOf(endless, 'متوفر'), ...prices, inStock],
};

const low = { kind: 'toggle', key: 'low', label: 'Low stock only' } as const;

/** Above a table. */
export const table: ListControls = {
  values: { query: '', sort: '', low: '' },
  searchLabel: 'Search car tools',
  sorts: [
    { value: '', label: 'As listed' },
    { value: 'name-up', label: 'Name, A to Z' },
    { value: 'name-down', label: 'Name, Z to A' },
    { value: 'quantity-up', label: 'Available Quantity, low to high' },
    { value: 'quantity-down', label: 'Available Quantity, high to low' },
  ],
  filters: [low],
  active: 0,
  count: '26 car tools',
  shown: 26,
};

export const tableChosen: ListControls = {
  ...table,
  values: { query: 'wrench', sort: 'quantity-up', low: 'on' },
  active: 1,
  count: '1 of 26 car tools',
  shown: 1,
};

export const twoToggles: ListControls = {
  ...table,
  values: { query: '', sort: '', unpaid: 'on', late: '' },
  searchLabel: 'Search orders',
  filters: [
    { ...low, key: 'unpaid', label: 'Unpaid only' },
    { ...low, key: 'late', label: 'Late only' },
  ],
  active: 1,
  count: '1,204 of 10,000 orders',
  shown: 1204,
};

export const withoutFilters: ListControls = { ...table, searchLabel: 'Search users', filters: [], count: '42 users', shown: 42 };

export const tableLongTexts: ListControls = {
  ...tableChosen,
  values: { ...tableChosen.values, query: 'ratchet '.repeat(12) },
  searchLabel: 'Search everything that the shop has ever had on its shelves',
  filters: [{ ...low, label: 'Only what has to be ordered again before the next ship has left its harbour' }],
};
