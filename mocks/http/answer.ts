import { getResponse, type HttpHandler } from 'msw';
import { Refusal } from '../refusal.ts';
import { readText } from './body.ts';
import { answerPreflight, corsHeaders } from './cors.ts';
import { answerPicture, type PictureFolder, withAddresses, withoutAddresses } from './pictures.ts';

/** What the server answers from. */
export interface AnswerOptions {
  handlers: HttpHandler[];
  /** Where the handlers believe to answer, and rows name their pictures: absolute, without a slash at its end. */
  address: string;
  pictures: PictureFolder;
  /** Origins besides those of this machine whose pages may read the answers. */
  origins: readonly string[];
}

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'];

/** The request as the handlers know it: at their address whatever name it came by, a HEAD as the GET that it abbreviates. */
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

/** Answers one request of whatever client: a documented call, a picture, a preflight, or a refusal in words. Never rejects. */
export async function answerRequest(request: Request, options: AnswerOptions): Promise<Response> {
  const answer = await answerOrRefuse(request, options);
  for (const [name, value] of Object.entries(corsHeaders(request, options.origins))) answer.headers.set(name, value);
  return request.method === 'HEAD' ? new Response(null, answer) : answer;
}
