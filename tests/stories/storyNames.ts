import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

/** The stories that a file exports, read from its text like Storybook's indexer does. */
export const storyNames = (path: string): string[] =>
  [...readFileSync(path, 'utf8').matchAll(/^export const (\w+) = meta\.story\(/gm)].map((match) => match[1] ?? '');

/** The story file of a component's folder. */
export const storyFile = (folder: string): string => join(folder, `${basename(folder)}.stories.tsx`);

/** The folders below `root` that contain a component of the same name. */
export const componentFolders = (root: string): string[] =>
  readdirSync(root, { recursive: true, encoding: 'utf8' })
    .map((path) => join(root, path))
    .filter((path) => existsSync(join(path, `${basename(path)}.tsx`)));
