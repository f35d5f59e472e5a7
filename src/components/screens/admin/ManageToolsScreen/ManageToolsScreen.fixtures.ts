import { toolControls, noMatchesControls, waitingControls } from '../../../blocks/TablePage/TablePage.fixtures.ts';
import type { TableRows } from '../../../blocks/TablePage/TablePage.tsx';
import { keepPageOpen } from '../../../keepPageOpen.ts';
import type { DeleteToolView, ManageToolsView, RestockView, RestockedTool, ToolRowView } from './manageToolsView.ts';

/** A tool by this name. */
const toolOf = (name: string): Pick<ToolRowView, 'name' | 'product'> => ({ name, product: name });

const wrench: ToolRowView = {
  id: 't1',
  ...toolOf('Ratchet Combination Wrench Set, 12 pc'),
  pictures: ['pictures/1f527.webp'],
  stock: 48,
};

export const tools: ToolRowView[] = [
  wrench,
  { id: 't2', ...toolOf('Cantilever Steel Toolbox 22"'), pictures: ['pictures/1f9f0.webp'], stock: 1700 },
  { id: 't3', ...toolOf('Car Fire Extinguisher 1 kg ABC'), pictures: ['pictures/1f9ef.webp'], stock: 3 },
  { id: 't4', ...toolOf('Wheel Bolt M14 × 1.5, zinc flake'), pictures: ['pictures/1f529.webp'], stock: 0 },
  { id: 't5', ...toolOf('Rechargeable Inspection Lamp 800 lm'), pictures: [], stock: null },
];

/** Long names that could break the layout, left-to-right and right-to-left. */
const longTools: ToolRowView[] = [
  { ...wrench, ...toolOf(`Ratschenringmaulschlüsselsatz${'chromvanadium'.repeat(8)}`) },
  { ...wrench, id: 't6', ...toolOf('مجموعة مفاتيح ربط بسقاطة من اثنتي عشرة قطعة'), stock: 9_007_199_254_740_991 },
];

const view = (rows: TableRows<ToolRowView>, controls = toolControls): ManageToolsView => ({
  tools: rows,
  controls,
  sort: null,
  restock: { state: 'closed' },
  deleteTool: { state: 'resting' },
  addHref: '/dashboard/addNewProducts',
});

/** One view for each state of the table. */
export const tables = {
  loading: view({ state: 'loading' }, waitingControls),
  empty: view({ state: 'empty' }, { ...toolControls, count: '0 car tools', shown: 0 }),
  noMatches: view({ state: 'noMatches' }, noMatchesControls),
  failed: view({ state: 'failed', message: 'The shop has a problem at the moment. Please try again in a little while.' }, waitingControls),
  ready: view({ state: 'ready', rows: tools }),
} satisfies { [State in ManageToolsView['tools']['state']]: ManageToolsView };

export const stale = view({ state: 'ready', rows: tools, stale: 'Could not refresh. The shop cannot be reached.' });
export const long = view({ state: 'ready', rows: longTools });
export const one = view({ state: 'ready', rows: tools.slice(0, 1) }, { ...toolControls, count: '1 car tool', shown: 1 });

const restocked: RestockedTool = {
  id: 't3',
  name: 'Car Fire Extinguisher 1 kg ABC',
  pictures: ['pictures/1f9ef.webp'],
  stock: 3,
  mode: 'add',
  entered: '',
};

/** One view for each state of a restock. */
export const restocks = {
  closed: { state: 'closed' },
  editing: { ...restocked, state: 'editing' },
  sending: { ...restocked, state: 'sending' },
  refused: {
    ...restocked,
    state: 'refused',
    message: 'The stock was not changed. Your account is not allowed to do this. Sign in with another account.',
  },
  modeChanged: {
    ...restocked,
    state: 'modeChanged',
    stock: null,
    mode: 'set',
    message: 'The stock is no longer known, so your number becomes the stock. Check it.',
  },
  conflict: {
    ...restocked,
    state: 'conflict',
    message:
      'Somebody else changed this stock at the same time, so we cannot tell whether yours was added. Count, then check the stock before you restock again.',
  },
  unconfirmed: {
    ...restocked,
    state: 'unconfirmed',
    message: 'We could not find out whether your restock was saved. Check again before you send more.',
  },
  gone: { ...restocked, state: 'gone', message: 'This tool is no longer in the shop. Nothing was restocked.' },
} satisfies { [State in RestockView['state']]: Extract<RestockView, { state: State }> };

export const sendingUnstored: RestockView = { ...restocks.sending, message: keepPageOpen('restock') };
export const unconfirmedUnstored: RestockView = {
  ...restocks.unconfirmed,
  message: `${restocks.unconfirmed.message} ${keepPageOpen('restock')}`,
};

/** One view for each state of deleting a tool. */
export const deleteTools = {
  resting: { state: 'resting' },
  asking: { state: 'asking', name: restocked.name },
  deleting: { state: 'deleting', name: restocked.name },
  failed: { state: 'failed', name: restocked.name, message: 'The tool was not deleted. The shop has a problem at the moment.' },
} satisfies { [State in DeleteToolView['state']]: Extract<DeleteToolView, { state: State }> };
