import { serve } from 'srvx';
import { type AppOptions, createApp, MAX_BODY } from './app.ts';
import { noCards, stripeCards } from './cards.ts';
import type { Configuration } from './configuration.ts';
import { startLocalDatabase } from './database/localDatabase.ts';
import { migrate } from './database/migrate.ts';
import { createPostgresStore, openPool, type PostgresStore } from './database/postgresStore.ts';
import { returnUnbooked } from './rules/stock.ts';
import { createAccessTokens, emulatorProof, firebaseProof } from './tokens.ts';

/** How often unbooked stock is given back and old answers are forgotten, in milliseconds. */
const TIDY_PERIOD = 30_000;

export interface Backend {
  /** The URL that it listens at. */
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

/** Starts the backend with its database, unless the configuration names another one. Resolves when it listens. */
export async function startBackend(configuration: Configuration, { log, seed }: StartOptions): Promise<Backend> {
  const { DATABASE_URL, DATABASE_FOLDER, FIREBASE_PROJECT_ID: project } = configuration;
  const local = DATABASE_URL === undefined ? await startLocalDatabase(DATABASE_FOLDER) : null;
  const pool = openPool(local?.url ?? DATABASE_URL ?? '');
  // An idle connection that breaks, as when the database restarts, is replaced by the next query.
  pool.on('error', (error) => log.error({ err: error }, 'A connection to the database broke'));
  await migrate(pool);
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret, STRIPE_ADDRESS: address } = configuration;
  const cards = secretKey === undefined || webhookSecret === undefined ? noCards : stripeCards({ secretKey, webhookSecret, address });
  const store = createPostgresStore({ pool, cards });
  await seed?.(store);
  const app = createApp({
    store,
    cards,
    accessTokens: createAccessTokens(configuration.TOKEN_SECRET),
    loginProof: configuration.FIREBASE_TOKENS === 'emulator' ? emulatorProof(project) : firebaseProof({ project }),
    origins: configuration.ORIGINS,
    requestsPerMinute: configuration.REQUESTS_PER_MINUTE,
    log,
  });
  const server = serve({
    fetch: (request) => app.fetch(request),
    hostname: configuration.HOST,
    port: configuration.PORT,
    trustProxy: configuration.TRUST_PROXY === 'loopback' ? 'loopback' : false,
    silent: true,
    gracefulShutdown: false,
    maxRequestBodySize: MAX_BODY,
    // Whoever sends slowly keeps no connection for longer.
    node: { headersTimeout: 10_000, requestTimeout: 20_000 },
  });
  await server.ready();
  const tidy = setInterval(() => {
    Promise.all([returnUnbooked(store), forgetOld(store)]).catch((error: unknown) => log.error({ err: error }, 'Tidying failed'));
  }, TIDY_PERIOD);
  return {
    address: (server.url ?? '').replace(/\/$/, ''),
    store,
    close: async () => {
      clearInterval(tidy);
      await server.close();
      await pool.end();
      await local?.stop();
    },
  };
}
