import ChevronDown from 'lucide/dist/esm/icons/chevron-down.mjs';
import type { ButtonHTMLAttributes, Ref } from 'react';
import { Avatar } from '../../primitives/Avatar/Avatar.tsx';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { button } from './AvatarMenu.css.ts';

interface AvatarButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'name' | 'className' | 'style'> {
  name: string;
  photo: string | readonly string[];
  ref?: Ref<HTMLButtonElement>;
}

/** The button that opens the account's menu. It looks the same before and after the menu's code has loaded. */
export function AvatarButton({ name, photo, ...rest }: AvatarButtonProps) {
  return (
    <button {...rest} type="button" className={button}>
      <Avatar photo={photo} name="" size="small" />
      <Icon icon={ChevronDown} size="small" />
      <VisuallyHidden>{name === '' ? 'Account menu' : `Account menu of ${name}`}</VisuallyHidden>
    </button>
  );
}
