import { table, tableChosen } from '../ListToolbar/ListToolbar.fixtures.ts';
import type { ListControls } from '../ListToolbar/ListToolbar.tsx';

/** The controls above 5 car tools. */
export const toolControls: ListControls = { ...table, count: '5 car tools', shown: 5 };

/** While loading, the number of rows is unknown. */
export const waitingControls: ListControls = { ...toolControls, count: '', shown: null };

/** One row matches the search and the filter. */
export const oneMatchControls: ListControls = { ...tableChosen, count: '1 of 5 car tools' };

/** No row matches the search and the filter. */
export const noMatchesControls: ListControls = {
  ...tableChosen,
  values: { ...tableChosen.values, query: 'flux capacitor', sort: '' },
  count: '0 of 5 car tools',
  shown: 0,
};
