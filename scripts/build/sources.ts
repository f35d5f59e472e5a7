// Finds in the text of the sources the pictures to serve and the packages to pre-bundle.
import { readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { partsOf } from './pictures/scene.ts';

/** The folder of the product pictures, in the package that contains them. */
export const pictureFolder = 'node_modules/@lobehub/fluent-emoji-3d/assets';

/** A file of the package, or a scene that is composed of two (pictures/scene.ts). */
const PICTURE = /pictures\/((?:(?:[0-9a-f]+|with|before)-)*[0-9a-f]+\.(?:webp|svg))/g;
const IMPORT = /^(?:import|export) (?!type )[^;]*?from '([^.#'][^']*)';$/gm;

/** Returns the texts of the files in some folders. `root`: the project's folder; `places`: folders in it. */
const textsOf = (root: string, places: string[], isWanted: (path: string) => boolean) =>
  places
    .flatMap((place) => readdirSync(join(root, place), { recursive: true, encoding: 'utf8' }).map((path) => join(root, place, path)))
    .filter((path) => ['.ts', '.tsx', '.json'].includes(extname(path)) && isWanted(path))
    .map((path) => readFileSync(path, 'utf8'));

/** Returns the matches of a pattern's first group, sorted and without duplicates. */
const uniqueMatches = (texts: string[], pattern: RegExp) =>
  [...new Set(texts.flatMap((text) => [...text.matchAll(pattern)].map((match) => match[1] ?? '')))].toSorted();

/**
 * Returns every `pictures/….webp` and `pictures/….svg` in the sources, as file names without the folder, and the parts of
 * scenes. Only these are served. `root`: the project's folder.
 */
export function usedPictures(root: string): string[] {
  const named = uniqueMatches(
    textsOf(root, ['src', 'mocks', 'public'], () => true),
    PICTURE,
  );
  return [...new Set(named.flatMap((name) => [name, ...partsOf(name)]))].toSorted();
}

/**
 * Returns the packages that run in a page, as the sources import them. Leaves out imports of styles, which are compiled
 * away, and imports that only a build, a test or Node needs. `root`: the project's folder.
 */
export const usedPackages = (root: string): string[] =>
  uniqueMatches(
    textsOf(root, ['src', 'mocks'], (path) => !/\.(css|test)\.tsx?$|\/mocks\/http\//.test(path)),
    IMPORT,
  ).filter((name) => !name.startsWith('storybook/'));
