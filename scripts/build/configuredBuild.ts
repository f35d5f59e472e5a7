import { existsSync, writeFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { dirname, join, relative, resolve } from 'node:path';
import { loadEnv, type Plugin } from 'vite';
import { type ConfigurationReading, NO_WORDING, readWording } from '#app/services/configuration/configuration.ts';
import { headersIn } from './demo/serve.mjs';
import { inlineSources } from './prerender/html.ts';
import { FALLBACK, readPages } from './prerender/pages.ts';
import { isLive, isShop, readBuildConfiguration } from './buildConfiguration.ts';
import { CACHE_CONTROL, headersFile, redirectsFile } from './hosting.ts';
import { securityHeaders } from './securityHeaders.ts';

/**
 * The constant that src/contract/texts.ts compares, so that a build contains only one wording. A live build reports an unknown one on its
 * page, and every other build fails, because it has no such page.
 */
function wordingConstant(mode: string, root: string): Record<string, string> {
  const wording = readWording(loadEnv(mode, root, 'VITE_'));
  if (wording === null && !isLive(mode)) throw new Error(`VITE_TEXTS: ${NO_WORDING}`);
  return { 'import.meta.env.VITE_TEXTS': JSON.stringify(wording ?? 'documented') };
}

/** The path of the file that a request names, inside the folder of the build. Null for other paths. */
function fileOf({ url = '/' }: IncomingMessage, { base, folder }: { base: string; folder: string }): string | null {
  const [path = ''] = url.split('?');
  return path.startsWith(base) ? join(folder, path.slice(base.length)) : null;
}

/** True for the address of a page that has no file, where Vite's preview would answer with home. */
const isUnwrittenPage = ({ headers }: IncomingMessage, file: string): boolean =>
  headers.accept?.includes('text/html') === true && !existsSync(file) && !existsSync(`${file}.html`);

/**
 * Passes the configuration to the app (CONFIGURATION in built.d.ts) and the headers to hosts, as files in the build. The preview sends the
 * same headers, so that tests run with them.
 */
export function configuredBuild(root: string): Plugin {
  let reading: ConfigurationReading | null = null;
  let base = '/';
  let warnAtTheEnd = () => {};
  /** False for Storybook, which needs scripts that this policy forbids. */
  let hasPolicy = false;
  return {
    name: 'configured-build',
    config: (_, { mode }) => {
      reading = readBuildConfiguration(mode, root);
      hasPolicy = isShop(mode);
      const constants = reading?.state === 'ready' ? { ...reading.configuration, faults: [] } : { faults: reading?.faults ?? [] };
      return {
        define: {
          ...Object.fromEntries(Object.entries(constants).map(([name, value]) => [`CONFIGURATION.${name}`, JSON.stringify(value)])),
          ...wordingConstant(mode, root),
        },
      };
    },
    configResolved: (config) => {
      ({ base } = config);
      if (reading?.state !== 'faulty') return;
      const problems = reading.faults.map(({ variable, problem }) => `\n  ${variable}: ${problem}`);
      const warn = () => config.logger.warn(`The site will only show these problems:${problems.join('')}`);
      if (config.command === 'build') warnAtTheEnd = warn;
      else warn();
    },
    writeBundle: {
      // The policy names what the prerendered pages contain.
      order: 'post',
      sequential: true,
      handler: ({ dir = '' }) => {
        if (!hasPolicy) return;
        const headers = securityHeaders(reading?.state === 'ready' ? reading.configuration : null, inlineSources(readPages(dir)));
        writeFileSync(join(dir, '_headers'), headersFile({ headers, base }));
        writeFileSync(join(dir, '_redirects'), redirectsFile({ base }));
      },
    },
    // The list of files would push it out of sight.
    closeBundle: () => warnAtTheEnd(),
    configurePreviewServer: ({ middlewares, config }) => {
      const folder = resolve(config.root, config.build.outDir);
      middlewares.use((request: IncomingMessage, response: ServerResponse, next: () => void) => {
        // For each request, because the policy allows exactly what is in the pages, and they may be built again.
        for (const { name, value } of headersIn(folder)) response.setHeader(name, value);
        const file = fileOf(request, { base, folder });
        if (file !== null) {
          const cacheControl = CACHE_CONTROL[relative(folder, dirname(file))];
          // A missing file is answered with a page, which must not be cached in its place.
          if (cacheControl !== undefined && existsSync(file)) response.setHeader('Cache-Control', cacheControl);
          if (isUnwrittenPage(request, file)) request.url = `${base}${FALLBACK}`;
        }
        next();
      });
    },
  };
}
