import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { headersFor, parseHeaderRules } from './headerRules.mjs';
import { fileFor, readHostedFiles } from './hostedFiles.mjs';
import { listen } from './listen.mjs';

/**
 * Serves a build as a good static host does: compressed with brotli, with lasting names cached, with the headers of its `_headers`, and
 * with the app at every address that has no page of its own.
 * @param {string} folder
 */
export async function host(folder) {
  const [files, rules] = await Promise.all([readHostedFiles(folder), readFile(join(folder, '_headers'), 'utf8').catch(() => '')]);
  const headerRules = parseHeaderRules(rules);
  return listen((request, response) => {
    const pathname = decodeURIComponent(new URL(request.url ?? '/', 'http://127.0.0.1').pathname);
    const file = fileFor(files, pathname);
    const headers = headersFor(headerRules, pathname);
    if (file === undefined) response.writeHead(404, headers).end();
    else response.writeHead(200, { ...file.headers, ...headers, 'content-length': file.body.length }).end(file.body);
  });
}
