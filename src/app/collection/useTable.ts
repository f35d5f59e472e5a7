import type { ExportButtonsProps } from '#components/blocks/TablePage/ExportButtons.tsx';
import type { TableColumn, TableRow } from '#components/primitives/Table/tableColumn.ts';
import { useToasts } from '../runtime/toasts/toastStore.ts';
import { useServices } from '../services/services.ts';
import type { Collection, Searchable } from './collection.ts';
import { nextSort, toTableSort } from './columns.ts';
import { useCollection } from './useCollection.ts';

/** A collection that is shown as a table, and exported as a file. */
export interface TableCollection<Row extends TableRow & Searchable> extends Collection<Row> {
  columns: readonly TableColumn<Row>[];
  /** Part of the file's name: 'car-tools' makes gadget-garage-car-tools-2026-11-21.csv. */
  file: string;
}

/** A collection with the props for a Table whose headers sort, and for ExportButtons. */
export function useTable<Row extends TableRow & Searchable>(table: TableCollection<Row>, rows: readonly Row[] | undefined) {
  const { platform } = useServices();
  const toasts = useToasts();
  const collection = useCollection(table, rows);
  const { sort } = collection.controls.values;
  const onExport: ExportButtonsProps['onExport'] = (separator) =>
    void import('./exportRows.ts').then(
      ({ exportRows }) => exportRows(table, collection.rows, platform.today(), separator),
      () => toasts.add({ tone: 'critical', text: 'The export could not be loaded. Check your connection, then try again.' }),
    );
  return {
    rows: collection.rows,
    controls: collection.controls,
    onChange: collection.onChange,
    onClear: collection.onClear,
    sort: toTableSort(sort),
    onSort: (column: string) => collection.onChange({ sort: nextSort(sort, column) }),
    onExport,
  };
}
