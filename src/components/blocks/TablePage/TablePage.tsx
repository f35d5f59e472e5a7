import type { ReactNode, RefObject } from 'react';
import { PageHeading } from '../../primitives/PageHeading/PageHeading.tsx';
import type { TableControls } from '../TableToolbar/tableControls.ts';
import { TableToolbar, type TableToolbarProps } from '../TableToolbar/TableToolbar.tsx';
import * as css from './TablePage.css.ts';
import { TableContents, type TableContentsProps } from './TableContents.tsx';

export interface TablePageProps<Row> extends TableContentsProps<Row>, Omit<TableToolbarProps, 'controls'> {
  title: string;
  /** Below the title: what came of the last thing that was done here. */
  notice?: ReactNode;
  controls: TableControls;
  /** Takes the heading: it gets the focus when a button goes away with what it is about. */
  heading: RefObject<HTMLHeadingElement | null>;
}

/**
 * A page that is one searched table, in all its states (docs/product-rules.md#tables); where there is nothing to search there is no
 * toolbar. For a list of cards use CardPage.
 */
export function TablePage<Row>({
  title,
  notice,
  controls,
  heading,
  onChange,
  onExport,
  onClear,
  onRetry,
  ...contents
}: TablePageProps<Row>) {
  const { state } = contents.rows;
  const leaving = (act: () => void) => () => {
    heading.current?.focus();
    act();
  };
  return (
    <div className={css.page} data-state={state}>
      <PageHeading ref={heading}>{title}</PageHeading>
      {notice}
      {state !== 'empty' && state !== 'failed' && <TableToolbar controls={controls} onChange={onChange} onExport={onExport} />}
      <TableContents {...contents} onClear={leaving(onClear)} onRetry={leaving(onRetry)} />
    </div>
  );
}
