'use client';

import House from 'lucide/dist/esm/icons/house.mjs';
import type { Ref } from 'react';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { Link } from '../../primitives/Link/Link.tsx';
import * as css from './NavigationBar.css.ts';

/** A link of the navigation bar. */
export interface NavigationLink {
  href: string;
  label: string;
}

interface NavigationLinksProps {
  links: readonly NavigationLink[];
  id: string;
  ref: Ref<HTMLUListElement>;
  /** Only matters on a phone. A wide window always shows the links. */
  state: 'open' | 'closed';
  current: string;
  /** Called when a link is clicked, even if it leads to the current page. */
  onFollow: () => void;
}

/** The bar's links: a row beside the brand, or a panel below the bar on a phone. */
export function NavigationLinks({ links, id, ref, state, current, onFollow }: NavigationLinksProps) {
  return (
    <ul id={id} ref={ref} className={css.links} data-state={state}>
      {links.map(({ href, label }) => (
        <li key={href} className={css.item}>
          <Link href={href} aria-current={isCurrent(href, current) ? 'page' : undefined} onClick={onFollow}>
            {href === '/' && <Icon icon={House} />}
            <span className={href === '/' ? css.homeLabel : undefined}>{label}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** Returns true if the path is the page at `href` or nested in it. */
const isCurrent = (href: string, path: string): boolean => path === href || (href !== '/' && path.startsWith(`${href}/`));
