import { getResponse, type HttpHandler } from 'msw';
import { isLoopback } from '#components/primitives/Picture/isLoopback.ts';
import { operations } from '#contract/operations.ts';
import { HttpError } from '../httpError.ts';
import { answerPicture, type PictureFolder, withAddresses, withoutAddresses } from './pictures.ts';

/** Everything that the server needs to respond. */
export interface AnswerOptions {
  handlers: HttpHandler[];
  /** The absolute URL that the handlers match and that picture URLs start with, without a trailing slash. */
  address: string;
  pictures: PictureFolder;
  /** Origins, in addition to those of this computer, whose pages may read the responses. */
  origins: readonly string[];
}

/** The longest body to accept, in bytes: a hundred times the longest that the shop sends. */
export const LONGEST_BODY = 100_000;

/** The number of bytes after which the server stops reading a body. */
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

/** Reads a body as text, or as undefined if there is none. Rejects with `HttpError` if it is too long or breaks off. */
async function readText({ body }: Pick<Request, 'body'>): Promise<string | undefined> {
  if (body === null) return undefined;
  const { kept, size } = await receive(body as ReadableStream<Uint8Array>).catch(() => {
    throw new HttpError(400, 'The body broke off');
  });
  if (size > LONGEST_BODY) throw new HttpError(413, `A body may have ${LONGEST_BODY} bytes at most`);
  return Buffer.concat(kept).toString('utf8');
}

/** Allows the shop to send every method of the operations and the headers of its client. */
const ALLOWED = {
  'Access-Control-Allow-Methods': ['HEAD', ...new Set(Object.values(operations).map(({ method }) => method))].join(', '),
  'Access-Control-Allow-Headers': 'authorization, content-type',
  'Access-Control-Max-Age': '600',
};

/** True if pages of the origin may read the responses: for this computer, and for named origins. */
const isAllowed = (origin: string, named: readonly string[]): boolean =>
  (URL.canParse(origin) && isLoopback(new URL(origin).hostname)) || named.includes(origin);

/**
 * The headers that let a shop on another origin read a response. They do not allow credentials, because the access token is a header and
 * there are no cookies. `Vary` is always set, so that no cache gives one origin the response of another.
 */
function corsHeaders(request: Request, named: readonly string[]): Record<string, string> {
  const origin = request.headers.get('origin');
  if (origin === null || !isAllowed(origin, named)) return { Vary: 'Origin' };
  return { Vary: 'Origin', 'Access-Control-Allow-Origin': origin, ...(request.method === 'OPTIONS' && ALLOWED) };
}

/**
 * The response to a CORS preflight. It allows every path, also undocumented ones, so that the client sees their 501 and not a CORS error.
 */
const answerPreflight = (): Response =>
  new Response(null, { status: 204, headers: { Allow: `${ALLOWED['Access-Control-Allow-Methods']}, OPTIONS` } });

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'];

/** Converts a request for the handlers: to their address, whatever host name it used, and from HEAD to GET. */
async function toHandled(request: Request, path: string, address: string): Promise<Request> {
  const method = request.method === 'HEAD' ? 'GET' : request.method;
  const body = method === 'GET' ? undefined : await readText(request);
  const sent = body === undefined ? {} : { body: withoutAddresses(body, address) };
  return new Request(address + path, { method, headers: request.headers, ...sent });
}

async function answerCall(request: Request, { handlers, address, pictures }: AnswerOptions): Promise<Response> {
  if (request.method === 'OPTIONS') return answerPreflight();
  const { pathname, search } = new URL(request.url);
  const isRead = request.method === 'GET' || request.method === 'HEAD';
  if (!isRead && !METHODS.includes(request.method)) throw new HttpError(501, `No documented call: ${request.method} ${pathname}`);
  const picture = isRead ? await answerPicture(pathname, pictures) : null;
  if (picture !== null) return picture;
  const answer = await getResponse(handlers, await toHandled(request, pathname + search, address));
  if (answer === undefined) throw new HttpError(501, `No documented call: ${request.method} ${pathname}`);
  const json = withAddresses(await answer.text(), address);
  return new Response(json, { status: answer.status, headers: { 'Content-Type': 'application/json' } });
}

async function answerOrError(request: Request, options: AnswerOptions): Promise<Response> {
  try {
    return await answerCall(request, options);
  } catch (error) {
    if (error instanceof HttpError) return Response.json({ message: error.message }, { status: error.status });
    console.error('The sandbox failed', error);
    return Response.json({ message: 'The sandbox failed' }, { status: 500 });
  }
}

/** Responds to any request: with a documented call, a picture, a preflight, or an error with a message. Never rejects. */
export async function answerRequest(request: Request, options: AnswerOptions): Promise<Response> {
  const answer = await answerOrError(request, options);
  for (const [name, value] of Object.entries(corsHeaders(request, options.origins))) answer.headers.set(name, value);
  return request.method === 'HEAD' ? new Response(null, answer) : answer;
}
