import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The product pictures that are served, and where they lie. */
export interface PictureFolder {
  folder: string;
  /** File names without the folder: those, and no others. */
  names: readonly string[];
}

const NAME = /^\/(pictures\/([\w-]+\.webp))$/;
const IN_ROW = /(?<!\\)"(pictures\/[\w-]+\.webp)"/g;

/** Answers with a picture; null when the path names none, and 404 when it names one that there is not. */
export async function answerPicture(path: string, { folder, names }: PictureFolder): Promise<Response | null> {
  if (!path.startsWith('/pictures/')) return null;
  const name = names.find((known) => known === NAME.exec(path)?.[2]);
  if (name === undefined) return Response.json({ message: 'No such picture' }, { status: 404 });
  return new Response(await readFile(join(folder, name)), {
    headers: { 'Content-Type': 'image/webp', 'Cache-Control': 'public, max-age=3600', 'Cross-Origin-Resource-Policy': 'cross-origin' },
  });
}

/**
 * Rows name their pictures below the site (`pictures/….webp`). A shop on another origin would look for them below its own, so what
 * leaves the server names them below the server.
 */
export const withAddresses = (json: string, address: string): string => json.replaceAll(IN_ROW, `"${address}/$1"`);

/** The way back, so that what is kept does not know on which port it was served. */
export const withoutAddresses = (json: string, address: string): string =>
  json.split(`"${address}/`).reduce((before, after) => {
    const isPicture = /^pictures\/[\w-]+\.webp"/.test(after) && !before.endsWith('\\');
    return before + (isPicture ? '"' : `"${address}/`) + after;
  });
