// The pictures that every build serves under `pictures/`.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pictureFolder } from '../sources.mjs';
import { composeScene, parseScene } from './scene.mjs';

/** The measured shapes, by the pictures' names without '.webp'. `npm run pictures:measure` writes them. */
export const shapesFile = 'mocks/data/pictureShapes.json';

/**
 * Returns the name of the file in the package that a served picture is made of: itself, or the product of a scene.
 * @param {string} name
 */
export const sourceOf = (name) => {
  const scene = parseScene(name);
  return scene === null ? name : `${scene.product}.webp`;
};

/**
 * Reads a picture of the package, or composes a scene.
 * @param {string} root the project's folder
 * @param {string} name a name that `usedPictures` returns
 * @returns {Promise<Buffer<ArrayBuffer>>}
 */
export async function readPicture(root, name) {
  const scene = parseScene(name);
  const readFrom = (/** @type {string} */ file) => readFile(join(root, pictureFolder, file));
  if (scene === null) return readFrom(name);
  /** @type {Record<string, import('./scene.mjs').OpaqueShape>} */
  const shapes = JSON.parse(await readFile(join(root, shapesFile), 'utf8'));
  const open = async (/** @type {string} */ part) => {
    const shape = shapes[part];
    if (shape === undefined) throw new Error(`${part}.webp has not been measured: npm run pictures:measure`);
    return { shape, webp: await readFrom(`${part}.webp`) };
  };
  return Buffer.from(composeScene(scene.arrangement, await open(scene.product), await open(scene.prop)));
}
