import type { Browser } from 'playwright';
import { FIGURES, figuresOf } from './figures.ts';
import type { Part } from './options.ts';
import { type Session, signIn } from './phone.ts';
import { printRow, printTitle, summarize } from './report.ts';
import { API, type Servers } from './servers.ts';
import { type Visit, visit } from './visit.ts';

/** A product of the seed. */
const BOOKING = '/booking/64f0a1c2e4b0000000000001';
const ORDERS = '/dashboard/manageAllOrders';

/** The baseline: a page as small as React allows, with the router and the pictures of the shop. */
const BASELINE = 'F';
const LIVE_HOME = 'live /';
const SANDBOX_HOME = 'sandbox /';

interface MeasuredPage {
  name: string;
  address: string;
  /** Of a signed-in person. */
  session?: Session;
}

/** Returns the pages to open, the baseline first. */
export async function choosePages(
  browser: Browser,
  { bare, live, builds, sandbox, emulator }: Servers,
  { parts, pages }: { parts: readonly Part[]; pages: string[] },
): Promise<MeasuredPage[]> {
  const has = (part: Part) => parts.includes(part);
  const shops = [{ folder: 'live', address: live }, ...builds];
  const visited = (path: string) => shops.map(({ folder, address }) => ({ name: `${folder} ${path}`, address: address + path }));
  const signedIn = (path: string, person: 'shopper' | 'administrator') =>
    Promise.all(
      shops.map(async ({ folder, address }) => ({
        name: `${folder} ${path} as ${person}`,
        address: address + path,
        session: await signIn(browser, { shop: address, emulator, person }),
      })),
    );
  return [
    { name: BASELINE, address: bare },
    // The sandbox is compared with the live home page, too.
    ...(has('live') || has('sandbox') ? visited('/') : []),
    ...(has('sandbox') ? [{ name: SANDBOX_HOME, address: sandbox }] : []),
    ...(has('deep') ? ['/showAllCarProducts', '/login', BOOKING, ORDERS].flatMap(visited) : []),
    ...(has('deep') ? [...(await signedIn(BOOKING, 'shopper')), ...(await signedIn(ORDERS, 'administrator'))] : []),
    ...pages.flatMap(visited),
  ];
}

/**
 * Opens the pages by turns, so that a busy minute of the machine slows down all of them. Returns the visits of all rounds by the page's
 * name.
 */
export async function measureLoads(
  browser: Browser,
  pages: MeasuredPage[],
  { rounds, slowdown }: { rounds: number; slowdown: number },
): Promise<Map<string, Visit[]>> {
  const visits = new Map<string, Visit[]>(pages.map(({ name }) => [name, []]));
  for (let round = 1; round <= rounds; round += 1) {
    console.error(`Round ${round} of ${rounds}`);
    for (const { name, ...options } of pages) visits.get(name)?.push(await visit(browser, { ...options, slowdown, api: API }));
  }
  return visits;
}

const summariesOf = (visits: Visit[]) => {
  const figures = visits.map(figuresOf);
  return Object.fromEntries(Object.keys(FIGURES).map((key) => [key, summarize(figures.map((one) => one[key]))]));
};

/** The different texts of all rounds, with the number of rounds if there are several. */
function distinct(texts: string[]) {
  const different = [...new Set(texts)];
  const count = (text: string) => texts.filter((other) => other === text).length;
  return different.map((text) => (different.length === 1 ? text : `${text} (${count(text)} times)`)).join('; ') || 'none';
}

const repeatedIn = (calls: string[]) => [...new Set(calls.filter((call, index) => calls.indexOf(call) !== index))];

const notesOn = (visits: Visit[]) => [
  `largest: ${distinct(visits.map(({ largest }) => largest?.element ?? 'none'))}`,
  `at: ${distinct(visits.map(({ path }) => path))}`,
  `calls: ${distinct(visits.map(({ calls }) => calls.toSorted().join(', ')).filter((text) => text !== ''))}`,
  `called more than once: ${distinct(visits.flatMap(({ calls }) => repeatedIn(calls)))}`,
];

/** Prints the figures of each page, and their ratio to that of the baseline. */
export function reportLoads(all: Map<string, Visit[]>) {
  const baseline = summariesOf(all.get(BASELINE) ?? []);
  for (const [name, visits] of all) {
    printTitle(name);
    const summaries = summariesOf(visits);
    for (const [key, figure] of Object.entries(FIGURES)) printRow(figure, summaries[key] ?? null, baseline[key] ?? null);
    for (const note of notesOn(visits)) console.log(`  ${note}`);
  }
  const [live, sandbox] = [LIVE_HOME, SANDBOX_HOME].map((name) => summarize((all.get(name) ?? []).map(({ firstCard }) => firstCard)));
  if (live && sandbox)
    console.log(`\nThe sandbox shows its first card ${Math.round(sandbox.median - live.median)} ms after the live shop.`);
}
