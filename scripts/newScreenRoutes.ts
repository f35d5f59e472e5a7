// The tables of pages in src/app/routes.tsx, for newScreen.ts. It reads them as text, because it writes into them.
import type { Access } from '#contract/operation.ts';

type Table = 'publicPages' | 'privatePages' | 'dashboardPages' | 'adminPages';

const TABLES: readonly Table[] = ['publicPages', 'privatePages', 'dashboardPages', 'adminPages'];
const DASHBOARD = '/dashboard/';

export const isDashboardPath = (path: string): boolean => path.toLowerCase().startsWith(DASHBOARD);

/** The table for a page. Only the pages for signed-in users know an email. */
export function tableFor(path: string, { access, needsEmail }: { access: Access; needsEmail: boolean }): Table {
  if (isDashboardPath(path)) return access === 'admin' ? 'adminPages' : 'dashboardPages';
  return access === 'public' && !needsEmail ? 'publicPages' : 'privatePages';
}

/** Where the rows of a table begin and end in the text. */
function rowsOf(routes: string, table: Table) {
  const start = routes.indexOf(`\nconst ${table}: `);
  const end = routes.indexOf('\n];', start);
  if (start === -1 || end === -1) throw new Error(`src/app/routes.tsx has no table ${table}`);
  return { start, end: end + 1 };
}

/** Returns the paths of all pages, from the shop's root. `routes`: the text of src/app/routes.tsx. */
export const pathsIn = (routes: string): string[] =>
  TABLES.flatMap((table) => {
    const { start, end } = rowsOf(routes, table);
    const base = table === 'dashboardPages' || table === 'adminPages' ? DASHBOARD : '';
    return [...routes.slice(start, end).matchAll(/path: '([^']*)'/g)].map(([, path = '']) => `${base}${path}`.replace(/(.)\/$/, '$1'));
  });

interface NewPage {
  name: string;
  feature: string;
  folder: string;
  path: string;
  table: Table;
}

/**
 * Adds a page to the end of its table; a public page goes before the one for unknown addresses. `routes`: the text of src/app/routes.tsx.
 */
export function withRoute(routes: string, { name, feature, folder, path, table }: NewPage): string {
  const { start, end } = rowsOf(routes, table);
  const unknown = routes.slice(start, end).indexOf("  { path: '*',");
  const at = unknown === -1 ? end : start + unknown;
  const address = isDashboardPath(path) ? path.slice(DASHBOARD.length) : path;
  const load = `async () => (await import('./features/${feature}/${folder}/${name}Route.tsx')).${name}Route`;
  return `${routes.slice(0, at)}  { path: '${address}', ...page(${load}) },\n${routes.slice(at)}`;
}
