import { http, type HttpHandler } from 'msw';
import type { Endpoint } from '#server/endpoints.ts';

/** Answers a sandbox's calls with MSW: `setupServer(...handlers)` in Node, `setupWorker(...handlers)` in a page, `msw.use(...handlers)` in a story. */
export const handlersFor = ({ endpoints }: { endpoints: readonly Endpoint[] }): HttpHandler[] =>
  endpoints.map(({ matches, respond }) =>
    http.all(
      ({ request }) => matches(request),
      ({ request }) => respond(request),
    ),
  );
