import ChevronDown from 'lucide-react/icons/chevron-down';
import type { ButtonHTMLAttributes, Ref } from 'react';
import { Avatar } from '../../primitives/Avatar/Avatar.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { arrow, button } from './AvatarMenu.css.ts';

interface AvatarButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'name' | 'className' | 'style'> {
  name: string;
  photo: string;
  ref?: Ref<HTMLButtonElement>;
}

/** What opens the account's menu: the same before and after the menu's code is there. */
export function AvatarButton({ name, photo, ...rest }: AvatarButtonProps) {
  return (
    <button {...rest} type="button" className={button}>
      <Avatar photo={photo} name="" size="small" />
      <ChevronDown className={arrow} aria-hidden="true" />
      <VisuallyHidden>{name === '' ? 'Account menu' : `Account menu of ${name}`}</VisuallyHidden>
    </button>
  );
}
