import { readdir, readFile } from 'node:fs/promises';
import { extname, join, sep } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import { TYPES } from '../scripts/serveFolder.mjs';

const compress = promisify(brotliCompress);

/** The types that brotli makes smaller. Pictures and fonts are compressed already. */
const COMPRESSIBLE = ['.html', '.js', '.css', '.json', '.svg'];

/**
 * @typedef {object} HostedFile
 * @property {Buffer} body
 * @property {Record<string, string>} headers
 */

/** @param {string} path relative to the folder @param {Buffer} content @returns {Promise<HostedFile>} */
async function toHostedFile(path, content) {
  const extension = extname(path);
  const headers = {
    'content-type': TYPES[extension] ?? 'application/octet-stream',
    // Names under assets/ change with the content. All others are revalidated.
    'cache-control': path.startsWith('assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
  };
  if (!COMPRESSIBLE.includes(extension)) return { body: content, headers };
  return { body: await compress(content), headers: { ...headers, 'content-encoding': 'br', vary: 'accept-encoding' } };
}

/**
 * Reads and compresses all files of a folder, so that no visit waits for it.
 * @param {string} folder
 * @returns {Promise<Map<string, HostedFile>>} by path in the folder, with '/' as separator
 */
export async function readHostedFiles(folder) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  return new Map(
    await Promise.all(
      paths.map(async (file) => {
        const path = file.slice(folder.length + 1).replaceAll(sep, '/');
        return /** @type {const} */ ([path, await toHostedFile(path, await readFile(file))]);
      }),
    ),
  );
}

/**
 * Returns the file for an address: the file itself, the page of that name, or for the address of any other page the app. A missing script
 * or picture has none.
 * @template File
 * @param {Map<string, File>} files
 * @param {string} pathname of the URL, decoded
 * @returns {File | undefined}
 */
export function fileFor(files, pathname) {
  const path = pathname.slice(1).replace(/\/$/, '');
  const names = path === '' ? ['index.html'] : [path, `${path}.html`, `${path}/index.html`];
  const fallbacks = extname(path) === '' ? ['app/index.html', 'index.html'] : [];
  const found = [...names, ...fallbacks].find((name) => files.has(name));
  return found === undefined ? undefined : files.get(found);
}
