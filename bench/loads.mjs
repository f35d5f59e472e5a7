import { FIGURES, figuresOf } from './figures.mjs';
import { signIn } from './phone.mjs';
import { printRow, printTitle, summarize } from './report.mjs';
import { API } from './servers.mjs';
import { visit } from './visit.mjs';

/** A product of the seed. */
const BOOKING = '/booking/64f0a1c2e4b0000000000001';
const ORDERS = '/dashboard/manageAllOrders';

/** The baseline: a page as small as React allows, with the router and the pictures of the shop. */
const BASELINE = 'F';
const LIVE_HOME = 'live /';
const SANDBOX_HOME = 'sandbox /';

/**
 * @typedef {object} MeasuredPage
 * @property {string} name
 * @property {string} address
 * @property {import('./phone.mjs').Session} [session] of a signed-in person
 */

/**
 * Returns the pages to open, the baseline first.
 * @param {import('playwright').Browser} browser
 * @param {import('./servers.mjs').Servers} servers
 * @param {{ parts: readonly import('./options.mjs').Part[], pages: string[] }} choice
 * @returns {Promise<MeasuredPage[]>}
 */
export async function choosePages(browser, { bare, live, sandbox, emulator }, { parts, pages }) {
  const has = (/** @type {import('./options.mjs').Part} */ part) => parts.includes(part);
  const visited = (/** @type {string} */ path) => ({ name: `live ${path}`, address: live + path });
  /** @param {string} path @param {'shopper' | 'administrator'} person */
  const signedIn = async (path, person) => ({
    name: `live ${path} as ${person}`,
    address: live + path,
    session: await signIn(browser, { shop: live, emulator, person }),
  });
  return [
    { name: BASELINE, address: bare },
    // The sandbox is compared with the live home page, too.
    ...(has('live') || has('sandbox') ? [{ name: LIVE_HOME, address: live }] : []),
    ...(has('sandbox') ? [{ name: SANDBOX_HOME, address: sandbox }] : []),
    ...(has('deep') ? ['/showAllCarProducts', '/login', BOOKING, ORDERS].map(visited) : []),
    ...(has('deep') ? [await signedIn(BOOKING, 'shopper'), await signedIn(ORDERS, 'administrator')] : []),
    ...pages.map(visited),
  ];
}

/** @typedef {import('./visit.mjs').Visit} Visit */

/**
 * Opens the pages by turns, so that a busy minute of the machine slows down all of them.
 * @param {import('playwright').Browser} browser
 * @param {MeasuredPage[]} pages
 * @param {number} rounds
 * @returns {Promise<Map<string, Visit[]>>} the visits of all rounds by the page's name
 */
export async function measureLoads(browser, pages, rounds) {
  /** @type {Map<string, Visit[]>} */
  const visits = new Map(pages.map(({ name }) => [name, []]));
  for (let round = 1; round <= rounds; round += 1) {
    console.error(`Round ${round} of ${rounds}`);
    for (const { name, ...options } of pages) visits.get(name)?.push(await visit(browser, { ...options, api: API }));
  }
  return visits;
}

/** @param {Visit[]} visits */
const summariesOf = (visits) => {
  const figures = visits.map(figuresOf);
  return Object.fromEntries(Object.keys(FIGURES).map((key) => [key, summarize(figures.map((one) => one[key]))]));
};

/** The different texts of all rounds, with the number of rounds if there are several. @param {string[]} texts */
function distinct(texts) {
  const different = [...new Set(texts)];
  const count = (/** @type {string} */ text) => texts.filter((other) => other === text).length;
  return different.map((text) => (different.length === 1 ? text : `${text} (${count(text)} times)`)).join('; ') || 'none';
}

/** @param {string[]} calls */
const repeatedIn = (calls) => [...new Set(calls.filter((call, index) => calls.indexOf(call) !== index))];

/** @param {Visit[]} visits @returns {string[]} */
const notesOn = (visits) => [
  `largest: ${distinct(visits.map(({ largest }) => largest?.element ?? 'none'))}`,
  `at: ${distinct(visits.map(({ path }) => path))}`,
  `calls: ${distinct(visits.map(({ calls }) => calls.toSorted().join(', ')).filter((text) => text !== ''))}`,
  `called more than once: ${distinct(visits.flatMap(({ calls }) => repeatedIn(calls)))}`,
];

/** Prints the figures of each page, and their ratio to that of the baseline. @param {Map<string, Visit[]>} all */
export function reportLoads(all) {
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
