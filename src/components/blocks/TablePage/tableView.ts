import type { TableSort } from '../../primitives/Table/Table.tsx';
import type { Remote } from '../../remote.ts';
import type { TableControls } from '../TableToolbar/tableControls.ts';

/** The rows of a searched table; `unmatched`: there are some, and not one fits what was chosen. */
export type TableRows<Row> = Remote<Row> | { state: 'unmatched' };

/** A table with what was chosen above it. */
export interface TableView<Row> {
  rows: TableRows<Row>;
  controls: TableControls;
  sort: TableSort | null;
}
