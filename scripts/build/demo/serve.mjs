// Serves the demo to this computer only: node serve.mjs [--port 4180]. It needs Node 18 or newer, and no package.
import { existsSync, readdirSync, readFileSync, realpathSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { dirname, extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * The content types of files, by their extension.
 * @type {Record<string, string>}
 */
export const TYPES = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.txt': 'text/plain; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.woff2': 'font/woff2',
};

/** The page for every address without a file. */
const FALLBACK = '/app/index.html';
/** The shop with corrected texts. Its folder has what differs from the other shop. */
const CORRECTED = '/corrected';

/**
 * The files of a site by their paths, such as '/login.html'. What is not listed is not served, whatever a request names.
 * @param {string} folder
 * @param {string} path
 * @returns {[string, string][]}
 */
const filesIn = (folder, path = '') =>
  readdirSync(folder).flatMap((name) => {
    const file = join(folder, name);
    if (statSync(file).isDirectory()) return filesIn(file, `${path}/${name}`);
    return ['_headers', '_redirects'].includes(name) ? [] : [[`${path}/${name}`, file]];
  });

/**
 * The headers that a build asks hosts to send with every file, from its file `_headers`. None if there is no such file.
 * @param {string} folder
 */
export function headersIn(folder) {
  const file = join(folder, '_headers');
  const text = existsSync(file) ? readFileSync(file, 'utf8') : '';
  return [...text.matchAll(/^ {2}([\w-]+): (.*)$/gm)].map(([, name = '', value = '']) => ({ name, value }));
}

/**
 * The path of a request. One that is encoded wrongly, such as '/%', names no file.
 * @param {string} url
 */
function pathOf(url) {
  const [path = ''] = url.split(/[?#]/);
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/**
 * Serves a built sandbox at a port of 127.0.0.1, 0 for any free one. The addresses of its pages get their own files, or the fallback.
 * @param {string} folder
 * @param {number} port
 * @returns {Promise<{ address: string, close: () => void }>}
 */
export function serveSite(folder, port) {
  const files = new Map(filesIn(folder));
  const headers = headersIn(folder);
  const correctedHeaders = headersIn(join(folder, CORRECTED));
  const server = createServer(({ url = '/', method, headers: { accept = '' } }, response) => {
    const path = pathOf(url);
    const site = path.startsWith(`${CORRECTED}/`) ? CORRECTED : '';
    const page = accept.includes('text/html') ? site + FALLBACK : '';
    const shared = path.slice(site.length);
    const found = [path, `${path}.html`, `${path.replace(/\/$/, '')}/index.html`, shared, page].find((each) => files.has(each));
    if (path === CORRECTED && files.has(`${path}/index.html`))
      return void response.writeHead(307, { Location: `${path}/${url.slice(path.length)}` }).end();
    if (found === undefined || (method !== 'GET' && method !== 'HEAD')) {
      response.writeHead(found === undefined ? 404 : 405).end();
      return;
    }
    const content = readFileSync(files.get(found) ?? '');
    for (const { name, value } of site === '' ? headers : correctedHeaders) response.setHeader(name, value);
    response.setHeader('Content-Type', TYPES[extname(found)] ?? 'application/octet-stream');
    // The names of assets change with their content.
    response.setHeader('Cache-Control', /^(\/corrected)?\/assets\//.test(found) ? 'max-age=31536000, immutable' : 'no-cache');
    response.end(method === 'HEAD' ? undefined : content);
  });
  return new Promise((resolve, reject) => {
    server.once('error', reject).listen(port, '127.0.0.1', () => {
      const address = /** @type {import('node:net').AddressInfo} */ (server.address());
      const close = () => {
        server.close();
        server.closeAllConnections?.();
      };
      resolve({ address: `http://127.0.0.1:${address.port}`, close });
    });
  });
}

const program = fileURLToPath(import.meta.url);

if (process.argv[1] !== undefined && realpathSync(process.argv[1]) === program) {
  const { argv } = process;
  const port = argv.includes('--port') ? Number(argv[argv.indexOf('--port') + 1]) : 4180;
  serveSite(join(dirname(program), 'site'), port).then(
    ({ address }) => process.stdout.write(`Open ${address} in a browser. Ctrl + C ends the demo.\n`),
    (/** @type {Error & { code?: string }} */ error) => {
      const isTaken = error.code === 'EADDRINUSE';
      console.error(isTaken ? `Port ${port} is in use. Try: node serve.mjs --port ${port + 1}` : error.message);
      process.exitCode = 1;
    },
  );
}
