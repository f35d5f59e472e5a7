import { copyFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { dark } from '../../src/components/theme/dark.ts';
import { light } from '../../src/components/theme/light.ts';
import { tokens } from '../../src/components/theme/tokens.ts';
import type { Result } from './compareFolders.ts';
import type { Theme } from './options.ts';

const SOURCE = fileURLToPath(new URL('page/', import.meta.url));
const FONT = '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2';

/** How the pictures of a comparison were taken. */
interface Settings {
  /** The commit, branch or tag of the pictures before, as the command names it. */
  base: string;
  /** The full id of that commit. */
  commit: string;
  /** Of the window, in pixels. */
  width: number;
  theme: Theme;
}

/** The results of a comparison, with its settings. */
interface Comparison {
  settings: Settings;
  results: Result[];
}

/** Each value of nested objects as a custom property: `--color-surface`. */
function properties(values: object, prefix = '-'): string[] {
  return Object.entries(values).flatMap(([key, value]: [string, unknown]) => {
    const name = `${prefix}-${key.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
    return typeof value === 'object' && value !== null ? properties(value, name) : [`${name}: ${String(value)};`];
  });
}

/** Returns the shop's tokens as custom properties, light and dark. */
function themeStyle(): string {
  const { space, radius, text, weight, font } = tokens;
  const both = properties({ space, radius, text, weight, font });
  const rule = (theme: typeof light) => `:root { ${properties({ color: theme.color, shadow: theme.shadow }).join(' ')} }`;
  return [`:root { ${both.join(' ')} }`, rule(light), `@media (prefers-color-scheme: dark) { ${rule(dark)} }`, ''].join('\n');
}

/**
 * Writes the page beside the pictures. It needs no server: the results are a script, because browsers fetch nothing from files.
 * @param folder of compareFolders
 */
export function writePage(folder: string, { settings, results }: Comparison): void {
  for (const name of ['index.html', 'page.css', 'page.js']) copyFileSync(join(SOURCE, name), join(folder, name));
  copyFileSync(createRequire(import.meta.url).resolve(FONT), join(folder, 'figtree.woff2'));
  writeFileSync(join(folder, 'theme.css'), themeStyle());
  const { base, commit, width, theme } = settings;
  const description = `${base} (${commit.slice(0, 8)}) and the working tree, ${width} px, ${theme}`;
  writeFileSync(join(folder, 'results.js'), `window.comparison = ${JSON.stringify({ description, results })};\n`);
}
