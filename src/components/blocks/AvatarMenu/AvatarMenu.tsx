import LogOut from 'lucide-react/icons/log-out';
import User from 'lucide-react/icons/user';
import { lazy, Suspense, useState } from 'react';
import { AvatarButton } from './AvatarButton.tsx';

const loadMenu = () => import('../../primitives/Menu/Menu.tsx');
const Menu = lazy(async () => ({ default: (await loadMenu()).Menu }));

export interface AvatarMenuProps {
  /** Whose menu it is. */
  name: string;
  /** Address of a picture; '' shows the default person. */
  photo: string;
  onSignOut: () => void;
}

/**
 * The face of who is signed in, with what can be done about the account. The menu's code comes with the first press: until it
 * is there the plain button stays, and when it does not come (offline) the next press asks again.
 */
export function AvatarMenu({ name, photo, onSignOut }: AvatarMenuProps) {
  const [state, setState] = useState<'closed' | 'loading' | 'loaded'>('closed');
  const open = () => {
    setState('loading');
    void loadMenu().then(
      () => setState('loaded'),
      () => setState('closed'),
    );
  };
  const plain = <AvatarButton name={name} photo={photo} aria-haspopup="menu" aria-busy={state === 'loading'} onClick={open} />;
  if (state !== 'loaded') return plain;
  return (
    <Suspense fallback={plain}>
      <Menu
        label="Account"
        defaultOpen
        trigger={<AvatarButton name={name} photo={photo} />}
        items={[
          { label: 'Profile', href: '/myProfile', icon: <User aria-hidden="true" /> },
          { label: 'Sign Out', onSelect: onSignOut, icon: <LogOut aria-hidden="true" /> },
        ]}
      />
    </Suspense>
  );
}
