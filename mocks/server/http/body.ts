import { Refusal } from '../refusal.ts';

/** In bytes: a hundred times the longest body that the shop sends. */
export const LONGEST_BODY = 100_000;

/** In bytes: the server stops reading a longer body. */
const LONGEST_LISTENING = 10 * LONGEST_BODY;

/** Keeps the bytes up to the limit and drops the rest, because a client that is cut off while it sends never reads the response. */
async function receive(body: ReadableStream<Uint8Array>): Promise<{ kept: Uint8Array[]; size: number }> {
  const kept: Uint8Array[] = [];
  let size = 0;
  for await (const part of body) {
    size += part.byteLength;
    if (size <= LONGEST_BODY) kept.push(part);
    if (size > LONGEST_LISTENING) break;
  }
  return { kept, size };
}

/** Reads a body as text, or as undefined if there is none. Rejects with `Refusal` if it is too long or breaks off. */
export async function readText({ body }: Pick<Request, 'body'>): Promise<string | undefined> {
  if (body === null) return undefined;
  const { kept, size } = await receive(body as ReadableStream<Uint8Array>).catch(() => {
    throw new Refusal(400, 'The body broke off');
  });
  if (size > LONGEST_BODY) throw new Refusal(413, `A body may have ${LONGEST_BODY} bytes at most`);
  return Buffer.concat(kept).toString('utf8');
}
