import { Badge } from '../../primitives/Badge/Badge.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { already, whole } from './UserTable.css.ts';
import type { UserTableProps } from './UserTable.tsx';
import type { UserRowView } from './userRow.ts';

interface AddAdminCellProps extends Pick<UserTableProps, 'promoting' | 'onPromote'> {
  user: UserRowView;
}

/** Makes a user an administrator, or says that they are one. This text can take the focus, because it replaces the focused button. */
export function AddAdminCell({ user, promoting, onPromote }: AddAdminCellProps) {
  const { id, email, isAdmin } = user;
  if (isAdmin) {
    return (
      <span className={already} tabIndex={-1} data-administrator={id}>
        <Badge tone="good">Already Admin</Badge>
      </span>
    );
  }
  if (email === '') {
    return (
      <Text as="span" size="small" tone="soft">
        Needs an e-mail
      </Text>
    );
  }
  return (
    <Button size="small" state={stateFor(promoting, email)} onClick={() => onPromote(user)}>
      <span className={whole}>
        Add Admin
        <VisuallyHidden> {email}</VisuallyHidden>
      </span>
    </Button>
  );
}

const stateFor = (promoting: UserTableProps['promoting'], email: string) => {
  if (promoting.state === 'free') return 'ready';
  return promoting.email === email ? 'busy' : 'unavailable';
};
