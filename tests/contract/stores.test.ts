import { describe, expect, test } from 'vitest';
import { fillPath, type Operation } from '#contract/operation.ts';
import { type OperationName, operations } from '#contract/operations.ts';
import { createEndpoints } from '#server/endpoints.ts';
import type { Store, Transaction, View } from '#server/ports.ts';
import { createSandbox } from '#mocks/createSandbox.ts';
import { issueToken, readIdToken, readToken } from '#mocks/identity/tokens.ts';
import { tableNames } from '#mocks/store/tables.ts';
import type { World } from '#mocks/store/world.ts';
import { cases, newBooking } from './cases.ts';
import { shopper } from './sandbox.ts';

const SITE = 'https://shop.test';

/** A row with its columns in another order. */
const reordered = <Row extends object | undefined>(row: Row): Row => row && (Object.fromEntries(Object.entries(row).toReversed()) as Row);

async function later<T>(value: T): Promise<T> {
  await new Promise((resolve) => void setImmediate(resolve));
  return value;
}

const slowView = (view: View): View => ({
  all: async (name) => later((await view.all(name)).map(reordered)),
  get: async (name, id) => later(reordered(await view.get(name, id))),
  byEmail: async (name, email) => later((await view.byEmail(name, email)).map(reordered)),
});

const slowTransaction = (transaction: Transaction): Transaction => ({ ...transaction, ...slowView(transaction) });

/** A store as databases are: each look-up takes a while, columns have an order of their own, and each transaction is undone by a conflict once, and run again. */
function databaseLike(world: World): Store {
  const conflict = new Error('Could not serialize access');
  return {
    read: (select) => world.read((view) => select(slowView(view))),
    write: async (update) => {
      const first = world.write(async (transaction) => {
        await update(slowTransaction(transaction)).catch(() => {});
        throw conflict;
      });
      await expect(first).rejects.toBe(conflict);
      return world.write((transaction) => update(slowTransaction(transaction)));
    },
  };
}

/** Opens the rules over the sandbox's store, or over one like a database. */
async function open(storeOf: (world: World) => Store) {
  const { world } = await createSandbox();
  const endpoints = createEndpoints({
    api: `${SITE}/api`,
    site: SITE,
    store: storeOf(world),
    accessTokens: { issue: async (email) => issueToken(email), readEmail: async (token) => readToken(token) },
    loginProof: { readEmail: readIdToken, isRequired: false },
    reportError: (error) => expect.fail(String(error)),
  });
  const call = async (name: OperationName, as: string | null, input: object, headers: Record<string, string> = {}) => {
    const operation: Operation = operations[name];
    const request = new Request(`${SITE}${operation.origin === 'site' ? '' : '/api'}${fillPath(operation, { ...input })}`, {
      method: operation.method,
      headers: { ...headers, ...(as === null ? {} : { authorization: `Bearer ${issueToken(as)}` }) },
      ...('body' in input ? { body: JSON.stringify(input.body) } : {}),
    });
    const response = await endpoints.find(({ matches }) => matches(request))?.respond(request);
    return { status: response?.status, etag: response?.headers.get('etag'), json: (await response?.json()) as unknown };
  };
  return { call, rows: () => world.read((view) => tableNames.map((name) => view.all(name))) };
}

describe.for(Object.keys(cases) as OperationName[])('%s', (name) => {
  const { happy, as, forbiddenCaller = null } = cases[name];

  test('answers alike over the sandbox and over a store like a database, with one effect', async () => {
    const [sandbox, database] = await Promise.all([open((world) => world), open(databaseLike)]);
    for (const caller of [forbiddenCaller, as])
      expect(await database.call(name, caller, happy)).toEqual(await sandbox.call(name, caller, happy));
    expect(await database.rows()).toEqual(await sandbox.rows());
  });
});

test('over a store like a database, a POST with a known Idempotency-Key creates nothing', async () => {
  const { call, rows } = await open(databaseLike);
  const book = () => call('createBooking', shopper, { body: newBooking }, { 'idempotency-key': 'one' });
  const answers = [await book(), await book()];
  expect(answers[1]).toEqual(answers[0]);
  const created = (await rows()).flat().filter((row) => 'address' in row && row.address === newBooking.address && row.email === shopper);
  expect(created).toHaveLength(1);
});
