import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DASHBOARD } from './guardedPages.ts';

/** A page that is prerendered. */
export interface PrerenderedRoute {
  /** Its path within the site. */
  path: string;
  /** The modules besides the first load whose code and styles the HTML names. */
  modules: readonly string[];
}

const routes = 'src/app/routes.tsx';
const list = [routes, 'src/app/features/shop/list/ProductListRoute.tsx'];
const dashboard = [routes, DASHBOARD];
const signedOut = [routes, 'src/app/features/auth/login/SignedOutRoute.tsx', 'src/app/start.ts'];

/** The pages whose address says what everybody sees before any data has arrived. The others share the fallback. */
export const PRERENDERED: readonly PrerenderedRoute[] = [
  { path: '/', modules: [] },
  { path: '/showAllProducts', modules: list },
  { path: '/showAllCarProducts', modules: list },
  { path: '/showAllCameraTools', modules: list },
  { path: '/showAllMobilePhone', modules: list },
  { path: '/showAllReview', modules: [routes, 'src/app/features/shop/reviews/ReviewsRoute.tsx'] },
  { path: '/blogs', modules: [routes, 'src/app/features/shop/blogs/BlogsRoute.tsx'] },
  { path: '/login', modules: signedOut },
  { path: '/signup', modules: signedOut },
  { path: '/dashboard', modules: dashboard },
  { path: '/dashboard/myProfile', modules: dashboard },
  { path: '/dashboard/history', modules: dashboard },
  { path: '/dashboard/review', modules: dashboard },
  { path: '/dashboard/manageAllOrders', modules: dashboard },
  { path: '/dashboard/manageAllProducts', modules: dashboard },
  { path: '/dashboard/addNewProducts', modules: dashboard },
  { path: '/dashboard/manageAllUser', modules: dashboard },
];

/**
 * The files of a page in the build: '/login' is in login.html, where hosts look for it. nginx answers '/dashboard/' only from the folder of
 * that name, which other pages need.
 */
export const filesOf = (path: string): string[] => {
  if (path === '/') return ['index.html'];
  const name = path.slice(1);
  const isFolder = PRERENDERED.some((other) => other.path.startsWith(`${path}/`));
  return [`${name}.html`, ...(isFolder ? [`${name}/index.html`] : [])];
};

/** The file for every other address. In a folder of its own, because some hosts redirect from an address that ends in .html. */
export const FALLBACK = 'app/index.html';

/** Reads all HTML files of a build. */
export const readPages = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.html'))
    .map((file) => readFileSync(join(folder, file), 'utf8'));
