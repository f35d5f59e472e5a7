import LogOut from 'lucide-react/icons/log-out';
import Settings from 'lucide-react/icons/settings';
import User from 'lucide-react/icons/user';
import type { ReactElement } from 'react';
import { Menu } from '../../primitives/Menu/Menu.tsx';

interface AccountMenuProps {
  trigger: ReactElement;
  onSettings: () => void;
  onSignOut: () => void;
}

/** What can be done about the account (DECISIONS "Avatar menu"), open at once: its code came with the press. */
export function AccountMenu({ trigger, onSettings, onSignOut }: AccountMenuProps) {
  return (
    <Menu
      label="Account"
      defaultOpen
      trigger={trigger}
      items={[
        { label: 'Profile', href: '/myProfile', icon: <User aria-hidden="true" /> },
        { label: 'Settings', onSelect: onSettings, icon: <Settings aria-hidden="true" /> },
        { label: 'Sign Out', onSelect: onSignOut, icon: <LogOut aria-hidden="true" /> },
      ]}
    />
  );
}
