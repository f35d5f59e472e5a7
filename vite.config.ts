import { fileURLToPath } from 'node:url';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { viteStaticCopy } from 'vite-plugin-static-copy';
import { defineConfig } from 'vite';
import { isLive, isShop } from './scripts/build/buildConfiguration.ts';
import { machineCharts } from './scripts/build/charts/chartsModule.ts';
import { configuredBuild } from './scripts/build/configuredBuild.ts';
import { licencesFile } from './scripts/build/licences.ts';
import { compileHints } from './scripts/build/prerender/firstChunks.ts';
import { builtBase } from './scripts/build/prerender/pages.ts';
import { prerenderedBuild } from './scripts/build/prerender/prerenderedBuild.ts';
import { readPicture, sourceOf } from './scripts/build/pictures/files.ts';
import { installableSite } from './scripts/build/siteFiles.ts';
import { pictureFolder, usedPackages, usedPictures } from './scripts/build/sources.ts';

const root = fileURLToPath(new URL('.', import.meta.url));

/** The sandbox's worker, and that of MSW, which it imports; and what describes an app that can be installed. */
const sandboxFiles = ['public-sandbox/*', 'node_modules/msw/lib/mockServiceWorker.js'];

/**
 * Serves static files unchanged. A live build must never contain a worker script, so only the other modes serve those of the sandbox. Vite's own publicDir
 * is off, because it supports only one folder and warns when the sandbox reads products.json from it.
 */
const servedFolders = (mode: string) =>
  viteStaticCopy({
    targets: [
      ...usedPictures(root).map((name) => ({
        src: `${pictureFolder}/${sourceOf(name)}`,
        dest: 'pictures',
        rename: { stripBase: true as const, name },
        transform: { encoding: 'buffer' as const, handler: () => readPicture(root, name) },
      })),
      { src: 'public/*', dest: '.', rename: { stripBase: true as const } },
      ...(isLive(mode) ? [] : sandboxFiles.map((src) => ({ src, dest: '.', rename: { stripBase: true as const } }))),
    ],
    silent: true,
  });

/** Pre-bundled, because Vite reloads the page when it discovers a dependency, even in the middle of a visit or a test. */
const runtimeDependencies = [...usedPackages(root), 'react/jsx-runtime', 'react/jsx-dev-runtime'];

export default defineConfig(({ command, mode, isPreview, isSsrBuild }) => ({
  ...(isPreview === true ? { base: builtBase(`${root}dist/${mode}`) } : {}),
  publicDir: false,
  ...(command === 'serve' ? { optimizeDeps: { include: runtimeDependencies } } : {}),
  // Without the list of all domains, which the sandbox does not need (docs/decisions/0036-lines-that-are-kept.md).
  resolve: { alias: { tldts: `${root}mocks/page/publicSuffix.ts` } },
  plugins: [
    react(),
    vanillaExtractPlugin({ identifiers: command === 'build' ? 'short' : 'debug' }),
    configuredBuild(root),
    // The build for Node, with which the other one writes its pages, has no files.
    ...(isSsrBuild === true
      ? []
      : [
          servedFolders(mode),
          ...(isShop(mode) ? [licencesFile(root), compileHints, prerenderedBuild(root)] : []),
          ...(mode === 'sandbox' ? [installableSite()] : []),
          ...(isLive(mode) ? [] : [machineCharts]),
        ]),
  ],
  build: {
    outDir: `dist/${mode}`,
    emptyOutDir: true,
    // Vite's own, but for Chrome 111, which has no :dir(rtl). A build writes a list of languages in its place, and a page may have none of them.
    cssTarget: ['chrome120', 'edge120', 'firefox114', 'safari16.4', 'ios16.4'],
    // A browser that knows no modulepreload (Safari before 17, of 2023) only loads the same files later.
    modulePreload: { polyfill: false },
    rolldownOptions:
      isSsrBuild === true
        ? {}
        : {
            // Orders load with the booking page, or alone if one must be settled. That they share a chunk is meant, and needs no warning.
            checks: { pluginTimings: false, ineffectiveDynamicImport: false },
            // Puts each text into the chunks that show it. Otherwise the first load would have all of them (src/contract/texts.ts).
            optimization: { inlineConst: { mode: 'all' } },
            output: {
              // Short, because chunks contain the names of others, and a hash cannot be compressed.
              entryFileNames: 'assets/[name]-[hash:7].js',
              chunkFileNames: 'assets/[name]-[hash:7].js',
              codeSplitting: {
                groups: [
                  { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\/|src\/app\/startReact/ },
                  // Mutations are for pages that load later.
                  {
                    name: 'libraries',
                    test: /node_modules\/(react-router|valibot|@tanstack\/(?!.*[mM]utation(Observer|State|\.js$))(query-core|react-query))\//,
                  },
                  { name: 'main', test: /src\/app\/(main|App)\.tsx$|index\.html/ },
                  // React waits for the first of these two, which shows that the sandbox starts, and not for its backend.
                  { name: 'notice', test: /mocks\/page\/sandbox\.tsx$/ },
                  { name: 'sandbox', test: /mocks\/page\/startSandbox\.tsx$/ },
                  // The sandbox reads drafts without the flows, which their chunk would bring along.
                  ...(mode === 'sandbox' ? [{ name: 'drafts', test: /services\/platform\/(draftKey|keys)\.ts$/ }] : []),
                  { name: 'flows', test: /src\/app\/startFlows\.ts$/ },
                  // Modules below 900 bytes that three pages share. Otherwise a page would load dozens of tiny files.
                  { name: 'shared', minShareCount: 3, maxModuleSize: 900 },
                  // Some hosts hide files whose name begins with an underscore, as Rolldown's own name would.
                  { name: 'machine-charts', test: /virtual:machine-charts/ },
                  { name: 'dialog', test: /@radix-ui\/react-dialog\/|primitives\/Dialog\// },
                ],
              },
            },
          },
  },
}));
