import { jsonResponse } from '#server/response.ts';
import type { FailureKind } from './fault.ts';

/** A page, such as the one of a proxy or a sign-in. */
const PAGE = '<!doctype html><html lang="en"><title>Sign in</title><h1>Please sign in</h1></html>';

/** Resolves only when the client gives up. Nobody sees the response then. */
const noAnswer = ({ signal }: Pick<Request, 'signal'>) =>
  new Promise<Response>((resolve) => {
    const giveUp = () => resolve(Response.error());
    if (signal.aborted) giveUp();
    signal.addEventListener('abort', giveUp, { once: true });
  });

const json = (text: string) => new Response(text, { headers: { 'Content-Type': 'application/json' } });

/** Responds with a fault of this kind, to the sandbox's clients and in the tests of the shop. A redirect leads to `page`, an absolute URL. */
export async function faultResponse(
  kind: FailureKind,
  { request, page }: { request: Pick<Request, 'signal'>; page: string },
): Promise<Response> {
  switch (kind) {
    case 'offline':
      return Response.error();
    case 'timeout':
      return noAnswer(request);
    case '429':
      return jsonResponse({ message: 'A fault of the sandbox' }, { status: 429, headers: { 'Retry-After': '1' } });
    case '500':
    case '401':
    case '403':
    case '404':
    case '409':
    case '412':
      return jsonResponse({ message: 'A fault of the sandbox' }, { status: Number(kind) });
    case 'html':
      return new Response(PAGE, { headers: { 'Content-Type': 'text/html' } });
    case 'malformed':
      return json('[{"_id": "65f0a1c1');
    case 'shape':
      return json('{"data":{"unexpected":true}}');
    case 'rows':
      return json('[{"unexpected":true},null]');
    case 'denied':
      return json('{"acknowledged":true,"matchedCount":0,"modifiedCount":0,"upsertedCount":0,"upsertedId":null}');
    case 'empty':
      return json('');
    case 'noContent':
      return new Response(null, { status: 204 });
    case 'redirect':
      return new Response(null, { status: 302, headers: { Location: page } });
  }
  return kind satisfies never;
}
