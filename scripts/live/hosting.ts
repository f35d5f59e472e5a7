// What a host must be told besides the files: the headers, and that every page is the same file.

/** How long a file under assets/ is kept: its name changes with its content. All others are asked about each time. */
export const FOR_EVER = 'public, max-age=31536000, immutable';
const ASK_AGAIN = 'no-cache';

interface Site {
  headers: Record<string, string>;
  /** Where the site lives, with a slash at both ends. */
  base: string;
}

/**
 * The file `_headers` of Netlify and Cloudflare Pages. It leaves to them how long a file is kept: they ask again by its content, and answer
 * for a file that is gone with the page, which must not be kept in its place.
 */
export const headersFile = ({ headers, base }: Site): string =>
  [`${base}*`, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`), ''].join('\n');

/** The file `_redirects` of the same hosts: an address that is no file is a page of the shop. */
export const redirectsFile = ({ base }: Pick<Site, 'base'>): string => `${base}*  ${base}index.html  200\n`;

/** A server block for nginx that does the same. `root` is the folder whose `base` holds the build. */
export function nginxBlock({ headers, base, name, root }: Site & { name: string; root: string }): string {
  const security = Object.entries(headers).map(
    ([header, value]) => `add_header ${header} "${value.replaceAll('"', String.raw`\"`)}" always;`,
  );
  // add_header of a location takes the place of all that are outside of it, so each location has them all.
  const location = (place: string, kept: string, files: string) =>
    [`location ${place} {`, ...[...security, `add_header Cache-Control "${kept}";`, files].map((line) => `    ${line}`), '}'].map(
      (line) => `  ${line}`,
    );
  return [
    'server {',
    '  listen 80;',
    `  server_name ${name};`,
    `  root ${root};`,
    '',
    ...location(`${base}assets/`, FOR_EVER, 'try_files $uri =404;'),
    '',
    ...location(base, ASK_AGAIN, `try_files $uri ${base}index.html;`),
    '}',
    '',
  ].join('\n');
}
