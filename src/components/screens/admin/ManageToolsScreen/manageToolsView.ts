import type { TableRows } from '../../../blocks/TablePage/tableRows.ts';
import type { TableControls } from '../../../blocks/TableToolbar/tableControls.ts';
import type { TableSort } from '../../../primitives/Table/Table.tsx';

/** A car tool as its row shows it. */
export interface ToolRow {
  id: string;
  name: string;
  /** Best first. */
  pictures: string[];
  /** '48', or 'Unknown'. */
  stock: string;
  /** `low` is few, `none` is sold out. */
  level: 'enough' | 'low' | 'none' | 'unknown';
}

/** The tool whose stock comes in. */
export interface RestockedTool {
  id: string;
  name: string;
  pictures: string[];
  /** '5', or 'Unknown'. */
  stock: string;
  /** What an entered number means: it is added to the stock, or, where nobody knows that, becomes it. */
  meaning: 'added' | 'theStock';
  /** What was entered before, when the dialog comes back; '' nothing. */
  entered: string;
}

/** How far a restock has come. With a `message` the form is usable, but where the tool is gone or the last entry is not settled. */
export type Restock =
  | { state: 'closed' }
  | ({ state: 'editing' } & RestockedTool)
  | ({ state: 'sending' } & RestockedTool)
  | ({ state: 'refused'; message: string } & RestockedTool)
  | ({ state: 'recounted'; message: string } & RestockedTool)
  | ({ state: 'overtaken'; message: string } & RestockedTool)
  | ({ state: 'unconfirmed'; message: string } & RestockedTool)
  | ({ state: 'gone'; message: string } & RestockedTool);

export type OpenRestock = Exclude<Restock, { state: 'closed' }>;

/** How far the deletion of a tool has come. */
export type Deletion =
  | { state: 'resting' }
  | { state: 'asking'; name: string }
  | { state: 'deleting'; name: string }
  | {
      state: 'failed';
      name: string;
      /** Why it was not deleted: a sentence for people. */
      message: string;
    };

export interface ManageToolsView {
  tools: TableRows<ToolRow>;
  controls: TableControls;
  sort: TableSort | null;
  restock: Restock;
  deletion: Deletion;
  /** Where the first tool is added. */
  addHref: string;
}
