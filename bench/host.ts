import { readdir, readFile } from 'node:fs/promises';
import { extname, join, sep } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import { headersIn, TYPES } from '../scripts/build/demo/serve.mjs';
import { listen } from './link.ts';

const compress = promisify(brotliCompress);

/** The types that brotli makes smaller. Pictures and fonts are compressed already. */
const COMPRESSIBLE = ['.html', '.js', '.css', '.json', '.svg'];

interface HostedFile {
  body: Buffer;
  headers: Record<string, string>;
}

/** @param path relative to the folder */
async function toHostedFile(path: string, content: Buffer): Promise<HostedFile> {
  const extension = extname(path);
  const headers = {
    'content-type': TYPES[extension] ?? 'application/octet-stream',
    // Names under assets/ change with the content. Each visit has empty caches, so it does not matter how long a host keeps pictures.
    'cache-control': path.startsWith('assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
  };
  if (!COMPRESSIBLE.includes(extension)) return { body: content, headers };
  return { body: await compress(content), headers: { ...headers, 'content-encoding': 'br', vary: 'accept-encoding' } };
}

/**
 * Reads and compresses all files of a folder, so that no visit waits for it. Returns them by path in the folder, with '/' as separator.
 */
async function readHostedFiles(folder: string): Promise<Map<string, HostedFile>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  return new Map(
    await Promise.all(
      paths.map(async (file) => {
        const path = file.slice(folder.length + 1).replaceAll(sep, '/');
        return [path, await toHostedFile(path, await readFile(file))] as const;
      }),
    ),
  );
}

/**
 * Returns the file for an address: the file itself, the page of that name, or for the address of any other page the app. A missing script
 * or picture has none.
 * @param pathname of the URL, decoded
 */
export function fileFor<File>(files: Map<string, File>, pathname: string): File | undefined {
  const path = pathname.slice(1).replace(/\/$/, '');
  const names = path === '' ? ['index.html'] : [path, `${path}.html`, `${path}/index.html`];
  const fallbacks = extname(path) === '' ? ['app/index.html', 'index.html'] : [];
  const found = [...names, ...fallbacks].find((name) => files.has(name));
  return found === undefined ? undefined : files.get(found);
}

/**
 * Serves a build as a good static host does: compressed with brotli, with lasting names cached, with the headers of its `_headers`, and
 * with the app at every address that has no page of its own.
 */
export async function host(folder: string) {
  const files = await readHostedFiles(folder);
  const headers = Object.fromEntries(headersIn(folder).map(({ name, value }) => [name.toLowerCase(), value]));
  return listen((request, response) => {
    const pathname = decodeURIComponent(new URL(request.url ?? '/', 'http://127.0.0.1').pathname);
    const file = fileFor(files, pathname);
    if (file === undefined) response.writeHead(404, headers).end();
    else response.writeHead(200, { ...file.headers, ...headers, 'content-length': file.body.length }).end(file.body);
  });
}
