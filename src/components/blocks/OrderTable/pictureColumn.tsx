'use client';

import { Picture } from '../../primitives/Picture/Picture.tsx';
import type { TableColumn, TableRow } from '../../primitives/Table/tableColumn.ts';

/** The product's picture, in the tables of a user's orders. */
export const pictureColumn: TableColumn<TableRow & { pictures: readonly string[] }> = {
  key: 'image',
  header: 'Image',
  card: 'picture',
  render: ({ pictures }) => <Picture sources={pictures} alt="" size="thumb" />,
};
