import { BLOGS, DASHBOARD, MY_ORDERS, REVIEWS } from '#contract/texts.ts';
import type { NavigationAccount } from './NavigationBar.tsx';
import type { NavigationLink } from './NavigationLinks.tsx';

/** One account for each state of the bar. */
export const accounts = {
  checking: { state: 'checking' },
  signedOut: { state: 'signedOut', loginHref: '/login' },
  signedIn: { state: 'signedIn', name: 'Sam Carter', photo: 'pictures/1f468-1f3fd-200d-1f527.webp', orders: 2 },
} satisfies Record<NavigationAccount['state'], NavigationAccount>;

/** The links of the shop's bar (docs/spec.md#navigation-bar). */
export const links: { everybody: NavigationLink[]; signedIn: NavigationLink[] } = {
  everybody: [
    { href: '/', label: 'Home' },
    { href: '/blogs', label: BLOGS },
    { href: '/showAllReview', label: REVIEWS },
  ],
  signedIn: [
    { href: '/', label: 'Home' },
    { href: '/blogs', label: BLOGS },
    { href: '/myOrders', label: MY_ORDERS },
    { href: '/dashboard', label: DASHBOARD },
    { href: '/showAllReview', label: REVIEWS },
  ],
};
