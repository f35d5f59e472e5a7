'use client';

import ChevronDown from 'lucide/dist/esm/icons/chevron-down.mjs';
import type { ButtonHTMLAttributes, Ref } from 'react';
import { useLoadOnClick } from '../../useLoadOnClick.ts';
import { Avatar } from '../../primitives/Avatar/Avatar.tsx';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import * as css from './AvatarMenu.css.ts';

const loadMenu = () => import('./AccountMenu.tsx');

export interface AvatarMenuProps {
  /** The user's name, for screen readers; '' if unknown. */
  name: string;
  /** The photo's address, or several in order of preference; '' shows the default person. */
  photo: string | readonly string[];
  /** Called when Settings is chosen, after focus has returned to the button. */
  onSettings: () => void;
  onSignOut: () => void;
}

/**
 * The signed-in user's avatar with the account's menu. The menu's code loads on the first click. Until then this renders a plain button.
 * If loading fails, for example offline, the next click tries again.
 */
export function AvatarMenu({ name, photo, onSettings, onSignOut }: AvatarMenuProps) {
  const { loaded, isLoading, onClick } = useLoadOnClick(loadMenu);
  const look = { name, photo };
  if (loaded === undefined) return <AvatarButton {...look} aria-haspopup="menu" aria-busy={isLoading} onClick={onClick} />;
  return <loaded.AccountMenu trigger={<AvatarButton {...look} />} onSettings={onSettings} onSignOut={onSignOut} />;
}

interface AvatarButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'name' | 'className' | 'style'> {
  name: string;
  photo: string | readonly string[];
  ref?: Ref<HTMLButtonElement>;
}

/** The button that opens the account's menu. It looks the same before and after the menu's code has loaded. */
function AvatarButton({ name, photo, ...rest }: AvatarButtonProps) {
  return (
    <button {...rest} type="button" className={css.button}>
      <Avatar photo={photo} name="" size="small" />
      <Icon icon={ChevronDown} size="small" />
      <VisuallyHidden>{name === '' ? 'Account menu' : `Account menu of ${name}`}</VisuallyHidden>
    </button>
  );
}
