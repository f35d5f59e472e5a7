import { isLoopback } from '#components/primitives/Picture/isLoopback.ts';
import { operations } from '#contract/operations.ts';
import type { Faults } from '../faults/faults.ts';
import type { Endpoint } from '#server/endpoints.ts';
import { errorResponse, HttpError } from '#server/response.ts';
import { answerControl } from './control.ts';
import { answerPicture, type Pictures, toAbsolutePictures, toRelativePictures } from './pictures.ts';

/** Everything that the server needs to respond. */
export interface AnswerOptions {
  endpoints: readonly Endpoint[];
  /** The absolute URL of the endpoints, which picture URLs start with, without a trailing slash. */
  address: string;
  pictures: Pictures;
  /** Origins, in addition to those of this computer, whose pages may read the responses. */
  origins: readonly string[];
  /** The faults that `/__sandbox/faults` reads and sets. */
  faults: Faults;
}

/** The maximum size of an accepted body: a hundred times the largest that the shop sends. */
export const MAX_BODY_BYTES = 100_000;

/** The server stops reading a body after this size. */
const MAX_RECEIVED_BYTES = 10 * MAX_BODY_BYTES;

/** Keeps the bytes up to the limit and drops the rest, because a client that is cut off while it sends never reads the response. */
async function readBytes(body: ReadableStream<Uint8Array>): Promise<{ chunks: Uint8Array[]; size: number }> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body) {
    size += chunk.byteLength;
    if (size <= MAX_BODY_BYTES) chunks.push(chunk);
    if (size > MAX_RECEIVED_BYTES) break;
  }
  return { chunks, size };
}

/** Reads a body as text, or as undefined if there is none. Rejects with `HttpError` if it is too long or incomplete. */
async function readText({ body }: Pick<Request, 'body'>): Promise<string | undefined> {
  if (body === null) return undefined;
  const { chunks, size } = await readBytes(body as ReadableStream<Uint8Array>).catch(() => {
    throw new HttpError(400, 'The body is incomplete');
  });
  if (size > MAX_BODY_BYTES) throw new HttpError(413, `The body is larger than ${MAX_BODY_BYTES} bytes`);
  return Buffer.concat(chunks).toString('utf8');
}

/** Allows the shop to send every method of the operations and the headers of its client. */
const PREFLIGHT_HEADERS = {
  'Access-Control-Allow-Methods': ['HEAD', ...new Set(Object.values(operations).map(({ method }) => method))].join(', '),
  'Access-Control-Allow-Headers': 'authorization, content-type, idempotency-key, if-match',
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
  return {
    Vary: 'Origin',
    'Access-Control-Allow-Origin': origin,
    // Otherwise pages of other origins could read neither of them.
    ...(request.method === 'OPTIONS' ? PREFLIGHT_HEADERS : { 'Access-Control-Expose-Headers': 'ETag, Retry-After' }),
  };
}

/**
 * The response to a CORS preflight. It allows every path, also undocumented ones, so that the client sees their 501 and not a CORS error.
 */
const answerPreflight = (): Response =>
  new Response(null, { status: 204, headers: { Allow: `${PREFLIGHT_HEADERS['Access-Control-Allow-Methods']}, OPTIONS` } });

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'];

/** Converts a request for the endpoints: to their address, whatever host name it used, and from HEAD to GET. */
async function toEndpointRequest(request: Request, path: string, address: string): Promise<Request> {
  const method = request.method === 'HEAD' ? 'GET' : request.method;
  const body = method === 'GET' ? undefined : await readText(request);
  const sent = body === undefined ? {} : { body: toRelativePictures(body, address) };
  return new Request(address + path, { method, headers: request.headers, signal: request.signal, ...sent });
}

/** The headers of an endpoint's response that are passed on. Its length changes with the picture URLs. */
const PASSED_HEADERS = ['Content-Type', 'ETag', 'Location', 'Retry-After'];

/** Converts a response of an endpoint for the client. */
async function toClientResponse(answer: Response, address: string): Promise<Response> {
  if (answer.type === 'error') return answer;
  const text = toAbsolutePictures(await answer.text(), address);
  const headers = new Headers();
  for (const name of PASSED_HEADERS) {
    const value = answer.headers.get(name);
    if (value !== null) headers.set(name, value);
  }
  return new Response(text === '' ? null : text, { status: answer.status, headers });
}

/** True for the names of this computer. A page whose DNS leads here (DNS rebinding) sends requests for its own name. */
const isForThisComputer = ({ url }: Request): boolean => URL.canParse(url) && isLoopback(new URL(url).hostname);

async function answerCall(request: Request, { endpoints, address, pictures, faults }: AnswerOptions): Promise<Response> {
  if (!isForThisComputer(request)) throw new HttpError(421, 'This server answers only to the names of this computer, such as localhost');
  if (request.method === 'OPTIONS') return answerPreflight();
  const { pathname, search } = new URL(request.url);
  const control = await answerControl(request, { faults, readText });
  if (control !== null) return control;
  const isRead = request.method === 'GET' || request.method === 'HEAD';
  if (!isRead && !METHODS.includes(request.method)) throw new HttpError(501, `No documented call: ${request.method} ${pathname}`);
  const picture = isRead ? await answerPicture(pathname, pictures) : null;
  if (picture !== null) return picture;
  const call = await toEndpointRequest(request, pathname + search, address);
  const endpoint = endpoints.find(({ matches }) => matches(call));
  if (endpoint === undefined) throw new HttpError(501, `No documented call: ${request.method} ${pathname}`);
  return toClientResponse(await endpoint.respond(call), address);
}

/**
 * Responds to any request: with a documented call, a picture, a preflight, or an error with a message. Never rejects. Resolves with
 * `Response.error()` if the connection must break without a response.
 */
export async function answerRequest(request: Request, options: AnswerOptions): Promise<Response> {
  const answer = await answerCall(request, options).catch((error: unknown) => errorResponse(error, console.error));
  if (answer.type === 'error') return answer;
  for (const [name, value] of Object.entries(corsHeaders(request, options.origins))) answer.headers.set(name, value);
  return request.method === 'HEAD' ? new Response(null, answer) : answer;
}
