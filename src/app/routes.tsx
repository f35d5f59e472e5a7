import { useEffect } from 'react';
import { matchPath, type RouteObject, useLocation, useNavigate, useRouteError } from 'react-router';
import { isLoadFailure, type LazyComponent, lazyWithRetry, resetLoad } from '#components/lazyWithRetry.tsx';
import { CrashedScreen } from '#components/screens/shell/CrashedScreen/CrashedScreen.tsx';
import { HomeRoute } from './features/shop/home/HomeRoute.tsx';
import { Layout } from './Layout.tsx';
import { isInDashboard, type Page } from './navigation/page.ts';
import { isSignInPath, LOGIN_PATH } from './navigation/paths.ts';
import { pages } from './pages.ts';
import { RequireSession } from './runtime/RequireSession.tsx';

const loadDashboard = () => import('./features/dashboard/DashboardRoute.tsx');
const DashboardRoute = lazyWithRetry<{ pages: readonly Page[] }>(async () => (await loadDashboard()).DashboardRoute);
const DashboardSection = lazyWithRetry(async () => (await loadDashboard()).DashboardSection);
const SectionPlaceholder = lazyWithRetry(async () => (await loadDashboard()).SectionPlaceholder);
/** Loads with the first page for administrators, so that other users do not load it. */
export const RequireAdmin = lazyWithRetry(async () => (await import('./features/dashboard/access/RequireAdmin.tsx')).RequireAdmin);

interface PageRoute {
  page: Page;
  Component: LazyComponent<object> | typeof HomeRoute;
  /** Shown until the shop knows who is signed in. */
  Placeholder: LazyComponent<object> | undefined;
}

const pageRoutes: readonly PageRoute[] = pages.map((page) => ({
  page,
  Component: page.load === undefined ? HomeRoute : lazyWithRetry(page.load),
  Placeholder: page.loadPlaceholder && lazyWithRetry(page.loadPlaceholder),
}));

/** The routes of these pages, without a guard. */
const routesOf = (place: 'shop' | 'dashboard', access: Page['access']): RouteObject[] =>
  pageRoutes
    .filter(({ page }) => page.access === access && isInDashboard(page) === (place === 'dashboard'))
    .map(({ page, Component }) => ({ path: page.path, handle: page, element: <Component /> }));

/** The pages for signed-in users outside of the dashboard, each behind a guard of its own, because it shows the page's placeholder. */
const usersPages: RouteObject[] = pageRoutes
  .filter(({ page }) => page.access === 'user' && !isInDashboard(page))
  .map(({ page, Component, Placeholder }) => ({
    path: page.path,
    handle: page,
    element: (
      <RequireSession placeholder={Placeholder && <Placeholder />}>
        <Component />
      </RequireSession>
    ),
  }));

/** Stands in the place of a page that crashed, or whose code did not load, so that the rest keeps working (docs/product-rules.md#crashes). */
function Crashed() {
  const error = useRouteError();
  const location = useLocation();
  const navigate = useNavigate();
  useEffect(() => resetLoad(error), [error]);
  return (
    <CrashedScreen
      view={{ state: isLoadFailure(error) ? 'unloaded' : 'crashed', homeHref: '/', failure: location.key }}
      // The router renders the page again, because even the same address is another location.
      onRetry={() => void navigate(location, { replace: true, state: location.state })}
    />
  );
}

/** Leaves a crash of the layout to the boundary around the app, whose link home loads everything anew. */
function CrashedLayout(): never {
  throw useRouteError();
}

/**
 * The layout with every page, each behind the guard that its access asks for. Administrators' pages are in the dashboard. Pages for
 * everybody are outside of it. A page of another kind would have no route, for which pages.test.ts looks.
 */
export const routes: RouteObject[] = [
  {
    element: <Layout />,
    errorElement: <CrashedLayout />,
    children: [
      {
        errorElement: <Crashed />,
        children: [
          ...routesOf('shop', 'everybody'),
          ...usersPages,
          {
            element: <DashboardRoute pages={pages} />,
            children: [
              {
                element: (
                  <RequireSession placeholder={<SectionPlaceholder />}>
                    <DashboardSection />
                  </RequireSession>
                ),
                children: [
                  {
                    errorElement: <Crashed />,
                    children: [
                      ...routesOf('dashboard', 'user'),
                      { element: <RequireAdmin />, children: routesOf('dashboard', 'administrator') },
                    ],
                  },
                ],
              },
            ],
          },
        ],
      },
    ],
  },
];

/** There is always one, because the path of the not-found page matches any. */
const routeAt = (path: string) => pageRoutes.find(({ page }) => matchPath(page.path, path) !== null) as PageRoute;

/** Returns the page at a path within the site: the not-found page for an unknown path. */
export const pageAt = (path: string): Page => routeAt(path).page;

/** For whom a page is loaded. `user` also stands for whoever it is, if the page that was asked for is needed. */
export type Audience = 'signedOut' | 'user' | 'administrator';

/**
 * Loads the code of the page at a path, so that showing it does not wait. Who is signed out gets the sign-in page first. A page for
 * administrators loads for nobody else.
 * @param path within the site, without its base
 */
export async function preloadPage(path: string, audience: Audience): Promise<void> {
  const { page, Component, Placeholder } = routeAt(path);
  if (page.access !== 'everybody' && audience === 'signedOut') return preloadPage(LOGIN_PATH, 'user');
  const isAllowed = page.access !== 'administrator' || audience === 'administrator';
  await Promise.all([
    isAllowed && 'preload' in Component && Component.preload(),
    Placeholder?.preload(),
    ...(isInDashboard(page) ? [DashboardRoute, DashboardSection, SectionPlaceholder].map((part) => part.preload()) : []),
    page.access === 'administrator' && RequireAdmin.preload(),
    // The form can be sent only once the flows run. Without them, the page still opens, and offers Retry.
    isSignInPath(page.path) && import('./startFlows.ts'),
  ]);
}
