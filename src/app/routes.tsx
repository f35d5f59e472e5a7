import type { ComponentType, ReactNode } from 'react';
import { Route, Routes } from 'react-router-dom';
import { lazyWithRetry } from '#components/lazyWithRetry.tsx';
import type { ListName } from './features/shop/list/lists.ts';
import { LeaveQuestion } from './navigation/LeaveQuestion.tsx';
import { RequireSession } from './runtime/RequireSession.tsx';

/** Creates a page in a chunk of its own, which loads on the first visit. */
const page = (load: () => Promise<ComponentType>) => {
  const Page = lazyWithRetry(load);
  return <Page />;
};

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
}

const profile = page(async () => (await import('./features/auth/profile/ProfileRoute.tsx')).ProfileRoute);
const review = page(async () => (await import('./features/shop/addReview/ReviewRoute.tsx')).ReviewRoute);

// The array of a page is its guard: `Pages` wraps each array once, so no row can forget it.

/** Pages that everybody may open. */
const publicPages: readonly PageRoute[] = [
  { path: '/blogs', element: page(async () => (await import('./features/shop/blogs/BlogsRoute.tsx')).BlogsRoute) },
  { path: '/showAllReview', element: page(async () => (await import('./features/shop/reviews/ReviewsRoute.tsx')).ReviewsRoute) },
  { path: '/showAllProducts', element: <ProductListRoute key="all" list="all" /> },
  { path: '/showAllCarProducts', element: <ProductListRoute key="tools" list="tools" /> },
  { path: '/showAllCameraTools', element: <ProductListRoute key="cameras" list="cameras" /> },
  { path: '/showAllMobilePhone', element: <ProductListRoute key="phones" list="phones" /> },
  { path: '/login', element: <SignedOutRoute page="login" /> },
  { path: '/signup', element: <SignedOutRoute page="signUp" /> },
  { path: '*', element: page(async () => (await import('./features/shell/NotFoundRoute.tsx')).NotFoundRoute) },
];

/** Pages for signed-in users. They get the user from `useIdentity`. */
const privatePages: readonly PageRoute[] = [
  { path: '/booking/:id', element: page(async () => (await import('./features/orders/booking/BookingRoute.tsx')).BookingRoute) },
  { path: '/myOrders', element: page(async () => (await import('./features/orders/myOrders/MyOrdersRoute.tsx')).MyOrdersRoute) },
  { path: '/addAReview', element: review },
  { path: '/myProfile', element: profile },
];

/** Pages below /dashboard, for signed-in users. */
const dashboardPages: readonly PageRoute[] = [
  { path: '', element: page(async () => (await import('./features/admin/overview/DashboardIndexRoute.tsx')).DashboardIndexRoute) },
  { path: 'myProfile', element: profile },
  { path: 'history', element: page(async () => (await import('./features/orders/history/HistoryRoute.tsx')).HistoryRoute) },
  { path: 'review', element: review },
  { path: 'payment/:id', element: page(async () => (await import('./features/payments/PaymentRoute.tsx')).PaymentRoute) },
];

/** Pages below /dashboard, for administrators. */
const adminPages: readonly PageRoute[] = [
  {
    path: 'manageAllOrders',
    element: page(async () => (await import('./features/admin/manageOrders/ManageOrdersRoute.tsx')).ManageOrdersRoute),
  },
  {
    path: 'manageAllProducts',
    element: page(async () => (await import('./features/admin/manageTools/ManageToolsRoute.tsx')).ManageToolsRoute),
  },
  { path: 'addNewProducts', element: page(async () => (await import('./features/admin/addTool/AddToolRoute.tsx')).AddToolRoute) },
  {
    path: 'manageAllUser',
    element: page(async () => (await import('./features/admin/manageUsers/ManageUsersRoute.tsx')).ManageUsersRoute),
  },
];

const toRoute = ({ path, element }: PageRoute) => <Route key={path} path={path} element={element} />;

/** Every page except home (docs/spec.md#routes), which is part of the first load. */
export function Pages() {
  return (
    <>
      <LeaveQuestion />
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
