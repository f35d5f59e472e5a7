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
    header: 'Name',
    card: 'lead',
    width: 'wide',
    isSortable: true,
    render: ({ name, pictures }) => <ProductCell name={name} pictures={pictures} />,
  },
  {
    key: 'quantity',
    header: 'Available Quantity',
    align: 'end',
    card: 'fact',
    width: 'large',
    isSortable: true,
    render: ({ stock, level }) => (
      <span className={css.stock}>
        {stock}
        {(level === 'low' || level === 'none') && <Badge tone="critical">{LEVELS[level]}</Badge>}
      </span>
    ),
  },
  {
    key: 'edit',
    header: 'Edit Product',
    card: 'action',
    width: 'medium',
    render: ({ id, name }) => (
      <Button size="small" aria-haspopup="dialog" onClick={() => onRestock(id)}>
        Restock<VisuallyHidden> {name}</VisuallyHidden>
      </Button>
    ),
  },
  {
    key: 'remove',
    header: 'Remove Products',
    card: 'action',
    width: 'medium',
    render: ({ id, name }) => (
      <Button size="small" tone="critical" emphasis="quiet" aria-haspopup="dialog" onClick={() => onDelete(id)}>
        Delete<VisuallyHidden> {name}</VisuallyHidden>
      </Button>
    ),
  },
];
