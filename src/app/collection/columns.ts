import type { TableColumn, TableRow, TableSort } from '#components/primitives/Table/tableColumn.ts';
import type { Sort } from './collection.ts';
import { byValue, type Direction } from './ordering.ts';

/** The words for the directions in URLs. They must not change, because people save links. */
const DIRECTIONS = { up: 1, down: -1 } as const satisfies Record<string, Direction>;

const LABELS = {
  text: { up: 'A to Z', down: 'Z to A' },
  number: { up: 'low to high', down: 'high to low' },
  day: { up: 'earliest first', down: 'latest first' },
} as const satisfies Record<NonNullable<TableColumn<TableRow>['sort']>, unknown>;

/** Both directions of each sortable column: 'quantity-up' and 'quantity-down'. */
export const sortsOf = <Row extends TableRow>(columns: readonly TableColumn<Row>[]): readonly Sort<Row>[] =>
  columns.flatMap(({ key, header, label = header, sort, value }) =>
    sort === undefined || value === undefined
      ? []
      : (['up', 'down'] as const).map((direction) => ({
          name: `${key}-${direction}`,
          label: `${label}, ${LABELS[sort][direction]}`,
          order: byValue(value, DIRECTIONS[direction]),
        })),
  );

/** Converts the name of a sort to what the table's header shows; null for the backend's order. */
export function toTableSort(name: string): TableSort | null {
  const [, column, direction] = /^(.+)-(up|down)$/.exec(name) ?? [];
  return column === undefined ? null : { column, direction: direction === 'up' ? 'asc' : 'desc' };
}

/** The name of the sort after a click on a column's header: ascending, then descending, then the backend's order. */
export const nextSort = (name: string, column: string): string =>
  name === `${column}-up` ? `${column}-down` : name === `${column}-down` ? '' : `${column}-up`;
