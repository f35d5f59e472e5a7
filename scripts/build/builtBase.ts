import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The path for which a site was built, with a slash at both ends; '/' if it was not built yet. The preview must serve it there: at another
 * path its page finds none of its files, and stays blank. `folder`: the built site, such as dist/sandbox.
 */
export function builtBase(folder: string): string {
  const page = join(folder, 'index.html');
  const html = existsSync(page) ? readFileSync(page, 'utf8') : '';
  return /src="(\/(?:[^"]*\/)?)assets\/[^"]*\.js"/.exec(html)?.[1] ?? '/';
}
