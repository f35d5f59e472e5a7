/** The links of the navigation bar, in order (docs/spec.md#navigation-bar). */
const destinations = [
  { href: '/', label: 'Home', access: 'public' },
  { href: '/blogs', label: 'Blogs', access: 'public' },
  { href: '/myOrders', label: 'My Orders', access: 'signedIn' },
  { href: '/dashboard', label: 'Dashboard', access: 'signedIn' },
  { href: '/showAllReview', label: 'Reviews', access: 'public' },
] as const;

/** Returns the links of the bar. My Orders and Dashboard are only for signed-in users. */
export const destinationsFor = (signedIn: boolean) => destinations.filter(({ access }) => signedIn || access === 'public');

/** Returns true if the path is the page at `href` or nested in it. */
export const isCurrent = (href: string, path: string): boolean => path === href || (href !== '/' && path.startsWith(`${href}/`));
