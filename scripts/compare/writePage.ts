import { copyFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Result } from './compareFolders.ts';

const SOURCE = fileURLToPath(new URL('page/', import.meta.url));
const FONT = '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2';

interface PageContent {
  results: Result[];
  description: string;
  /** The theme's properties. */
  style: string;
}

/**
 * Writes the page beside the pictures. It needs no server: the results are a script, because browsers fetch nothing from files.
 * @param folder of compareFolders
 */
export function writePage(folder: string, { results, description, style }: PageContent): void {
  for (const name of ['index.html', 'page.css', 'page.js']) copyFileSync(join(SOURCE, name), join(folder, name));
  copyFileSync(createRequire(import.meta.url).resolve(FONT), join(folder, 'figtree.woff2'));
  writeFileSync(join(folder, 'theme.css'), style);
  writeFileSync(join(folder, 'results.js'), `window.comparison = ${JSON.stringify({ description, results })};\n`);
}
