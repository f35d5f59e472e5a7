import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join, normalize } from 'node:path';
import { TYPES } from '../build/demo/serve.mjs';
import { listenLocally } from './listenLocally.ts';

/** The path of a URL; null if it is none, such as '/%'. */
function pathOf(url: string) {
  try {
    return normalize(decodeURIComponent(new URL(url, 'http://127.0.0.1').pathname));
  } catch {
    return null;
  }
}

interface ServedFolder {
  /** The URL of the folder, without a trailing slash. */
  address: string;
  close: () => void;
}

/**
 * Serves a folder on any free port of 127.0.0.1, as static hosts do: nothing is rewritten, and a path without a file gets the folder's
 * 404.html. Pages of any origin may read the files. Unlike Vite's preview it lets the browser keep the files, because every story loads
 * the same ones. `base`: the path below which the folder is, with slashes around it.
 */
export async function serveFolder(folder: string, base = '/'): Promise<ServedFolder> {
  const server = createServer((request, response) => {
    const url = pathOf(request.url ?? '/');
    if (url === null || !url.startsWith(base)) {
      response.writeHead(url === null ? 400 : 404).end();
      return;
    }
    const path = url.endsWith('/') ? `${url}index.html` : url;
    readFile(join(folder, path.slice(base.length))).then(
      (content) => {
        const type = TYPES[extname(path)] ?? 'application/octet-stream';
        const headers = { 'content-type': type, 'cache-control': 'max-age=86400', 'access-control-allow-origin': '*' };
        response.writeHead(200, headers).end(content);
      },
      async () => {
        const page = await readFile(join(folder, '404.html')).catch(() => '');
        response.writeHead(404, { 'content-type': TYPES['.html'] }).end(page);
      },
    );
  });
  const { address, close } = await listenLocally(server);
  return { address: address + base.slice(0, -1), close };
}
