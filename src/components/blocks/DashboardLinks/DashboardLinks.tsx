'use client';

import { useId } from 'react';
import { DASHBOARD } from '#contract/texts.ts';
import { Icon, type IconShapes } from '../../primitives/Icon/Icon.tsx';
import { Link } from '../../primitives/Link/Link.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { group, item, title } from './DashboardLinks.css.ts';

/** A link of the dashboard. */
export interface DashboardLink {
  href: string;
  label: string;
  icon: IconShapes;
}

export interface DashboardLinksProps {
  /** The user's own pages, in order. */
  userLinks: readonly DashboardLink[];
  /** The pages for administrators, in order; none until the shop knows that the user is one. */
  adminLinks: readonly DashboardLink[];
  /** The current path, without the site's base. Its link is marked. */
  current: string;
  /** Called when a link is clicked, even if it leads to the current page. */
  onFollow?: () => void;
}

/** The dashboard's navigation, beside its pages or in a drawer. Use NavigationBar for the shop's navigation. */
export function DashboardLinks({ userLinks, adminLinks, current, onFollow }: DashboardLinksProps) {
  const titleId = useId();
  const toItem = ({ href, label, icon }: DashboardLink) => (
    <li key={href} className={item}>
      <Link href={href} aria-current={current === href ? 'page' : undefined} onClick={onFollow}>
        <Icon icon={icon} />
        {label}
      </Link>
    </li>
  );
  return (
    <nav aria-label={DASHBOARD}>
      <Stack gap="xsmall" as="ul">
        {userLinks.map(toItem)}
      </Stack>
      {adminLinks.length > 0 && (
        <div className={group}>
          <p id={titleId} className={title}>
            Manage
          </p>
          <Stack gap="xsmall" as="ul" aria-labelledby={titleId}>
            {adminLinks.map(toItem)}
          </Stack>
        </div>
      )}
    </nav>
  );
}
