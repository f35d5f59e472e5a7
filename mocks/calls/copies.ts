import type { Call } from './calls.ts';

/** Writes a call as JavaScript that makes it again, without who made it. */
export function toFetch({ method, url, headers, body }: Call): string {
  const init = { method, headers, ...(body !== null && body !== '' && { body }) };
  return `await fetch(${JSON.stringify(url)}, ${JSON.stringify(init, null, 2)});\n`;
}

const headerList = (headers: Readonly<Record<string, string>>) => Object.entries(headers).map(([name, value]) => ({ name, value }));

function toEntry({ method, url, headers, body, startedAt, answer }: Call) {
  const unknown = { httpVersion: 'HTTP/1.1', cookies: [], headersSize: -1, bodySize: -1 };
  const mimeType = headers['content-type'] ?? '';
  const duration = answer?.duration ?? 0;
  return {
    startedDateTime: new Date(startedAt).toISOString(),
    time: duration,
    request: {
      ...unknown,
      method,
      url,
      headers: headerList(headers),
      queryString: [...new URL(url).searchParams].map(([name, value]) => ({ name, value })),
      ...(body !== null && body !== '' && { postData: { mimeType, text: body } }),
    },
    response: {
      ...unknown,
      status: answer?.status ?? 0,
      statusText: '',
      headers: headerList(answer === null ? {} : { 'content-type': answer.contentType }),
      content: { size: answer?.body?.length ?? 0, mimeType: answer?.contentType ?? '', text: answer?.body ?? '' },
      redirectURL: '',
    },
    cache: {},
    timings: { send: 0, wait: duration, receive: 0 },
  };
}

/** Writes calls as an HTTP archive (HAR 1.2), the first one first, without tokens. */
export const toHar = (calls: readonly Call[]): string =>
  JSON.stringify(
    { log: { version: '1.2', creator: { name: 'Gadget Garage sandbox', version: '1' }, entries: calls.toReversed().map(toEntry) } },
    null,
    2,
  );
