'use client';

import PanelLeft from 'lucide/dist/esm/icons/panel-left.mjs';
import { type ReactNode, Suspense, useCallback, useEffect, useState } from 'react';
import { DASHBOARD, WELCOME } from '#contract/texts.ts';
import { DashboardLinks, type DashboardLinksProps } from '../../../blocks/DashboardLinks/DashboardLinks.tsx';
import { lazyWithRetry } from '../../../lazyWithRetry.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Icon } from '../../../primitives/Icon/Icon.tsx';
import { PageLevel } from '../../../primitives/PageHeading/PageHeading.tsx';
import { Stack } from '../../../primitives/Stack/Stack.tsx';
import { from } from '../../../theme/tokens.ts';
import * as css from './DashboardScreen.css.ts';

const Drawer = lazyWithRetry(async () => (await import('../../../primitives/Drawer/Drawer.tsx')).Drawer);

/** The user's role. It is `unknown` until the shop knows whether they are an administrator; pass only the links for everyone until then. */
export type DashboardRole = 'unknown' | 'customer' | 'administrator';

/** The user's role with its links, and the current page. */
export interface DashboardView extends Omit<DashboardLinksProps, 'onFollow'> {
  state: DashboardRole;
  /** True on a page with a single task, such as paying. A narrow window then shows nothing before it. @default false */
  isTask?: boolean;
}

export interface DashboardScreenProps {
  view: DashboardView;
  /** The page inside; its heading is an `h2` (docs/product-rules.md#dashboard-headings). */
  children: ReactNode;
}

/**
 * The frame of the dashboard's pages (docs/spec.md#dashboard). Its links are beside the page, or in a drawer below the width of a
 * laptop.
 */
export function DashboardScreen({ view, children }: DashboardScreenProps) {
  // The page that the drawer was opened on, so that navigation closes it.
  const [openedOn, setOpenedOn] = useState<string | null>(null);
  const close = useCallback(() => setOpenedOn(null), []);
  // Close the drawer when the window becomes as wide as a laptop's, because the links are then beside the page.
  useEffect(() => {
    const wide = matchMedia(from.laptop);
    wide.addEventListener('change', close);
    return () => wide.removeEventListener('change', close);
  }, [close]);
  const { isTask = false, userLinks, adminLinks, current } = view;
  const links = { userLinks, adminLinks, current };
  return (
    <Stack gap="xlarge" data-state={view.state}>
      <div className={isTask ? css.taskHeader : css.header}>
        <h1 className={css.welcome}>{WELCOME}</h1>
        {!isTask && (
          <div className={css.toggle}>
            <Button size="small" aria-haspopup="dialog" onClick={() => setOpenedOn(view.current)}>
              <Icon icon={PanelLeft} size="small" direction="text" />
              Dashboard menu
            </Button>
          </div>
        )}
      </div>
      <div className={css.columns}>
        <div className={css.sidebar}>
          <DashboardLinks {...links} />
        </div>
        <div className={css.page}>
          <PageLevel value={2}>{children}</PageLevel>
        </div>
      </div>
      {openedOn === view.current && (
        <Suspense fallback={null}>
          <Drawer title={DASHBOARD} onClose={close}>
            <DashboardLinks {...links} onFollow={close} />
          </Drawer>
        </Suspense>
      )}
    </Stack>
  );
}
