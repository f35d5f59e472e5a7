import type { SnapshotFrom } from 'xstate';
import { productOfTool } from '#contract/entities/product.ts';
import type { Tool } from '#contract/entities/tool.ts';
import { isLowStock } from '#contract/lowStock.ts';
import { keepPageOpen } from '#components/keepPageOpen.ts';
import type { DeleteToolView, RestockView, ToolRowView } from '#components/screens/admin/ManageToolsScreen/manageToolsView.ts';
import { toolColumns } from '#components/screens/admin/ManageToolsScreen/toolColumns.tsx';
import type { Failure } from '#machines/failure.ts';
import type { removalMachine } from '#machines/removal.machine.ts';
import type { restockMachine } from '#machines/stock/restock.machine.ts';
import type { Restockable } from '#machines/stock/restock.setup.ts';
import { type Searchable, toggle } from '../../../collection/collection.ts';
import { sortsOf } from '../../../collection/columns.ts';
import { toSearchText } from '../../../collection/searchText.ts';
import type { TableCollection } from '../../../collection/useTable.ts';
import { sentenceOfFailure } from '../../../messages/failureSentences.ts';
import { nameOrMissing } from '../../../messages/nameOrMissing.ts';
import { notRemoved } from '../../../messages/removals.ts';

/** The row of a car tool, which is also what the restock machine needs. */
export type ToolRow = Restockable & ToolRowView & Searchable;

/** Converts a car tool to its row. */
export const toToolRow = (tool: Tool): ToolRow => ({
  id: tool._id,
  name: nameOrMissing(tool.name),
  product: tool.name,
  pictures: productOfTool(tool).pictures,
  stock: tool.quantity,
  searchText: toSearchText(tool.name),
});

/** The table of car tools. */
export const toolCollection: TableCollection<ToolRow> = {
  nouns: ['car tool', 'car tools'],
  file: 'car-tools',
  columns: toolColumns,
  sorts: sortsOf(toolColumns),
  filters: { low: toggle('Low stock only', ({ stock }) => isLowStock(stock)) },
};

const MODE_CHANGED = {
  add: 'The stock is now known, so your number is added to it. Check it.',
  set: 'The stock is no longer known, so your number becomes the stock. Check it.',
};
const CONFLICT =
  'Somebody else changed this stock at the same time, so we cannot tell whether yours was added. Count, then check the stock before you restock again.';
const UNCONFIRMED = 'We could not find out whether your restock was saved. Check again before you send more.';
const GONE = 'This tool is no longer in the shop.';
const NOTHING_SENT = ' Nothing was restocked.';

/** Says why the stock was not changed, or what to do if nobody knows why. */
const reasonOf = (failure: Failure | null): string => (failure === null ? 'You can send it again.' : sentenceOfFailure(failure));

/** Converts the restock machine's state to its dialog's view. */
export function toRestockView({ value, context }: SnapshotFrom<typeof restockMachine>): RestockView {
  if (context.tool === null) return { state: 'closed' };
  const { id, name, pictures, stock } = context.tool;
  const tool = { id, name, pictures, stock, mode: context.mode, entered: context.amount === 0 ? '' : String(context.amount) };
  switch (value) {
    case 'resting':
      return { state: 'closed' };
    case 'editing':
      return { state: 'editing', ...tool };
    case 'queueing':
    case 'reading':
    case 'persisting':
    case 'writing':
    case 'verifying':
    case 'queueingAgain':
      return { state: 'sending', ...(!context.isStored && { message: keepPageOpen('restock') }), ...tool };
    case 'refused':
      return { state: 'refused', message: `The stock was not changed. ${reasonOf(context.failure)}`, ...tool };
    case 'modeChanged':
      return { state: 'modeChanged', message: MODE_CHANGED[context.mode], ...tool };
    case 'conflict':
      return { state: 'conflict', message: CONFLICT, ...tool };
    case 'unconfirmed':
    case 'unconfirmedUnstored':
      return { state: 'unconfirmed', message: context.isStored ? UNCONFIRMED : `${UNCONFIRMED} ${keepPageOpen('restock')}`, ...tool };
    case 'gone':
      return { state: 'gone', message: context.write === null ? GONE + NOTHING_SENT : GONE, ...tool };
    default:
      return value satisfies never;
  }
}

/** Converts the removal machine's state to its dialog's view. */
export function toDeleteToolView({ value, context }: SnapshotFrom<typeof removalMachine>): DeleteToolView {
  const name = context.item?.name ?? '';
  switch (value) {
    case 'resting':
      return { state: 'resting' };
    case 'asking':
      return { state: 'asking', name };
    case 'deleting':
    case 'verifying':
      return { state: 'deleting', name };
    case 'failed':
      return { state: 'failed', name, message: notRemoved('tool', 'deleted', context.problem) };
    default:
      return value satisfies never;
  }
}
