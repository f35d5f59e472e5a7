import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A page that is prerendered. */
export interface PrerenderedRoute {
  /** Its path within the site. */
  path: string;
  /** The modules besides the first load whose code and styles the HTML names. */
  modules: readonly string[];
}

const routes = 'src/app/routes.tsx';
const list = [routes, 'src/app/features/shop/list/ProductListRoute.tsx'];
const signedOut = [routes, 'src/app/features/auth/login/SignedOutRoute.tsx', 'src/app/start.ts'];

/** The pages that everybody sees alike before any data has arrived. The others share the fallback. */
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
];

/** The file of a page in the build: '/login' is in login.html, where hosts look for it. */
export const fileOf = (path: string): string => (path === '/' ? 'index.html' : `${path.slice(1)}.html`);

/** The file for every other address. In a folder of its own, because some hosts redirect from an address that ends in .html. */
export const FALLBACK = 'app/index.html';

/** Reads all HTML files of a build. */
export const readPages = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.html'))
    .map((file) => readFileSync(join(folder, file), 'utf8'));
