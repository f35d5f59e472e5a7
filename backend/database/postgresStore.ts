import { hash, randomBytes, randomUUID } from 'node:crypto';
import { Socket } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { type ClientBase, DatabaseError, Pool, types } from 'pg';
import type { Store, Tables, Transaction, View } from '../../src/server/ports.ts';
import { normalizeEmail } from '../../src/contract/sameEmail.ts';
import { HttpError } from '../../src/server/response.ts';
import type { Cards } from '../cards.ts';
import { selectJson, selectRows, tableOf, toCents, upsertRow, type Value } from './tables.ts';

// No amount has more than 2^53 cents, so it fits a number. A day stays the text that it is.
const parsers = new Map<number, (text: string) => unknown>([
  [types.builtins.INT8, Number],
  [types.builtins.DATE, String],
]);

/** Sends the statements of one tick as one packet, if they are not encrypted. pg sends one for each, and each wakes PostgreSQL. */
class PacketSocket extends Socket {
  override uncork(): void {
    process.nextTick(() => super.uncork());
  }
}

/** Opens connections to a database. They are made when they are needed. No time limit of the server's: PgBouncer refuses to set one. */
export function openPool(url: string): Pool {
  const pool = new Pool({
    connectionString: url,
    types: { getTypeParser: (oid: Parameters<typeof types.getTypeParser>[0]) => parsers.get(oid) ?? types.getTypeParser(oid) },
    max: 20,
    pipeline: true,
    stream: () => new PacketSocket(),
    connectionTimeoutMillis: 10_000,
    query_timeout: 20_000,
  });
  // The statement that is next to use a broken connection fails. Without a listener, the break itself would end the process.
  pool.on('connect', (client) => client.on('error', () => {}));
  return pool;
}

const PROCESS = randomBytes(5).toString('hex');
let counter = randomBytes(3).readUIntBE(0, 3);

/**
 * Returns a new id of 24 hexadecimal digits, as MongoDB's: the second, which makes the order of ids that of age, five random bytes of this
 * process, and a counter (https://www.mongodb.com/docs/manual/reference/bson-types/#objectid).
 */
function newId(): string {
  counter = (counter + 1) % 2 ** 24;
  const second = Math.floor(Date.now() / 1000);
  return second.toString(16).padStart(8, '0') + PROCESS + counter.toString(16).padStart(6, '0');
}

/** Runs a statement of plain SQL, and resolves with its rows. */
export type Query = <Row extends object>(text: string, values?: Value[]) => Promise<Row[]>;

/** A transaction of this backend, whose own rules know more than the shop's tables. */
export interface PostgresTransaction extends Transaction {
  query: Query;
  /** Sends a statement without waiting for it. Those after it see what it did. If it fails, so does the transaction. */
  send: (text: string, values?: Value[]) => void;
  /** Adds a row that says who has moved money, stock or rights. `by`: an email, or the program that did it. */
  audit: (by: string, operation: string, input: unknown) => void;
  /** The provider of payments. Its answers are not a part of the transaction. */
  cards: Pick<Cards, 'findCharge'>;
}

// The states of PostgreSQL's errors: https://www.postgresql.org/docs/current/errcodes-appendix.html
/** Two transactions of which one must be repeated. */
const CONFLICT = /^40(001|P01)$/;
/** The value is none of its type, such as a text with a NUL, breaks a rule of its column, or is too large for an index. */
const UNUSABLE_VALUE = /^(22|23514|54)/;
/** A connection that breaks, a server that stops or starts, and one with too many connections. */
const NO_ANSWER = /^(08|53300|57P0)/;

const stateOf = (error: unknown): string => (error instanceof DatabaseError ? (error.code ?? '') : '');
const isConflict = (error: unknown): boolean => CONFLICT.test(stateOf(error));

/** The first and five repetitions. More would be too late for somebody who waits. */
const ATTEMPTS = 6;
/**
 * The longest first pause in milliseconds, which is doubled each time. While PostgreSQL counts its rows (autovacuum), for half a second,
 * most writes that come together are in conflict. The last attempt comes after it.
 */
const FIRST_PAUSE = 50;

/** Explains an error of the database to the client, if it can do something about it. */
const explained = (error: unknown): unknown => {
  if (UNUSABLE_VALUE.test(stateOf(error))) return new HttpError(400, 'A value cannot be stored');
  if (isConflict(error)) return new HttpError(503, 'Too many others are changing this. Nothing was changed');
  return error;
};

const viewOf = (query: Query): View => {
  const select = <Name extends keyof Tables>(name: Name, rest: string, values: Value[]) =>
    query<Tables[Name]>(selectRows(name, rest), values);
  // For a long list, `json_agg` and `join` are much slower (docs/decisions/0048-a-backend-over-postgresql.md).
  const allAsJson = async (name: keyof Tables) => {
    let list = '';
    for (const { json } of await query<{ json: string }>(selectJson(name), [])) list += list === '' ? json : `,${json}`;
    return `[${list}]`;
  };
  return {
    allAsJson,
    all: async <Name extends keyof Tables>(name: Name) => JSON.parse(await allAsJson(name)) as Tables[Name][],
    get: async (name, id) => (await select(name, 'WHERE id = $1', [id]))[0],
    byEmail: (name, email) => select(name, 'WHERE email_key = $1 ORDER BY id', [normalizeEmail(email)]),
  };
};

const noAnswer = (cause: unknown) => new HttpError(503, 'The database does not answer', { cause });

/** `plans`: prefix of the statements' names. A connection keeps their plans, and those made outside of transactions may scan a table. */
const queryWith =
  (client: Pick<ClientBase, 'query'>, plans = ''): Query =>
  async <Row extends object>(text: string, values?: Value[]) => {
    // A statement with a name is planned once for each connection. BEGIN has none: a connection that had lost it would begin nothing.
    const config = values === undefined ? { text, queryMode: 'extended' as const } : { text, values, name: plans + hash('sha1', text) };
    try {
      return (await client.query<Row>(config)).rows;
    } catch (error) {
      throw error instanceof DatabaseError && !NO_ANSWER.test(stateOf(error)) ? error : noAnswer(error);
    }
  };

/**
 * Adds the row of an Idempotency-Key. Resolves with false if there is one. Whoever looked for it instead would lock the page of the index
 * where it is not, so that different keys were in conflict.
 */
const claimKey = async (query: Query, id: string): Promise<boolean> =>
  (await query("INSERT INTO answers VALUES ($1, '', '', now()) ON CONFLICT DO NOTHING RETURNING id", [id])).length > 0;

/** The Idempotency-Key of a transaction was used before. */
const USED_KEY = new Error('The Idempotency-Key was used');

/** The store of this backend, whose transactions are of its own kind. */
export interface PostgresStore extends Store {
  write<T>(update: (transaction: PostgresTransaction) => Promise<T>): Promise<T>;
  /** Runs one statement on its own. */
  query: Query;
}

/** Creates the store of the shop's rules over PostgreSQL. */
export function createPostgresStore({ pool, cards }: { pool: Pool; cards: Cards }): PostgresStore {
  /** The Idempotency-Keys in progress. Who sends one again must not wait for it, because each that waits holds a connection. */
  const keysInProgress = new Set<string>();
  /**
   * `keys`: prefix of the provider's idempotency keys, the same for each attempt. `isKeyUsed`: an attempt has failed with USED_KEY. The first
   * one believes that its key is new, so that the effect goes in the same packet, and is rolled back if it is not.
   */
  async function attempt<T>(update: (transaction: PostgresTransaction) => Promise<T>, keys: string, isKeyUsed: boolean): Promise<T> {
    // Nothing has begun, so nothing can have changed.
    const client = await pool.connect().catch((error: unknown) => Promise.reject(noAnswer(error)));
    let key = '';
    let isClaimed = Promise.resolve(true);
    const requireNewKey = async () => {
      if (!(await isClaimed)) throw USED_KEY;
    };
    const ask = queryWith(client, 'transaction-');
    const answers: Promise<unknown>[] = [];
    const query: Query = <Row extends object>(text: string, values?: Value[]) => {
      const answer = ask<Row>(text, values);
      // A failure that nobody waits for is not unhandled: it comes out before the end.
      answer.catch(() => {});
      answers.push(answer);
      return answer;
    };
    const send: PostgresTransaction['send'] = (text, values) => void query(text, values);
    const view = viewOf(query);
    const transaction: PostgresTransaction = {
      ...view,
      get: async (name, id) => {
        if (name !== 'answers') return view.get(name, id);
        if (keysInProgress.has(id)) throw new HttpError(503, 'This request is being carried out');
        keysInProgress.add((key = id));
        const used = isKeyUsed ? await view.get(name, id) : undefined;
        if (used !== undefined) return used;
        isClaimed = claimKey(query, id);
        // Its statement is one of the answers, where a failure comes out.
        isClaimed.catch(() => {});
        return undefined;
      },
      newId,
      put: (name, row) => send(...upsertRow(name, row)),
      remove: (name, id) => send(`DELETE FROM ${tableOf(name)} WHERE id = $1`, [id]),
      createIntent: async ({ price, email, bookingId }) => {
        await requireNewKey();
        return cards.createIntent({ cents: toCents(price), email, bookingId }, `${keys}-${bookingId ?? ''}`);
      },
      query,
      send,
      audit: (by, operation, input) =>
        send('INSERT INTO audit VALUES ($1, now(), $2, $3, $4)', [newId(), by, operation, JSON.stringify(input)]),
      cards,
    };
    let failure: Error | undefined;
    let isEnding = false;
    try {
      // A scan of a whole table, which is cheap for a small one, would be in conflict with whoever changes any row of it.
      send('BEGIN ISOLATION LEVEL SERIALIZABLE');
      send('SET LOCAL enable_seqscan = off');
      const result = await update(transaction);
      await requireNewKey();
      // Behind the last statements, not after their answers. If one of them has failed, it rolls back.
      send('COMMIT');
      isEnding = true;
      await Promise.all(answers);
      return result;
    } catch (error) {
      await ask('ROLLBACK').catch((broken: Error) => {
        failure = broken;
      });
      // PostgreSQL also refuses every statement after a failed one, with an error that does not name the reason.
      const first = (await Promise.allSettled(answers)).find((result) => result.status === 'rejected');
      // Behind a used key, the error may come from what the first request with it has done.
      const reason: unknown = first?.reason ?? ((await isClaimed) ? error : USED_KEY);
      throw isEnding && reason instanceof HttpError ? new HttpError(504, 'The database did not say whether this was done', reason) : reason;
    } finally {
      keysInProgress.delete(key);
      // A connection that cannot roll back is closed, not used again.
      client.release(failure);
    }
  }

  return {
    query: queryWith(pool),
    // Each look-up is one statement, so it sees one moment. A transaction around them would only be three times the round trips.
    read: (select) => select(viewOf(queryWith(pool))).catch((error: unknown) => Promise.reject(explained(error))),
    write: async (update) => {
      const keys = randomUUID();
      let isKeyUsed = false;
      for (let attempts = 1; ; attempts += 1) {
        try {
          return await attempt(update, keys, isKeyUsed);
        } catch (error) {
          if (error === USED_KEY) isKeyUsed = true;
          else if (!isConflict(error) || attempts === ATTEMPTS) throw explained(error);
          else await setTimeout((1 + Math.random()) * (FIRST_PAUSE / 2) * 2 ** (attempts - 1));
        }
      }
    },
  };
}
