import { FIGURES, figuresOf } from './figures.mjs';
import { LIVE_HOME, SANDBOX_HOME, YARDSTICK } from './pages.mjs';
import { printRow, printTitle } from './report.mjs';
import { API } from './servers.mjs';
import { summarize } from './statistics.mjs';
import { visit } from './visit.mjs';

/** @typedef {import('./visit.mjs').Visit} Visit */

/**
 * Opens the pages by turns, so that a busy minute of the machine slows down all of them.
 * @param {import('playwright').Browser} browser
 * @param {import('./pages.mjs').MeasuredPage[]} pages
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

/** Prints the figures of each page, and their ratio to the yardstick's. @param {Map<string, Visit[]>} all */
export function reportLoads(all) {
  const yardstick = summariesOf(all.get(YARDSTICK) ?? []);
  for (const [name, visits] of all) {
    printTitle(name);
    const summaries = summariesOf(visits);
    for (const [key, figure] of Object.entries(FIGURES)) printRow(figure, summaries[key] ?? null, yardstick[key] ?? null);
    for (const note of notesOn(visits)) console.log(`  ${note}`);
  }
  const [live, sandbox] = [LIVE_HOME, SANDBOX_HOME].map((name) => summarize((all.get(name) ?? []).map(({ firstCard }) => firstCard)));
  if (live && sandbox)
    console.log(`\nThe sandbox shows its first card ${Math.round(sandbox.median - live.median)} ms after the live shop.`);
}
