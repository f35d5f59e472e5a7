'use client';

import Menu from 'lucide/dist/esm/icons/menu.mjs';
import ShoppingCart from 'lucide/dist/esm/icons/shopping-cart.mjs';
import X from 'lucide/dist/esm/icons/x.mjs';
import { useEffect, useId, useRef, useState } from 'react';
import { LOGIN } from '#contract/texts.ts';
import { ButtonLink } from '../../primitives/ButtonLink/ButtonLink.tsx';
import { CountBadge } from '../../primitives/CountBadge/CountBadge.tsx';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { isInputMethodKey } from '../../primitives/isInputMethodKey.ts';
import { Link } from '../../primitives/Link/Link.tsx';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { AvatarMenu } from '../AvatarMenu/AvatarMenu.tsx';
import * as css from './NavigationBar.css.ts';
import { type NavigationLink, NavigationLinks } from './NavigationLinks.tsx';

/** The account in the navigation bar. It is `checking` until the session is known, so that neither Login nor an avatar shows too early. */
export type NavigationAccount =
  | { state: 'checking' }
  | {
      state: 'signedOut';
      /** The target of Login. */
      loginHref: string;
    }
  | {
      state: 'signedIn';
      name: string;
      /** The photo's address, or several in order of preference; '' shows the default person. */
      photo: string | readonly string[];
      /** The number of the user's bookings; null while unknown, and then no number is shown. */
      orders: number | null;
    };

export interface NavigationBarProps {
  /** In order. */
  links: readonly NavigationLink[];
  account: NavigationAccount;
  /** The current path, without the site's base. Its link is marked. */
  current: string;
  onSettings: () => void;
  onSignOut: () => void;
}

/** The shop's navigation at the top of every page (docs/spec.md#navigation-bar). On a phone a button opens its links. */
export function NavigationBar({ links, account, current, onSettings, onSignOut }: NavigationBarProps) {
  const id = useId();
  const { open, button, panel, toggle, close } = useDisclosure(current);
  return (
    <header className={css.bar}>
      <nav className={css.wrap} aria-label="Main">
        <button ref={button} type="button" className={css.toggle} aria-expanded={open} aria-controls={id} onClick={toggle}>
          <Icon icon={open ? X : Menu} />
          <VisuallyHidden>Menu</VisuallyHidden>
        </button>
        <Brand />
        <NavigationLinks links={links} id={id} ref={panel} state={open ? 'open' : 'closed'} current={current} onFollow={close} />
        <span className={css.rest} />
        <CartLink orders={account.state === 'signedIn' ? account.orders : null} current={current} />
        <Account account={account} onSettings={onSettings} onSignOut={onSignOut} />
      </nav>
    </header>
  );
}

/** The shop's logo and name, linked to the home page. A narrow window hides the name. */
function Brand() {
  return (
    <span className={css.brand}>
      <Link href="/">
        <svg className={css.mark} viewBox="0 0 36 36" aria-hidden="true">
          <path
            fill="currentColor"
            d="M24.8 8.6a6.6 6.6 0 0 0-8.3 8.3l-7.6 7.6a2.1 2.1 0 0 0 3 3l7.6-7.6a6.6 6.6 0 0 0 8.3-8.3l-3.9 3.9-3.4-.9-.9-3.4z"
          />
        </svg>
        <span className={css.name}>Gadget Garage</span>
      </Link>
    </span>
  );
}

interface CartLinkProps {
  /** null while unknown, which is never shown as 0 (docs/product-rules.md#cart-badge). */
  orders: number | null;
  current: string;
}

const nameOf = (orders: number | null): string => {
  if (orders === null) return 'Orders';
  return orders === 1 ? '1 order' : `${orders} orders`;
};

/** The cart icon with the number of the user's bookings, linked to them. */
function CartLink({ orders, current }: CartLinkProps) {
  return (
    <span className={css.cart}>
      <Link href="/myOrders" aria-current={current === '/myOrders' ? 'page' : undefined}>
        <Icon icon={ShoppingCart} />
        {orders !== null && orders > 0 && (
          <span className={css.badge} aria-hidden="true">
            <CountBadge count={orders} />
          </span>
        )}
        <VisuallyHidden>{nameOf(orders)}</VisuallyHidden>
      </Link>
    </span>
  );
}

interface AccountProps {
  account: NavigationAccount;
  onSettings: () => void;
  onSignOut: () => void;
}

/** The end of the bar. It has the same width in every state, so that nothing shifts when the session is known. */
function Account({ account, onSettings, onSignOut }: AccountProps) {
  return (
    <span className={css.slot} data-state={account.state}>
      {account.state === 'checking' && <Skeleton shape="block" />}
      {account.state === 'signedOut' && (
        <ButtonLink href={account.loginHref} size="small" width="full">
          {LOGIN}
        </ButtonLink>
      )}
      {account.state === 'signedIn' && (
        <AvatarMenu name={account.name} photo={account.photo} onSettings={onSettings} onSignOut={onSignOut} />
      )}
    </span>
  );
}

/**
 * Opens and closes the menu button's panel on a phone. The panel belongs to the page it was opened on, so that a navigation closes it.
 * Escape closes it and returns focus to the button. A click outside closes it.
 */
function useDisclosure(page: string) {
  const [openedOn, setOpenedOn] = useState<string | null>(null);
  const button = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLUListElement>(null);
  const open = openedOn === page;

  useEffect(() => {
    if (!open) return undefined;
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || isInputMethodKey(event)) return;
      setOpenedOn(null);
      button.current?.focus();
    };
    const closeOnOutsideClick = ({ target }: PointerEvent) => {
      const inside = target instanceof Node && (button.current?.contains(target) || panel.current?.contains(target));
      if (!inside) setOpenedOn(null);
    };
    document.addEventListener('keydown', closeOnEscape);
    document.addEventListener('pointerdown', closeOnOutsideClick);
    return () => {
      document.removeEventListener('keydown', closeOnEscape);
      document.removeEventListener('pointerdown', closeOnOutsideClick);
    };
  }, [open]);

  return { open, button, panel, toggle: () => setOpenedOn(open ? null : page), close: () => setOpenedOn(null) };
}
