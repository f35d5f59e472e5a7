/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role -- as in Table */
import { memo, type ReactNode, type Ref } from 'react';
import * as css from './Table.css.ts';
import type { TableColumn, TableRow } from './tableColumn.ts';

interface TableLineProps<Row extends TableRow> {
  row: Row;
  columns: readonly TableColumn<Row>[];
  isFixed: boolean;
  /** The row's index from 0, if not all rows are in the DOM. */
  position?: number;
  /** The height of the omitted rows before it, in pixels. */
  space?: number;
  ref?: Ref<HTMLTableRowElement> | undefined;
}

/** A row: a line or a card. */
export function TableLine<Row extends TableRow>({ row, columns, isFixed, position, space, ref }: TableLineProps<Row>) {
  return (
    <tr
      ref={ref}
      className={isFixed ? css.fixedRow : css.row}
      role="row"
      aria-label={row.name}
      // The header is the first row.
      aria-rowindex={position === undefined ? undefined : position + 2}
      data-index={position}
      data-position={position}
      style={space === undefined ? undefined : { marginTop: space }}
    >
      <Cells row={row} columns={columns} isFixed={isFixed} />
    </tr>
  );
}

/** Memoized, because neighbouring rows mount and unmount while the page scrolls. */
const Cells = memo(function Cells<Row extends TableRow>({
  row,
  columns,
  isFixed,
}: Pick<TableLineProps<Row>, 'row' | 'columns' | 'isFixed'>) {
  return columns.map(({ key, header, align = 'start', card = 'pair', render }) => (
    <td
      key={key}
      role="cell"
      className={`${css.cell} ${css.aligns[align]} ${css.places[card]} ${isFixed ? css.fixedCell : ''}`}
      data-label={header}
    >
      {render(row)}
    </td>
  ));
}) as <Row extends TableRow>(props: Pick<TableLineProps<Row>, 'row' | 'columns' | 'isFixed'>) => ReactNode;
