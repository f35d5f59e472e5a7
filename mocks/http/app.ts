import { Hono } from 'hono';
import { cors } from 'hono/cors';
import type { ServerRequest } from 'srvx';
import { isLoopback } from '#components/primitives/Picture/isLoopback.ts';
import { readText } from '#server/body.ts';
import type { Endpoint } from '#server/endpoints.ts';
import { errorResponse, HttpError, jsonResponse } from '#server/response.ts';
import { FaultSyntaxError, parseFaults } from '../faults/fault.ts';
import type { Faults } from '../faults/faults.ts';

interface Pictures {
  /** File names without a folder. No other files are served. */
  names: readonly string[];
  /** Reads one of `names`. */
  read: (name: string) => Promise<Uint8Array<ArrayBuffer>>;
}

export interface AppOptions {
  endpoints: readonly Endpoint[];
  /** The absolute URL of the endpoints, which picture URLs start with, without a trailing slash. */
  address: string;
  pictures: Pictures;
  /** Origins, in addition to those of this computer, whose pages may read the responses. */
  origins: readonly string[];
  /** The faults that `/__sandbox/faults` reads and sets. */
  faults: Faults;
}

/** The sandbox's own controls. No backend has this path. A PUT needs a preflight, so pages of other hosts cannot set faults. */
const FAULTS = '/__sandbox/faults';

/** The page that the fault `redirect` leads to. */
const PAGE = '<!doctype html><html lang="en"><title>Sandbox</title><h1>The sandbox of Gadget Garage</h1></html>';

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'];

const IN_ROW = /(?<!\\)"(pictures\/[\w-]+\.(?:webp|svg))"/g;

/** Responds with the picture at a path, or with 404 if there is none. */
async function answerPicture(path: string, { names, read }: Pictures): Promise<Response> {
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
const toAbsolutePictures = (json: string, address: string): string => json.replaceAll(IN_ROW, `"${address}/$1"`);

/** Makes the picture URLs in a request relative again, so that stored rows do not depend on the server's port. */
const toRelativePictures = (json: string, address: string): string =>
  json.split(`"${address}/`).reduce((before, after) => {
    const isPicture = /^pictures\/[\w-]+\.(?:webp|svg)"/.test(after) && !before.endsWith('\\');
    return before + (isPicture ? '"' : `"${address}/`) + after;
  });

/** True for an address or an origin with a name of this computer. */
const isOnThisComputer = (url: string): boolean => URL.canParse(url) && isLoopback(new URL(url).hostname);

/** Converts a request for the endpoints: to their address, whatever host name it used, and from HEAD to GET. */
async function toEndpointRequest(request: Request, address: string): Promise<Request> {
  const { pathname, search } = new URL(request.url);
  const method = request.method === 'HEAD' ? 'GET' : request.method;
  const sent = method === 'GET' ? {} : { body: toRelativePictures(await readText(request), address) };
  return new Request(address + pathname + search, { method, headers: request.headers, signal: request.signal, ...sent });
}

/** The headers of an endpoint's response that are passed on. Its length changes with the picture URLs. */
const PASSED_HEADERS = ['Content-Type', 'ETag', 'Location', 'Retry-After'];

/** Converts a response of an endpoint for the client. */
async function toClientResponse(answer: Response, address: string): Promise<Response> {
  const text = toAbsolutePictures(await answer.text(), address);
  const headers = new Headers();
  for (const name of PASSED_HEADERS) {
    const value = answer.headers.get(name);
    if (value !== null) headers.set(name, value);
  }
  return new Response(text === '' ? null : text, { status: answer.status, headers });
}

/** Breaks the connection of a request to srvx. Returns a response that nobody gets. */
export function breakConnection(request: ServerRequest): Response {
  request.runtime?.node?.res?.destroy();
  return new Response(null, { status: 500 });
}

function setFaults(faults: Faults, text: string): void {
  try {
    faults.set(parseFaults(text));
  } catch (error) {
    throw error instanceof FaultSyntaxError ? new HttpError(400, error.message) : error;
  }
}

/** Creates the HTTP server of the sandbox: the documented calls, the pictures of their rows, and the control of the faults. */
export function createApp({ endpoints, address, pictures, origins, faults }: AppOptions): Hono {
  const app = new Hono();
  app.use(({ req }, next) => {
    // A page whose DNS leads here (DNS rebinding) sends requests for its own name.
    if (!isOnThisComputer(req.url)) throw new HttpError(421, 'This server answers only to the names of this computer, such as localhost');
    return next();
  });
  // Preflights of undocumented paths are allowed too, so that the client sees a 501 and not a CORS error.
  app.use(
    cors({
      origin: (origin) => (isOnThisComputer(origin) || origins.includes(origin) ? origin : null),
      allowMethods: ['HEAD', ...METHODS],
      allowHeaders: ['authorization', 'content-type', 'idempotency-key', 'if-match'],
      exposeHeaders: ['ETag', 'Retry-After'],
      maxAge: 600,
    }),
  );
  app.get('/', () => new Response(PAGE, { headers: { 'Content-Type': 'text/html' } }));
  app.get(FAULTS, (context) => context.text(faults.text()));
  app.put(FAULTS, async (context) => {
    setFaults(faults, await readText(context.req.raw));
    return context.text(faults.text());
  });
  app.delete(FAULTS, (context) => {
    faults.clear();
    return context.text(faults.text());
  });
  app.get('/pictures/*', ({ req: { path } }) => answerPicture(path, pictures));
  app.on(METHODS, '*', async ({ req: { raw } }, next) => {
    const call = await toEndpointRequest(raw, address);
    const answer = await endpoints.find(({ matches }) => matches(call))?.respond(call);
    if (answer?.type === 'error') return breakConnection(raw);
    return answer === undefined ? next() : toClientResponse(answer, address);
  });
  app.notFound(({ req: { method, path } }) => jsonResponse({ message: `No documented call: ${method} ${path}` }, { status: 501 }));
  app.onError((error) => errorResponse(error, console.error));
  return app;
}
