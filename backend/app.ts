import { hash } from 'node:crypto';
import { Hono, type Context } from 'hono';
import { compress } from 'hono/compress';
import { cors } from 'hono/cors';
import { etag } from 'hono/etag';
import { secureHeaders } from 'hono/secure-headers';
import type { Logger } from 'pino';
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import type { ServerRequest } from 'srvx';
import type { Operation } from '../src/contract/operation.ts';
import { operations } from '../src/contract/operations.ts';
import { bearerOf, readBearer, requireAccess } from '../src/server/access.ts';
import { readText } from '../src/server/body.ts';
import { createEndpoints } from '../src/server/endpoints.ts';
import type { AccessTokens, LoginProof } from '../src/server/ports.ts';
import { errorResponse, HttpError, jsonResponse } from '../src/server/response.ts';
import type { Cards } from './cards.ts';
import type { PostgresStore } from './database/postgresStore.ts';
import { carryOut, listNotableCharges } from './rules/payments.ts';
import { resolvers } from './rules/resolvers.ts';

export interface AppOptions {
  store: PostgresStore;
  cards: Cards;
  accessTokens: AccessTokens;
  loginProof: LoginProof;
  /** The origins whose pages may read the responses. */
  origins: readonly string[];
  /** How many requests an address may make in a minute. */
  requestsPerMinute: number;
  /** The token that the metrics require. @default nobody may read them */
  metricsToken: string | undefined;
  /** The path above all calls: `/api`, or none. */
  base: string;
  log: Pick<Logger, 'info' | 'error'>;
}

/** The endpoints know only this address: what a client calls the server does not matter. */
const ADDRESS = 'http://backend';

/** The path of an operation for Hono: `/carTools/{id}` is `/carTools/:id`. */
const routeOf = ({ path }: Operation): string => path.replaceAll(/\{(\w+)\}/g, ':$1');

/** True for the lists, whose answers are worth compressing. The ETag of a single row is strong, which compression would make weak. */
const isList = ({ method, path, query }: Operation): boolean => method === 'GET' && !path.includes('{') && query === undefined;

/** Creates the metrics in Prometheus' format: the duration of calls by operation and status, and the process itself. */
function createMetrics() {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const calls = new Histogram({
    name: 'shop_call_seconds',
    help: 'Duration of calls',
    labelNames: ['operation', 'status'],
    registers: [registry],
  });
  return { registry, calls };
}

/** Creates the HTTP server of the shop: the calls of the contract, the provider's webhook, and what operators ask. */
export function createApp(options: AppOptions): Hono {
  const { store, cards, accessTokens, loginProof, origins, requestsPerMinute, metricsToken, base, log } = options;
  const app = new Hono().basePath(base);
  const metrics = createMetrics();
  const limiter = new RateLimiterMemory({ points: requestsPerMinute, duration: 60 });
  // Not the whole error: the details of PostgreSQL's have values, such as an email.
  const reportError = (error: unknown) => log.error({ stack: error instanceof Error ? error.stack : String(error) }, 'A request failed');

  // Only names of operations are logged and counted: the paths of some have an email.
  const observed = (name: string, handler: (context: Context) => Promise<Response>) => async (context: Context) => {
    const started = performance.now();
    const response = await handler(context).catch((error: unknown) => errorResponse(error, reportError));
    const seconds = (performance.now() - started) / 1000;
    metrics.calls.observe({ operation: name, status: response.status }, seconds);
    log.info({ operation: name, status: response.status, seconds });
    return response;
  };

  app.use(
    secureHeaders({
      crossOriginResourcePolicy: 'cross-origin',
      // The operator of the https server decides that for its host.
      strictTransportSecurity: false,
      contentSecurityPolicy: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] },
    }),
  );
  app.use(
    cors({
      origin: [...origins],
      allowMethods: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'],
      allowHeaders: ['authorization', 'content-type', 'if-match', 'idempotency-key'],
      exposeHeaders: ['ETag', 'Retry-After'],
      maxAge: 600,
    }),
  );
  app.get('/health', (context) => context.text('ok'));
  app.get('/ready', async (context) => {
    await store.query('SELECT 1');
    return context.text('ok');
  });
  app.get('/metrics', async (context) => {
    if (metricsToken === undefined || bearerOf(context.req.header('authorization') ?? null) !== metricsToken)
      throw new HttpError(404, 'Needs METRICS_TOKEN');
    return new Response(await metrics.registry.metrics(), { headers: { 'Content-Type': metrics.registry.contentType } });
  });
  // Not limited: it has a signature, and comes from a few addresses.
  app.post(
    '/webhooks/stripe',
    observed('stripeWebhook', async (context) => {
      await carryOut(store, cards.readEvent(await readText(context.req.raw), context.req.header('stripe-signature') ?? null));
      return jsonResponse({ received: true });
    }),
  );
  app.use(async (context, next) => {
    try {
      await limiter.consume((context.req.raw as ServerRequest).ip ?? '');
    } catch (error) {
      if (!(error instanceof RateLimiterRes)) throw error;
      const headers = { 'Retry-After': String(Math.ceil(error.msBeforeNext / 1000)) };
      return jsonResponse({ message: 'Too many requests' }, { status: 429, headers });
    }
    return next();
  });
  app.get(
    '/charges',
    observed('listCharges', async (context) => {
      const email = await readBearer({ access: 'admin' }, context.req.header('authorization') ?? null, { accessTokens, loginProof });
      await store.read((view) => requireAccess('admin', email ?? '', view));
      return jsonResponse(await listNotableCharges(store.query));
    }),
  );
  const api = ADDRESS + base;
  // Hono's middleware answers with 304. Where it must hash a list itself, it reads it as a stream, which takes as long as all else.
  const etagOfJson = (operation: Operation, json: Uint8Array) => (isList(operation) ? `"${hash('sha1', json, 'base64url')}"` : undefined);
  const endpoints = createEndpoints({ api, site: api, store, accessTokens, loginProof, resolvers, reportError, etagOfJson });
  for (const { name, respond } of endpoints) {
    const operation: Operation = operations[name];
    const answer = observed(name, ({ req: { raw } }) => {
      const { pathname, search } = new URL(raw.url);
      return respond({ url: ADDRESS + pathname + search, headers: raw.headers, text: () => readText(raw) });
    });
    app.on([operation.method], [routeOf(operation)], ...(isList(operation) ? [compress(), etag(), answer] : [answer]));
  }
  app.notFound(({ req: { method, path } }) => jsonResponse({ message: `No documented call: ${method} ${path}` }, { status: 404 }));
  app.onError((error) => errorResponse(error, reportError));
  return app;
}
