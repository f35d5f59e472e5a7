import { http, type HttpHandler } from 'msw';
import type { Endpoint } from './endpoints.ts';

/** The endpoints as handlers of MSW, for its servers and workers. */
export const handlersFor = (endpoints: readonly Endpoint[]): HttpHandler[] =>
  endpoints.map(({ method, matches, respond }) =>
    http[method](
      ({ request }) => matches(request),
      ({ request }) => respond(request),
    ),
  );
