import { accounts } from '../../../blocks/NavigationBar/NavigationBar.fixtures.ts';
import type { ShellView } from './ShellScreen.tsx';

/** One view of the frame for each of its states. */
export const shellViews = {
  checking: { ...accounts.checking, current: '/', connection: 'online' },
  signedOut: { ...accounts.signedOut, current: '/', connection: 'online' },
  signedIn: { ...accounts.signedIn, current: '/myOrders', connection: 'online' },
} satisfies { [State in ShellView['state']]: Extract<ShellView, { state: State }> };
