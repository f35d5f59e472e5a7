import type { ReactNode, RefObject } from 'react';
import { PageHeading } from '../../primitives/PageHeading/PageHeading.tsx';
import type { TableControls } from '../TableToolbar/tableControls.ts';
import { TableToolbar, type TableToolbarProps } from '../TableToolbar/TableToolbar.tsx';
import * as css from './TablePage.css.ts';
import { TableContents, type TableContentsProps } from './TableContents.tsx';

export interface TablePageProps<Row> extends TableContentsProps<Row>, Omit<TableToolbarProps, 'controls'> {
  title: string;
  /** The result of the last action, shown below the title. */
  notice?: ReactNode;
  controls: TableControls;
  /** Set to the heading. It takes the focus when Retry or Clear filters disappears after a click. */
  heading: RefObject<HTMLHeadingElement | null>;
}

/**
 * A page with one searchable table, in all its states (docs/product-rules.md#tables). It has no toolbar if there is nothing to search. Use
 * CardPage for a list of cards.
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
