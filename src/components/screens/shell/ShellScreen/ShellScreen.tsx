'use client';

import type { ReactNode } from 'react';
import { Footer } from '../../../blocks/Footer/Footer.tsx';
import { NavigationBar, type NavigationAccount } from '../../../blocks/NavigationBar/NavigationBar.tsx';
import type { NavigationLink } from '../../../blocks/NavigationBar/NavigationLinks.tsx';
import { Notice } from '../../../primitives/Notice/Notice.tsx';
import { SkipLink } from '../../../primitives/SkipLink/SkipLink.tsx';
import { banner, main, shells } from './ShellScreen.css.ts';

/** The account that the bar shows, the current path and the connection. */
export type ShellView = NavigationAccount & {
  /** The links of the bar, in order. */
  links: readonly NavigationLink[];
  /** The current path without the site's base, such as '/myOrders'. */
  current: string;
  /** `offline` while the browser has no connection. */
  connection: 'online' | 'offline';
  /** `fluid` for pages of tables, which use the whole window. */
  width: 'page' | 'fluid';
};

export interface ShellScreenProps {
  view: ShellView;
  onSettings: () => void;
  onSignOut: () => void;
  /** Shown above everything on every page, such as 'Sandbox: demo data'. */
  notice?: ReactNode;
  /** The Toaster. */
  toasts?: ReactNode;
  /** The address of a text with the licences, for the footer. */
  licencesHref?: string | undefined;
  children: ReactNode;
}

/** The frame of every page: skip link, navigation bar, page and footer. */
export function ShellScreen({ view, onSettings, onSignOut, notice, toasts, licencesHref, children }: ShellScreenProps) {
  return (
    <div className={shells[view.width]}>
      <SkipLink />
      {notice}
      <NavigationBar links={view.links} account={view} current={view.current} onSettings={onSettings} onSignOut={onSignOut} />
      {view.connection === 'offline' && (
        <div className={banner}>
          <Notice tone="caution" title="You are offline">
            What you see may be out of date. You need a connection to send anything.
          </Notice>
        </div>
      )}
      {/* Before the page, so that Shift+Tab from its heading reaches the action of a toast. */}
      {toasts}
      <main id="main" className={main} tabIndex={-1}>
        {children}
      </main>
      <Footer licencesHref={licencesHref} />
    </div>
  );
}
