import type { ComponentType, ReactNode } from 'react';
import { matchPath, Route, Routes } from 'react-router';
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
const loadBooking = () => import('./features/orders/booking/BookingRoute.tsx');
const BookingRoute = lazyWithRetry(async () => (await loadBooking()).BookingRoute);
const BookingPlaceholder = lazyWithRetry(async () => (await loadBooking()).BookingPlaceholder);
const loadDashboard = () => import('./features/admin/dashboard/DashboardRoute.tsx');
const DashboardRoute = lazyWithRetry(async () => (await loadDashboard()).DashboardRoute);
const DashboardSection = lazyWithRetry(async () => (await loadDashboard()).DashboardSection);
const SectionPlaceholder = lazyWithRetry(async () => (await loadDashboard()).SectionPlaceholder);
/** Loads with the first page for administrators, so that other users do not load it. */
const RequireAdmin = lazyWithRetry(async () => (await import('./features/admin/access/RequireAdmin.tsx')).RequireAdmin);

interface PageRoute {
  path: string;
  element: ReactNode;
  /** Loads the page's code. */
  preload: () => Promise<void>;
}

/** A page for signed-in users. */
interface PrivateRoute extends PageRoute {
  /** Shown until the shop knows who is signed in. @default a spinner */
  placeholder?: ReactNode;
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
const privatePages: readonly PrivateRoute[] = [
  {
    path: '/booking/:id',
    element: <BookingRoute />,
    placeholder: <BookingPlaceholder />,
    preload: async () => void (await Promise.all([BookingRoute.preload(), BookingPlaceholder.preload()])),
  },
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
const dashboardOfUsers = dashboardPages.map(below);
const dashboardOfAdmins = adminPages.map(below);
const guardedPages: readonly PageRoute[] = [...privatePages, ...dashboardOfUsers, ...dashboardOfAdmins];

/** Loads the code of the page at a path. A visitor gets the sign-in page first, and a page for administrators loads for nobody else. */
export async function preloadRoute(path: string, audience: Audience): Promise<void> {
  const guarded = guardedPages.find(matches(path));
  if (guarded === undefined) return publicPages.find(matches(path))?.preload();
  if (audience === 'visitor') return login.preload();
  if (privatePages.includes(guarded)) return guarded.preload();
  const isForAdmins = dashboardOfAdmins.includes(guarded);
  await Promise.all([
    DashboardRoute.preload(),
    DashboardSection.preload(),
    SectionPlaceholder.preload(),
    isForAdmins && RequireAdmin.preload(),
    (!isForAdmins || audience === 'administrator') && guarded.preload(),
  ]);
}

/** The paths of the pages for signed-in users. */
export const guardedPaths: readonly string[] = guardedPages.map(({ path }) => path.replace(/\/$/, ''));

const toRoute = ({ path, element }: Pick<PageRoute, 'path' | 'element'>) => <Route key={path} path={path} element={element} />;

/** Every page except home (docs/spec.md#routes), which is part of the first load. */
export function Pages() {
  return (
    <>
      <LeaveDialog />
      <Routes>
        {publicPages.map(toRoute)}
        {privatePages.map(({ path, element, placeholder }) =>
          toRoute({ path, element: <RequireSession placeholder={placeholder}>{element}</RequireSession> }),
        )}
        <Route path="/dashboard" element={<DashboardRoute />}>
          <Route
            element={
              <RequireSession placeholder={<SectionPlaceholder />}>
                <DashboardSection />
              </RequireSession>
            }
          >
            {dashboardPages.map(toRoute)}
            <Route element={<RequireAdmin />}>{adminPages.map(toRoute)}</Route>
          </Route>
        </Route>
      </Routes>
    </>
  );
}
