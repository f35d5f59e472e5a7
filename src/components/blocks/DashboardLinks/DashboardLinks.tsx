'use client';

import { useId } from 'react';
import { DASHBOARD } from '#contract/texts.ts';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { Link } from '../../primitives/Link/Link.tsx';
import { type DashboardRole, destinationsFor } from './destinations.ts';
import { group, item, list, title } from './DashboardLinks.css.ts';

export interface DashboardLinksProps {
  role: DashboardRole;
  /** The current path, without the site's base. Its link is marked. */
  current: string;
  /** Called when a link is clicked, even if it leads to the current page. */
  onFollow?: () => void;
}

/** The dashboard's navigation, beside its pages or in a drawer. Use NavigationBar for the shop's navigation. */
export function DashboardLinks({ role, current, onFollow }: DashboardLinksProps) {
  const titleId = useId();
  const { userLinks, adminLinks } = destinationsFor(role);
  const toItem = ({ href, label, icon }: (typeof userLinks)[number]) => (
    <li key={href} className={item}>
      <Link href={href} aria-current={current === href ? 'page' : undefined} onClick={onFollow}>
        <Icon icon={icon} />
        {label}
      </Link>
    </li>
  );
  return (
    <nav aria-label={DASHBOARD}>
      <ul className={list}>{userLinks.map(toItem)}</ul>
      {adminLinks.length > 0 && (
        <div className={group}>
          <p id={titleId} className={title}>
            Manage
          </p>
          <ul className={list} aria-labelledby={titleId}>
            {adminLinks.map(toItem)}
          </ul>
        </div>
      )}
    </nav>
  );
}
