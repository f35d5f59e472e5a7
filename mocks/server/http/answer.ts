import { getResponse, type HttpHandler } from 'msw';
import { Refusal } from '../refusal.ts';
import { readText } from './body.ts';
import { answerPreflight, corsHeaders } from './cors.ts';
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
  if (!isRead && !METHODS.includes(request.method)) throw new Refusal(501, `No documented call: ${request.method} ${pathname}`);
  const picture = isRead ? await answerPicture(pathname, pictures) : null;
  if (picture !== null) return picture;
  const answer = await getResponse(handlers, await toHandled(request, pathname + search, address));
  if (answer === undefined) throw new Refusal(501, `No documented call: ${request.method} ${pathname}`);
  const json = withAddresses(await answer.text(), address);
  return new Response(json, { status: answer.status, headers: { 'Content-Type': 'application/json' } });
}

async function answerOrRefuse(request: Request, options: AnswerOptions): Promise<Response> {
  try {
    return await answerCall(request, options);
  } catch (error) {
    if (error instanceof Refusal) return Response.json({ message: error.message }, { status: error.status });
    console.error('The sandbox failed', error);
    return Response.json({ message: 'The sandbox failed' }, { status: 500 });
  }
}

/** Responds to any request: with a documented call, a picture, a preflight, or an error with a message. Never rejects. */
export async function answerRequest(request: Request, options: AnswerOptions): Promise<Response> {
  const answer = await answerOrRefuse(request, options);
  for (const [name, value] of Object.entries(corsHeaders(request, options.origins))) answer.headers.set(name, value);
  return request.method === 'HEAD' ? new Response(null, answer) : answer;
}
