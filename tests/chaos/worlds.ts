import { readFile } from 'node:fs/promises';
import type { BrowserContext, Page } from '@playwright/test';
import { parseFaults } from '#mocks/faults/fault.ts';
import type { Tables } from '#server/ports.ts';
import { memoryStore } from '#mocks/store/memoryStore.ts';
import { createQueue } from '#mocks/store/queue.ts';
import { createWorld } from '#mocks/store/world.ts';
import { tools } from '#mocks/data/tools.ts';
import { bookings as seededBookings } from '#mocks/data/bookings.ts';
import type { PostgresStore } from '../../backend/database/postgresStore.ts';
import { API } from '../live/addresses.ts';
import { FAKES } from '../live/shop.ts';
import { readOrigin } from './browser.ts';
import { type Killable, startKillableBackend } from './killableBackend.ts';
import type { BookingRow, Books } from './ledger.ts';
import type { WorldName } from './plan.ts';

/** The backend of a session, and the browser in which its people use the shop. */
export interface ChaosWorld {
  name: WorldName;
  /** True if all tabs have the same user, as with Firebase. In the sandbox, each tab has its own. */
  isSessionShared: boolean;
  /** The prefix of the keys in the shop's storage. */
  space: string;
  /** Sets the faults. Returns the query with which the next page must be opened for that. */
  setFaults: (text: string) => string;
  /** Kills a program of the backend after some milliseconds, and starts it again. The sandbox's is a part of the page. */
  kill: (what: Killable, after: number) => void;
  /** Resolves when everything that was killed answers again. */
  settle: () => Promise<void>;
  /** Reads the backend and the bank, without the app. */
  readBooks: () => Promise<Books>;
  close: () => Promise<void>;
}

/** Where the programs of this run listen. */
export interface Addresses {
  sandboxShop: string;
  liveShop: string;
  /** Where the backend of this browser's live sessions listens, one after the other. */
  apiPort: number;
  /** Resolves when the Auth emulator has the accounts. */
  emulator: Promise<void>;
}

const cents = (price: number | null) => Math.round((price ?? 0) * 100);

interface Row {
  _id: string;
  name: string;
  quantity: number | null;
  price: number | null;
  address: string;
  transactionId: string;
}
const toRow = ({ _id, name, quantity, price, address, transactionId }: Row): BookingRow => ({
  id: _id,
  name,
  quantity: quantity ?? 0,
  price: cents(price),
  address,
  transactionId,
});

/** The rows that the ledger counts. */
type Rows = Pick<Tables, 'tools' | 'bookings' | 'users' | 'answers'>;
type AllRows = { [Name in keyof Rows]: Rows[Name][] };

/** The POSTs of an operation that were carried out. The backend keeps each, because both builds send an Idempotency-Key. */
const carriedOut = ({ answers }: AllRows, operation: string): { id: string; body: unknown }[] =>
  answers
    .filter(({ _id }) => (JSON.parse(_id) as string[])[0] === operation)
    .map(({ body, answer }) => ({
      id: (JSON.parse(answer) as { insertedId: string }).insertedId,
      body: (JSON.parse(body) as { body: unknown }).body,
    }));

/** `reserved`: the stock of each tool by id that was taken, and is not booked. It returns by itself. */
function readRows(rows: AllRows, charges: Books['charges'], reserved = new Map<string, number>()): Books {
  const added = carriedOut(rows, 'createTool').map(({ body }) => body as { name: string; quantity: number });
  const created = carriedOut(rows, 'createBooking');
  return {
    seed: new Map([...tools, ...added].map(({ name, quantity }) => [name, quantity])),
    stock: new Map(rows.tools.map(({ _id, name, quantity }) => [name, (quantity ?? Number.NaN) + (reserved.get(_id) ?? 0)])),
    created: created.map(({ id, body }) => toRow({ ...(body as Omit<Row, '_id' | 'transactionId'>), _id: id, transactionId: '' })),
    seededBookings: seededBookings.map(toRow),
    bookings: rows.bookings.map(toRow),
    addedTools: added.map(({ name }) => name),
    administrators: rows.users.flatMap(({ role, email }) => (role === 'admin' ? [email] : [])),
    charges,
  };
}

/** The world that the sandbox keeps in this browser, as the text that it stores. */
const readStoredWorld = (page: Page): Promise<string | null> =>
  page.evaluate(async () => {
    const settled = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.addEventListener('success', () => resolve(request.result));
        request.addEventListener('error', () => reject(request.error ?? new Error('The database cannot be read')));
      });
    const database = await settled(indexedDB.open('gadget-garage sandbox /'));
    const found: unknown = await settled(database.transaction('worlds').objectStore('worlds').get('world'));
    database.close();
    return typeof found === 'string' ? found : null;
  });

export function openSandboxWorld(context: BrowserContext, { sandboxShop }: Addresses): ChaosWorld {
  return {
    name: 'sandbox',
    isSessionShared: false,
    space: 'gadget-garage:',
    setFaults: (text) => `faults=${encodeURIComponent(text)}`,
    kill: () => {},
    settle: async () => {},
    readBooks: async () => {
      const text = await readOrigin(context, sandboxShop, readStoredWorld);
      const world = await createWorld({ store: memoryStore(text), lock: createQueue() });
      return world.read((view) =>
        readRows(
          { tools: view.all('tools'), bookings: view.all('bookings'), users: view.all('users'), answers: view.all('answers') },
          view.all('intents').flatMap(({ _id, price, state }) => (state === 'succeeded' ? [{ id: `pi_${_id}`, price: cents(price) }] : [])),
        ),
      );
    },
    close: async () => {},
  };
}

/** Reads the rows of the database, without the backend. */
async function readDatabase(store: PostgresStore): Promise<{ rows: AllRows; reserved: Map<string, number> }> {
  const rows = await store.read(async (view) => ({
    tools: await view.all('tools'),
    bookings: await view.all('bookings'),
    users: await view.all('users'),
    answers: await view.all('answers'),
  }));
  const reservations = await store.query<{ id: string; quantity: number }>(
    'SELECT tool_id AS id, sum(quantity)::integer AS quantity FROM reservations GROUP BY tool_id',
  );
  return { rows, reserved: new Map(reservations.map(({ id, quantity }) => [id, quantity])) };
}

export async function openLiveWorld(context: BrowserContext, { apiPort, emulator }: Addresses, seed: number): Promise<ChaosWorld> {
  const backend = await startKillableBackend({ port: apiPort, seed });
  await emulator;
  // Defined before the shop looks for it. Serving it by a route would lead every request of the page through this process.
  await context.addInitScript({ content: `window.stripeStandIn = ${JSON.stringify(API)};\n${await readFile(FAKES.stripe, 'utf8')}` });
  return {
    name: 'live',
    isSessionShared: true,
    space: 'gadget-garage live:',
    setFaults: (text) => {
      backend.faults.set(parseFaults(text));
      return '';
    },
    kill: backend.kill,
    settle: backend.settle,
    readBooks: async () => {
      const { rows, reserved } = await backend.read(readDatabase);
      const intents = [...backend.stripe.intents.values()];
      const charges = intents.flatMap(({ id, amount, status }) => (status === 'succeeded' ? [{ id, price: amount }] : []));
      return readRows(rows, charges, reserved);
    },
    close: backend.close,
  };
}
