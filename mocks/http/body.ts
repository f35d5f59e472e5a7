import { Refusal } from '../refusal.ts';

/** Bytes: a hundred times the longest body that the shop sends. */
export const LONGEST_BODY = 100_000;

/** Beyond it nobody is listened to any more. */
const LONGEST_LISTENING = 10 * LONGEST_BODY;

/** The bytes up to the limit, and how many came; what is beyond is let go, since a client that is cut off while it sends never reads why. */
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

/** Reads a body as text; undefined when there is none. Rejects with Refusal when it is too long, or breaks off. */
export async function readText({ body }: Pick<Request, 'body'>): Promise<string | undefined> {
  if (body === null) return undefined;
  const { kept, size } = await receive(body as ReadableStream<Uint8Array>).catch(() => {
    throw new Refusal(400, 'The body broke off');
  });
  if (size > LONGEST_BODY) throw new Refusal(413, `A body may have ${LONGEST_BODY} bytes at most`);
  return Buffer.concat(kept).toString('utf8');
}
