'use client';

import House from 'lucide/dist/esm/icons/house.mjs';
import type { Ref } from 'react';
import { BLOGS, DASHBOARD, MY_ORDERS, REVIEWS } from '#contract/texts.ts';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { Link } from '../../primitives/Link/Link.tsx';
import * as css from './NavigationBar.css.ts';

interface NavigationLinksProps {
  id: string;
  ref: Ref<HTMLUListElement>;
  /** Only matters on a phone. A wide window always shows the links. */
  state: 'open' | 'closed';
  current: string;
  signedIn: boolean;
  /** Called when a link is clicked, even if it leads to the current page. */
  onFollow: () => void;
}

/** The bar's links: a row beside the brand, or a panel below the bar on a phone. */
export function NavigationLinks({ id, ref, state, current, signedIn, onFollow }: NavigationLinksProps) {
  return (
    <ul id={id} ref={ref} className={css.links} data-state={state}>
      {destinationsFor(signedIn).map(({ href, label }) => (
        <li key={href} className={css.item}>
          <Link variant="plain" href={href} aria-current={isCurrent(href, current) ? 'page' : undefined} onClick={onFollow}>
            {href === '/' && <Icon icon={House} />}
            <span className={href === '/' ? css.homeLabel : undefined}>{label}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** The links of the navigation bar, in order (docs/spec.md#navigation-bar). */
const destinations = [
  { href: '/', label: 'Home', access: 'public' },
  { href: '/blogs', label: BLOGS, access: 'public' },
  { href: '/myOrders', label: MY_ORDERS, access: 'signedIn' },
  { href: '/dashboard', label: DASHBOARD, access: 'signedIn' },
  { href: '/showAllReview', label: REVIEWS, access: 'public' },
] as const;

/** Returns the links of the bar. My Orders and Dashboard are only for signed-in users. */
const destinationsFor = (signedIn: boolean) => destinations.filter(({ access }) => signedIn || access === 'public');

/** Returns true if the path is the page at `href` or nested in it. */
const isCurrent = (href: string, path: string): boolean => path === href || (href !== '/' && path.startsWith(`${href}/`));
