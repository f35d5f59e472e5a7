import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { type ReactNode, Suspense, useEffect } from 'react';
import { Route, Routes, useLocation } from 'react-router-dom';
import type { Identity } from '#contract/entities/identity.ts';
import { SiteProvider } from '#components/primitives/Link/SiteProvider.tsx';
import { WaitingScreen } from '#components/screens/shell/WaitingScreen/WaitingScreen.tsx';
import { ActorsProvider } from './actors/ActorsProvider.tsx';
import type { ActorsStore } from './actors/actorsStore.ts';
import { Arrival } from './navigation/Arrival.tsx';
import { Boundary } from './navigation/Boundary.tsx';
import { crashed } from './navigation/crashed.tsx';
import { FollowRouter } from './navigation/FollowRouter.tsx';
import { lazyRoute } from './navigation/lazyRoute.tsx';
import type { LeaveGuard } from './navigation/leaveGuard.ts';
import { LeaveGuardProvider } from './navigation/LeaveGuardProvider.ts';
import { LeaveQuestion } from './navigation/LeaveQuestion.tsx';
import { RouterLink } from './navigation/RouterLink.tsx';
import type { ScrollMemory } from './navigation/scrollMemory.ts';
import type { Surroundings } from './navigation/surroundings.ts';
import { hearOthers } from './queries/hearOthers.ts';
import { Inside } from './routes/dashboard/Inside.tsx';
import { HomeRoute } from './routes/home/HomeRoute.tsx';
import type { ListName } from './routes/list/lists.ts';
import { Shell } from './routes/shell/Shell.tsx';
import { type Services, ServicesProvider } from './services/services.ts';
import { ToastsProvider } from './toasts/ToastsProvider.ts';
import type { ToastStore } from './toasts/toastStore.ts';

/** Home needs none of it; it is there before anybody can know who is here. */
const RequireSession = lazyRoute<{ children: (identity: Identity) => ReactNode }>(
  async () => (await import('./navigation/RequireSession.tsx')).RequireSession,
);
const VisitorRoute = lazyRoute<{ page: 'login' | 'signUp' }>(async () => (await import('./routes/login/VisitorRoute.tsx')).VisitorRoute);
const BookingRoute = lazyRoute<{ email: string }>(async () => (await import('./routes/booking/BookingRoute.tsx')).BookingRoute);
const MyOrdersRoute = lazyRoute<{ email: string }>(async () => (await import('./routes/orders/MyOrdersRoute.tsx')).MyOrdersRoute);
const DashboardRoute = lazyRoute<{ identity: Identity }>(
  async () => (await import('./routes/dashboard/DashboardRoute.tsx')).DashboardRoute,
);
const PaymentRoute = lazyRoute<{ email: string }>(async () => (await import('./routes/payment/PaymentRoute.tsx')).PaymentRoute);
const ProfileRoute = lazyRoute<{ identity: Identity }>(async () => (await import('./routes/profile/ProfileRoute.tsx')).ProfileRoute);
const HistoryRoute = lazyRoute<{ email: string }>(async () => (await import('./routes/history/HistoryRoute.tsx')).HistoryRoute);
const BlogsRoute = lazyRoute(async () => (await import('./routes/blogs/BlogsRoute.tsx')).BlogsRoute);
const ReviewsRoute = lazyRoute(async () => (await import('./routes/reviews/ReviewsRoute.tsx')).ReviewsRoute);
const ReviewRoute = lazyRoute<{ identity: Identity }>(async () => (await import('./routes/review/ReviewRoute.tsx')).ReviewRoute);
const ProductListRoute = lazyRoute<{ list: ListName }>(async () => (await import('./routes/list/ProductListRoute.tsx')).ProductListRoute);
const NotFoundRoute = lazyRoute(async () => (await import('./routes/notFound/NotFoundRoute.tsx')).NotFoundRoute);

export interface AppProps {
  services: Services;
  queries: QueryClient;
  toasts: ToastStore;
  actors: ActorsStore;
  surroundings: Surroundings;
  guard: LeaveGuard;
  scroll: ScrollMemory;
  /** Where the site lives, with a slash at its end. */
  siteBase: string;
}

/** The shop, assembled; it needs a router around it. */
export function App({ services, queries, toasts, actors, surroundings, guard, scroll, siteBase }: AppProps) {
  useEffect(() => hearOthers({ services, queries }), [services, queries]);
  return (
    <ServicesProvider value={services}>
      <QueryClientProvider client={queries}>
        <LeaveGuardProvider value={guard}>
          <SiteProvider link={RouterLink} base={siteBase}>
            <FollowRouter surroundings={surroundings} />
            <ActorsProvider store={actors}>
              <ToastsProvider value={toasts}>
                <Shell>
                  <Pages scroll={scroll} />
                </Shell>
                <LeaveQuestion />
              </ToastsProvider>
            </ActorsProvider>
          </SiteProvider>
        </LeaveGuardProvider>
      </QueryClientProvider>
    </ServicesProvider>
  );
}

const waiting = <WaitingScreen view={{ state: 'waiting' }} onRetry={() => {}} onContinueSignedOut={() => {}} />;

function Pages({ scroll }: { scroll: ScrollMemory }) {
  const { pathname } = useLocation();
  return (
    <Boundary attempt={pathname} fallback={crashed('/')}>
      <Suspense fallback={waiting}>
        <Routes>
          <Route path="/" element={<HomeRoute />} />
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
            <Route index element={<Inside>{({ email }) => <MyOrdersRoute email={email} />}</Inside>} />
            <Route path="myProfile" element={<Inside>{(identity) => <ProfileRoute identity={identity} />}</Inside>} />
            <Route path="history" element={<Inside>{({ email }) => <HistoryRoute email={email} />}</Inside>} />
            <Route path="review" element={<Inside>{(identity) => <ReviewRoute identity={identity} />}</Inside>} />
            <Route path="payment/:id" element={<Inside>{({ email }) => <PaymentRoute email={email} />}</Inside>} />
          </Route>
          <Route path="*" element={<NotFoundRoute />} />
        </Routes>
        <Arrival scroll={scroll} />
      </Suspense>
    </Boundary>
  );
}
