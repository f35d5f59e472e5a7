export interface Pictures {
  /** File names without a folder. No other files are served. */
  names: readonly string[];
  /** Reads one of `names`. */
  read: (name: string) => Promise<Uint8Array<ArrayBuffer>>;
}

const IN_ROW = /(?<!\\)"(pictures\/[\w-]+\.(?:webp|svg))"/g;

/** Responds with the picture at a path, or with 404 if there is none. */
export async function answerPicture(path: string, { names, read }: Pictures): Promise<Response> {
  const name = names.find((known) => path === `/pictures/${known}`);
  if (name === undefined) return Response.json({ message: 'No such picture' }, { status: 404 });
  return new Response(await read(name), {
    headers: {
      'Content-Type': name.endsWith('.svg') ? 'image/svg+xml' : 'image/webp',
      'Cache-Control': 'public, max-age=3600',
      'Cross-Origin-Resource-Policy': 'cross-origin',
    },
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
    const isPicture = /^pictures\/[\w-]+\.(?:webp|svg)"/.test(after) && !before.endsWith('\\');
    return before + (isPicture ? '"' : `"${address}/`) + after;
  });
