import type { TableRows } from '../../../blocks/TablePage/TablePage.tsx';
import type { ListControls } from '../../../blocks/ListToolbar/ListToolbar.tsx';
import type { TableSort } from '../../../primitives/Table/Table.tsx';

/** A car tool with its stock, which its column and the restock dialog format. */
export interface ToolRowView {
  id: string;
  /** Names its row: the tool's name, or 'Unnamed product'. */
  name: string;
  /** The tool's name; '' if it has none. */
  product: string;
  /** In order of preference. */
  pictures: string[];
  /** null if unknown. */
  stock: number | null;
}

/** The tool that is being restocked. */
export interface RestockedTool extends Omit<ToolRowView, 'product'> {
  /** `add`: the entered number is added to the stock. `set`: it becomes the stock, because the stock is unknown. */
  mode: 'add' | 'set';
  /** The number that the user entered before they closed and reopened the dialog; '' if there is none. */
  entered: string;
}

/**
 * The state of a restock. The form stays usable in the states with a `message`, except in `sending`, `gone` and `unconfirmed`. While it is
 * sent, there is a message only if the administrator has to know something.
 */
export type RestockView =
  | { state: 'closed' }
  | ({ state: 'editing' } & RestockedTool)
  | ({ state: 'sending'; message?: string } & RestockedTool)
  | ({ state: 'refused'; message: string } & RestockedTool)
  | ({ state: 'modeChanged'; message: string } & RestockedTool)
  | ({ state: 'conflict'; message: string } & RestockedTool)
  | ({ state: 'unconfirmed'; message: string } & RestockedTool)
  | ({ state: 'gone'; message: string } & RestockedTool);

/** A restock whose dialog is open. */
export type OpenRestockView = Exclude<RestockView, { state: 'closed' }>;

/** The state of deleting a tool. */
export type DeleteToolView =
  | { state: 'resting' }
  | { state: 'asking'; name: string }
  | { state: 'deleting'; name: string }
  | {
      state: 'failed';
      name: string;
      /** Why it was not deleted, as a sentence to show. */
      message: string;
    };

/** The data of Manage Car Tools. */
export interface ManageToolsView {
  tools: TableRows<ToolRowView>;
  controls: ListControls;
  sort: TableSort | null;
  restock: RestockView;
  deleteTool: DeleteToolView;
  /** The link to the page for adding a tool, shown if there are none. */
  addHref: string;
}
