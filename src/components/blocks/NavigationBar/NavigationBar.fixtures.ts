import type { NavigationAccount } from './navigationAccount.ts';

/** One account for each state of the bar. */
export const accounts = {
  checking: { state: 'checking' },
  signedOut: { state: 'signedOut', loginHref: '/login' },
  signedIn: { state: 'signedIn', name: 'Sam Carter', photo: 'pictures/1f468-1f3fd-200d-1f527.webp', orders: 2 },
} satisfies Record<NavigationAccount['state'], NavigationAccount>;
