'use client';

import LogOut from 'lucide/dist/esm/icons/log-out.mjs';
import Settings from 'lucide/dist/esm/icons/settings.mjs';
import User from 'lucide/dist/esm/icons/user.mjs';
import type { ReactElement } from 'react';
import { PROFILE, SETTINGS, SIGN_OUT } from '#contract/texts.ts';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { Menu } from '../../primitives/Menu/Menu.tsx';

interface AccountMenuProps {
  trigger: ReactElement;
  onSettings: () => void;
  onSignOut: () => void;
}

/** The account's menu (docs/product-rules.md#avatar-menu). It opens on mount, because a click on the trigger loads its code. */
export function AccountMenu({ trigger, onSettings, onSignOut }: AccountMenuProps) {
  return (
    <Menu
      label="Account"
      defaultOpen
      trigger={trigger}
      items={[
        { label: PROFILE, href: '/myProfile', icon: <Icon icon={User} /> },
        { label: SETTINGS, onSelect: onSettings, icon: <Icon icon={Settings} /> },
        { label: SIGN_OUT, onSelect: onSignOut, icon: <Icon icon={LogOut} direction="text" /> },
      ]}
    />
  );
}
