import type { ReactNode, RefObject } from 'react';
import { PageHeading } from '../../primitives/PageHeading/PageHeading.tsx';
import type { TableColumn, TableRow } from '../../primitives/Table/Table.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { TableToolbar, type TableToolbarProps } from '../TableToolbar/TableToolbar.tsx';
import * as css from './TablePage.css.ts';
import { TableContents } from './TableContents.tsx';
import type { TableView } from './tableView.ts';

export interface TablePageProps<Row extends TableRow> extends Omit<TableToolbarProps, 'controls'> {
  /** Names the page and the table. */
  title: string;
  /** In a sentence: what the rows are for, or what cannot be done with them. */
  intro?: ReactNode;
  view: TableView<Row>;
  /** Keep the array while nothing changes. */
  columns: readonly TableColumn<Row>[];
  /** Where there are no rows at all. */
  empty: ReactNode;
  /** A sortable column's head was pressed. */
  onSort: (column: string) => void;
  /** Search and filters are taken back. */
  onClear: () => void;
  onRetry: () => void;
  /** Takes the heading: it gets the focus when a button goes away with what it is about. */
  heading: RefObject<HTMLHeadingElement | null>;
}

/** A page that is one searched table, in all its states (DECISIONS "Tables"). For a list of cards use CardPage. */
export function TablePage<Row extends TableRow>({
  title,
  intro,
  view,
  heading,
  onChange,
  onExport,
  onClear,
  onRetry,
  ...table
}: TablePageProps<Row>) {
  const leaving = (act: () => void) => () => {
    heading.current?.focus();
    act();
  };
  return (
    <div className={css.page} data-state={view.rows.state}>
      <div className={css.head}>
        <PageHeading ref={heading}>{title}</PageHeading>
        {intro !== undefined && <Text tone="soft">{intro}</Text>}
      </div>
      <TableToolbar controls={view.controls} onChange={onChange} onExport={onExport} />
      <TableContents {...table} caption={title} rows={view.rows} sort={view.sort} onClear={leaving(onClear)} onRetry={leaving(onRetry)} />
    </div>
  );
}
