import House from 'lucide/dist/esm/icons/house.mjs';
import type { Ref } from 'react';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { Link } from '../../primitives/Link/Link.tsx';
import { destinationsFor, isCurrent } from './destinations.ts';
import { homeLabel, item, links } from './NavigationLinks.css.ts';

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
    <ul id={id} ref={ref} className={links} data-state={state}>
      {destinationsFor(signedIn).map(({ href, label }) => (
        <li key={href} className={item}>
          <Link look="plain" href={href} aria-current={isCurrent(href, current) ? 'page' : undefined} onClick={onFollow}>
            {href === '/' && <Icon icon={House} />}
            <span className={href === '/' ? homeLabel : undefined}>{label}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
