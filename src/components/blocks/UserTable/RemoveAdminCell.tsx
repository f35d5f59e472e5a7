import { Button } from '../../primitives/Button/Button.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { whole } from './UserTable.css.ts';
import type { UserRowView } from './userRow.ts';

interface RemoveAdminCellProps {
  user: UserRowView;
  /** The id of the text that says why the button is unavailable. */
  reason: string;
}

/**
 * The documented Remove Admin button. It is disabled, because the API has no call for this (docs/product-rules.md#remove-admin), but
 * focusable, and it says why.
 */
export const RemoveAdminCell = ({ user: { name }, reason }: RemoveAdminCellProps) => (
  <Button size="small" tone="quiet" state="unavailable" aria-describedby={reason}>
    <span className={whole}>
      Remove Admin
      <VisuallyHidden> {name}</VisuallyHidden>
    </span>
  </Button>
);
