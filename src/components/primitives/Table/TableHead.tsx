/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role -- as in TableFrame */
import ArrowDown from 'lucide/dist/esm/icons/arrow-down.mjs';
import ArrowUp from 'lucide/dist/esm/icons/arrow-up.mjs';
import ArrowUpDown from 'lucide/dist/esm/icons/chevrons-up-down.mjs';
import { useSyncExternalStore } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import { isTablet, onWidthChange } from '../virtual/windowWidth.ts';
import * as css from './Table.css.ts';
import type { TableProps } from './Table.tsx';
import type { TableRow, TableSort } from './tableColumn.ts';

interface TableHeadProps<Row extends TableRow> extends Pick<TableProps<Row>, 'columns' | 'sort' | 'onSort'> {
  isFixed: boolean;
  /** The header's row index, if not all rows are in the DOM. */
  rowIndex: number | undefined;
}

const DIRECTIONS = {
  up: { said: 'ascending', icon: ArrowUp },
  down: { said: 'descending', icon: ArrowDown },
} as const satisfies Record<TableSort['direction'], unknown>;

/**
 * The column headers; sortable ones are buttons. On a phone they are for screen readers only, and are not buttons, because their focus
 * would be invisible.
 */
export function TableHead<Row extends TableRow>({ columns, isFixed, sort, onSort, rowIndex }: TableHeadProps<Row>) {
  const areSeen = useSyncExternalStore(onWidthChange, isTablet);
  return (
    <thead className={isFixed ? css.fixedHead : css.head} role="rowgroup">
      <tr role="row" className={isFixed ? css.fixedHeadRow : undefined} aria-rowindex={rowIndex}>
        {columns.map(({ key, header, align = 'start', isSortable = false }) => {
          const sorted = sort?.column === key ? DIRECTIONS[sort.direction] : undefined;
          return (
            <th
              key={key}
              scope="col"
              role="columnheader"
              aria-sort={sorted?.said}
              className={`${css.columnHead} ${css.aligns[align]} ${isFixed ? css.fixedCell : ''}`}
            >
              {isSortable && onSort !== undefined && areSeen ? (
                <button type="button" className={css.sorters[align]} data-sorted={sort?.column === key} onClick={() => onSort(key)}>
                  {header}
                  <Icon icon={sorted?.icon ?? ArrowUpDown} size="small" />
                </button>
              ) : (
                header
              )}
            </th>
          );
        })}
      </tr>
    </thead>
  );
}
