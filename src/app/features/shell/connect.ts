import type { User } from '#contract/entities/user.ts';
import type { ShellView } from '#components/screens/shell/ShellScreen/ShellScreen.tsx';
import type { Page } from '../../navigation/page.ts';
import { LOGIN_PATH } from '../../navigation/paths.ts';
import type { Session } from '../../runtime/session.ts';

interface ShellOptions {
  /** Their links are in the bar. */
  pages: readonly Page[];
  current: string;
  /** True on a page of the dashboard. */
  isDashboard: boolean;
  /** The user's record, if it is loaded. */
  user?: Pick<User, 'name' | 'photo'> | null | undefined;
  /** The number of the user's bookings; null if unknown, and then no number is shown. */
  orders: number | null;
  isOnline: boolean;
}

/** Converts the session to the view of the layout. */
export function toShellView(session: Session, { pages, current, isDashboard, user, orders, isOnline }: ShellOptions): ShellView {
  const links = pages.flatMap(({ path, access, barLink }) =>
    barLink === undefined || (access !== 'everybody' && session.state !== 'signedIn') ? [] : [{ href: path, label: barLink }],
  );
  const frame = { links, current, connection: isOnline ? 'online' : 'offline', width: isDashboard ? 'fluid' : 'page' } as const;
  switch (session.state) {
    case 'checking':
      return { state: 'checking', ...frame };
    case 'unsettled':
    case 'signedOut':
      return { state: 'signedOut', loginHref: LOGIN_PATH, ...frame };
    case 'signedIn':
      return {
        state: 'signedIn',
        name: user?.name.trim() || session.identity.displayName || session.identity.email,
        // The profile's photo first (docs/product-rules.md#photo).
        photo: [user?.photo ?? '', session.identity.photoURL],
        orders,
        ...frame,
      };
    default:
      return session satisfies never;
  }
}
