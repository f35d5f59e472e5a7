import Menu from 'lucide/dist/esm/icons/menu.mjs';
import X from 'lucide/dist/esm/icons/x.mjs';
import { useId } from 'react';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { Account } from './Account.tsx';
import { Brand } from './Brand.tsx';
import { CartLink } from './CartLink.tsx';
import { NavigationLinks } from './NavigationLinks.tsx';
import type { NavigationAccount } from './navigationAccount.ts';
import { bar, rest, toggle, wrap } from './NavigationBar.css.ts';
import { useDisclosure } from './useDisclosure.ts';

export interface NavigationBarProps {
  account: NavigationAccount;
  /** The current path, without the site's base. Its link is marked. */
  current: string;
  onSettings: () => void;
  onSignOut: () => void;
}

/** The shop's navigation at the top of every page (docs/spec.md#navigation-bar). On a phone a button opens its links. */
export function NavigationBar({ account, current, onSettings, onSignOut }: NavigationBarProps) {
  const id = useId();
  const { open, button, panel, toggle: press, close } = useDisclosure(current);
  return (
    <header className={bar}>
      <nav className={wrap} aria-label="Main">
        <button ref={button} type="button" className={toggle} aria-expanded={open} aria-controls={id} onClick={press}>
          <Icon icon={open ? X : Menu} />
          <VisuallyHidden>Menu</VisuallyHidden>
        </button>
        <Brand />
        <NavigationLinks
          id={id}
          ref={panel}
          state={open ? 'open' : 'closed'}
          current={current}
          signedIn={account.state === 'signedIn'}
          onFollow={close}
        />
        <span className={rest} />
        <CartLink orders={account.state === 'signedIn' ? account.orders : null} current={current} />
        <Account account={account} onSettings={onSettings} onSignOut={onSignOut} />
      </nav>
    </header>
  );
}
