// The product pictures that the project names: those files of the picture package are served, and no others.
import { readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';

const PLACES = ['src', 'mocks', 'public'];
const NAME = /pictures\/([0-9a-f-]+\.webp)/g;

/**
 * Every `pictures/….webp` named in the sources, as file names without the folder, each once.
 * @param {string} root the project's folder
 * @returns {string[]}
 */
export function usedPictures(root) {
  const names = PLACES.flatMap((place) =>
    readdirSync(join(root, place), { recursive: true, encoding: 'utf8' }).map((path) => join(root, place, path)),
  )
    .filter((path) => ['.ts', '.tsx', '.json'].includes(extname(path)))
    .flatMap((path) => [...readFileSync(path, 'utf8').matchAll(NAME)].map((match) => match[1] ?? ''));
  return [...new Set(names)].toSorted();
}
