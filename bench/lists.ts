import type { Browser, Page } from 'playwright';
import { type Figure, printRow, printTitle, summarize } from './report.ts';
import { signIn } from './phone.ts';
import { API, type Servers } from './servers.ts';
import { type MeasuredList, visitList } from './visitList.ts';

const BASELINE = 'Bare virtual list';

/** The rows of the report. */
const FIGURES: Record<string, Figure> = {
  framesPerSecond: { name: 'Frames per second while scrolling', unit: '', digits: 1 },
  blank: { name: 'Frames without a card in the middle', unit: '%', digits: 1 },
  nodes: { name: 'Elements at most while scrolling', unit: '' },
  event: { name: 'Longest time from a key to a frame', unit: 'ms' },
  task: { name: 'Longest task while typing', unit: 'ms' },
};

const ORDERS = 10_000;

const PRODUCTS = [
  { name: 'Ratchet Combination Wrench Set, 12 pc', picture: '1f527', price: 64.9 },
  { name: 'Cantilever Steel Toolbox 22"', picture: '1f9f0', price: 89 },
  { name: 'Nitrile Grip Mechanic Gloves', picture: '1f9e4', price: 9.95 },
  { name: 'Rechargeable Inspection Lamp 800 lm', picture: '1f526', price: 42 },
  { name: 'AGM Starter Battery 70 Ah', picture: '1f50b', price: 119 },
];

/** Returns one of many orders, as the backend sends it. */
function orderAt(index: number) {
  const { name, picture, price } = PRODUCTS[index % PRODUCTS.length] ?? { name: '', picture: '', price: 0 };
  const quantity = 1 + (index % 4);
  const paid = index % 3 === 0;
  return {
    _id: `64f0a1c2e4b1${String(index).padStart(12, '0')}`,
    name,
    img: `${API}/pictures/${picture}.webp`,
    email: `customer.${index}@example.com`,
    date: new Date(Date.UTC(2027, 0, 1 + (index % 365))).toISOString().slice(0, 10),
    price: price * quantity,
    quantity,
    address: `${1 + (index % 200)} Gasket Lane, Springfield`,
    phone: '+1 555 0100',
    paid,
    transactionId: paid ? `pi_demo${index}` : '',
  };
}

/** Answers the page's call for all orders with 10,000, because no world of the sandbox has as many. */
const answerWithOrders = (page: Page) =>
  page.route(`${API}/carBooking`, (route) =>
    route.request().method() === 'GET'
      ? route.fulfill({
          json: Array.from({ length: ORDERS }, (_, index) => orderAt(index)),
          headers: { 'access-control-allow-origin': '*' },
        })
      : route.fallback(),
  );

/** Measures the lists by turns, the baseline first. Returns the figures of all rounds by the list's name. */
export async function measureLists(
  browser: Browser,
  { bareList, sandbox, live, emulator }: Servers,
  { rounds, slowdown }: { rounds: number; slowdown: number },
): Promise<Map<string, Record<string, number>[]>> {
  const session = await signIn(browser, { shop: live, emulator, person: 'administrator' });
  const lists: MeasuredList[] = [
    { name: BASELINE, address: bareList },
    { name: '10,000 car tools (sandbox /showAllCarProducts)', address: `${sandbox}/showAllCarProducts?world=large` },
    {
      name: '10,000 orders (live /dashboard/manageAllOrders)',
      address: `${live}/dashboard/manageAllOrders`,
      session,
      prepare: answerWithOrders,
    },
  ];
  const results = new Map<string, Record<string, number>[]>(lists.map(({ name }) => [name, []]));
  for (let round = 1; round <= rounds; round += 1) {
    console.error(`Round ${round} of ${rounds} of the lists`);
    for (const list of lists) results.get(list.name)?.push(await visitList(browser, list, slowdown));
  }
  return results;
}

/** Prints the figures of each list, and their ratio to that of the baseline. */
export function reportLists(results: Map<string, Record<string, number>[]>) {
  const summary = (name: string, key: string) => summarize((results.get(name) ?? []).map((one) => one[key]));
  for (const name of results.keys()) {
    printTitle(name);
    for (const [key, figure] of Object.entries(FIGURES)) printRow(figure, summary(name, key), summary(BASELINE, key));
  }
}
