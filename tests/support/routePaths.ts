import { readFileSync } from 'node:fs';

/** The addresses for paths with a parameter, for every other path, and for a list with a search. */
const EXAMPLES: Record<string, string> = {
  '/showAllCarProducts': '/showAllCarProducts?search=wrench',
  '/booking/:id': '/booking/64f0a1c2e4b0000000000001',
  '/dashboard/payment/:id': '/dashboard/payment/64f0a1c2e4b0000000000501',
  '*': '/no/such/page',
};

const routes = readFileSync('src/app/routes.tsx', 'utf8');

/** Returns an address of the sandbox for each path of one of the tables in src/app/routes.tsx. Throws if the table is not there. */
export function routePaths(table: 'publicPages' | 'privatePages' | 'dashboardPages' | 'adminPages'): string[] {
  const rows = new RegExp(`^const ${table}: .*?\\n\\];$`, 'ms').exec(routes)?.[0] ?? '';
  const base = table === 'dashboardPages' || table === 'adminPages' ? '/dashboard/' : '';
  const paths = [...rows.matchAll(/path: '([^']*)'/g)].map(([, path]) => `${base}${path}`.replace(/(.)\/$/, '$1'));
  if (paths.length === 0) throw new Error(`src/app/routes.tsx has no ${table}`);
  return paths.map((path) => EXAMPLES[path] ?? path);
}
