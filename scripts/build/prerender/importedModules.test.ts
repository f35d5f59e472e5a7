import { existsSync } from 'node:fs';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { createServer } from 'vite';
import { afterAll, expect, test } from 'vitest';
import type * as prerender from '#app/prerender.tsx';
import { importReports, modulesImportedBy, reportingImports } from './importedModules.ts';

const server = await createServer({
  configFile: false,
  logLevel: 'error',
  appType: 'custom',
  server: { middlewareMode: true, ws: false, watch: null },
  optimizeDeps: { noDiscovery: true },
  plugins: [importReports, vanillaExtractPlugin()],
});
afterAll(() => server.close());
const { guardedPaths, preloadPage } = (await server.ssrLoadModule('/src/app/prerender.tsx')) as typeof prerender;

const features = 'src/app/features';
const frame = `${features}/dashboard/DashboardRoute.tsx`;

test.each([
  ['/myOrders', [`${features}/orders/myOrders/MyOrdersRoute.tsx`]],
  ['/dashboard', [`${features}/dashboard/DashboardIndexRoute.tsx`, frame]],
  // A page for administrators loads for nobody else.
  ['/dashboard/addNewProducts', [frame, `${features}/dashboard/access/RequireAdmin.tsx`]],
])('%s imports its modules for a user, each time', async (path, modules) => {
  for (const _ of [1, 2]) expect(await modulesImportedBy(() => preloadPage(path, 'user'))).toEqual(modules);
});

test('every page for signed-in users imports modules of the project', async () => {
  for (const path of guardedPaths) {
    const modules = await modulesImportedBy(() => preloadPage(path, 'user'));
    expect(modules.length, path).toBeGreaterThan(0);
    expect(modules.filter((module) => !existsSync(module))).toEqual([]);
  }
});

test('nothing is reported while nobody asks', () => {
  expect(reportingImports('await import("./a/B.tsx"); import.meta.env', 'src/app/App.tsx')).toBe(
    `await (globalThis.reportImport?.('src/app/a/B.tsx'), import("./a/B.tsx")); import.meta.env`,
  );
});
