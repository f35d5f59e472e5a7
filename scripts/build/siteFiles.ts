import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { FALLBACK } from './prerender/pages.ts';

/** The files that the sandbox's worker stores, so that the site opens without a network. Paths below the site. */
export interface SiteFiles {
  /** The pages: home, and the one for every other address. They are stored last, because they name the others. */
  pages: string[];
  files: string[];
  /** Changes with the content of the files whose names do not. */
  version: string;
}

const LIST = 'siteFiles.json';

/** Files that nobody asks for without a network: other pages, configuration of hosts, workers, and what the sandbox answers itself. */
const LEFT_OUT = /\.html$|^_|[wW]orker\.js$|^products\.json$/;

/** Lists the files of a built sandbox. */
export function listSiteFiles(folder: string): SiteFiles {
  const all = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => statSync(join(folder, path)).isFile())
    .map((path) => path.replaceAll('\\', '/'))
    .toSorted();
  const files = all.filter((path) => !LEFT_OUT.test(path) && path !== LIST);
  const version = createHash('sha256');
  const contents = [...files.filter((path) => !path.startsWith('assets/')), 'index.html', FALLBACK];
  for (const path of contents) version.update(`${path}\n`).update(readFileSync(join(folder, path)));
  return { pages: ['', FALLBACK], files, version: version.digest('hex').slice(0, 12) };
}

/** Makes the sandbox's build a site that can be installed, and that opens without a network. */
export function installableSite(): Plugin {
  let base = '/';
  return {
    name: 'installable-site',
    apply: 'build',
    configResolved: (config) => {
      ({ base } = config);
    },
    transformIndexHtml: () =>
      [
        { rel: 'manifest', href: `${base}manifest.webmanifest` },
        // iOS takes no icon of the manifest.
        { rel: 'apple-touch-icon', href: `${base}icon.png` },
      ].map((attrs) => ({ tag: 'link', attrs, injectTo: 'head' as const })),
    writeBundle: {
      // Other plugins write the pages and copy the pictures.
      order: 'post',
      sequential: true,
      handler: ({ dir = '' }) => writeFileSync(join(dir, LIST), JSON.stringify(listSiteFiles(dir))),
    },
  };
}
