import { Route, Routes } from 'react-router-dom';
import type { Identity } from '#contract/entities/identity.ts';
import { lazyWithRetry } from '#components/lazyWithRetry.tsx';
import { LeaveQuestion } from './navigation/LeaveQuestion.tsx';
import { RequireSession } from './runtime/RequireSession.tsx';
import { Inside } from './features/admin/dashboard/Inside.tsx';
import type { ListName } from './features/shop/list/lists.ts';

const VisitorRoute = lazyWithRetry<{ page: 'login' | 'signUp' }>(
  async () => (await import('./features/auth/login/VisitorRoute.tsx')).VisitorRoute,
);
const BookingRoute = lazyWithRetry<{ email: string }>(
  async () => (await import('./features/orders/booking/BookingRoute.tsx')).BookingRoute,
);
const MyOrdersRoute = lazyWithRetry<{ email: string }>(
  async () => (await import('./features/orders/myOrders/MyOrdersRoute.tsx')).MyOrdersRoute,
);
const DashboardRoute = lazyWithRetry<{ identity: Identity }>(
  async () => (await import('./features/admin/dashboard/DashboardRoute.tsx')).DashboardRoute,
);
const DashboardIndexRoute = lazyWithRetry<{ email: string }>(
  async () => (await import('./features/admin/overview/DashboardIndexRoute.tsx')).DashboardIndexRoute,
);
const PaymentRoute = lazyWithRetry<{ email: string }>(async () => (await import('./features/payments/PaymentRoute.tsx')).PaymentRoute);
const ProfileRoute = lazyWithRetry<{ identity: Identity }>(
  async () => (await import('./features/auth/profile/ProfileRoute.tsx')).ProfileRoute,
);
const HistoryRoute = lazyWithRetry<{ email: string }>(
  async () => (await import('./features/orders/history/HistoryRoute.tsx')).HistoryRoute,
);
const ManageToolsRoute = lazyWithRetry(async () => (await import('./features/admin/manageTools/ManageToolsRoute.tsx')).ManageToolsRoute);
const ManageUsersRoute = lazyWithRetry<{ email: string }>(
  async () => (await import('./features/admin/manageUsers/ManageUsersRoute.tsx')).ManageUsersRoute,
);
/** Loads with the first page for administrators, so that other users do not load it. */
const RequireAdmin = lazyWithRetry(async () => (await import('./features/admin/access/RequireAdmin.tsx')).RequireAdmin);
const ManageOrdersRoute = lazyWithRetry(
  async () => (await import('./features/admin/manageOrders/ManageOrdersRoute.tsx')).ManageOrdersRoute,
);
const BlogsRoute = lazyWithRetry(async () => (await import('./features/shop/blogs/BlogsRoute.tsx')).BlogsRoute);
const ReviewsRoute = lazyWithRetry(async () => (await import('./features/shop/reviews/ReviewsRoute.tsx')).ReviewsRoute);
const ReviewRoute = lazyWithRetry<{ identity: Identity }>(
  async () => (await import('./features/shop/addReview/ReviewRoute.tsx')).ReviewRoute,
);
const AddToolRoute = lazyWithRetry<{ email: string }>(async () => (await import('./features/admin/addTool/AddToolRoute.tsx')).AddToolRoute);
const ProductListRoute = lazyWithRetry<{ list: ListName }>(
  async () => (await import('./features/shop/list/ProductListRoute.tsx')).ProductListRoute,
);
const NotFoundRoute = lazyWithRetry(async () => (await import('./features/shell/NotFoundRoute.tsx')).NotFoundRoute);

/**
 * Every page except home (docs/spec.md#routes). The first load contains neither these routes nor the pages' code, and each page's code is
 * separate.
 */
export function Pages() {
  return (
    <>
      <LeaveQuestion />
      <Routes>
        <Route path="/blogs" element={<BlogsRoute />} />
        <Route path="/showAllReview" element={<ReviewsRoute />} />
        <Route path="/showAllProducts" element={<ProductListRoute key="all" list="all" />} />
        <Route path="/showAllCarProducts" element={<ProductListRoute key="tools" list="tools" />} />
        <Route path="/showAllCameraTools" element={<ProductListRoute key="cameras" list="cameras" />} />
        <Route path="/showAllMobilePhone" element={<ProductListRoute key="phones" list="phones" />} />
        <Route path="/login" element={<VisitorRoute page="login" />} />
        <Route path="/signup" element={<VisitorRoute page="signUp" />} />
        <Route path="/booking/:id" element={<RequireSession>{({ email }) => <BookingRoute email={email} />}</RequireSession>} />
        <Route path="/myOrders" element={<RequireSession>{({ email }) => <MyOrdersRoute email={email} />}</RequireSession>} />
        <Route path="/addAReview" element={<RequireSession>{(identity) => <ReviewRoute identity={identity} />}</RequireSession>} />
        <Route path="/myProfile" element={<RequireSession>{(identity) => <ProfileRoute identity={identity} />}</RequireSession>} />
        <Route path="/dashboard" element={<RequireSession>{(identity) => <DashboardRoute identity={identity} />}</RequireSession>}>
          <Route index element={<Inside>{({ email }) => <DashboardIndexRoute email={email} />}</Inside>} />
          <Route path="myProfile" element={<Inside>{(identity) => <ProfileRoute identity={identity} />}</Inside>} />
          <Route path="history" element={<Inside>{({ email }) => <HistoryRoute email={email} />}</Inside>} />
          <Route path="review" element={<Inside>{(identity) => <ReviewRoute identity={identity} />}</Inside>} />
          <Route path="payment/:id" element={<Inside>{({ email }) => <PaymentRoute email={email} />}</Inside>} />
          <Route element={<RequireAdmin />}>
            <Route path="manageAllOrders" element={<ManageOrdersRoute />} />
            <Route path="manageAllProducts" element={<ManageToolsRoute />} />
            <Route path="addNewProducts" element={<Inside>{({ email }) => <AddToolRoute email={email} />}</Inside>} />
            <Route path="manageAllUser" element={<Inside>{({ email }) => <ManageUsersRoute email={email} />}</Inside>} />
          </Route>
        </Route>
        <Route path="*" element={<NotFoundRoute />} />
      </Routes>
    </>
  );
}
