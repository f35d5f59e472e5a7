import { Button } from '../../primitives/Button/Button.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { whole } from './UserTable.css.ts';
import type { UserRowView } from './userRow.ts';

interface RemoveAdminCellProps {
  user: UserRowView;
  /** The id of what says why it cannot be used. */
  reason: string;
}

/**
 * The documented button that nothing stands behind (docs/product-rules.md#remove-admin): it can be reached, and says why it does nothing.
 */
export const RemoveAdminCell = ({ user: { name }, reason }: RemoveAdminCellProps) => (
  <Button size="small" tone="quiet" state="unavailable" aria-describedby={reason}>
    <span className={whole}>
      Remove Admin
      <VisuallyHidden> {name}</VisuallyHidden>
    </span>
  </Button>
);
