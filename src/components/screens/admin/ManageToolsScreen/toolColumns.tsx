'use client';

import { AVAILABLE_QUANTITY, EDIT_PRODUCT, NAME, REMOVE_PRODUCTS, RESTOCK } from '#contract/texts.ts';
import { ProductCell } from '../../../blocks/ProductCell/ProductCell.tsx';
import { Badge } from '../../../primitives/Badge/Badge.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import type { TableColumn } from '../../../primitives/Table/Table.tsx';
import { VisuallyHidden } from '../../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import * as css from './ManageToolsScreen.css.ts';
import type { ToolRowView } from './manageToolsView.ts';

interface RowActions {
  onRestock: (id: string) => void;
  onDelete: (id: string) => void;
}

const LEVELS = { low: 'Low stock', none: 'Sold out' };

/** The table's columns (docs/spec.md#manage-car-tools). */
export const toColumns = ({ onRestock, onDelete }: RowActions): TableColumn<ToolRowView>[] => [
  {
    key: 'name',
    header: NAME,
    card: 'lead',
    width: 'wide',
    isSortable: true,
    render: ({ name, pictures }) => <ProductCell name={name} pictures={pictures} />,
  },
  {
    key: 'quantity',
    header: AVAILABLE_QUANTITY,
    align: 'end',
    card: 'fact',
    width: 'large',
    isSortable: true,
    render: ({ stock, level }) => (
      <span className={css.stock}>
        <span>{stock}</span>
        {(level === 'low' || level === 'none') && <Badge tone="critical">{LEVELS[level]}</Badge>}
      </span>
    ),
  },
  {
    key: 'edit',
    header: EDIT_PRODUCT,
    card: 'action',
    width: 'medium',
    render: ({ id, name }) => (
      <Button size="small" aria-haspopup="dialog" onClick={() => onRestock(id)}>
        {RESTOCK}
        <VisuallyHidden>{` ${name}`}</VisuallyHidden>
      </Button>
    ),
  },
  {
    key: 'remove',
    header: REMOVE_PRODUCTS,
    card: 'action',
    width: 'medium',
    render: ({ id, name }) => (
      <Button size="small" tone="critical" emphasis="quiet" aria-haspopup="dialog" onClick={() => onDelete(id)}>
        Delete<VisuallyHidden>{` ${name}`}</VisuallyHidden>
      </Button>
    ),
  },
];
