import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { loadEnv, type Plugin } from 'vite';
import { type ConfigurationReading, readConfiguration } from '#app/configuration/configuration.ts';
import { FOR_EVER, headersFile, redirectsFile } from './hosting.ts';
import { findSecrets } from './secrets.ts';
import { securityHeaders } from './securityHeaders.ts';

/** `live` is what shoppers get; `loopback` is the same build for a backend and an emulator on this computer (.env.loopback). */
export const isLive = (mode: string): boolean => mode === 'live' || mode === 'loopback';

/** What this mode's variables tell a live build; null in every other mode. Throws where a variable for everybody to read holds a secret. */
export function readBuildConfiguration(mode: string, root: string): ConfigurationReading | null {
  const variables = loadEnv(mode, root, 'VITE_');
  const secrets = findSecrets(variables);
  if (secrets.length > 0)
    throw new Error(`${secrets.join(', ')}: this is a secret. What begins with VITE_ can be read by anybody who opens the site.`);
  return isLive(mode) ? readConfiguration(variables) : null;
}

/** The preview itself has every file checked again at each load. A page in the place of a file that is gone must not be kept. */
function cacheForEver(response: ServerResponse) {
  const writeHead = response.writeHead.bind(response) as (status: number, headers?: OutgoingHttpHeaders) => ServerResponse;
  const isPage = (headers?: OutgoingHttpHeaders) => String(headers?.['Content-Type'] ?? 'text/html').startsWith('text/html');
  response.writeHead = ((status: number, headers?: OutgoingHttpHeaders) =>
    writeHead(status, isPage(headers) ? headers : { ...headers, 'Cache-Control': FOR_EVER })) as typeof response.writeHead;
}

/**
 * Tells the app its configuration (CONFIGURATION in built.d.ts), and hosts their headers: as files in the build, and in the preview, so that
 * what is tested is what is served.
 */
export function configuredBuild(root: string): Plugin {
  let reading: ConfigurationReading | null = null;
  let base = '/';
  /** Storybook is built with the same file, and lives by scripts that this policy forbids. */
  let isShop = false;
  const headers = () => securityHeaders(reading?.state === 'ready' ? reading.configuration : null);
  return {
    name: 'configured-build',
    config: (_, { mode }) => {
      reading = readBuildConfiguration(mode, root);
      isShop = isLive(mode) || mode === 'sandbox';
      const told = reading?.state === 'ready' ? { ...reading.configuration, faults: [] } : { faults: reading?.faults ?? [] };
      return { define: Object.fromEntries(Object.entries(told).map(([name, value]) => [`CONFIGURATION.${name}`, JSON.stringify(value)])) };
    },
    configResolved: (config) => {
      ({ base } = config);
      if (reading?.state === 'faulty')
        config.logger.warn(
          `The site will only show this page: ${reading.faults.map(({ variable, problem }) => `${variable}: ${problem}`).join(' ')}`,
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
        if (request.url?.startsWith(`${base}assets/`)) cacheForEver(response);
        next();
      });
    },
  };
}
