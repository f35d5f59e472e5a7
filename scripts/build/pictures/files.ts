// The pictures that every build serves under `pictures/`.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pictureFolder } from '../sources.ts';
import type { OpaqueShape } from './opaqueShape.ts';
import { composeScene, parseScene } from './scene.ts';

/** The measured shapes, by the pictures' names without '.webp'. `npm run pictures:measure` writes them. */
export const shapesFile = 'mocks/data/pictureShapes.json';

/** Returns the name of the file in the package that a served picture is made of: itself, or the product of a scene. */
export const sourceOf = (name: string): string => {
  const scene = parseScene(name);
  return scene === null ? name : `${scene.product}.webp`;
};

/**
 * Reads a picture of the package, or composes a scene.
 * @param root the project's folder
 * @param name a name that `usedPictures` returns
 */
export async function readPicture(root: string, name: string): Promise<Buffer<ArrayBuffer>> {
  const scene = parseScene(name);
  const readFrom = (file: string) => readFile(join(root, pictureFolder, file));
  if (scene === null) return readFrom(name);
  const shapes = JSON.parse(await readFile(join(root, shapesFile), 'utf8')) as Record<string, OpaqueShape>;
  const open = async (part: string) => {
    const shape = shapes[part];
    if (shape === undefined) throw new Error(`${part}.webp has not been measured: npm run pictures:measure`);
    return { shape, webp: await readFrom(`${part}.webp`) };
  };
  return Buffer.from(composeScene(scene.arrangement, await open(scene.product), await open(scene.prop)));
}
