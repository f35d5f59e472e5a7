import { HttpError } from './response.ts';

/** The largest body that a server reads, in bytes: a hundred times the largest that the shop sends. */
export const MAX_BODY = 100_000;

/**
 * Reads the body of a request to a server that stops reading at `MAX_BODY` (srvx's `maxRequestBodySize`). Rejects with 413 if it is too
 * long, and with 400 if it breaks off.
 */
export const readText = (request: Pick<Request, 'text'>): Promise<string> =>
  request.text().catch((error: Error & { status?: number }) => {
    if (error.status === 413) throw new HttpError(413, `A body has at most ${MAX_BODY} bytes`);
    throw new HttpError(400, 'The body is incomplete');
  });
