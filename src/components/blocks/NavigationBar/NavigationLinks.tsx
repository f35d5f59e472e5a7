import House from 'lucide/dist/esm/icons/house.mjs';
import type { Ref } from 'react';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { Link } from '../../primitives/Link/Link.tsx';
import { destinationsFor, isCurrent } from './destinations.ts';
import { homeLabel, item, links } from './NavigationLinks.css.ts';

interface NavigationLinksProps {
  id: string;
  ref: Ref<HTMLUListElement>;
  /** Matters on a phone alone: a wider window always shows the links. */
  state: 'open' | 'closed';
  current: string;
  signedIn: boolean;
  /** A link was followed, perhaps to the page that is already on show. */
  onFollow: () => void;
}

/** The bar's links: a row beside the brand, on a phone a panel under the bar. */
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
