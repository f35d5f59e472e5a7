'use client';

import { createContext, use } from 'react';
import { formatCount } from '#contract/formatCount.ts';
import { isLowStock } from '#contract/lowStock.ts';
import { AVAILABLE_QUANTITY, EDIT_PRODUCT, NAME, REMOVE_PRODUCTS, RESTOCK } from '#contract/texts.ts';
import { ProductCell } from '../../../blocks/ProductCell/ProductCell.tsx';
import { Badge } from '../../../primitives/Badge/Badge.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import type { TableColumn } from '../../../primitives/Table/Table.tsx';
import { VisuallyHidden } from '../../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import * as css from './ManageToolsScreen.css.ts';
import type { ToolRowView } from './manageToolsView.ts';

/** '48' or 'Unknown'. */
export const stockText = (stock: number | null): string => (stock === null ? 'Unknown' : formatCount(stock));

interface RowActions {
  onRestock: (id: string) => void;
  onDelete: (id: string) => void;
}

/** The callbacks of the table, for the buttons in its cells. */
export const RowActions = createContext<RowActions>({ onRestock: () => {}, onDelete: () => {} });

/** The columns (docs/spec.md#manage-car-tools). */
export const toolColumns: readonly TableColumn<ToolRowView>[] = [
  {
    key: 'name',
    header: NAME,
    card: 'lead',
    width: 'wide',
    sort: 'text',
    value: ({ product }) => product,
    render: ({ name, pictures }) => <ProductCell name={name} pictures={pictures} />,
  },
  {
    key: 'quantity',
    header: AVAILABLE_QUANTITY,
    align: 'end',
    card: 'fact',
    width: 'large',
    sort: 'number',
    value: ({ stock }) => stock,
    render: ({ stock }) => (
      <span className={css.stock}>
        <span>{stockText(stock)}</span>
        {isLowStock(stock) && <Badge tone="critical">{stock === 0 ? 'Sold out' : 'Low stock'}</Badge>}
      </span>
    ),
  },
  { key: 'edit', header: EDIT_PRODUCT, card: 'action', width: 'medium', render: (tool) => <RestockCell tool={tool} /> },
  { key: 'remove', header: REMOVE_PRODUCTS, card: 'action', width: 'medium', render: (tool) => <DeleteCell tool={tool} /> },
];

function RestockCell({ tool: { id, name } }: { tool: ToolRowView }) {
  const { onRestock } = use(RowActions);
  return (
    <Button size="small" aria-haspopup="dialog" onClick={() => onRestock(id)}>
      {RESTOCK}
      <VisuallyHidden>{` ${name}`}</VisuallyHidden>
    </Button>
  );
}

function DeleteCell({ tool: { id, name } }: { tool: ToolRowView }) {
  const { onDelete } = use(RowActions);
  return (
    <Button size="small" tone="critical" emphasis="quiet" aria-haspopup="dialog" onClick={() => onDelete(id)}>
      Delete<VisuallyHidden>{` ${name}`}</VisuallyHidden>
    </Button>
  );
}
