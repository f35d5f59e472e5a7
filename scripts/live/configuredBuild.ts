import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { loadEnv, type Plugin } from 'vite';
import { type ConfigurationReading, NO_WORDING, readConfiguration, readWording } from '#app/services/configuration/configuration.ts';
import { CACHE_IMMUTABLE, headersFile, redirectsFile } from './hosting.ts';
import { findSecrets } from './secrets.ts';
import { securityHeaders } from './securityHeaders.ts';

/** True for `live`, which shoppers get, and for `loopback`, the same build for a local backend and emulator (.env.loopback). */
export const isLive = (mode: string): boolean => mode === 'live' || mode === 'loopback';

/** Reads the configuration of a live build from its mode's variables; null in other modes. Throws if a public variable holds a secret. */
export function readBuildConfiguration(mode: string, root: string): ConfigurationReading | null {
  const variables = loadEnv(mode, root, 'VITE_');
  const secrets = findSecrets(variables);
  if (secrets.length > 0)
    throw new Error(`${secrets.join(', ')}: contains a secret. Variables that begin with VITE_ are public on the site.`);
  return isLive(mode) ? readConfiguration(variables) : null;
}

/**
 * The constant that src/contract/texts.ts compares, so that a build contains only one wording. A live build reports an unknown one on its
 * page, and every other build fails, because it has no such page.
 */
function wordingConstant(mode: string, root: string): Record<string, string> {
  const wording = readWording(loadEnv(mode, root, 'VITE_'));
  if (wording === null && !isLive(mode)) throw new Error(`VITE_TEXTS: ${NO_WORDING}`);
  return { 'import.meta.env.VITE_TEXTS': JSON.stringify(wording ?? 'documented') };
}

/**
 * Lets browsers cache a file; by default the preview makes them revalidate every file at each load. Never caches a page, because it may be
 * sent in place of a missing file.
 */
function cacheImmutably(response: ServerResponse) {
  const writeHead = response.writeHead.bind(response) as (status: number, headers?: OutgoingHttpHeaders) => ServerResponse;
  const isPage = (headers?: OutgoingHttpHeaders) => String(headers?.['Content-Type'] ?? 'text/html').startsWith('text/html');
  response.writeHead = ((status: number, headers?: OutgoingHttpHeaders) =>
    writeHead(status, isPage(headers) ? headers : { ...headers, 'Cache-Control': CACHE_IMMUTABLE })) as typeof response.writeHead;
}

/**
 * Passes the configuration to the app (CONFIGURATION in built.d.ts) and the headers to hosts, as files in the build. The preview sends the
 * same headers, so that tests run with them.
 */
export function configuredBuild(root: string): Plugin {
  let reading: ConfigurationReading | null = null;
  let base = '/';
  /** False for Storybook, which is built with the same vite.config.ts and needs scripts that this policy forbids. */
  let isShop = false;
  const headers = () => securityHeaders(reading?.state === 'ready' ? reading.configuration : null);
  return {
    name: 'configured-build',
    config: (_, { mode }) => {
      reading = readBuildConfiguration(mode, root);
      isShop = isLive(mode) || mode === 'sandbox';
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
      if (reading?.state === 'faulty')
        config.logger.warn(
          `The site will only show these problems: ${reading.faults.map(({ variable, problem }) => `${variable}: ${problem}`).join(' ')}`,
        );
    },
    generateBundle() {
      if (!isShop) return;
      this.emitFile({ type: 'asset', fileName: '_headers', source: headersFile({ headers: headers(), base }) });
      this.emitFile({ type: 'asset', fileName: '_redirects', source: redirectsFile({ base }) });
    },
    configurePreviewServer: ({ middlewares }) => {
      middlewares.use((request: IncomingMessage, response: ServerResponse, next: () => void) => {
        for (const [name, value] of Object.entries(headers())) response.setHeader(name, value);
        if (request.url?.startsWith(`${base}assets/`)) cacheImmutably(response);
        next();
      });
    },
  };
}
