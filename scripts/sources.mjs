// What the sources name, read from their text: the pictures to serve and the packages to have ready.
import { readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';

/** Where the product pictures come from: a folder of the package that has them. */
export const pictureFolder = 'node_modules/@lobehub/fluent-emoji-3d/assets';

const PICTURE = /pictures\/([0-9a-f-]+\.webp)/g;
const IMPORT = /^(?:import|export) (?!type )[^;]*?from '([^.#'][^']*)';$/gm;

/**
 * The texts of the files below some folders.
 * @param {string} root the project's folder
 * @param {string[]} places folders in it
 * @param {(path: string) => boolean} isWanted
 */
const textsOf = (root, places, isWanted) =>
  places
    .flatMap((place) => readdirSync(join(root, place), { recursive: true, encoding: 'utf8' }).map((path) => join(root, place, path)))
    .filter((path) => ['.ts', '.tsx', '.json'].includes(extname(path)) && isWanted(path))
    .map((path) => readFileSync(path, 'utf8'));

/**
 * What a pattern's first group finds, each once.
 * @param {string[]} texts
 * @param {RegExp} pattern
 */
const found = (texts, pattern) =>
  [...new Set(texts.flatMap((text) => [...text.matchAll(pattern)].map((match) => match[1] ?? '')))].toSorted();

/**
 * Every `pictures/….webp` named in the sources, as file names without the folder: those are served, and no others.
 * @param {string} root the project's folder
 */
export const usedPictures = (root) =>
  found(
    textsOf(root, ['src', 'mocks', 'public'], () => true),
    PICTURE,
  );

/**
 * The packages that run in a page, as the sources import them. Styles are left out, since they are gone by then; so is
 * what only a build, a test or Node imports.
 * @param {string} root the project's folder
 */
export const usedPackages = (root) =>
  found(
    textsOf(root, ['src', 'mocks'], (path) => !/\.(css|test)\.tsx?$|\/node\.ts$|\/mocks\/http(\.ts$|\/)/.test(path)),
    IMPORT,
  ).filter((name) => !name.startsWith('storybook/'));
