import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The files of a page in the build: '/login' is in login.html, where hosts look for it. nginx answers '/dashboard/' only from the folder of
 * that name, which other pages need.
 * @param paths of all prerendered pages
 */
export const filesOf = (path: string, paths: readonly string[]): string[] => {
  if (path === '/') return ['index.html'];
  const name = path.slice(1);
  const isFolder = paths.some((other) => other.startsWith(`${path}/`));
  return [`${name}.html`, ...(isFolder ? [`${name}/index.html`] : [])];
};

/** The file for every other address. In a folder of its own, because some hosts redirect from an address that ends in .html. */
export const FALLBACK = 'app/index.html';

/** Reads all HTML files of a build. */
export const readPages = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.html'))
    .map((file) => readFileSync(join(folder, file), 'utf8'));

/**
 * The path for which a site was built, with a slash at both ends; '/' if it was not built yet. The preview must serve it there: at another
 * path its page finds none of its files, and stays blank. `folder`: the built site, such as dist/sandbox.
 */
export function builtBase(folder: string): string {
  const page = join(folder, 'index.html');
  const html = existsSync(page) ? readFileSync(page, 'utf8') : '';
  return /src="(\/(?:[^"]*\/)?)assets\/[^"]*\.js"/.exec(html)?.[1] ?? '/';
}
