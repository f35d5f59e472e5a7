import { Suspense, useState } from 'react';
import { lazyPart } from '../../lazyPart.tsx';
import { AvatarButton } from './AvatarButton.tsx';

const loadMenu = () => import('./AccountMenu.tsx');
const AccountMenu = lazyPart(async () => (await loadMenu()).AccountMenu);

export interface AvatarMenuProps {
  /** Whose menu it is. */
  name: string;
  /** Address of a picture, or several, best first; '' shows the default person. */
  photo: string | readonly string[];
  /** Settings was chosen; the button has the focus again. */
  onSettings: () => void;
  onSignOut: () => void;
}

/**
 * The face of who is signed in, with what can be done about the account. The menu's code comes with the first press: until it
 * is there the plain button stays, and when it does not come (offline) the next press asks again.
 */
export function AvatarMenu({ name, photo, onSettings, onSignOut }: AvatarMenuProps) {
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
      <AccountMenu trigger={<AvatarButton name={name} photo={photo} />} onSettings={onSettings} onSignOut={onSignOut} />
    </Suspense>
  );
}
