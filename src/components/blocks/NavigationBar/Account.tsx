import { ButtonLink } from '../../primitives/ButtonLink/ButtonLink.tsx';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import { AvatarMenu } from '../AvatarMenu/AvatarMenu.tsx';
import type { NavigationAccount } from './navigationAccount.ts';
import { slot } from './NavigationBar.css.ts';

interface AccountProps {
  account: NavigationAccount;
  onSettings: () => void;
  onSignOut: () => void;
}

/** The end of the bar. It is equally wide in every state, so that nothing shifts when the session is known. */
export function Account({ account, onSettings, onSignOut }: AccountProps) {
  return (
    <span className={slot} data-state={account.state}>
      {account.state === 'checking' && <Skeleton shape="block" />}
      {account.state === 'signedOut' && (
        <ButtonLink href={account.loginHref} size="small" width="full">
          Login
        </ButtonLink>
      )}
      {account.state === 'signedIn' && (
        <AvatarMenu name={account.name} photo={account.photo} onSettings={onSettings} onSignOut={onSignOut} />
      )}
    </span>
  );
}
