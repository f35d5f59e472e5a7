'use client';

import type { ReactNode } from 'react';
import { Card } from '../Card/Card.tsx';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import { skeletonLead, skeletonName, skeletonRow, skeletonText, skeletonWords } from './Table.css.ts';
import { Table, type TableColumn, type TableProps, type TableRow } from './Table.tsx';

export interface TableSkeletonProps<Row extends TableRow> extends Pick<TableProps<Row>, 'linesFrom'> {
  /** The number of rows to draw. */
  lines: number;
  /** The table's columns, so that it keeps its shape when the rows load. Leave them out if its columns fit their content. */
  columns?: readonly TableColumn<Row>[];
}

const text = (
  <span className={skeletonText}>
    <Skeleton shape="text" />
  </span>
);
const name = (
  <span className={skeletonName}>
    <Skeleton shape="text" />
  </span>
);
/** The placeholder of a cell with a button. */
export const buttonPlaceholder = (
  <span className={skeletonText}>
    <Skeleton shape="button" />
  </span>
);

const SHAPES: Record<NonNullable<TableColumn<TableRow>['card']>, ReactNode> = {
  picture: <Skeleton shape="thumb" />,
  lead: (
    <span className={skeletonLead}>
      <Skeleton shape="thumb" />
      <Skeleton shape="text" />
    </span>
  ),
  aside: text,
  detail: text,
  fact: text,
  extra: text,
  pair: text,
  badge: text,
  action: buttonPlaceholder,
};

/** Placeholder for a Table while it loads. Set `aria-busy` and a name on the container, because screen readers do not see the rows. */
export function TableSkeleton<Row extends TableRow>({ lines, columns, linesFrom }: TableSkeletonProps<Row>) {
  if (columns === undefined) return <PlainSkeleton lines={lines} />;
  const shapes = columns.some(({ card }) => card === 'picture') ? { ...SHAPES, lead: name } : SHAPES;
  const placeholders = columns.map(({ card = 'pair', placeholder = shapes[card], ...column }): TableColumn<Row> => ({
    ...column,
    card,
    render: () => placeholder,
  }));
  // No column reads them.
  const rows = Array.from({ length: lines }, (_, index) => ({ id: String(index), name: '' }) as Row);
  return (
    <div aria-hidden="true">
      <Table caption="" columns={placeholders} rows={rows} {...(linesFrom && { linesFrom })} />
    </div>
  );
}

const PlainSkeleton = ({ lines }: { lines: number }) => (
  <Card padding="none">
    {Array.from({ length: lines }, (_, index) => (
      <div key={index} className={skeletonRow}>
        <Skeleton shape="thumb" />
        <div className={skeletonWords}>
          <Skeleton shape="text" />
        </div>
      </div>
    ))}
  </Card>
);
