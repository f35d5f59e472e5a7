import type { ServerResponse } from 'node:http';
import { join } from 'node:path';
import { serve } from 'srvx';
import { MAX_BODY } from '../src/server/body.ts';
import { emulatorProof } from '../src/server/emulatorProof.ts';
import { replacePhones } from './addRows.ts';
import { type AppOptions, createApp } from './app.ts';
import { noCards, stripeCards } from './cards.ts';
import type { Configuration } from './configuration.ts';
import { startLocalDatabase } from './database/localDatabase.ts';
import { migrate } from './database/migrate.ts';
import { createPostgresStore, openPool, type PostgresStore } from './database/postgresStore.ts';
import { returnUnbooked } from './rules/stock.ts';
import { openSite } from './site.ts';
import { createAccessTokens, firebaseProof } from './tokens.ts';

/** How often unbooked stock is given back and old answers are forgotten, in milliseconds. */
const TIDY_PERIOD = 30_000;

export interface Backend {
  /** The URL of the calls. */
  address: string;
  store: PostgresStore;
  /** Finishes the requests that have begun, then stops. */
  close: () => Promise<void>;
}

/** Answers to Idempotency-Keys are kept for a day, and the provider repeats events for three. */
async function forgetOld({ query }: PostgresStore): Promise<void> {
  await query("DELETE FROM answers WHERE created_at < now() - interval '25 hours'");
  await query("DELETE FROM provider_events WHERE created_at < now() - interval '30 days'");
}

interface StartOptions {
  log: AppOptions['log'];
  /** Fills the database before anybody can call. */
  seed?: ((store: PostgresStore) => Promise<void>) | undefined;
}

/**
 * Starts the backend with its database, unless the configuration names another one. Resolves when it listens. Rejects if it cannot, and has
 * then stopped what it had started.
 */
export async function startBackend(configuration: Configuration, { log, seed }: StartOptions): Promise<Backend> {
  await using started = new AsyncDisposableStack();
  const { DATABASE_URL, DATABASE_FOLDER, FIREBASE_PROJECT_ID: project, REQUEST_TIMEOUT: slow, SITE_FOLDER: folder } = configuration;
  const local = DATABASE_URL === undefined ? await startLocalDatabase(DATABASE_FOLDER) : null;
  if (local !== null) started.defer(local.stop);
  const url = local?.url ?? DATABASE_URL ?? '';
  await migrate(url);
  const pool = openPool(url);
  started.defer(() => pool.end());
  // An idle connection that breaks, as when the database restarts, is replaced by the next query.
  pool.on('error', (error) => log.error({ stack: error.stack }, 'A connection to the database broke'));
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret, STRIPE_ADDRESS: stripeAddress } = configuration;
  const cards =
    secretKey === undefined || webhookSecret === undefined ? noCards : stripeCards({ secretKey, webhookSecret, address: stripeAddress });
  const store = createPostgresStore({ pool, cards });
  await seed?.(store);
  const site = folder === undefined ? null : await openSite(folder);
  if (folder !== undefined) await replacePhones(store, join(folder, 'products.json'));
  const base = site === null ? '' : '/api';
  const app = createApp({
    store,
    cards,
    accessTokens: createAccessTokens(configuration.TOKEN_SECRET),
    loginProof: configuration.FIREBASE_TOKENS === 'emulator' ? emulatorProof({ project }) : firebaseProof({ project }),
    origins: configuration.ORIGINS,
    requestsPerMinute: configuration.REQUESTS_PER_MINUTE,
    metricsToken: configuration.METRICS_TOKEN,
    base,
    log,
  });
  const server = serve({
    fetch: (request) => (site === null || new URL(request.url).pathname.startsWith(`${base}/`) ? app.fetch(request) : site(request)),
    hostname: configuration.HOST,
    port: configuration.PORT,
    trustProxy: configuration.TRUST_PROXY === 'loopback' ? 'loopback' : false,
    silent: true,
    gracefulShutdown: false,
    maxRequestBodySize: MAX_BODY,
    // Ends the connections of clients that send too slowly. By default, Node looks for them only every 30 s.
    node: { headersTimeout: slow / 2, requestTimeout: slow, connectionsCheckingInterval: slow / 4 },
  });
  await server.ready();
  started.defer(() => {
    // Otherwise a proxy that keeps its connections busy would never let it stop.
    server.node?.server?.prependListener('request', (_, response: ServerResponse) => void response.setHeader('Connection', 'close'));
    return server.close();
  });
  const tidy = () =>
    Promise.all([returnUnbooked(store), forgetOld(store)]).catch((error: unknown) => log.error({ stack: String(error) }, 'Tidying failed'));
  let tidying: Promise<unknown> = Promise.resolve();
  const timer = setInterval(() => {
    tidying = tidying.then(tidy);
  }, TIDY_PERIOD);
  started.defer(async () => {
    clearInterval(timer);
    await tidying;
  });
  const all = started.move();
  return { address: new URL(server.url ?? '').origin + base, store, close: () => all.disposeAsync() };
}
