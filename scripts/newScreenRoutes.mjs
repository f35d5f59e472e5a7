// The tables of pages in src/app/routes.tsx, for newScreen.mjs. It reads them as text, because it writes into them.

/** @typedef {'publicPages' | 'privatePages' | 'dashboardPages' | 'adminPages'} Table */

/** @type {readonly Table[]} */
const TABLES = ['publicPages', 'privatePages', 'dashboardPages', 'adminPages'];
const DASHBOARD = '/dashboard/';

/** @param {string} path */
export const isDashboardPath = (path) => path.toLowerCase().startsWith(DASHBOARD);

/**
 * The table for a page. Only the pages for signed-in users know an email.
 * @param {string} path
 * @param {{ access: import('#contract/operation.ts').Access, needsEmail: boolean }} call
 * @returns {Table}
 */
export function tableFor(path, { access, needsEmail }) {
  if (isDashboardPath(path)) return access === 'admin' ? 'adminPages' : 'dashboardPages';
  return access === 'public' && !needsEmail ? 'publicPages' : 'privatePages';
}

/**
 * Where the rows of a table begin and end in the text.
 * @param {string} routes @param {Table} table
 */
function rowsOf(routes, table) {
  const start = routes.indexOf(`\nconst ${table}: `);
  const end = routes.indexOf('\n];', start);
  if (start === -1 || end === -1) throw new Error(`src/app/routes.tsx has no table ${table}`);
  return { start, end: end + 1 };
}

/** @param {string} routes the text of src/app/routes.tsx @returns {string[]} the paths of all pages, from the shop's root */
export const pathsIn = (routes) =>
  TABLES.flatMap((table) => {
    const { start, end } = rowsOf(routes, table);
    const base = table === 'dashboardPages' || table === 'adminPages' ? DASHBOARD : '';
    return [...routes.slice(start, end).matchAll(/path: '([^']*)'/g)].map(([, path = '']) => `${base}${path}`.replace(/(.)\/$/, '$1'));
  });

/**
 * Adds a page to the end of its table; a public page goes before the one for unknown addresses.
 * @param {string} routes the text of src/app/routes.tsx
 * @param {{ name: string, feature: string, folder: string, path: string, table: Table }} page
 */
export function withRoute(routes, { name, feature, folder, path, table }) {
  const { start, end } = rowsOf(routes, table);
  const unknown = routes.slice(start, end).indexOf("  { path: '*',");
  const at = unknown === -1 ? end : start + unknown;
  const address = isDashboardPath(path) ? path.slice(DASHBOARD.length) : path;
  const load = `async () => (await import('./features/${feature}/${folder}/${name}Route.tsx')).${name}Route`;
  return `${routes.slice(0, at)}  { path: '${address}', ...page(${load}) },\n${routes.slice(at)}`;
}
