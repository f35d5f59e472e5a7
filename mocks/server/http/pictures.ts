import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The product pictures to serve, and their folder. */
export interface PictureFolder {
  folder: string;
  /** File names without the folder. No other files are served. */
  names: readonly string[];
}

const NAME = /^\/(pictures\/([\w-]+\.webp))$/;
const IN_ROW = /(?<!\\)"(pictures\/[\w-]+\.webp)"/g;

/** Responds with a picture, or with 404 if there is no such picture. Resolves with null if the path is not under `/pictures/`. */
export async function answerPicture(path: string, { folder, names }: PictureFolder): Promise<Response | null> {
  if (!path.startsWith('/pictures/')) return null;
  const name = names.find((known) => known === NAME.exec(path)?.[2]);
  if (name === undefined) return Response.json({ message: 'No such picture' }, { status: 404 });
  return new Response(await readFile(join(folder, name)), {
    headers: { 'Content-Type': 'image/webp', 'Cache-Control': 'public, max-age=3600', 'Cross-Origin-Resource-Policy': 'cross-origin' },
  });
}

/**
 * Makes the picture URLs in a response absolute. Rows contain relative ones (`pictures/….webp`), which a shop on another origin would
 * resolve against its own site.
 */
export const toAbsolutePictures = (json: string, address: string): string => json.replaceAll(IN_ROW, `"${address}/$1"`);

/** Makes the picture URLs in a request relative again, so that stored rows do not depend on the server's port. */
export const toRelativePictures = (json: string, address: string): string =>
  json.split(`"${address}/`).reduce((before, after) => {
    const isPicture = /^pictures\/[\w-]+\.webp"/.test(after) && !before.endsWith('\\');
    return before + (isPicture ? '"' : `"${address}/`) + after;
  });
