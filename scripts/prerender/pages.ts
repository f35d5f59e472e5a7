import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A page that is prerendered. */
export interface PrerenderedRoute {
  /** Its path within the site. */
  path: string;
  /** The module of its route, whose code and styles the HTML names. null: they are in the first load. */
  module: string | null;
}

const list = 'src/app/features/shop/list/ProductListRoute.tsx';
const signedOut = 'src/app/features/auth/login/SignedOutRoute.tsx';

/** The pages that everybody sees alike before any data has arrived. The others share the fallback. */
export const PRERENDERED: readonly PrerenderedRoute[] = [
  { path: '/', module: null },
  { path: '/showAllProducts', module: list },
  { path: '/showAllCarProducts', module: list },
  { path: '/showAllCameraTools', module: list },
  { path: '/showAllMobilePhone', module: list },
  { path: '/showAllReview', module: 'src/app/features/shop/reviews/ReviewsRoute.tsx' },
  { path: '/blogs', module: 'src/app/features/shop/blogs/BlogsRoute.tsx' },
  { path: '/login', module: signedOut },
  { path: '/signup', module: signedOut },
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
