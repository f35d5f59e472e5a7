import type { ReactNode } from 'react';
import { Footer } from '../../../blocks/Footer/Footer.tsx';
import { NavigationBar } from '../../../blocks/NavigationBar/NavigationBar.tsx';
import type { NavigationAccount } from '../../../blocks/NavigationBar/navigationAccount.ts';
import { Notice } from '../../../primitives/Notice/Notice.tsx';
import { SkipLink } from '../../../primitives/SkipLink/SkipLink.tsx';
import { banner, main, shell } from './ShellScreen.css.ts';

/** What the bar says about the visitor, and where the visitor is. */
export type ShellView = NavigationAccount & {
  /** The path on show, without the site's base: '/myOrders'. */
  current: string;
  /** `offline` while it is known that nothing can be sent. */
  connection: 'online' | 'offline';
};

export interface ShellScreenProps {
  view: ShellView;
  onSettings: () => void;
  onSignOut: () => void;
  /** Above everything, on every page: 'Sandbox: demo data'. */
  notice?: ReactNode;
  /** The Toaster. */
  toasts?: ReactNode;
  children: ReactNode;
}

/** The frame of every page: the way to skip it, the bar, the page and the footer. */
export function ShellScreen({ view, onSettings, onSignOut, notice, toasts, children }: ShellScreenProps) {
  return (
    <div className={shell}>
      <SkipLink href="#main" />
      {notice}
      <NavigationBar account={view} current={view.current} onSettings={onSettings} onSignOut={onSignOut} />
      {view.connection === 'offline' && (
        <div className={banner}>
          <Notice tone="caution" title="You are offline">
            What you see stays, and may be out of date. Sending anything needs a connection.
          </Notice>
        </div>
      )}
      <main id="main" className={main} tabIndex={-1}>
        {children}
      </main>
      <Footer />
      {toasts}
    </div>
  );
}
