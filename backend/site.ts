import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { staticMiddleware } from 'srvx/static';

/** As docs/deploy.md#7-put-it-on-a-host says: the names of assets change with their content, and pictures are many. */
const CACHE_CONTROL: Readonly<Record<string, string>> = { assets: 'public, max-age=31536000, immutable', pictures: 'public, max-age=300' };

/** Opens every page of the shop. */
const FALLBACK = '/app/index.html';

/** Reads the headers that the build wants with every file. */
function readHeaders(file: string): [string, string][] {
  const lines = file.split('\n').flatMap((line) => /^\s+([\w-]+): (.+)$/.exec(line)?.slice(1) ?? []);
  return lines.flatMap((name, index) => (index % 2 === 0 ? [[name, lines[index + 1] ?? ''] as [string, string]] : []));
}

/** Serves a build of the live shop, as its host would. Resolves with the function that answers a request. */
export async function openSite(folder: string): Promise<(request: Request) => Promise<Response>> {
  const headers = readHeaders(await readFile(join(folder, '_headers'), 'utf8'));
  const files = staticMiddleware({ dir: folder });
  const notFound = () => new Response('Not found', { status: 404 });
  return async (request) => {
    const { pathname, origin } = new URL(request.url);
    const directory = pathname.split('/')[1] ?? '';
    const cacheControl = CACHE_CONTROL[directory];
    // Files for other hosts, and those that must not be confused with a page.
    const isPage = cacheControl === undefined && !directory.startsWith('_');
    const openPage = () => files(new Request(origin + FALLBACK, { method: request.method, headers: request.headers }), notFound);
    const found = directory.startsWith('_') ? notFound() : await files(request, isPage ? openPage : notFound);
    const response = new Response(found.body, found);
    for (const [name, value] of headers) response.headers.set(name, value);
    if (found.status < 400) response.headers.set('Cache-Control', cacheControl ?? 'no-cache');
    return response;
  };
}
