import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import { expect, inject } from 'vitest';
import { startStripeStandIn } from './stripeStandIn.ts';
import { fillPath, type Operation } from '../../src/contract/operation.ts';
import { type OperationName, operations } from '../../src/contract/operations.ts';
import type { PostgresStore } from '../database/postgresStore.ts';
import { readConfiguration } from '../configuration.ts';
import { startBackend } from '../startBackend.ts';
import { tableOf } from '../database/tables.ts';
import { seedDemo } from '../seedDemo.ts';
import { createAccessTokens } from '../tokens.ts';

const PROJECT = 'demo-gadget-garage';
const SECRET = 'a secret of 32 characters or more';

/** Creates an empty database, and returns its URL. */
async function createDatabase(): Promise<string> {
  const url = new URL(inject('databaseUrl'));
  const client = new Client(url.href);
  await client.connect();
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await client.query(`CREATE DATABASE ${name}`);
  await client.end();
  url.pathname = name;
  return url.href;
}

/** The ID token of Firebase's emulator, which signs none. @param isVerified whether the account's email is verified */
export const emulatorTokenOf = (email: string, isVerified = true): string => {
  const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');
  const now = Math.floor(Date.now() / 1000);
  return `${encode({ alg: 'none' })}.${encode({ aud: PROJECT, iss: `https://securetoken.google.com/${PROJECT}`, sub: 'u1', iat: now, exp: now + 3600, email, email_verified: isVerified })}.`;
};

const names = (['tools', 'cameraProducts', 'phones', 'reviews', 'users', 'bookings', 'answers'] as const).map(tableOf);
const emptied = [...names, 'reservations', 'charges', 'provider_events', 'audit'].map((name) => `DELETE FROM ${name}`);
const filled = names.map((name) => `INSERT INTO ${name} SELECT * FROM seed.${name}`);

/** Adds the demo's rows, and a copy of them for `reset`. */
async function seedAndKeep(store: PostgresStore): Promise<void> {
  await seedDemo(store);
  await store.query('CREATE SCHEMA seed');
  for (const name of names) await store.query(`CREATE TABLE seed.${name} AS TABLE ${name}`);
}

export interface CallOptions {
  /** The email of the caller. */
  as?: string | null;
  headers?: Record<string, string>;
}

/** Starts the backend with the demo's rows in a database of its own, and with Stripe's stand-in. Any defect fails the test, but no connection that breaks. */
export async function openBackend(settings: Record<string, string> = {}) {
  const stripe = await startStripeStandIn();
  const environment = {
    PORT: '0',
    DATABASE_URL: await createDatabase(),
    TOKEN_SECRET: SECRET,
    FIREBASE_PROJECT_ID: PROJECT,
    FIREBASE_TOKENS: 'emulator',
    ...stripe.settings,
    ORIGINS: 'https://shop.test',
    REQUESTS_PER_MINUTE: '1000000',
    METRICS_TOKEN: 'the-token-of-the-tests',
    ...settings,
  };
  const outages: string[] = [];
  const log = {
    info: () => {},
    error: ({ stack = '' }: { stack?: string }) =>
      /terminat|not queryable|ECONNRESET/.test(stack) ? void outages.push(stack) : expect.fail(stack),
  };
  const { address, store, close } = await startBackend(readConfiguration(environment), { log, seed: seedAndKeep });
  const { issue } = createAccessTokens(SECRET);

  async function send(method: string, path: string, body?: string, { as = null, headers = {} }: CallOptions = {}) {
    const token = as === null ? {} : { authorization: `Bearer ${await issue(as)}` };
    const response = await fetch(address + path, { method, headers: { ...token, ...headers }, ...(body === undefined ? {} : { body }) });
    const text = await response.text();
    return { status: response.status, etag: response.headers.get('etag'), headers: response.headers, json: JSON.parse(text) as unknown };
  }
  const call = (name: OperationName, input: object, options?: CallOptions) => {
    const operation: Operation = operations[name];
    return send(operation.method, fillPath(operation, { ...input }), 'body' in input ? JSON.stringify(input.body) : undefined, options);
  };
  return {
    store,
    stripe,
    /** What was logged about connections to the database that broke. */
    outages,
    /** The settings of another server over the same database. */
    environment,
    tokenOf: issue,
    address,
    send,
    call,
    /** Restores the demo's rows. A new database for each test would take a second each. */
    reset: async () => {
      stripe.reset();
      await store.query(`DO $$ BEGIN ${[...emptied, ...filled].join('; ')}; END $$`);
    },
    /** Delivers an event of the provider. */
    deliver: ({ body, signature }: { body: string; signature: string }) =>
      send('POST', '/webhooks/stripe', body, { headers: { 'stripe-signature': signature } }),
    close: async () => {
      await close();
      await stripe.close();
    },
  };
}
export type OpenBackend = Awaited<ReturnType<typeof openBackend>>;
