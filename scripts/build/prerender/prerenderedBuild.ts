import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, minifySync, type Plugin, type ResolvedConfig, type Rolldown } from 'vite';
import { SANDBOX_SESSION } from '#contract/sandboxSession.ts';
import type * as prerender from '#app/prerender.tsx';
import { firebaseSessionKey } from '#app/services/firebase/storedSession.ts';
import { storageSpace } from '#app/services/platform/storageSpace.ts';
import { readBuildConfiguration } from '../buildConfiguration.ts';
import { type GuardedPage, type GuardedPages, toPattern } from './guardedPages.ts';
import { importReports, modulesImportedBy } from './importedModules.ts';
import { FALLBACK, filesOf } from './pages.ts';
import { inSteps, withImports } from './firstChunks.ts';
import { fillPage, HEAD_SCRIPTS, headScripts, type HeadScriptOptions } from './html.ts';

/** The files that these modules need besides those of the first load. */
function codeOf(
  bundle: Rolldown.OutputBundle,
  modules: readonly string[],
  loaded: ReadonlySet<string>,
): { scripts: string[]; styles: string[] } {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  /** The chunk that contains the module and, if another one stands for it, that one. */
  const chunksOf = (module: string) => {
    const found = chunks.filter(({ facadeModuleId, moduleIds }) => [facadeModuleId, ...moduleIds].some((id) => id?.endsWith(`/${module}`)));
    if (found.length === 0) throw new Error(`No chunk contains ${module}`);
    return found;
  };
  const needed = withImports(chunks, modules.flatMap(chunksOf), ({ fileName }) => !loaded.has(fileName));
  return {
    scripts: needed.map(({ fileName }) => fileName),
    styles: needed.flatMap((chunk) => [...(chunk.viteMetadata?.importedCss ?? [])]),
  };
}

/** The modules around each page of the dashboard. They need no user, and are all that its prerendered pages show. */
const DASHBOARD_FRAME = ['src/app/features/dashboard/DashboardRoute.tsx'];

/** Builds the shop for Node, into a folder that the caller removes. */
async function loadPrerender({ mode, base, configFile }: ResolvedConfig, folder: string): Promise<typeof prerender> {
  await build({
    mode,
    base,
    configFile: configFile ?? false,
    logLevel: 'error',
    plugins: [importReports],
    build: { ssr: 'src/app/prerender.tsx', outDir: folder, emptyOutDir: false, minify: false },
    ssr: { noExternal: true },
  });
  return (await import(pathToFileURL(join(folder, 'prerender.js')).href)) as typeof prerender;
}

interface GuardedOptions {
  base: string;
  mode: string;
  /** null in the sandbox, which has no Firebase. */
  firebaseApiKey: string | null;
  /** The modules of each page for signed-in users, by its path. */
  modules: ReadonlyMap<string, readonly string[]>;
  /** The reads of each page for signed-in users, by its path. */
  reads: ReadonlyMap<string, GuardedPage['reads']>;
  /** The files of the first load. */
  first: readonly string[];
}

/** Returns what the HTML has to know of the pages for signed-in users. */
function guardedPagesOf(
  bundle: Rolldown.OutputBundle,
  { base, mode, firebaseApiKey, modules: modulesOf, reads, first }: GuardedOptions,
): GuardedPages {
  for (const path of reads.keys()) if (!modulesOf.has(path)) throw new Error(`${path} is not a page for signed-in users`);
  const list = (modules: readonly string[], loaded: readonly string[]) => {
    const { scripts, styles } = codeOf(bundle, modules, new Set(loaded));
    return [...scripts, ...styles].filter((file) => !loaded.includes(file));
  };
  const shared = list(['src/app/startFlows.ts', ...(firebaseApiKey === null ? [] : ['src/app/services/firebase/openIdentity.ts'])], first);
  return {
    siteBase: base,
    session:
      firebaseApiKey === null
        ? { storage: 'sessionStorage', key: `${storageSpace(mode, base)}:${SANDBOX_SESSION}` }
        : { storage: 'localStorage', key: firebaseSessionKey(firebaseApiKey) },
    shared,
    pages: [...modulesOf].map(([path, modules]) => ({
      pattern: toPattern(path, base),
      files: list(modules, [...first, ...shared]),
      reads: reads.get(path) ?? [],
    })),
  };
}

/**
 * Writes the pages of the shop as HTML, so that browsers paint them before they have any code
 * (docs/decisions/0033-first-paint-before-react.md). In development the root stays empty, but the head has its scripts.
 */
export function prerenderedBuild(root: string): Plugin {
  let config: ResolvedConfig;
  const codeFor = (name: string) => minifySync(`${name}.js`, readFileSync(join(root, `src/app/head/${name}.js`), 'utf8')).code;
  const code = Object.fromEntries(HEAD_SCRIPTS.map((name) => [name, codeFor(name)])) as HeadScriptOptions['code'];
  const scriptsFor = (data: Pick<HeadScriptOptions, 'reads' | 'guarded'> = {}) =>
    headScripts({ code, space: storageSpace(config.mode, config.base), ...data });
  return {
    name: 'prerendered-build',
    configResolved: (resolved) => {
      config = resolved;
    },
    transformIndexHtml: { order: 'pre', handler: (html) => html.replace('</title>', () => `</title>${scriptsFor()}`) },
    writeBundle: {
      sequential: true,
      async handler({ dir = '' }, bundle) {
        const { base } = config;
        const template = inSteps(readFileSync(join(dir, 'index.html'), 'utf8'));
        const write = (file: string, content: string) => {
          mkdirSync(dirname(join(dir, file)), { recursive: true });
          writeFileSync(join(dir, file), content);
        };
        const reading = readBuildConfiguration(config.mode, root);
        // Such a build shows only what is missing in its configuration, and no page of the shop.
        if (reading?.state === 'faulty') {
          write(FALLBACK, template);
          return;
        }
        const first = [...template.matchAll(/(?:src|href)="([^"]+\.(?:js|css))"/g)].map((match) => match[1]?.slice(base.length) ?? '');
        const fonts = Object.keys(bundle)
          .filter((file) => file.endsWith('.woff2'))
          .map((file) => base + file);
        // The sandbox's own code is in no other build. React waits for the first of it, but not for the backend.
        const [early, last] = config.mode === 'sandbox' ? [['mocks/page/sandbox.tsx'], ['mocks/page/startSandbox.tsx']] : [[], []];
        const inline = (file: string) => ({ href: base + file, css: readFileSync(join(dir, file), 'utf8') });
        const firstStyles = first.filter((file) => file.endsWith('.css')).map(inline);
        // Below the project, so that it finds its packages.
        mkdirSync(join(root, 'node_modules/.cache'), { recursive: true });
        const folder = mkdtempSync(join(root, 'node_modules/.cache/prerender-'));
        try {
          const { prerenderPage, preloadPage, prerenderedPaths, guardedPaths, guardedReads } = await loadPrerender(config, folder);
          const site = { siteBase: base, apiBase: reading?.configuration.apiBase ?? null };
          const renderAt = async (path: string | null, modules: readonly string[], guarded?: GuardedPages) => {
            const { html, head, reads } = await prerenderPage(path, site);
            const needed = codeOf(bundle, [...early, ...modules], new Set(first));
            const late = codeOf(bundle, last, new Set([...first, ...needed.scripts]));
            const filled = fillPage(template, {
              html,
              head,
              address: path === null ? null : base + path.slice(1),
              styles: [...firstStyles, ...[...needed.styles, ...late.styles].map(inline)],
              scripts: needed.scripts.map((file) => base + file),
              lateScripts: late.scripts.map((file) => base + file),
              fonts,
            });
            return filled.replace(scriptsFor(), () => scriptsFor({ reads, guarded }));
          };
          const firebaseApiKey = reading?.configuration.firebase.apiKey ?? null;
          const guardedModules = new Map<string, readonly string[]>();
          // The HTML does not know who is an administrator. So it asks only for the frame of an administrator's page.
          for (const path of guardedPaths) guardedModules.set(path, await modulesImportedBy(() => preloadPage(path, 'user')));
          const guarded = guardedPagesOf(bundle, {
            base,
            mode: config.mode,
            firebaseApiKey,
            modules: guardedModules,
            reads: guardedReads(site),
            first,
          });
          for (const path of prerenderedPaths) {
            const page = guardedModules.has(path)
              ? await renderAt(path, DASHBOARD_FRAME, guarded)
              : await renderAt(path, await modulesImportedBy(() => preloadPage(path, 'user')));
            for (const file of filesOf(path, prerenderedPaths)) write(file, page);
          }
          const fallback = await renderAt(null, [], guarded);
          write(FALLBACK, fallback);
          // Static hosts answer the address of a page, for which there is no file, with it. It then opens the page (docs/deploy.md).
          if (config.mode === 'sandbox') write('404.html', fallback);
        } finally {
          rmSync(folder, { recursive: true });
        }
      },
    },
  };
}
