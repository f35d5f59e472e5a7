import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { staticMiddleware } from 'srvx/static';

/** As for the other hosts (docs/deploy.md#7-put-it-on-a-host): the names of assets change with their content, and pictures are many. */
export const CACHE_CONTROL: Readonly<Record<string, string>> = {
  assets: 'public, max-age=31536000, immutable',
  pictures: 'public, max-age=300',
};

/** Opens every page of the shop. */
const FALLBACK = '/app/index.html';

/** Reads the headers that the build wants with every file. */
const readHeaders = (file: string) => [...file.matchAll(/^ +([\w-]+): (.+)$/gm)].map(([, name = '', value = '']) => [name, value] as const);

/** Serves a build of the live shop, as its host would. Resolves with the function that answers a request. */
export async function openSite(folder: string): Promise<(request: Request) => Promise<Response>> {
  const headers = readHeaders(await readFile(join(folder, '_headers'), 'utf8'));
  const files = staticMiddleware({ dir: folder });
  const notFound = () => new Response('Not found', { status: 404 });
  return async (request) => {
    const { pathname, origin } = new URL(request.url);
    const directory = pathname.split('/')[1] ?? '';
    const cacheControl = CACHE_CONTROL[directory];
    const openPage = () => files(new Request(origin + FALLBACK, { method: request.method, headers: request.headers }), notFound);
    // `_headers` and `_redirects` are for other hosts. A missing asset must not be answered with a page.
    // Not copied: Node's stream of a file as the body of another response ends the process when a client goes away.
    const response = directory.startsWith('_') ? notFound() : await files(request, cacheControl === undefined ? openPage : notFound);
    for (const [name, value] of headers) response.headers.set(name, value);
    if (response.status < 400) response.headers.set('Cache-Control', cacheControl ?? 'no-cache');
    return response;
  };
}
