import { signIn } from './signIn.mjs';

/** A product of the seed. */
const BOOKING = '/booking/64f0a1c2e4b0000000000001';
const ORDERS = '/dashboard/manageAllOrders';

/** The yardstick: a page as small as React allows, with the router and the pictures of the shop. */
export const YARDSTICK = 'F';
export const LIVE_HOME = 'live /';
export const SANDBOX_HOME = 'sandbox /';

/**
 * @typedef {object} MeasuredPage
 * @property {string} name
 * @property {string} address
 * @property {import('./phone.mjs').Session} [session] of a signed-in person
 */

/**
 * Returns the pages to open, the yardstick first.
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
    { name: YARDSTICK, address: bare },
    // The sandbox is compared with the live home page, too.
    ...(has('live') || has('sandbox') ? [{ name: LIVE_HOME, address: live }] : []),
    ...(has('sandbox') ? [{ name: SANDBOX_HOME, address: sandbox }] : []),
    ...(has('deep') ? ['/showAllCarProducts', '/login', BOOKING, ORDERS].map(visited) : []),
    ...(has('deep') ? [await signedIn(BOOKING, 'shopper'), await signedIn(ORDERS, 'administrator')] : []),
    ...pages.map(visited),
  ];
}
