/** Data for the script of the head (src/app/headScript.js): which addresses need a signed-in user, and which code their pages load. */
export interface GuardedPages {
  /** The site's base path, with a slash at both ends. */
  siteBase: string;
  /** Somebody is signed in if the storage has this key (src/app/services/storedSession.ts). */
  session: { storage: 'localStorage' | 'sessionStorage'; key: string };
  /** The files that all of them need besides the first load, without the base. */
  shared: string[];
  /** `pattern`: a regular expression for the whole path; `files`: what else the page needs. */
  pages: { pattern: string; files: string[] }[];
}

const features = 'src/app/features';
const profile = [`${features}/auth/profile/ProfileRoute.tsx`];
const review = [`${features}/shop/addReview/ReviewRoute.tsx`];
/** The module of the dashboard around its pages. */
export const DASHBOARD = `${features}/admin/dashboard/DashboardRoute.tsx`;
const admin = [DASHBOARD, `${features}/admin/access/RequireAdmin.tsx`];

/** The modules of each page for signed-in users. A page for administrators loads for nobody else, so only what is around it is here. */
const MODULES: Readonly<Record<string, readonly string[]>> = {
  '/booking/:id': [`${features}/orders/booking/BookingRoute.tsx`],
  '/myOrders': [`${features}/orders/myOrders/MyOrdersRoute.tsx`],
  '/addAReview': review,
  '/myProfile': profile,
  '/dashboard': [DASHBOARD],
  '/dashboard/myProfile': [DASHBOARD, ...profile],
  '/dashboard/history': [DASHBOARD, `${features}/orders/history/HistoryRoute.tsx`],
  '/dashboard/review': [DASHBOARD, ...review],
  '/dashboard/payment/:id': [DASHBOARD, `${features}/payments/PaymentRoute.tsx`],
  '/dashboard/manageAllOrders': admin,
  '/dashboard/manageAllProducts': admin,
  '/dashboard/addNewProducts': admin,
  '/dashboard/manageAllUser': admin,
};

/** Returns the modules of a page for signed-in users. Throws if the path is not known here. */
export function modulesOf(path: string): readonly string[] {
  const modules = MODULES[path];
  if (modules === undefined) throw new Error(`scripts/prerender/guardedPages.ts has no ${path}`);
  return modules;
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** Returns a regular expression for a path of the router, which ignores case and trailing slashes: '/booking/:id'. */
export const toPattern = (path: string, siteBase: string): string => `^${escaped(siteBase + path.slice(1)).replace(/:\w+/g, '[^/]+')}/*$`;
