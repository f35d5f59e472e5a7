import { accounts, links } from '../../../blocks/NavigationBar/NavigationBar.fixtures.ts';
import type { ShellView } from './ShellScreen.tsx';

/** One view of the frame for each of its states. */
export const shellViews = {
  checking: { ...accounts.checking, links: links.everybody, current: '/', connection: 'online', width: 'page' },
  signedOut: { ...accounts.signedOut, links: links.everybody, current: '/', connection: 'online', width: 'page' },
  signedIn: { ...accounts.signedIn, links: links.signedIn, current: '/myOrders', connection: 'online', width: 'page' },
} satisfies { [State in ShellView['state']]: Extract<ShellView, { state: State }> };
