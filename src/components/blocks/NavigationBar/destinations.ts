/** The pages of the navigation bar in their order (docs/spec.md#navigation-bar). */
const destinations = [
  { href: '/', label: 'Home', access: 'public' },
  { href: '/blogs', label: 'Blogs', access: 'public' },
  { href: '/myOrders', label: 'My Orders', access: 'signedIn' },
  { href: '/dashboard', label: 'Dashboard', access: 'signedIn' },
  { href: '/showAllReview', label: 'Reviews', access: 'public' },
] as const;

/** What the bar offers: My Orders and Dashboard only to somebody signed in. */
export const destinationsFor = (signedIn: boolean) => destinations.filter(({ access }) => signedIn || access === 'public');

/** Whether a path is the destination's page, or one of those nested in it. */
export const isCurrent = (href: string, path: string): boolean => path === href || (href !== '/' && path.startsWith(`${href}/`));
