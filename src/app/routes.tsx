import type { ComponentType, ReactNode } from 'react';
import { matchPath, Route, Routes } from 'react-router-dom';
import { lazyWithRetry } from '#components/lazyWithRetry.tsx';
import type { ListName } from './features/shop/list/lists.ts';
import { LeaveDialog } from './navigation/LeaveDialog.tsx';
import { RequireSession } from './runtime/RequireSession.tsx';

/** Creates a page in a chunk of its own, which loads on the first visit. */
function page(load: () => Promise<ComponentType>): Omit<PageRoute, 'path'> {
  const Page = lazyWithRetry(load);
  return { element: <Page />, preload: Page.preload };
}

const SignedOutRoute = lazyWithRetry<{ page: 'login' | 'signUp' }>(
  async () => (await import('./features/auth/login/SignedOutRoute.tsx')).SignedOutRoute,
);
const ProductListRoute = lazyWithRetry<{ list: ListName }>(
  async () => (await import('./features/shop/list/ProductListRoute.tsx')).ProductListRoute,
);
const DashboardRoute = lazyWithRetry(async () => (await import('./features/admin/dashboard/DashboardRoute.tsx')).DashboardRoute);
/** Loads with the first page for administrators, so that other users do not load it. */
const RequireAdmin = lazyWithRetry(async () => (await import('./features/admin/access/RequireAdmin.tsx')).RequireAdmin);

interface PageRoute {
  path: string;
  element: ReactNode;
  /** Loads the page's code. */
  preload: () => Promise<void>;
}

const profile = page(async () => (await import('./features/auth/profile/ProfileRoute.tsx')).ProfileRoute);
const review = page(async () => (await import('./features/shop/addReview/ReviewRoute.tsx')).ReviewRoute);

const listPage = (list: ListName): Omit<PageRoute, 'path'> => ({
  element: <ProductListRoute key={list} list={list} />,
  preload: ProductListRoute.preload,
});
const signedOutPage = (name: 'login' | 'signUp'): Omit<PageRoute, 'path'> => ({
  element: <SignedOutRoute page={name} />,
  preload: async () => void (await Promise.all([SignedOutRoute.preload(), import('./start.ts')])),
});
const login = signedOutPage('login');

// The array of a page is its guard: `Pages` wraps each array once, so no row can forget it.

/** Pages that everybody may open. */
const publicPages: readonly PageRoute[] = [
  { path: '/blogs', ...page(async () => (await import('./features/shop/blogs/BlogsRoute.tsx')).BlogsRoute) },
  { path: '/showAllReview', ...page(async () => (await import('./features/shop/reviews/ReviewsRoute.tsx')).ReviewsRoute) },
  { path: '/showAllProducts', ...listPage('all') },
  { path: '/showAllCarProducts', ...listPage('tools') },
  { path: '/showAllCameraTools', ...listPage('cameras') },
  { path: '/showAllMobilePhone', ...listPage('phones') },
  { path: '/login', ...login },
  { path: '/signup', ...signedOutPage('signUp') },
  { path: '*', ...page(async () => (await import('./features/shell/NotFoundRoute.tsx')).NotFoundRoute) },
];

/** Pages for signed-in users. They get the user from `useIdentity`. */
const privatePages: readonly PageRoute[] = [
  { path: '/booking/:id', ...page(async () => (await import('./features/orders/booking/BookingRoute.tsx')).BookingRoute) },
  { path: '/myOrders', ...page(async () => (await import('./features/orders/myOrders/MyOrdersRoute.tsx')).MyOrdersRoute) },
  { path: '/addAReview', ...review },
  { path: '/myProfile', ...profile },
];

/** Pages below /dashboard, for signed-in users. */
const dashboardPages: readonly PageRoute[] = [
  { path: '', ...page(async () => (await import('./features/admin/overview/DashboardIndexRoute.tsx')).DashboardIndexRoute) },
  { path: 'myProfile', ...profile },
  { path: 'history', ...page(async () => (await import('./features/orders/history/HistoryRoute.tsx')).HistoryRoute) },
  { path: 'review', ...review },
  { path: 'payment/:id', ...page(async () => (await import('./features/payments/PaymentRoute.tsx')).PaymentRoute) },
];

/** Pages below /dashboard, for administrators. */
const adminPages: readonly PageRoute[] = [
  { path: 'manageAllOrders', ...page(async () => (await import('./features/admin/manageOrders/ManageOrdersRoute.tsx')).ManageOrdersRoute) },
  { path: 'manageAllProducts', ...page(async () => (await import('./features/admin/manageTools/ManageToolsRoute.tsx')).ManageToolsRoute) },
  { path: 'addNewProducts', ...page(async () => (await import('./features/admin/addTool/AddToolRoute.tsx')).AddToolRoute) },
  { path: 'manageAllUser', ...page(async () => (await import('./features/admin/manageUsers/ManageUsersRoute.tsx')).ManageUsersRoute) },
];

const matches = (path: string) => (route: PageRoute) => matchPath(route.path, path) !== null;

/** For whom a page is loaded. `visitor`: nobody is signed in; `anybody`: not known, as for a page that everybody may open. */
export type Audience = 'anybody' | 'visitor' | 'user' | 'administrator';

const below = (page: PageRoute): PageRoute => ({ ...page, path: `/dashboard/${page.path}` });

/** Loads the code of the page at a path. A visitor gets the sign-in page first, and a page for administrators loads for nobody else. */
export async function preloadRoute(path: string, audience: Audience): Promise<void> {
  const dashboard = [...dashboardPages, ...(audience === 'administrator' ? adminPages : [])].map(below);
  const ofUsers = [...privatePages, ...dashboard].find(matches(path));
  if (ofUsers === undefined) return publicPages.find(matches(path))?.preload();
  if (audience === 'visitor') return login.preload();
  await Promise.all([ofUsers.preload(), dashboard.includes(ofUsers) && DashboardRoute.preload()]);
}

/** The paths of the pages for signed-in users. */
export const guardedPaths: readonly string[] = [...privatePages, ...[...dashboardPages, ...adminPages].map(below)].map(({ path }) =>
  path.replace(/\/$/, ''),
);

const toRoute = ({ path, element }: Pick<PageRoute, 'path' | 'element'>) => <Route key={path} path={path} element={element} />;

/** Every page except home (docs/spec.md#routes), which is part of the first load. */
export function Pages() {
  return (
    <>
      <LeaveDialog />
      <Routes>
        {publicPages.map(toRoute)}
        {privatePages.map(({ path, element }) => toRoute({ path, element: <RequireSession>{element}</RequireSession> }))}
        <Route
          path="/dashboard"
          element={
            <RequireSession>
              <DashboardRoute />
            </RequireSession>
          }
        >
          {dashboardPages.map(toRoute)}
          <Route element={<RequireAdmin />}>{adminPages.map(toRoute)}</Route>
        </Route>
      </Routes>
    </>
  );
}
