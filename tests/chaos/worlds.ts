import type { BrowserContext, Page } from '@playwright/test';
import { type HttpSandbox, startHttpSandbox } from '#mocks/http/http.ts';
import { parseFaults } from '#mocks/faults/fault.ts';
import { memoryStore } from '#mocks/store/memoryStore.ts';
import { createQueue } from '#mocks/store/queue.ts';
import type { WorldView } from '#mocks/store/transaction.ts';
import { createWorld } from '#mocks/store/world.ts';
import { tools } from '#mocks/data/tools.ts';
import { bookings as seededBookings } from '#mocks/data/bookings.ts';
import { readPicture } from '../../scripts/build/pictures/files.ts';
import { usedPictures } from '../../scripts/build/sources.ts';
import { PROJECT } from '../live/addresses.ts';
import { FAKES } from '../live/shop.ts';
import { readOrigin } from './browser.ts';
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

/** The POSTs of an operation that were carried out. The sandbox keeps each, because both builds send an Idempotency-Key. */
const carriedOut = (view: WorldView, operation: string): { id: string; body: unknown }[] =>
  view
    .all('answers')
    .filter(({ _id }) => (JSON.parse(_id) as string[])[0] === operation)
    .map(({ body, answer }) => ({
      id: (JSON.parse(answer) as { insertedId: string }).insertedId,
      body: (JSON.parse(body) as { body: unknown }).body,
    }));

function readView(view: WorldView, charges: Books['charges']): Books {
  const added = carriedOut(view, 'createTool').map(({ body }) => body as { name: string; quantity: number });
  const created = carriedOut(view, 'createBooking');
  return {
    seed: new Map([...tools, ...added].map(({ name, quantity }) => [name, quantity])),
    stock: new Map(view.all('tools').map(({ name, quantity }) => [name, quantity ?? Number.NaN])),
    created: created.map(({ id, body }) => toRow({ ...(body as Omit<Row, '_id' | 'transactionId'>), _id: id, transactionId: '' })),
    seededBookings: seededBookings.map(toRow),
    bookings: view.all('bookings').map(toRow),
    addedTools: added.map(({ name }) => name),
    administrators: view.all('users').flatMap(({ role, email }) => (role === 'admin' ? [email] : [])),
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
    readBooks: async () => {
      const text = await readOrigin(context, sandboxShop, readStoredWorld);
      const world = await createWorld({ store: memoryStore(text), lock: createQueue() });
      return world.read((view) =>
        readView(
          view,
          view.all('intents').flatMap(({ _id, price, state }) => (state === 'succeeded' ? [{ id: `pi_${_id}`, price: cents(price) }] : [])),
        ),
      );
    },
    close: async () => {},
  };
}

/** Reads the charges of the fake bank, which keeps them in the browser. */
async function readBank(page: Page): Promise<string[]> {
  const text = await page.evaluate(() => localStorage.getItem('fakeStripe'));
  const { intents } = JSON.parse(text ?? '{ "intents": {} }') as { intents: Record<string, { status: string }> };
  return Object.entries(intents).flatMap(([id, { status }]) => (status === 'succeeded' ? [id] : []));
}

export async function openLiveWorld(context: BrowserContext, { liveShop, apiPort, emulator }: Addresses): Promise<ChaosWorld> {
  const sandbox: HttpSandbox = await startHttpSandbox({
    port: apiPort,
    pictures: { names: usedPictures('.'), read: (name) => readPicture('.', name) },
    loginProof: PROJECT,
  });
  await emulator;
  // Defined before the shop looks for it. Serving it by a route would lead every request of the page through this process.
  await context.addInitScript({ path: FAKES.stripe });
  return {
    name: 'live',
    isSessionShared: true,
    space: 'gadget-garage live:',
    setFaults: (text) => {
      sandbox.faults.set(parseFaults(text));
      return '';
    },
    readBooks: async () => {
      const paid = await readOrigin(context, liveShop, readBank);
      return sandbox.world.read((view) =>
        readView(
          view,
          view.all('intents').flatMap(({ _id, price }) => (paid.includes(`pi_${_id}`) ? [{ id: `pi_${_id}`, price: cents(price) }] : [])),
        ),
      );
    },
    close: sandbox.close,
  };
}
