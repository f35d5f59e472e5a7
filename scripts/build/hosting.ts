// The configuration that a host needs besides the files: the headers, and which file answers which address.
import { dirname } from 'node:path';
import { FALLBACK } from './prerender/pages.ts';

/**
 * Cache-Control by folder. The names of assets change with their content. A page shows dozens of pictures: without these minutes, a browser
 * asks for each of them again whenever the page is loaded. Browsers revalidate all other files each time.
 */
export const CACHE_CONTROL: Readonly<Record<string, string>> = {
  assets: 'public, max-age=31536000, immutable',
  pictures: 'public, max-age=300',
};
const CACHE_REVALIDATE = 'no-cache';

interface Site {
  headers: Record<string, string>;
  /** The path of the site, with a slash at both ends. */
  base: string;
}

/**
 * The file `_headers` for Netlify and Cloudflare Pages. It sets no Cache-Control, because these hosts revalidate every file anyway, and
 * answer a missing file with the page, which must not be cached in its place.
 */
export const headersFile = ({ headers, base }: Site): string =>
  [`${base}*`, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`), ''].join('\n');

/**
 * The file `_redirects` for the same hosts: an address without a file serves the fallback, which opens any page. They find login.html for
 * /login themselves.
 */
export const redirectsFile = ({ base }: Pick<Site, 'base'>): string => `${base}*  ${base}${dirname(FALLBACK)}/  200\n`;

export interface NginxSite extends Site {
  name: string;
  /** The folder that contains the build at `base`. */
  root: string;
  /** A file of the operator's own that the block includes. */
  include?: string | undefined;
}

/** A server block for nginx that does the same. */
export function nginxBlock({ headers, base, name, root, include }: NginxSite): string {
  const security = Object.entries(headers).map(
    ([header, value]) => `add_header ${header} "${value.replaceAll('"', String.raw`\"`)}" always;`,
  );
  // add_header in a location replaces all those outside it, so each location repeats them.
  const location = (path: string, cacheControl: string, files: string) =>
    [`location ${path} {`, ...[...security, `add_header Cache-Control "${cacheControl}";`, files].map((line) => `    ${line}`), '}'].map(
      (line) => `  ${line}`,
    );
  return [
    'server {',
    '  listen 80;',
    `  server_name ${name};`,
    `  root ${root};`,
    ...(include === undefined ? [] : [`  include ${include};`]),
    '',
    ...Object.entries(CACHE_CONTROL).flatMap(([folder, cacheControl]) => [
      ...location(`${base}${folder}/`, cacheControl, 'try_files $uri =404;'),
      '',
    ]),
    ...location(base, CACHE_REVALIDATE, `try_files $uri $uri.html $uri/index.html ${base}${FALLBACK};`),
    '}',
    '',
  ].join('\n');
}
