import { emptySituation, type Situation, situationTables } from './situation.ts';

/** The fragment of a link to a situation begins with it. No server sees a fragment. */
export const FRAGMENT = '#situation=';
/** That of a link to a journey. */
export const JOURNEY_FRAGMENT = '#journey=';

/** In bytes of JSON. A world with 5,000 changed rows has about one million. */
export const MAX_BYTES = 4_000_000;

/** Decompression reads this many bytes at a time. Each can become a thousand, and a browser decompresses all of a chunk before it asks. */
const CHUNK = 1024;

const toBase64Url = (bytes: Uint8Array): string =>
  btoa(Array.from(bytes, (byte) => String.fromCodePoint(byte)).join(''))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

/** Reads base64url and base64. Throws for a text that is neither. */
export const fromBase64Url = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (character) => character.codePointAt(0) ?? 0);

/** Returns the record without the fields that are as in `emptySituation`. */
function shortened({ changes, ...situation }: Situation): object {
  const empty = emptySituation();
  const isChanged = ([name, value]: [string, unknown]) =>
    name === 'v' || JSON.stringify(value) !== JSON.stringify(empty[name as keyof Situation]);
  const changed = situationTables.flatMap((name) => {
    const lists = Object.entries(changes[name]).filter(([, list]) => list.length > 0);
    return lists.length === 0 ? [] : [[name, Object.fromEntries(lists)] as const];
  });
  return {
    ...Object.fromEntries(Object.entries(situation).filter(isChanged)),
    ...(changed.length === 0 ? {} : { changes: Object.fromEntries(changed) }),
  };
}

/** Returns the JSON of a situation as a text for a link: compressed, in base64url. */
export async function encodeText(json: string): Promise<string> {
  const compressed = new Blob([json]).stream().pipeThrough(new CompressionStream('deflate-raw'));
  return toBase64Url(new Uint8Array(await new Response(compressed).arrayBuffer()));
}

export const encodeSituation = (situation: Situation): Promise<string> => encodeText(JSON.stringify(shortened(situation)));

/** Returns the text of a situation's file, for people to read and edit. */
export const situationFile = (situation: Situation): string => `${JSON.stringify(shortened(situation), null, 2)}\n`;

/** Returns the link that opens a situation. `site`: the absolute address of the sandbox, with a slash at its end. */
export const situationLink = async (situation: Situation, site: string): Promise<string> =>
  `${site}${FRAGMENT}${await encodeSituation(situation)}`;

/** Decompresses up to MAX_BYTES. Rejects if there are more, or if the bytes are damaged. */
async function decompress(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  let position = 0;
  const chunks = new ReadableStream<Uint8Array<ArrayBuffer>>({
    pull: (controller) => {
      if (position >= bytes.length) return controller.close();
      controller.enqueue(bytes.subarray(position, position + CHUNK));
      position += CHUNK;
    },
  });
  const reader = chunks.pipeThrough(new DecompressionStream('deflate-raw')).getReader();
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let size = 0;
  let text = '';
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return text + decoder.decode();
    size += value.length;
    if (size > MAX_BYTES) {
      await reader.cancel();
      throw new RangeError('The situation is too large');
    }
    text += decoder.decode(value, { stream: true });
  }
}

/** Reads what `encodeText` has written. Resolves with null if it is damaged, or too large. */
export const decodeText = async (text: string): Promise<string | null> => {
  try {
    return await decompress(fromBase64Url(text));
  } catch {
    return null;
  }
};
